"""The checker in an open window: started once, then led to what a test wants."""

import base64
import json
import re
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.window import View, Window, window

PATIENCE = 60_000
"""Milliseconds that Python may take to start where many tests run."""

PLACING = "?spiel=patchwork&beispiel=von-zehn-vor-vierzehn"


def packed(play: object) -> str:
    """The fragment that carries a play, as readers might forge it."""
    deflate = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    found = deflate.compress(json.dumps(play).encode()) + deflate.flush()
    return "#p=" + base64.urlsafe_b64encode(found).decode().rstrip("=")


class Checking:
    """The page of the checker, with what a reader does there."""

    def __init__(self, opened: Window) -> None:
        self.window = opened
        self.page: Page = opened.page

    def go(self, address: str) -> None:
        """Open an address of the page and start the checker."""
        self.page.goto("about:blank")  # so that another fragment is another visit
        self.window.go(f"/pruefer/{address}")
        self.start()

    def start(self) -> None:
        """Start the checker."""
        self.page.get_by_role("button", name="Prüfer starten").click()
        self.wait()

    def wait(self) -> None:
        """Wait until a position is there."""
        expect(self.page.locator(".rf-frame:visible")).to_have_count(1, timeout=PATIENCE)
        self.rest()

    def open(self, game: str, example: str = "") -> None:
        """Choose a game and an example, as a reader does."""
        self.page.mouse.move(0, 0)  # a choice that came below it would be considered
        if self.page.locator("#rf-game").input_value() != game:
            self.page.locator("#rf-game").select_option(game)
            expect(self.page.locator(f"#rf-example option[value='{example}']")).to_have_count(1)
        self.page.locator("#rf-example").select_option(example)
        end = f"beispiel={example}" if example else f"spiel={game}"
        self.page.wait_for_function("(end) => location.search.endsWith(end)", arg=end)
        self.rest()

    def receive(self, play: object) -> None:
        """Open a link that carries a play, without starting anew."""
        self.page.evaluate(
            """(fragment) => {
              sessionStorage.clear();
              history.replaceState(null, "", location.pathname);  // so that it is another one
              location.hash = fragment;
            }""",
            packed(play),
        )
        self.page.wait_for_function("() => sessionStorage.length")
        self.rest()

    def rest(self) -> None:
        """Wait until nothing is being worked out."""
        expect(self.page.locator(".rf-checker__choices[aria-busy='false']")).to_be_visible(
            timeout=PATIENCE
        )

    @property
    def frame(self) -> Locator:
        """The step that is shown."""
        return self.page.locator(".rf-frame:visible").first

    @property
    def title(self) -> Locator:
        """What the step that is shown is called."""
        return self.frame.locator(".rf-frame__title")

    def button(self, name: str) -> Locator:
        """A button by its words; the drawing may have another of that name."""
        return self.page.locator("button", has_text=re.compile(f"^{re.escape(name)}$"))

    def unfold(self, summary: str) -> None:
        """Open a folded part."""
        part = self.page.locator("details.rf-checker__more", has_text=summary)
        if part.get_attribute("open") is None:
            part.locator("summary").first.click()


@contextmanager
def checking(
    browser: Browser, site: str, view: View, address: str = "", **options: Any
) -> Iterator[Checking]:
    """The checker in a window of its own."""
    permissions = ["clipboard-read", "clipboard-write"]
    with window(browser, site, view, permissions=permissions, **options) as opened:
        found = Checking(opened)
        found.go(address)
        yield found
