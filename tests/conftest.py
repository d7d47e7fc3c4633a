"""What tests of the whole share: the site built once, served, and a browser to open it."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from kb.site.build import build
from kb.site.server.host import serving
from tests.chromium import MISSING, chromium

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the real site, built once."""
    return build(ROOT / "content", tmp_path_factory.mktemp("build"), ROOT / "mkdocs.yml")


@pytest.fixture(scope="session")
def site(built: Path) -> Iterator[str]:
    """The address of the real site, without a slash at its end."""
    with serving(built) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A headless Chromium; without one, tests are skipped, but not in CI."""
    with chromium() as browser:
        if not browser and os.environ.get("CI"):
            pytest.fail(MISSING, pytrace=False)
        if not browser:
            pytest.skip(MISSING)
        yield browser


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A new page in a context of its own."""
    context = browser.new_context(locale="de-DE", service_workers="block")
    yield context.new_page()
    context.close()
