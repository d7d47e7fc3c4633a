"""What the tests in a browser share: windows of all views, a site of made-up games, axe-core."""

import os
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser

from kb.site.server.host import serving
from tests.browser.checking import PLACING, Checking, checking
from tests.browser.window import VIEWS, View, Window, window
from tests.site import records

NO_AXE = "no axe-core here, so this is not tested; 'make test' brings it"


@pytest.fixture(scope="session")
def windows(browser: Browser, site: str) -> Iterator[dict[View, Window]]:
    """One window for each view of the real site."""
    with ExitStack() as stack:
        yield {view: stack.enter_context(window(browser, site, view)) for view in VIEWS}


@pytest.fixture(scope="session")
def desk(browser: Browser, site: str) -> Iterator[Checking]:
    """The checker in one window for all tests, since Python takes long to start."""
    with checking(browser, site, View("desk", "light"), PLACING) as found:
        yield found
        assert found.window.troubles == []


@pytest.fixture(scope="session")
def samples(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the site of the samples."""
    with serving(records.built(tmp_path_factory.mktemp("samples"), "muster", "schlicht")) as site:
        yield site


@pytest.fixture(scope="session")
def axe() -> str:
    """The words of axe-core."""
    file = records.ROOT / "node_modules" / "axe-core" / "axe.min.js"
    if not file.exists() and os.environ.get("CI"):
        pytest.fail(NO_AXE, pytrace=False)
    if not file.exists():
        pytest.skip(NO_AXE)
    return file.read_text("utf-8")
