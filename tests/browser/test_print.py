"""On paper: what one needs at the table, and only that, on two sheets of A4."""

import io
import unicodedata
from collections.abc import Iterator

import pypdf
import pytest
from playwright.sync_api import Page

from kb.records import library, links, text
from kb.records.game import Game
from kb.records.library import Entry
from kb.records.rule import Rule
from tests.browser.window import View, Window
from tests.site import dom, records

GAMES = ["builders-antiquity", "clockworker", "patchwork", "rasende-roboter"]
A4 = (595, 842)
PAPER = 718
"""The width of A4 without margins, in pixels."""
CLIPPED = """
() => [...document.querySelectorAll(".rf-table, .rf-rule, article, h2, h3")]
  .filter((node) => node.checkVisibility() && node.scrollWidth > node.clientWidth + 1)
  .map((node) => node.textContent.slice(0, 60))
"""


@pytest.fixture(scope="module")
def entries() -> dict[str, Entry]:
    return {entry.game.id: entry for entry in library.load(records.ROOT / "content")}


def bare(words: str) -> str:
    """The letters alone: how lines and ligatures are set is no matter."""
    return "".join(unicodedata.normalize("NFKC", words).replace("\u00ad", "").split())


def shown(entry: Entry, value: str) -> str:
    names = links.names(entry.game, entry.examples)
    return bare(dom.parse(text.render(value, lambda name: (name, names[name]))).text)


def printed_rules(game: Game) -> Iterator[Rule]:
    left_out = {rule.id for variant in game.variants for rule in variant.rules}
    left_out |= {rule.id for rule in game.hints}
    return (rule for _, rule in links.rules(game) if rule.id not in left_out)


def due(entry: Entry) -> Iterator[str]:
    game = entry.game
    yield bare(game.title)
    yield from (bare(step.title) for step in game.setup)
    yield from (bare(action.title) for action in game.actions.choices)
    for rule in printed_rules(game):
        yield shown(entry, rule.text)
        if rule.table:
            yield from (bare(column) for column in rule.table.columns)
    for each in game.misconceptions:
        yield bare(f"„{each.claim}“")
        yield shown(entry, each.truth)


def not_due(entry: Entry) -> Iterator[str]:
    game = entry.game
    yield from ("Prüfstand", "Inhaltdieserseite", "Fehlermelden", "Datenschutz", "⚑")
    yield from (shown(entry, each.story) for each in entry.examples)
    yield from (bare(each.question) for each in game.questions)
    yield from (shown(entry, each.text) for each in game.hints)
    yield from (bare(each.title) for each in game.sources if len(each.title) > 20)


@pytest.fixture(scope="module", params=GAMES)
def sheets(request: pytest.FixtureRequest, windows: dict[View, Window]) -> tuple[str, bytes]:
    window = windows[View("desk", "light")]
    window.go(f"/spiele/{request.param}/")
    return request.param, window.page.pdf(prefer_css_page_size=True)


def test_a_game_has_two_sheets_with_all_that_the_table_needs(
    sheets: tuple[str, bytes], entries: dict[str, Entry]
) -> None:
    game, pdf = sheets
    pages = pypdf.PdfReader(io.BytesIO(pdf)).pages
    assert len(pages) <= 2
    assert {(round(page.mediabox.width), round(page.mediabox.height)) for page in pages} == {A4}
    words = bare("".join(page.extract_text() for page in pages))
    assert [each for each in due(entries[game]) if each not in words] == []
    assert [each for each in not_due(entries[game]) if each in words] == []


def on_paper(page: Page) -> None:
    page.emulate_media(media="print")
    page.set_viewport_size({"width": PAPER, "height": 1000})


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_off_on_paper(windows: dict[View, Window], game: str) -> None:
    window = windows[View("desk", "light")]
    window.go(f"/spiele/{game}/")
    size = window.page.viewport_size
    try:
        on_paper(window.page)
        assert window.page.evaluate(CLIPPED) == []
    finally:
        window.page.emulate_media(media="screen")
        assert size
        window.page.set_viewport_size(size)


def test_paper_is_white_in_the_dark_scheme_too(windows: dict[View, Window]) -> None:
    window = windows[View("desk", "dark")]
    window.go("/spiele/clockworker/")
    colours = "node => ['color', 'backgroundColor'].map(name => getComputedStyle(node)[name])"
    body = window.page.locator("body")
    assert body.evaluate(colours) == ["rgb(232, 230, 223)", "rgb(21, 24, 28)"]
    try:
        window.page.emulate_media(media="print")
        assert body.evaluate(colours) == ["rgb(30, 35, 41)", "rgb(251, 250, 246)"]
    finally:
        window.page.emulate_media(media="screen")
