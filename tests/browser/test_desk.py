"""The checker in Chromium: its Python gives what ours gives, and its client copes with all ills."""

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route

from kb import proving
from kb.checker.desk import answer
from kb.records.library import Entry, load
from tests.browser.window import View, Window, window
from tests.site import records

ENTRIES = load(records.ROOT / "content")
WALKS, STEPS = 8, 6
PATIENCE = 120_000
"""Milliseconds for whatever starts Python, on a machine with other work."""
ADVANCE = {"do": "play", "game": "patchwork", "moves": [{"move": "advance", "player": "Anna"}]}
SLOW = {"do": "choices", "game": "patchwork"}

WORKER = """async () => {
  const files = await (await fetch("/assets/checker/files.json")).json();
  const worker = new Worker("/assets/checker/worker.js", { type: "module" });
  const heard = () => new Promise((resolve) => {
    worker.onmessage = ({ data }) => { if (!("loaded" in data)) resolve(data); };
  });
  window.replies = async (requests) => {
    const found = [];
    for (const request of requests) {
      worker.postMessage({ request });
      found.push((await heard()).reply);
    }
    return found;
  };
  worker.postMessage({ files });
  return await heard();
}"""
"""Starts the worker without the client, so that its replies are heard letter by letter."""


@pytest.fixture(scope="module")
def worker(browser: Browser, site: str) -> Iterator[Page]:
    with window(browser, site, View("desk", "light")) as opened:
        opened.page.set_default_timeout(PATIENCE)
        opened.go("/pruefer/")
        assert opened.page.evaluate(WORKER) == {"ready": True}
        yield opened.page
        assert opened.troubles == []


def replies(worker: Page, requests: list[str]) -> list[str]:
    found: list[str] = worker.evaluate("(requests) => window.replies(requests)", requests)
    return found


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.game.id)
def test_every_example_and_misreading_gives_what_kb_check_gives(worker: Page, entry: Entry) -> None:
    executed = [each for each in entry.examples if each.expect]
    data = [each.model_dump(mode="json", exclude_none=True) for each in executed]
    requests = [{"do": "example", "game": entry.game.id, "example": each} for each in data]
    found = replies(worker, [json.dumps(each) for each in requests])
    for example, reply in zip(executed, found, strict=True):
        told = json.loads(proving.told(entry, example.id).as_json())
        due = json.dumps({"ok": True, "example": told["example"]}, ensure_ascii=False)
        assert reply == due, example.id
    assert any('"misread": {' in reply for reply in found)


def walk(entry: Entry, chance: Random) -> Iterator[str]:
    """Requests along some legal moves by chance, from an example on."""
    example = chance.choice([each for each in entry.examples if each.position and each.expect])
    given = {"readings": example.readings or {}, "position": example.position}
    moves: list[Any] = []
    for _ in range(STEPS):
        request = json.dumps({"do": "choices", "game": entry.game.id, **given, "moves": moves})
        choices = json.loads(answer(request)).get("choices", [])
        if allowed := [each["move"] for each in choices if each["allowed"]]:
            moves = [*moves, chance.choice(allowed)]
    yield request
    yield json.dumps({"do": "play", "game": entry.game.id, **given, "moves": moves})


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.game.id)
def test_plays_by_chance_are_told_and_drawn_alike(worker: Page, entry: Entry) -> None:
    chance = Random(f"browser {entry.game.id}")  # noqa: S311
    requests = [request for _ in range(WALKS) for request in walk(entry, chance)]
    found = replies(worker, requests)
    assert sum('"ok": true' in reply for reply in found) > WALKS
    assert found == list(map(answer, requests))


def test_odd_requests_are_answered_alike(worker: Page) -> None:
    requests = ["", "null", "[" * 5000, '{"do": "play", "game": "\\ud800"}', '{"a": 1e999}']
    assert replies(worker, requests) == list(map(answer, requests))


@pytest.fixture
def checker(browser: Browser, site: str) -> Iterator[Window]:
    """The page of the checker with nothing started, in a browser that has nothing yet."""
    with window(browser, site, View("phone", "light")) as opened:
        opened.page.set_default_timeout(PATIENCE)
        opened.go("/pruefer/")
        yield opened


def test_nothing_is_loaded_before_the_reader_asks(browser: Browser, site: str) -> None:
    with window(browser, site, View("phone", "light")) as opened:
        asked: list[str] = []
        opened.page.on("request", lambda request: asked.append(request.url))
        opened.go("/pruefer/")
        opened.page.wait_for_load_state("networkidle")
        assert not [url for url in asked if re.search("pyodide|/engines/|worker.js", url)]


def test_the_client_tells_how_far_it_is_and_asks_one_thing_at_a_time(checker: Window) -> None:
    found = checker.page.evaluate(
        """async ([one, other]) => {
          const { start } = await import("/assets/checker/client.js");
          const news = [];
          const desk = await start((progress) => news.push(progress));
          const order = [];
          const ask = async (request, name) => {
            const reply = await desk.ask(request, { limit: 60000 });
            order.push(name);
            return reply.ok;
          };
          const [first, second] = await Promise.all([ask(other, "slow"), ask(one, "quick")]);
          return { news, order, first, second };
        }""",
        [ADVANCE, SLOW],
    )
    loaded = [each["loaded"] for each in found["news"]]
    assert loaded == sorted(loaded)
    assert (loaded[0], loaded[-1]) == (0, found["news"][-1]["total"])
    assert len(set(loaded)) > 5
    assert (found["order"], found["first"], found["second"]) == (["slow", "quick"], True, True)
    assert checker.troubles == []


def test_what_takes_too_long_or_is_stopped_ends_and_the_next_question_is_answered(
    checker: Window,
) -> None:
    found = checker.page.evaluate(
        """async ([quick, slow]) => {
          const { start } = await import("/assets/checker/client.js");
          const heard = (asked) => asked.catch(({ name, message }) => ({ name, message }));
          const desk = await start();
          const late = await heard(desk.ask(slow, { limit: 5 }));
          const after = await heard(desk.ask(quick, { limit: 60000 }));
          const stopped = [desk.ask(slow, { limit: 60000 }), desk.ask(quick)].map(heard);
          setTimeout(() => desk.stop(), 20);
          const [one, two] = await Promise.all(stopped);
          const long = await heard(desk.ask({ ...quick, position_text: "ä".repeat(40000) }));
          const again = await heard(desk.ask(quick, { limit: 60000 }));
          return { late, after: after.ok, one, two, long, again: again.ok };
        }""",
        [ADVANCE, SLOW],
    )
    assert found["late"]["message"].startswith("Nach 0,005 Sekunden war noch nichts entschieden")
    assert {found["one"]["name"], found["two"]["name"]} == {"Stopped"}
    assert found["long"]["message"] == "Das ist zu lang: Der Prüfer liest höchstens 64 kB."
    assert (found["after"], found["again"]) == (True, True)
    assert checker.troubles == []


START = """async () => {
  const { start } = await import("/assets/checker/client.js");
  return start().then(() => "bereit", (why) => why.message);
}"""


@pytest.mark.parametrize(
    "address",
    ["**/files.json", "**/*.wasm", "**/*.asm.mjs", "**/engines/*", "**/python_stdlib.zip"],
)
@pytest.mark.parametrize("how", ["gone", "cut off"])
def test_a_failed_download_is_told_and_can_be_tried_again(
    checker: Window, address: str, how: str
) -> None:
    def fail(route: Route) -> None:
        if how == "gone":
            route.fulfill(status=404, body="nothing here")
        else:
            route.abort()

    checker.page.route(address, fail)
    message = checker.page.evaluate(START)
    assert message.startswith("Der Prüfer ließ sich nicht laden. Sieh nach, ob du verbunden bist")
    checker.page.unroute(address)
    if address == "**/*.wasm":
        assert checker.page.evaluate(START) == "bereit"


def test_without_webassembly_the_reader_is_told_so(checker: Window) -> None:
    checker.page.add_init_script("delete globalThis.WebAssembly")
    checker.go("/pruefer/")
    assert checker.page.evaluate(START).startswith("Dein Browser führt kein WebAssembly aus")


def test_without_module_workers_the_reader_is_told_so(checker: Window) -> None:
    checker.page.add_init_script(
        "const Plain = Worker; globalThis.Worker = class extends Plain {"
        " constructor(address) { super(address); } };"
    )
    checker.go("/pruefer/")
    assert checker.page.evaluate(START).startswith("Der Prüfer startet in diesem Browser nicht.")
