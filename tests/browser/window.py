"""Windows: an open page of a site, at a size and in a scheme, and what goes wrong in it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Browser, ConsoleMessage, Dialog, Page, Request, Response

SIZES = {"phone": (390, 844), "desk": (1280, 900)}
Scheme = Literal["light", "dark"]
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
NO_WORKER = "Service Worker registration blocked by Playwright"
"""They have tests of their own, and elsewhere would fetch what is not asked for."""
VIOLATIONS = """
window.__violations = [];
document.addEventListener("securitypolicyviolation", (event) =>
  window.__violations.push(`${event.effectiveDirective}: ${event.blockedURI}`));
"""


class View(NamedTuple):
    """A window: its size and the scheme of its system."""

    size: str
    scheme: Scheme


VIEWS = [View(size, scheme) for size in SIZES for scheme in SCHEMES]


class Window:
    """An open page of one site, with all that goes wrong in it."""

    def __init__(self, page: Page, site: str) -> None:
        self.page = page
        self.site = site
        self.complaints: list[str] = []
        page.add_init_script(VIOLATIONS)
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", self._follow)
        page.on("dialog", self._dismiss)

    def go(self, path: str) -> Response:
        """Open a page of the site; what went wrong before is forgotten."""
        self.complaints.clear()
        response = self.page.goto(self.site + path)
        assert response
        return response

    @property
    def troubles(self) -> list[str]:
        """Errors, breaches of the policy and requests elsewhere since the page was opened."""
        return self.complaints + list(self.page.evaluate("window.__violations"))

    def _hear(self, message: ConsoleMessage) -> None:
        itself = message.location.get("url") == self.page.url and "404" in message.text
        blocked = message.text == NO_WORKER
        if message.type in {"error", "warning"} and not itself and not blocked:
            self.complaints.append(message.text)

    def _dismiss(self, dialog: Dialog) -> None:
        self.complaints.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    def _follow(self, request: Request) -> None:
        if not request.url.startswith((f"{self.site}/", "data:")):
            self.complaints.append(f"request of {request.url}")


@contextmanager
def window(browser: Browser, site: str, view: View, **options: Any) -> Iterator[Window]:
    """A window of its own."""
    width, height = SIZES[view.size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme=view.scheme,
        locale="de-DE",
        service_workers="block",
        **options,
    )
    context.set_default_timeout(10_000)
    yield Window(context.new_page(), site)
    context.close()
