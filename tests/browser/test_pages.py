"""Every kind of page, on a phone and on a desk, light and dark: quiet, in place and accessible."""

from typing import Any

import pytest

from tests.browser.window import SCHEMES, VIEWS, Scheme, View, Window

GAMES = ["builders-antiquity", "clockworker", "patchwork", "rasende-roboter"]
PAGES = [
    "/",
    "/spiele/",
    *(f"/spiele/{game}/" for game in GAMES),
    "/pruefer/",
    "/suche/",
    "/suche/?q=darlehen+zurückzahlen",
    "/suche/?q=xqzkw",
    "/spiele/patchwork/flicken/",
    "/spiele/rasende-roboter/planteile/",
    "/woerterbuch/",
    "/so-wird-geprueft/",
    "/mitmachen/",
    "/impressum/",
    "/datenschutz/",
    "/gibt-es-nicht/",
]
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def name(view: View) -> str:
    return f"{view.size}-{view.scheme}"


@pytest.fixture(params=VIEWS, ids=name)
def open_window(request: pytest.FixtureRequest, windows: dict[View, Window]) -> Window:
    return windows[request.param]


def violations(window: Window, axe: str) -> list[str]:
    """What axe finds on the page."""
    window.page.evaluate(axe)
    found: dict[str, Any] = window.page.evaluate("axe.run({resultTypes: ['violations']})")
    return [
        f"{each['id']}: {node['html'][:120]}"
        for each in found["violations"]
        for node in each["nodes"]
    ]


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_quiet_fits_and_is_accessible(open_window: Window, path: str, axe: str) -> None:
    response = open_window.go(path)
    assert response.status == (404 if path == "/gibt-es-nicht/" else 200)
    assert "frame-ancestors 'none'" in response.headers["content-security-policy"]
    assert open_window.page.evaluate(WIDER) <= 0
    open_window.page.evaluate("document.querySelectorAll('details').forEach(e => e.open = true)")
    assert open_window.page.locator("details:visible:not([open])").count() == 0
    assert open_window.page.evaluate(WIDER) <= 0
    assert violations(open_window, axe) == []
    assert open_window.troubles == []


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("path", ["/spiele/", "/spiele/patchwork/"])
def test_the_scheme_that_was_chosen_is_accessible_too(
    windows: dict[View, Window], axe: str, path: str, scheme: Scheme
) -> None:
    window = windows[View("phone", scheme)]
    window.go(path)
    try:
        window.page.locator(".md-header__button:visible").click()
        assert violations(window, axe) == []
        assert window.troubles == []
    finally:
        window.page.evaluate("localStorage.clear()")


def test_what_goes_wrong_is_noticed(windows: dict[View, Window], axe: str) -> None:
    """The watch itself: a foreign image, an error, and a picture without words."""
    window = windows[VIEWS[0]]
    window.go("/impressum/")
    window.page.evaluate(
        """() => {
          const image = new Image();
          image.src = "https://elsewhere.example/x.png";
          document.body.append(image);
          document.body.setAttribute("onclick", "x()");
          setTimeout(() => { throw new Error("deliberate"); });
          document.body.style.width = "2000px";
        }"""
    )
    window.page.wait_for_function("window.__violations.length > 1")
    found = "\n".join(window.troubles)
    assert "img-src: https://elsewhere.example/x.png" in found
    assert "script-src-attr: inline" in found
    assert "deliberate" in found
    assert window.page.evaluate(WIDER) > 0
    assert any(each.startswith("image-alt") for each in violations(window, axe))
