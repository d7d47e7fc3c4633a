"""A game page without JavaScript: whole, with its contents, and in the scheme of the system."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.window import SCHEMES, SIZES, Scheme, View, Window, window

PAGE = "/spiele/muster/"


@pytest.fixture(params=SIZES)
def bare(request: pytest.FixtureRequest, browser: Browser, samples: str) -> Iterator[Window]:
    view = View(request.param, "light")
    with window(browser, samples, view, java_script_enabled=False) as opened:
        opened.page.goto(samples + PAGE)
        yield opened


def test_every_statement_can_be_read(bare: Window) -> None:
    statements = bare.page.locator(".md-content [id]:not(span)")
    assert statements.count() > 60
    for each in ("li.rf-rule", "article", "h2", "h3", "dl.rf-glance > div"):
        found = bare.page.locator(f".md-content {each}")
        assert found.count() > 1
        assert all(place.is_visible() for place in found.all()), each


def test_the_contents_lead_to_the_parts(bare: Window) -> None:
    details = bare.page.locator(".rf-contents")
    if details.is_visible():
        details.locator("summary").click()
        links = details.locator("a")
    else:
        links = bare.page.locator(".md-sidebar--secondary a")
    links.filter(has_text="Fragen").first.click()
    assert bare.page.url.endswith("#fragen")
    top = bare.page.locator("#fragen").bounding_box()
    assert top
    assert 40 < top["y"] < 200


def test_there_is_no_switch_that_would_not_work(bare: Window) -> None:
    assert bare.page.locator(".md-header__button:visible").count() == 0


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_scheme_is_that_of_the_system(browser: Browser, samples: str, scheme: Scheme) -> None:
    with window(browser, samples, View("phone", scheme), java_script_enabled=False) as opened:
        opened.page.goto(samples + PAGE)
        look = "node => getComputedStyle(node).backgroundColor"
        colour = opened.page.locator("body").evaluate(look)
        assert colour == {"light": "rgb(251, 250, 246)", "dark": "rgb(21, 24, 28)"}[scheme]
