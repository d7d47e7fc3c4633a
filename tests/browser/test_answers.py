"""The answer above the hits: what a question gets on the page of results."""

import gzip
import re
from functools import partial
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Locator, Page, Response, Route, expect

from kb.search import reply
from kb.search.collection import Collection, load
from tests.browser.test_pages import WIDER, violations
from tests.browser.test_search import SHIFTS, hit
from tests.browser.window import VIEWS, View, Window, window
from tests.search.test_answers_parity import QUESTIONS, plain
from tests.site import records

ONTO = "Rücke ich auf das Feld des anderen Steins?"
TOLD = """
async (questions) => {
  const {open} = await import("/assets/search/open.js");
  const {reply} = await import("/assets/search/reply.js");
  const source = await open();
  const told = ({perGame, rules, verdict, answer, example, misreading, confidence}) => ({
    verdict, answer, example, misreading, confidence, rules: rules.map(({id}) => id),
    per_game: Object.fromEntries([...perGame].map(([game, each]) => [game, told(each)])),
  });
  const found = [];
  for (const [question, game] of questions) {
    found.push(told(await reply(source, question, {game, meaning: true})));
  }
  return found;
}
"""


def ask(opened: Window, question: str, game: str = "") -> Locator:
    opened.go(f"/suche/?q={quote(question)}&game={game}")
    expect(hit(opened.page).first).to_be_visible()
    return card(opened.page)


def card(page: Page) -> Locator:
    return page.get_by_role("region", name="Antwort")


@pytest.fixture(params=["desk", "phone"])
def opened(request: pytest.FixtureRequest, browser: Browser, site: str) -> Any:
    with window(browser, site, View(request.param, "light")) as found:
        yield found


@pytest.fixture
def phone(browser: Browser, site: str) -> Any:
    with window(browser, site, View("phone", "light")) as found:
        yield found


def test_a_question_gets_verdict_rule_misreading_drawing_and_the_way_to_try_it(
    opened: Window,
) -> None:
    found = ask(opened, ONTO, "patchwork")
    expect(found.locator(".rf-verdict")).to_have_text("Nein.")
    expect(found).to_contain_text("Sie rückt bis auf Feld 10 vor")
    expect(found).to_contain_text("Anna steht auf Feld 6, Ben auf Feld 9.")
    rule = found.get_by_role("list", name="Regeln").get_by_role("link")
    expect(rule).to_have_attribute("href", re.compile("/spiele/patchwork/#vorruecken.ziel$"))
    expect(found.get_by_role("list", name="Regeln")).to_contain_text("Regelheft")
    expect(found).to_contain_text("Irrtum: „Beim Vorrücken ziehe ich auf das Feld des anderen")
    expect(found).to_contain_text("Dann wäre das erlaubt.")
    expect(found.locator("svg[role=img]")).to_be_visible()
    tried = found.get_by_role("link", name="Selbst prüfen")
    assert "/pruefer/?spiel=patchwork&beispiel=" in (tried.get_attribute("href") or "")
    expect(opened.page.get_by_role("status").filter(has_text="Antwort: Nein.")).to_have_count(1)
    assert opened.troubles == []


def test_an_example_that_asks_the_contrary_says_so(phone: Window) -> None:
    found = ask(phone, "Muss ich in meinem Zug eine Aktion ausführen?", "clockworker")
    expect(found.locator(".rf-verdict")).to_have_text("Ja.")
    expect(found).to_contain_text("Im Beispiel: Darf Anna ihre Aktion auslassen? Nein.")


def test_other_numbers_get_what_the_engine_worked_out(phone: Window) -> None:
    found = ask(phone, "Darf ich mit 6 Knöpfen einen Flicken kaufen, der 7 kostet?", "patchwork")
    expect(found.locator(".rf-verdict")).to_have_text("Nein.")
    expect(found).to_contain_text("Das kommt nach dieser Regel mit deinen Zahlen heraus.")
    expect(found).to_contain_text("Im Beispiel:")
    expect(found.locator("svg[role=img]")).to_be_visible()
    expect(found.get_by_role("link", name="Selbst prüfen")).to_be_visible()


def test_without_a_game_each_gives_its_answer(phone: Window) -> None:
    found = ask(phone, "Wer gewinnt bei Gleichstand?")
    expect(found).to_be_visible()
    games = found.get_by_role("heading", level=3).all_inner_texts()
    assert len(games) > 1
    assert "Patchwork" in games


def test_an_open_question_gets_all_readings(phone: Window) -> None:
    found = ask(phone, "Darf ein Sklave ein Werkzeug benutzen?", "builders-antiquity")
    expect(found.locator(".rf-verdict")).to_have_text("Offen.")
    expect(found.get_by_role("listitem").filter(has_text=re.compile("^Lesart"))).to_have_count(2)


def test_what_nobody_settled_gets_no_verdict_but_what_stands_near(phone: Window) -> None:
    found = ask(phone, "Darf ich in Patchwork einen Zeppelin kaufen?")
    expect(found).to_contain_text("Eine geprüfte Antwort darauf gibt es hier nicht.")
    expect(found.locator(".rf-verdict")).to_have_count(0)
    expect(found.get_by_role("list", name="Regeln")).to_have_count(0)
    expect(phone.page.locator(".rf-hit").first).to_contain_text("Patchwork")


@pytest.mark.parametrize("typed", ["gleichstand", "darlehen zurückzahlen", "Flicken wenden"])
def test_what_is_no_question_gets_no_answer(phone: Window, typed: str) -> None:
    ask(phone, typed)
    expect(card(phone.page)).to_have_count(0)


def test_another_question_takes_the_answer_away(phone: Window) -> None:
    ask(phone, ONTO, "patchwork")
    expect(card(phone.page)).to_be_visible()
    phone.page.get_by_label("Wonach suchst du?").fill("lederflicken")
    expect(card(phone.page)).to_have_count(0)


@pytest.mark.parametrize("view", VIEWS, ids="-".join)
def test_the_answer_is_accessible(browser: Browser, site: str, axe: str, view: View) -> None:
    with window(browser, site, view) as found:
        for question in (ONTO, "Wer gewinnt bei Gleichstand?", "Darf ich einen Zeppelin kaufen?"):
            expect(ask(found, question)).to_be_visible()
            assert violations(found, axe) == []


@pytest.mark.parametrize("question", [ONTO, "Wer gewinnt bei Gleichstand?"])
def test_the_answer_pushes_nothing_and_fits_a_very_narrow_page(
    phone: Window, question: str
) -> None:
    phone.page.add_init_script(SHIFTS)
    expect(ask(phone, question)).to_be_visible()
    phone.page.wait_for_timeout(300)
    assert sum(phone.page.evaluate("window.__shifts")) < 0.01
    phone.page.set_viewport_size({"width": 320, "height": 640})
    assert phone.page.evaluate(WIDER) <= 0


def test_an_answer_that_comes_late_waits_for_a_reader_who_is_in_the_list(phone: Window) -> None:
    held: list[Route] = []
    phone.page.route("**/drawings/*", lambda route: held.append(route))
    found = ask(phone, ONTO, "patchwork")
    expect(found).to_have_count(0)
    hit(phone.page).first.hover()
    for route in held:
        route.continue_()
    phone.page.get_by_role("button", name="Antwort anzeigen").click()
    expect(found).to_be_visible()


def test_an_answer_comes_without_a_drawing_that_is_gone(phone: Window) -> None:
    phone.page.route("**/drawings/*", lambda route: route.fulfill(status=404, body=""))
    found = ask(phone, ONTO, "patchwork")
    expect(found.locator(".rf-verdict")).to_have_text("Nein.")
    expect(found.locator("svg[role=img]")).to_have_count(0)


@pytest.fixture(scope="module")
def real() -> Collection:
    return load(records.ROOT / "content")


def test_it_answers_what_the_command_line_answers(phone: Window, real: Collection) -> None:
    asked = [(each["question"], game) for each in QUESTIONS for game in {each.get("game", ""), ""}]
    phone.go("/suche/")
    found: list[Any] = phone.page.evaluate(TOLD, asked)
    wrong = [
        question
        for (question, game), told in zip(asked, found, strict=True)
        if _told(plain(reply.reply(real, question, game))) != told
    ]
    assert wrong == []


def _told(said: Any) -> Any:
    rules = [rule["id"] for rule in said["rules"]]
    games = {game: _told(each) for game, each in said["per_game"].items()}
    kept = ("verdict", "answer", "example", "misreading", "confidence")
    return {name: said[name] for name in kept} | {"rules": rules, "per_game": games}


def test_an_answer_needs_little_data(browser: Browser, site: str) -> None:
    """Counted as they are sent: parts of the index, and what the answer adds."""
    for each in (ONTO, "Muss ich ein Darlehen zurückzahlen?"):
        with window(browser, site, View("phone", "light")) as fresh:
            got: list[Response] = []
            fresh.page.on("response", partial(list.append, got))
            expect(ask(fresh, each)).to_be_visible()
            data = [one for one in got if re.search("/data/(shards|manif|drawings)", one.url)]
            assert sum(len(gzip.compress(one.body())) for one in data) < 120_000, each
