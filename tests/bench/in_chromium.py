"""The search in Chromium: what it fetches, and how fast it answers."""

import gzip
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Response

from kb.site.server.host import serving
from tests.bench.figure import Figure, share

STROKES = """async (queries) => {
  const form = document.querySelector("[data-search]");
  const input = form.querySelector("input[type=search]");
  const answer = (typed) => new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      form.getBoundingClientRect();  // so that its layout counts too
      resolve(performance.now() - begun);
    });
    observer.observe(input, { attributeFilter: ["aria-expanded"] });  // set anew by each answer
    input.value = typed;
    const begun = performance.now();
    input.dispatchEvent(new Event("input"));
  });
  const taken = [];
  for (const query of queries) {
    for (let end = 1; end <= query.length; end += 1) {
      const typed = query.slice(0, end);
      await answer(typed);
      taken.push(Math.min(await answer(typed), await answer(typed)));
    }
  }
  return taken;
}"""
"""The milliseconds from each key stroke in the box to its hits, once their data are there.

The faster of two, so that what else runs does not count.
"""


def of_many(page: Page, site: Path, queries: Sequence[str]) -> Iterator[Figure]:
    """What the scripts fetch of many games, and how fast they answer."""
    with serving(site) as address:
        page.goto(f"{address}/")
        taken = _drive(page, "times(queries)", queries)
        fetched = _drive(page, "fetched(queries)", queries)
    sizes = [sum(packed((site / "data" / name).read_bytes()) for name in each) for each in fetched]
    files = list(site.glob("data/**/*.json"))
    yield Figure("export", len(files), "files")
    yield Figure("export, compressed", sum(packed(file.read_bytes()) for file in files), "kB")
    yield Figure("fetched for a query, compressed, 95 %", share(sizes, 0.95), "kB", 300)
    yield Figure("search in Chromium, median", share(taken, 0.5), "ms")
    yield Figure("search in Chromium, 95 %", share(taken, 0.95), "ms", 50)


def of_site(browser: Browser, site: Path, queries: Sequence[str]) -> Iterator[Figure]:
    """What the search box of the real site fetches, and how fast it answers to one who types."""
    with serving(site) as address:
        sizes = [_until_first(browser, f"{address}/spiele/", query) for query in queries]
        page = browser.new_page()
        page.goto(f"{address}/spiele/")
        taken = page.evaluate(STROKES, queries)
    yield Figure("site: fetched until the first result, compressed, most", max(sizes), "kB", 120)
    yield Figure("site: key strokes", len(taken), "strokes")
    yield Figure("site: answer to a key stroke, median", share(taken, 0.5), "ms")
    yield Figure("site: answer to a key stroke, 95 %", share(taken, 0.95), "ms", 16)


def packed(body: bytes) -> float:
    """The kilobytes of a file as a server sends it."""
    return len(gzip.compress(body)) / 1000


def _drive(page: Page, call: str, queries: Sequence[str]) -> list[Any]:
    used = "const { fetched, times } = await import('/drive.js');"
    found: list[Any] = page.evaluate(f"async (queries) => {{ {used} return {call}; }}", queries)
    return found


def _until_first(browser: Browser, address: str, query: str) -> float:
    """The kilobytes of data until the first hit is shown, in a browser that has nothing yet."""
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(address)
    page.locator("[data-search] input[type=search]").first.fill(query)
    page.locator("[data-search] [role=option]").first.wait_for()
    size = sum(packed(each.body()) for each in answers if "/search/data/" in each.url)
    context.close()
    return size
