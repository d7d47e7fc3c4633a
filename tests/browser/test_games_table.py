"""The table of games: it sorts and filters, with mouse and keys, and is whole without a script."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from kb.site.build import build
from kb.site.server.host import serving
from tests.browser.window import View, Window, window
from tests.site import records

UNKNOWN = """\
  players: unknown
  minutes: unknown
  age: unknown
  published: unknown
"""
GAMES = {
    "alpha": ("Älfen", "2", "4", "30", "45", "8", "2014"),
    "beta": ("Beta", "1", "unlimited", "20", "20", "10", "1999"),
    "gamma": ("Gamma", "", "", "", "", "", ""),
    "zeta": ("Zeta", "2", "2", "90", "120", "12", "2020"),
}
"""Title, players, minutes, age and year; nobody knows anything of Gamma."""


def facts(game: str) -> str:
    _, fewest, most, shortest, longest, age, year = GAMES[game]
    if not fewest:
        return UNKNOWN
    return f"""\
  players: {{min: {fewest}, max: {most}, cite: heft}}
  minutes: {{min: {shortest}, max: {longest}, cite: heft}}
  age: {{min: {age}, cite: heft}}
  published: {{year: {year}, cite: heft}}
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("table")
    content = records.content(folder)
    for game in GAMES:
        record = records.add(content, "schlicht", game)
        records.change(record, {"title: Schlicht": f"title: {GAMES[game][0]}"})
        records.change(record, {UNKNOWN: facts(game)})
    with serving(build(content, folder / "build", records.CONFIG)) as address:
        yield address


@pytest.fixture(scope="module")
def table(browser: Browser, site: str) -> Iterator[Window]:
    with window(browser, site, View("desk", "light")) as opened:
        yield opened


@pytest.fixture(autouse=True)
def fresh(request: pytest.FixtureRequest) -> None:
    if "table" in request.fixturenames:
        request.getfixturevalue("table").go("/spiele/")


def shown(opened: Window) -> str:
    """The first letters of the games that can be seen, in their order."""
    titles = opened.page.locator("tbody tr:visible th").all_inner_texts()
    return "".join(title.strip()[0] for title in titles)


def head(opened: Window, words: str) -> Locator:
    return opened.page.get_by_role("button", name=words, exact=True)


def field(opened: Window, words: str) -> Locator:
    return opened.page.get_by_label(words, exact=True)


@pytest.mark.parametrize(
    ("column", "rising", "falling"),
    [
        ("Spiel", "ÄBGZ", "ZGBÄ"),
        ("Personen", "BÄZG", "ÄZBG"),
        ("Minuten", "BÄZG", "ZÄBG"),
        ("Alter", "ÄBZG", "ZBÄG"),
        ("Jahr", "BÄZG", "ZÄBG"),
    ],
)
def test_it_sorts_in_both_directions_with_what_nobody_knows_at_the_end(
    table: Window, column: str, rising: str, falling: str
) -> None:
    assert shown(table) == "ÄBGZ"
    button = head(table, column)
    button.click()
    assert shown(table) == rising
    expect(table.page.locator("th[aria-sort]")).to_have_attribute("aria-sort", "ascending")
    button.click()
    assert shown(table) == falling
    expect(table.page.locator("th[aria-sort]")).to_have_attribute("aria-sort", "descending")
    expect(table.page.locator("th[aria-sort]")).to_have_text(column)
    assert table.troubles == []


@pytest.mark.parametrize(
    ("wishes", "left", "words"),
    [
        ({"Personen": "1"}, "B", "1 Spiel passt."),
        ({"Personen": "2"}, "ÄBZ", "3 Spiele passen."),
        ({"Personen": "3"}, "ÄB", "2 Spiele passen."),
        ({"Personen": "99"}, "B", "1 Spiel passt."),
        ({"Höchstens Minuten": "19"}, "", "Kein Spiel passt."),
        ({"Höchstens Minuten": "30"}, "ÄB", "2 Spiele passen."),
        ({"Alter": "9"}, "Ä", "1 Spiel passt."),
        ({"Alter": "10"}, "ÄB", "2 Spiele passen."),
        ({"Personen": "2", "Alter": "12", "Höchstens Minuten": "45"}, "ÄB", "2 Spiele passen."),
    ],
)
def test_it_filters_by_what_is_wished(
    table: Window, wishes: dict[str, str], left: str, words: str
) -> None:
    for label, value in wishes.items():
        field(table, label).fill(value)
    assert shown(table) == left
    expect(table.page.locator("[data-found]")).to_have_text(words)
    table.page.get_by_role("button", name="Alle zeigen").click()
    assert shown(table) == "ÄBGZ"
    expect(table.page.locator("[data-found]")).to_have_text("")
    assert field(table, "Personen").input_value() == ""


def test_it_sorts_what_it_filtered(table: Window) -> None:
    field(table, "Personen").fill("2")
    head(table, "Alter").click()
    head(table, "Alter").click()
    assert shown(table) == "ZBÄ"


def test_it_works_with_keys_alone(table: Window) -> None:
    field(table, "Personen").focus()
    keys = table.page.keyboard
    keys.type("3")
    keys.press("Enter")
    assert shown(table) == "ÄB"
    for _ in range(3):
        keys.press("Tab")
    keys.press("Enter")
    assert shown(table) == "ÄBGZ"
    for _ in range(4):
        keys.press("Tab")
    assert table.page.evaluate("document.activeElement.textContent") == "Minuten"
    keys.press("Space")
    assert shown(table) == "BÄZG"


def test_it_sorts_and_filters_on_a_phone(browser: Browser, site: str) -> None:
    with window(browser, site, View("phone", "light")) as opened:
        opened.go("/spiele/")
        head(opened, "Alter").click()
        assert shown(opened) == "ÄBZG"
        field(opened, "Personen").fill("3")
        assert shown(opened) == "ÄB"
        words = opened.page.locator("tbody tr:visible").first.inner_text().split()
        assert " ".join(words) == "Älfen 2–4 30–45 ab 8 2014 4"
        assert opened.troubles == []


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_it_is_whole_without_a_script(browser: Browser, site: str, size: str) -> None:
    with window(browser, site, View(size, "light"), java_script_enabled=False) as opened:
        opened.page.goto(f"{site}/spiele/")
        assert shown(opened) == "ÄBGZ"
        assert opened.page.locator("[data-filter]").is_hidden()
        assert opened.page.locator("thead button").count() == 0
        text = opened.page.locator("tbody").inner_text()
        for words in ("2–4", "beliebig viele", "unbekannt", "90–120", "ab 12", "1999"):
            assert words in text
        opened.page.get_by_role("link", name="Zeta").click()
        assert opened.page.locator("h1").inner_text() == "Zeta"
