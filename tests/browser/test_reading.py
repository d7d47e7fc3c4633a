"""Reading with large letters, from a link, far down a page, and with a list of games on paper."""

import io
import shutil
from collections.abc import Iterator

import pypdf
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.test_pages import PAGES, WIDER
from tests.browser.window import View, Window, window
from tests.chromium import FLAGS

OUTSIDE = """
() => [...document.querySelectorAll("body *")]
  .filter((node) => node.checkVisibility() && !node.closest(".rf-table, .md-sidebar"))
  .filter((node) => node.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
  .map((node) => `${node.tagName} ${node.className}`)
"""


@pytest.fixture(scope="module", params=[320, 390])
def narrow(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    """A page in a browser that is set to letters of twice the size."""
    large = [*FLAGS, "--blink-settings=defaultFontSize=32"]
    own = browser.browser_type.launch(executable_path=shutil.which("chromium"), args=large)
    yield own.new_page(viewport={"width": request.param, "height": 844}, locale="de-DE")
    own.close()


@pytest.mark.parametrize("path", PAGES)
def test_letters_of_twice_the_size_fit(narrow: Page, site: str, path: str) -> None:
    narrow.goto(site + path)
    assert narrow.evaluate("getComputedStyle(document.documentElement).fontSize") == "40px"
    assert narrow.evaluate(WIDER) <= 0
    assert narrow.evaluate(OUTSIDE) == []
    expect(narrow.locator(".rf-wordmark")).to_have_accessible_name("Regelfest")


@pytest.fixture
def phone(browser: Browser, site: str) -> Iterator[Window]:
    with window(browser, site, View("phone", "light"), has_touch=True) as opened:
        yield opened


def test_the_way_up_hides_no_line(phone: Window) -> None:
    phone.go("/spiele/clockworker/#fragen")
    phone.page.mouse.wheel(0, -300)
    up = phone.page.get_by_role("button", name="Zurück zum Seitenanfang")
    expect(up).to_be_in_viewport()
    box = up.bounding_box()
    assert box
    assert (box["width"] < 60, box["height"] < 60) == (True, True)
    assert box["x"] > 300
    assert box["y"] > 700
    up.tap()
    phone.page.wait_for_function("scrollY === 0")


def test_an_edition_stands_out_in_the_rule_that_a_link_leads_to(phone: Window) -> None:
    phone.go("/spiele/rasende-roboter/#vorfuehren.frueher")
    rule = phone.page.locator("[id='vorfuehren.frueher']")
    mark = rule.locator(".rf-mark--edition").first
    border = mark.evaluate("node => getComputedStyle(node).borderTopColor")
    assert border == mark.evaluate("node => getComputedStyle(node).color")


def test_the_list_of_games_is_one_sheet_without_its_filter(browser: Browser, site: str) -> None:
    with window(browser, site, View("desk", "light")) as opened:
        opened.go("/spiele/")
        pdf = opened.page.pdf(prefer_css_page_size=True)
    sheets = pypdf.PdfReader(io.BytesIO(pdf)).pages
    words = [sheet.extract_text() for sheet in sheets]
    assert len(words) == 1
    assert "Rasende Roboter" in words[0]
    assert "Alle zeigen" not in words[0]


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("/", "Regelfest – Brettspielregeln zum Nachschlagen"),
        ("/spiele/patchwork/", "Patchwork – Regelfest"),
        ("/impressum/", "Impressum – Regelfest"),
        ("/gibt-es-nicht/", "Nicht gefunden – Regelfest"),
    ],
)
def test_a_title_says_where_one_is(windows: dict[View, Window], path: str, title: str) -> None:
    opened = windows[View("desk", "light")]
    opened.go(path)
    expect(opened.page).to_have_title(title)
