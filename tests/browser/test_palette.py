"""The switch between light and dark: it switches, says what it does, and is remembered."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.window import SCHEMES, Scheme, View, Window, window

PAPERS = {"light": "rgb(251, 250, 246)", "dark": "rgb(21, 24, 28)"}
WORDS = {"light": "Dunkel anzeigen", "dark": "Hell anzeigen"}
CHOICES: list[tuple[str, Scheme]] = [("Hell", "light"), ("Dunkel", "dark"), ("Hell", "light")]
OTHER: dict[Scheme, Scheme] = {"light": "dark", "dark": "light"}


@pytest.fixture(params=SCHEMES)
def opened(request: pytest.FixtureRequest, browser: Browser, site: str) -> Iterator[Window]:
    with window(browser, site, View("phone", request.param)) as found:
        yield found


def assert_shows(opened: Window, scheme: Scheme) -> None:
    expect(opened.page.locator("body")).to_have_css("background-color", PAPERS[scheme])
    assert opened.page.get_by_title(WORDS[scheme]).is_visible()
    assert not opened.page.get_by_title(WORDS[OTHER[scheme]]).is_visible()


def scheme_of_the_system(opened: Window) -> Scheme:
    dark = opened.page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    return "dark" if dark else "light"


def test_it_switches_and_is_remembered(opened: Window) -> None:
    opened.go("/")
    system = scheme_of_the_system(opened)
    assert_shows(opened, system)
    opened.page.get_by_title(WORDS[system]).click()
    assert_shows(opened, OTHER[system])
    opened.page.reload()
    assert_shows(opened, OTHER[system])
    opened.go("/spiele/patchwork/")
    assert_shows(opened, OTHER[system])
    opened.page.get_by_title(WORDS[OTHER[system]]).click()
    assert_shows(opened, system)
    opened.go("/impressum/")
    assert_shows(opened, system)
    assert opened.troubles == []


def test_it_works_with_keys_alone(opened: Window) -> None:
    opened.go("/spiele/")
    system = scheme_of_the_system(opened)
    keys = opened.page.keyboard
    for _ in range(12):
        keys.press("Tab")
        if opened.page.evaluate("document.activeElement.name") == "__palette":
            break
    ring = "node => getComputedStyle(node).outlineStyle"
    assert opened.page.get_by_title(WORDS[system]).evaluate(ring) == "solid"
    for name, scheme in CHOICES:
        if opened.page.evaluate("document.activeElement.ariaLabel") != name:
            keys.press("ArrowRight")
        else:
            keys.press("Space")
        assert_shows(opened, scheme)
        expect(opened.page.get_by_role("radio", name=name)).to_be_checked()


def test_nothing_of_it_leaves_the_browser(opened: Window) -> None:
    opened.go("/")
    opened.page.get_by_title(WORDS[scheme_of_the_system(opened)]).click()
    opened.page.reload()
    assert opened.page.context.cookies() == []
    assert opened.troubles == []
