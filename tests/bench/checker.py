"""How the checker starts and plays in Chromium: `python -m tests.bench.checker`.

Prints what the first start transfers, how long starting and one move take, each with its limit;
fails where one is broken.
"""

import gzip
import json
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from kb.checker.desk import answer
from kb.records.library import Entry, load
from kb.site.build import build
from kb.site.checker_files import FOLDER
from kb.site.server.host import serving
from tests.bench.figure import Figure, share, too_much
from tests.chromium import MISSING, chromium

ROOT = Path(__file__).parents[2]
STARTS, PLAYS = 5, 25
"""How often it is started, of which the fastest counts; how many moves of each game are played."""
START = """async (client) => {
  const { start } = await import(client);
  const begun = performance.now();
  window.desk = await start();
  return (performance.now() - begun) / 1000;
}"""
ASK = """async (requests) => {
  const taken = [];
  for (const request of requests) {
    const begun = performance.now();
    const reply = await window.desk.ask(request, { limit: 60000 });
    if (!reply.ok) throw new Error(reply.problem.message);
    taken.push(performance.now() - begun);
  }
  return taken;
}"""


def measure(browser: Browser, site: Path) -> Iterator[Figure]:
    """All figures of a built site."""
    with serving(site) as address:
        sizes = _transferred(browser, address, site)
        yield Figure("files of the first start", len(sizes), "files")
        yield Figure("first start, compressed", sum(sizes), "MB", 6.5)
        cold = [_first(browser, address) for _ in range(STARTS)]
        context = browser.new_context(service_workers="block")
        page = context.new_page()
        _start(page, address)
        warm = [_start(page, address) for _ in range(STARTS)]
        yield Figure("first start", min(cold), "s", 4)
        yield Figure("start from the browser's store", min(warm), "s", 2.5)
        yield from _asked(page)
        context.close()


def _transferred(browser: Browser, address: str, site: Path) -> list[float]:
    """Megabytes of each file that a start fetches, as a server that compresses sends them."""
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    page.goto(f"{address}/pruefer/")
    page.wait_for_load_state("networkidle")
    fetched: set[str] = set()
    context.on("response", lambda answer: fetched.add(answer.url.removeprefix(f"{address}/")))
    _started(page)
    context.close()
    return [len(gzip.compress((site / name).read_bytes())) / 1e6 for name in fetched]


def _first(browser: Browser, address: str) -> float:
    """Seconds of a start in a browser that has nothing yet."""
    context: BrowserContext = browser.new_context(service_workers="block")
    seconds = _start(context.new_page(), address)
    context.close()
    return seconds


def _start(page: Page, address: str) -> float:
    page.goto(f"{address}/pruefer/")
    return _started(page)


def _started(page: Page) -> float:
    return float(page.evaluate(START, f"/{FOLDER}/client.js"))


def _asked(page: Page) -> Iterator[Figure]:
    """Milliseconds of one move with trace and drawing, and of all choices, by game."""
    moves, sizes = [], []
    for entry in load(ROOT / "content"):
        requests = list(_moves(entry))
        sizes += [len(answer(json.dumps(each))) / 1000 for each in requests]
        page.evaluate(ASK, requests[:1])  # so that the modules of the game are there
        moves += page.evaluate(ASK, requests)
        choices = page.evaluate(ASK, [{**each, "do": "choices"} for each in requests])
        yield Figure(f"choices in {entry.game.title}, 95 %", share(choices, 0.95), "ms")
    yield Figure("moves played", len(moves), "moves")
    yield Figure("reply to a move, 95 %", share(sizes, 0.95), "kB")
    yield Figure("one move with trace and drawing, median", share(moves, 0.5), "ms")
    yield Figure("one move with trace and drawing, 95 %", share(moves, 0.95), "ms", 100)


def _moves(entry: Entry) -> Iterator[dict[str, Any]]:
    """The last moves of some examples, each played from where it begins."""
    executed = [each for each in entry.examples if each.expect and len(each.moves) == 1]
    chosen = Random(entry.game.id).sample(executed, min(PLAYS, len(executed)))  # noqa: S311
    for example in chosen:
        found = {"game": entry.game.id, "do": "play", "moves": list(example.moves), "since": 1}
        found |= {"position": example.position or {}, "readings": example.readings or {}}
        found["edition"] = example.editions[0] if example.editions else ""
        if json.loads(answer(json.dumps({**found, "do": "choices"})))["ok"]:
            yield found


def main() -> int:
    """Measure and print; the exit status is 1 if something is too much."""
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        if not browser:
            print(f"The checker is not measured: {MISSING}.")  # noqa: T201
            return 0
        site = build(ROOT / "content", Path(folder), ROOT / "mkdocs.yml")
        figures = list(measure(browser, site))
    problems = list(too_much(figures))
    head = ["| what | found | at most |", "| --- | ---: | ---: |"]
    print("\n".join([*head, *map(str, figures), *problems]))  # noqa: T201
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
