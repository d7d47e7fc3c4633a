"""How the search does with 20,000 statements: `python -m tests.bench.scale 20000`.

Prints what it takes to build, to search by Python, and to search in Chromium, each with its limit;
fails where one is broken. The search box of the real site is measured as well.
"""

import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from kb.records import library, thesaurus
from kb.search import collection, export, hits, store
from kb.search.collection import Collection
from kb.site.build import build
from tests.bench import search, variations
from tests.bench.figure import Figure, share, too_much
from tests.bench.in_chromium import of_many, of_site
from tests.bench.measure import alone, cost
from tests.chromium import MISSING, chromium

ROOT = Path(__file__).parents[2]
CONTENT, SCRIPTS = ROOT / "content", ROOT / "kb" / "site" / "assets" / "search"
DRIVER = Path(__file__).parent / "drive.js"
STATEMENTS = 20_000
QUERIES = [each.query for each in search.read_queries(search.QUERIES)]


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
            publish(found, root / "many")
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
    begun = time.process_time()
    stored = store.Stored(root / "store")
    opened = time.process_time() - begun
    taken = []
    for query in QUERIES:
        begun = time.process_time()
        hits.search(stored, query)
        taken.append(1000 * (time.process_time() - begun))
    return [
        Figure("open the index", 1000 * opened, "CPU ms"),
        Figure("search by Python, median", share(taken, 0.5), "CPU ms"),
        Figure("search by Python, 95 %", share(taken, 0.95), "CPU ms", 100),
    ]


def by_browser(root: Path) -> list[Figure]:
    """Ask all queries in Chromium."""
    with chromium() as browser:
        if not browser:
            print(f"The scripts are not measured: {MISSING}.")  # noqa: T201
            return []
        many = of_many(browser.new_page(), root / "many", QUERIES)
        site = build(CONTENT, root / "build", ROOT / "mkdocs.yml")
        return [*many, *of_site(browser, site, QUERIES)]


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
