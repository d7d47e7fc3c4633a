"""The search as readers meet it: the box in each header, the page of results, the glossary."""

import gzip
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Request, Route, expect

from kb.search import hits
from kb.search.collection import Collection, load
from tests.browser.test_pages import violations
from tests.browser.window import VIEWS, View, Window, window
from tests.search import generated
from tests.search.test_parity import QUERIES
from tests.site import records

SHIFTS = """
window.__shifts = [];
new PerformanceObserver((list) => {
  for (const shift of list.getEntries()) window.__shifts.push(shift.value);
}).observe({type: "layout-shift", buffered: true});
"""
FOUND = """
async (queries) => {
  const {open} = await import("/assets/search/open.js");
  const {search} = await import("/assets/search/hits.js");
  const source = await open();
  const found = [];
  for (const query of queries) {
    const {hits} = await search(source, query, {meaning: true});
    found.push(hits.map(({unit, score}) => [unit.url, score]));
  }
  return found;
}
"""
STEADY = """
async ({enters}) => {
  const {Steady} = await import("/assets/search/steady.js");
  const list = document.createElement("ol"), offer = document.createElement("button");
  const steady = new Steady(list, offer), shown = [];
  steady.first(() => shown.push("words"));
  if (enters) list.dispatchEvent(new Event("pointermove"));
  steady.later(() => shown.push("meaning"));
  const before = [...shown, offer.hidden];
  offer.click();
  return [before, shown];
}
"""


@pytest.fixture(params=["desk", "phone"])
def opened(request: pytest.FixtureRequest, browser: Browser, site: str) -> Iterator[Window]:
    with window(browser, site, View(request.param, "light")) as found:
        yield found


@pytest.fixture
def desk(browser: Browser, site: str) -> Iterator[Window]:
    with window(browser, site, View("desk", "light")) as found:
        yield found


def box(page: Page) -> Locator:
    return page.locator("header").get_by_role("combobox")


def options(page: Page) -> Locator:
    return page.locator("[role=option]:visible")


def shown(page: Page) -> None:
    """Wait for hits; to `expect` them takes seconds on a page of many drawings."""
    options(page).first.wait_for()


def hit(page: Page) -> Locator:
    return page.locator(".rf-hit")


@pytest.mark.parametrize("keys", ["/", "Control+k"])
def test_keys_alone_lead_to_a_rule(opened: Window, keys: str) -> None:
    page = opened.page
    opened.go("/impressum/")
    page.keyboard.press(keys)
    expect(box(page)).to_be_focused()
    page.keyboard.type("darlehen zurückzahlen")
    expect(box(page)).to_have_attribute("aria-expanded", "true")
    expect(page.locator("header [role=status]")).to_have_text("Viele Treffer, die besten zuerst")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    active = box(page).get_attribute("aria-activedescendant")
    assert active == options(page).first.get_attribute("id")
    expect(options(page).first).to_have_attribute("aria-selected", "true")
    assert "Darlehen" in options(page).first.inner_text()
    page.keyboard.press("Enter")
    page.wait_for_url("**/spiele/builders-antiquity/#*")
    assert page.locator(":target").is_visible()
    assert opened.troubles == []


def test_escape_closes_and_then_clears(desk: Window) -> None:
    page = desk.page
    desk.go("/")
    page.keyboard.press("/")
    page.keyboard.type("roboter")
    shown(page)
    page.keyboard.press("Escape")
    expect(options(page)).to_have_count(0)
    focused = page.locator(":focus")
    expect(focused).to_have_value("roboter")
    expect(focused).to_have_attribute("aria-expanded", "false")
    page.keyboard.press("Escape")
    expect(focused).to_have_value("")


def test_a_slash_in_a_field_is_a_letter(desk: Window) -> None:
    desk.go("/suche/")
    field = desk.page.get_by_label("Wonach suchst du?")
    field.focus()
    desk.page.keyboard.type("1/2")
    expect(field).to_have_value("1/2")


def test_small_words_alone_are_no_reason_to_say_that_there_is_nothing(desk: Window) -> None:
    desk.go("/spiele/")
    desk.page.keyboard.press("/")
    desk.page.keyboard.type("muss man würfeln")
    shown(desk.page)
    box(desk.page).fill("muss man ")
    expect(desk.page.locator("header .rf-found")).to_be_hidden()


def test_a_beginning_finds_the_whole_word(desk: Window) -> None:
    desk.go("/spiele/")
    box(desk.page).fill("sanduh")
    expect(desk.page.locator("header mark").first).to_have_text(re.compile("^Sanduhr"))


def test_a_page_of_a_game_offers_to_search_in_it_alone(opened: Window) -> None:
    page = opened.page
    opened.go("/spiele/patchwork/")
    box(page).fill("ende")
    expect(page.locator("header [role=group]")).not_to_have_count(1)
    page.get_by_label("nur in diesem Spiel").check()
    expect(page.locator("header [role=group]")).to_have_count(1)
    expect(page.locator("header .rf-found__game")).to_have_text("Patchwork")
    page.get_by_text("Alle Treffer zeigen").click()
    page.wait_for_url("**/suche/?q=ende&game=patchwork")
    expect(hit(page).first).to_contain_text("Patchwork ·")


def test_what_was_meant_is_asked_in_the_box_and_on_the_page(opened: Window) -> None:
    page = opened.page
    opened.go("/")
    box(page).fill("robotter anhalten")
    meant = page.get_by_role("link", name="roboter anhalten", exact=True)
    expect(meant).to_be_visible()
    expect(page.get_by_text("Meintest du „roboter anhalten“?", exact=True)).to_be_visible()
    meant.click()
    expect(page).to_have_url(re.compile(r"suche/\?q=roboter\+anhalten"))
    expect(hit(page).first).to_be_visible()
    expect(page.locator("[data-count]")).not_to_contain_text("Meintest")
    opened.go("/suche/?q=flikken+drehen&game=patchwork")
    expect(page.locator("[data-count]")).to_contain_text("zuerst. Meintest du „flicken drehen“?")
    page.get_by_role("link", name="flicken drehen", exact=True).click()
    expect(page).to_have_url(re.compile("game=patchwork"))
    expect(page.get_by_label("Wonach suchst du?")).to_have_value("flicken drehen")


def test_the_box_leads_to_all_results(desk: Window) -> None:
    desk.go("/")
    box(desk.page).fill("gleichstand")
    box(desk.page).press("Enter")
    desk.page.wait_for_url("**/suche/?q=gleichstand")
    expect(hit(desk.page)).to_have_count(10)
    expect(desk.page).to_have_title("gleichstand – Suche – Regelfest")


def test_results_say_what_where_and_on_what_they_rest(opened: Window) -> None:
    page = opened.page
    opened.go("/suche/?q=darlehen+zurückzahlen&kind=rule")
    first = hit(page).first
    expect(first).to_contain_text("Les Bâtisseurs: Antiquité · Regel")
    expect(first.locator("mark").first).to_be_visible()
    expect(page.locator(".rf-hit .rf-mark--tested").first).to_have_text("✓ getestet")
    link = first.get_by_role("link")
    assert "/spiele/builders-antiquity/#" in (link.get_attribute("href") or "")
    assert opened.troubles == []


def test_filters_stand_in_the_address_and_go_back(opened: Window) -> None:
    page = opened.page
    opened.go("/suche/?q=ende")
    expect(page.get_by_role("combobox", name="Spiel", exact=True)).to_have_value("")
    page.get_by_role("combobox", name="Spiel", exact=True).select_option("Clockworker")
    page.get_by_role("combobox", name="Art", exact=True).select_option("Frage")
    expect(hit(page).first).to_contain_text("Clockworker · Frage")
    assert page.url.endswith("/suche/?q=ende&game=clockworker&kind=question")
    page.get_by_label("Wonach suchst du?").fill("start")
    page.get_by_label("Wonach suchst du?").press("Enter")
    expect(page).to_have_url(re.compile("q=start&game=clockworker&kind=question$"))
    hit(page).first.get_by_role("link").click()
    page.wait_for_url("**/spiele/clockworker/#*")
    page.go_back()
    expect(page.get_by_role("combobox", name="Art", exact=True)).to_have_value("question")
    expect(hit(page).first).to_contain_text("Clockworker · Frage")


def test_more_can_be_shown(desk: Window) -> None:
    desk.go("/suche/?q=karte")
    expect(hit(desk.page)).to_have_count(10)
    desk.page.get_by_role("button", name="Mehr Treffer zeigen").click()
    expect(hit(desk.page)).to_have_count(20)
    expect(hit(desk.page).nth(10).get_by_role("link")).to_be_focused()


def test_where_nothing_is_found_it_says_so_and_what_to_do(opened: Window) -> None:
    page = opened.page
    opened.go("/suche/?q=xqzkw")
    expect(page.get_by_text("Dazu steht hier nichts.", exact=True)).to_be_visible()
    expect(page.get_by_text("Versuch es mit anderen oder mit weniger Wörtern.")).to_be_visible()
    expect(hit(page)).to_have_count(0)
    box(page).fill("xqzkw")
    expect(page.get_by_text("Versuch es mit anderen Wörtern.")).to_be_visible()


@pytest.mark.parametrize("path", ["/suche/?q=kredit", "/"])
def test_without_a_script_it_leads_to_the_games(browser: Browser, site: str, path: str) -> None:
    with window(browser, site, View("phone", "light"), java_script_enabled=False) as bare:
        bare.page.goto(site + path)
        if path == "/":
            bare.page.get_by_label("Regel suchen oder fragen").fill("kredit")
            bare.page.get_by_label("Regel suchen oder fragen").press("Enter")
        bare.page.wait_for_url("**/suche/?q=kredit")
        said = bare.page.locator("noscript p")  # not found by its text
        assert said.is_visible()
        assert "Die Suche braucht JavaScript" in said.inner_text()
        bare.page.locator("noscript a", has_text="Patchwork").click()
        bare.page.wait_for_url("**/spiele/patchwork/")


@pytest.mark.parametrize("path", ["/", "/suche/?q=sanduhr", "/woerterbuch/", "/spiele/patchwork/"])
def test_it_fits_a_very_narrow_page(desk: Window, path: str) -> None:
    page = desk.page
    page.set_viewport_size({"width": 320, "height": 640})
    desk.go(path)
    box(page).fill("spielende")
    shown(page)
    wider = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert page.evaluate(wider) <= 0
    place = box(page).bounding_box()
    assert place
    assert place["width"] > 200


def test_nothing_moves_when_hits_come(opened: Window) -> None:
    opened.page.add_init_script(SHIFTS)
    opened.go("/suche/?q=gleichstand")
    expect(hit(opened.page)).to_have_count(10)
    opened.page.wait_for_timeout(200)
    assert sum(opened.page.evaluate("window.__shifts")) < 0.01


@pytest.mark.parametrize("view", VIEWS, ids="-".join)
def test_hits_are_accessible(browser: Browser, site: str, axe: str, view: View) -> None:
    with window(browser, site, view) as found:
        found.go("/suche/?q=darlehen")
        expect(hit(found.page).first).to_be_visible()
        assert violations(found, axe) == []
        found.go("/spiele/patchwork/")
        box(found.page).fill("knopf")
        shown(found.page)
        box(found.page).press("ArrowDown")
        assert violations(found, axe) == []


@pytest.mark.parametrize("enters", [False, True])
def test_a_better_order_waits_for_a_reader_who_is_in_the_list(desk: Window, enters: bool) -> None:
    desk.go("/suche/")
    before, after = desk.page.evaluate(STEADY, {"enters": enters})
    assert before == (["words", False] if enters else ["words", "meaning", True])
    assert after == ["words", "meaning"]


def test_a_part_that_is_gone_is_looked_for_anew(desk: Window) -> None:
    """As when a new site is put in place while somebody reads the old one."""
    gone: list[str] = []

    def lose(route: Route) -> None:
        if gone:
            route.continue_()
        else:
            gone.append(route.request.url)
            route.fulfill(status=404, body="")

    desk.page.route("**/shards/*", lose)
    desk.go("/suche/?q=gleichstand")
    expect(hit(desk.page)).to_have_count(10)
    assert gone


def test_where_the_data_do_not_come_it_says_so(desk: Window) -> None:
    desk.page.route("**/data/**", lambda route: route.fulfill(status=503, body=""))
    desk.go("/suche/?q=gleichstand")
    expect(desk.page.get_by_text("Die Suche lässt sich gerade nicht laden.")).to_be_visible()


def test_a_word_of_the_glossary_leads_to_where_it_is_used(opened: Window) -> None:
    page = opened.page
    opened.go("/woerterbuch/")
    page.get_by_role("link", name="G", exact=True).click()
    assert page.url.endswith("#buchstabe-g")
    page.get_by_role("link", name="Gleichstand", exact=True).click()
    page.wait_for_url("**/suche/?q=Gleichstand")
    expect(hit(page).first).to_be_visible()


@pytest.fixture(scope="module")
def real() -> Collection:
    return load(records.ROOT / "content")


def test_it_finds_what_the_command_line_finds(desk: Window, real: Collection) -> None:
    queries = [typed for found in QUERIES.values() for typed in found]
    queries += generated.queries(real, 100, seed=11)
    desk.go("/suche/")
    found: list[list[list[Any]]] = desk.page.evaluate(FOUND, queries)
    wrong = [
        typed
        for typed, answer in zip(queries, found, strict=True)
        if [[each.unit.url, each.score] for each in hits.search(real, typed).hits] != answer
    ]
    assert wrong == []


def test_first_results_need_little_data(browser: Browser, built: Path, site: str) -> None:
    sizes = []
    for typed in ("darlehen zurückzahlen", "robotter anhalten", "muss man um die kurve fahren"):
        with window(browser, site, View("phone", "light")) as fresh:
            sent: list[Request] = []
            fresh.page.on("request", partial(list.append, sent))
            fresh.go(f"/suche/?q={typed}")
            expect(hit(fresh.page).first).to_be_visible()
            names = [
                each.url.removeprefix(f"{site}/")
                for each in sent
                if re.search("/data/(shards|manifest)", each.url)
            ]
            files = [built / name for name in names]
            sizes.append(sum(len(gzip.compress(file.read_bytes())) for file in files))
    assert max(sizes) < 120_000, sizes
