"""How the search does with 20,000 statements: `python -m tests.bench.scale 20000`.

Prints what it takes to build, to search by Python, and to search in Chromium, each with its limit;
fails where one is broken. What a browser fetches and how fast it answers is measured for the real
games too.
"""

import gzip
import math
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from kb.records import library, thesaurus
from kb.search import collection, export, hits, store
from kb.search.collection import Collection
from kb.site.server.host import serving
from tests.bench import variations
from tests.bench.measure import alone, cost
from tests.bench.search import asked
from tests.chromium import MISSING, chromium

ROOT = Path(__file__).parents[2]
CONTENT, SCRIPTS = ROOT / "content", ROOT / "kb" / "site" / "assets" / "search"
DRIVER = Path(__file__).parent / "drive.js"
STATEMENTS = 20_000
QUERIES = [each.query for each in asked()]


@dataclass(frozen=True)
class Figure:
    """What was measured, and how much it may be."""

    what: str
    found: float
    unit: str
    most: float = math.inf

    def __str__(self) -> str:
        limit = "" if math.isinf(self.most) else f"{self.most:,} {self.unit}"
        return f"| {self.what} | {self.amount} | {limit} |"

    @property
    def amount(self) -> str:
        """How much it is, in words."""
        digits = 1 if self.found < 100 and not float(self.found).is_integer() else 0
        return f"{self.found:,.{digits}f} {self.unit}"


@dataclass(frozen=True)
class Built:
    """Builds so many statements below a folder: a store, and a site for the scripts."""

    statements: int

    def __call__(self, root: Path) -> list[Figure]:
        """Do it and measure it."""
        real = collection.load(CONTENT)
        games = [entry.game for entry in library.load(CONTENT)]
        units, games = variations.grown(real, games, self.statements)
        groups = thesaurus.load(CONTENT)
        with cost() as building:
            found = collection.of_units(units, games, groups)
            store.write(root / "store", found, "")
        with cost() as exporting:
            publish(found, root / "large")
        publish(real, root / "real")
        return [
            Figure("statements", len(units), "statements"),
            Figure("games", len(games), "games"),
            Figure("terms", len(found.impacts), "terms"),
            Figure("build lexicon, impacts and index", building.seconds, "CPU s", 60),
            Figure("memory for that", building.megabytes, "MB", 1000),
            Figure("write the export for browsers", exporting.seconds, "CPU s"),
        ]


def publish(found: Collection, site: Path) -> None:
    """A site with the scripts, the data, and a page that drives them."""
    for name, words in export.files(found):
        (site / "data" / name).parent.mkdir(parents=True, exist_ok=True)
        (site / "data" / name).write_bytes(words)
    shutil.copytree(SCRIPTS, site / "search")
    shutil.copy(DRIVER, site)
    (site / "index.html").write_text("<!doctype html><title>Bench</title>", "utf-8")


def by_python(root: Path) -> list[Figure]:
    """Open the store and ask it all queries, each once."""
    begun = time.perf_counter()
    stored = store.Stored(root / "store")
    opened = time.perf_counter() - begun
    taken = []
    for query in QUERIES:
        begun = time.perf_counter()
        hits.search(stored, query)
        taken.append(1000 * (time.perf_counter() - begun))
    return [
        Figure("open the index", 1000 * opened, "ms"),
        Figure("search by Python, median", share(taken, 0.5), "ms"),
        Figure("search by Python, 95 %", share(taken, 0.95), "ms", 100),
    ]


def by_browser(root: Path) -> list[Figure]:
    """Ask all queries in Chromium, of the real games letter by letter."""
    with chromium() as browser:
        if not browser:
            print(f"The scripts are not measured: {MISSING}.")  # noqa: T201
            return []
        page = browser.new_page()
        return [
            *of_many(page, root / "large", QUERIES),
            *of_real(page, root / "real", QUERIES),
        ]


def of_many(page: Page, site: Path, queries: Sequence[str]) -> Iterator[Figure]:
    """What a browser fetches of many games, and how fast it answers."""
    with serving(site) as address:
        page.goto(f"{address}/")
        taken = _drive(page, "times(queries)", queries)
        sizes = _sizes(page, site, queries)
    everything = [
        file.relative_to(site / "data").as_posix() for file in site.glob("data/**/*.json")
    ]
    yield Figure("export", len(everything), "files")
    yield Figure("export, compressed", sum(_packed(site, name) for name in everything), "kB")
    yield Figure("fetched for a query, compressed, 95 %", share(sizes, 0.95), "kB", 300)
    yield Figure("search in Chromium, median", share(taken, 0.5), "ms")
    yield Figure("search in Chromium, 95 %", share(taken, 0.95), "ms", 50)


def of_real(page: Page, site: Path, queries: Sequence[str]) -> Iterator[Figure]:
    """What it fetches of the real games, and how fast it answers to one who types."""
    with serving(site) as address:
        page.goto(f"{address}/")
        taken = _drive(page, "times(strokes(queries))", queries)
        sizes = _sizes(page, site, queries)
    yield Figure("real games: fetched for a first query, compressed, most", max(sizes), "kB", 120)
    yield Figure("real games: key strokes", len(taken), "strokes")
    yield Figure("real games: answer to a key stroke, 95 %", share(taken, 0.95), "ms", 16)


def _sizes(page: Page, site: Path, queries: Sequence[str]) -> list[float]:
    """The kilobytes that each query fetches in a browser that has nothing yet."""
    fetched = _drive(page, "fetched(queries)", queries)
    return [sum(_packed(site, name) for name in each) for each in fetched]


def _drive(page: Page, call: str, queries: Sequence[str]) -> list[Any]:
    used = "const { fetched, strokes, times } = await import('/drive.js');"
    found: list[Any] = page.evaluate(f"async (queries) => {{ {used} return {call}; }}", queries)
    return found


def _packed(site: Path, name: str) -> float:
    """The kilobytes of a file of the export as a server sends it."""
    return len(gzip.compress((site / "data" / name).read_bytes())) / 1000


def share(found: Sequence[float], part: float) -> float:
    """What the given part of the values is at most."""
    return sorted(found)[math.ceil(part * len(found)) - 1]


def too_much(figures: Sequence[Figure]) -> Iterator[str]:
    """Each limit that is broken, as one sentence."""
    for each in figures:
        if each.found > each.most:
            yield f"{each.what}: {each.amount}, and may be {each.most:,} {each.unit}"


def main(words: list[str]) -> None:
    """Print the table; fail where a limit is broken."""
    statements = int(words[0]) if words else STATEMENTS
    parts: list[Callable[[Path], list[Figure]]] = [Built(statements), by_python, by_browser]
    print("| what | measured | limit |\n| --- | ---: | ---: |")  # noqa: T201
    figures: list[Figure] = []
    with tempfile.TemporaryDirectory() as folder:
        for part in parts:
            found = alone(part, Path(folder))
            print(*found, sep="\n", flush=True)  # noqa: T201
            figures += found
    if broken := list(too_much(figures)):
        raise SystemExit("\n".join(broken))


if __name__ == "__main__":
    main(sys.argv[1:])
