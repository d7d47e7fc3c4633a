"""Peers that are driven for real: the searches of Material and of Pagefind on sites in Chromium."""

import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from playwright.sync_api import Browser

from kb.search.unit import Unit
from kb.site.server.host import serving
from tests.bench.pages import TITLE, a_page_each, a_page_per_game

Engine = Callable[[str], Sequence[Unit]]

LISTEN = """
window.found = [];
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    const note = ({ data }) => data.type === 3 && found.push(data.data.items);
    this.addEventListener("message", note);
  }
};
"""
"""Notes what Material's worker answers to its page."""
SHOWN = "() => found.at(-1).flatMap((page) => page.map((each) => each.location))"
PAGEFIND = """async (query) => {
  const { search } = await import("/pagefind/pagefind.js");
  const { results } = await search(query);
  const pages = await Promise.all(results.slice(0, 10).map((each) => each.data()));
  const worth = (part) => part.weighted_locations.reduce((sum, at) => sum + at.balanced_score, 0);
  const parts = (page) => page.sub_results.sort((one, other) => worth(other) - worth(one));
  return pages.flatMap(parts).map((part) => part.url);
}"""
"""Pagefind gives the parts of a page as they stand; here the best of them comes first."""


@contextmanager
def engines(
    browser: Browser, units: Sequence[Unit], titles: Mapping[str, str], root: Path
) -> Iterator[dict[str, Engine]]:
    """Both on pages per game and on pages per statement, as long as the block runs."""
    layouts = {"a page per game": a_page_per_game, "a page per statement": a_page_each}
    with ExitStack() as opened:
        found = {}
        for number, (layout, build) in enumerate(layouts.items()):
            addresses = build(units, titles, root / str(number))
            for name, peer in (("Material", material), ("Pagefind", pagefind)):
                if name == "Pagefind" and not find_spec("pagefind"):
                    print(f"{name}, {layout}, is left out: it is in requirements/bench.txt.")  # noqa: T201
                    continue
                site = root / str(number) / "site"
                found[f"{name}, {layout}"] = opened.enter_context(peer(browser, site, addresses))
        yield found


@contextmanager
def material(browser: Browser, site: Path, units: Mapping[str, Unit]) -> Iterator[Engine]:
    """Material's search: typed into its box, and what its worker gives its page to show."""
    page = browser.new_page()
    page.add_init_script(LISTEN)
    with serving(site) as address:
        page.goto(f"{address}/")
        box = page.locator(".md-search__input")
        box.focus()
        page.wait_for_function("found.length", timeout=60_000)

        def find(query: str) -> list[str]:
            page.evaluate("found.length = 0")
            box.fill(query)
            box.press("End")
            page.wait_for_function("found.length")
            addresses: list[str] = page.evaluate(SHOWN)
            return addresses

        yield _engine(find, units)


@contextmanager
def pagefind(browser: Browser, site: Path, units: Mapping[str, Unit]) -> Iterator[Engine]:
    """Pagefind's search, by its own script."""
    options = ["--root-selector", "article", "--quiet"]
    command = [sys.executable, "-m", "pagefind", "--site", str(site), *options]
    subprocess.run(command, check=True, capture_output=True)
    page = browser.new_page()
    with serving(site) as address:
        page.goto(f"{address}/")
        yield _engine(lambda query: page.evaluate(PAGEFIND, query), units)


def _engine(find: Callable[[str], list[str]], units: Mapping[str, Unit]) -> Engine:
    @cache
    def found(query: str) -> list[Unit]:
        addresses = (each.removeprefix("/").removesuffix(f"#{TITLE}") for each in find(query))
        return [units[each] for each in dict.fromkeys(addresses) if each in units]

    return found
