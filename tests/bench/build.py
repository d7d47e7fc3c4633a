"""How the build grows: `python -m tests.bench.build 10 100 1000` copies of the real games.

Prints processor seconds and peak memory of each step, and how often they hold the seconds of a
plain rendering of the same pages in the same run.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from kb.records import document, library
from kb.records.document import Document
from kb.search import export
from kb.site import game_page, policy, settings
from kb.site.build import gathered, run_mkdocs, write_docs
from tests.bench import copies, plain
from tests.bench.measure import Cost, alone, cost
from tests.site.records import NOTHING

ROOT = Path(__file__).parents[2]
CONTENT, CONFIG = ROOT / "content", ROOT / "mkdocs.yml"
AMOUNTS = (10, 100, 1000)
STEPS = {
    "plain": "plain rendering",
    "reading": "YAML reading",
    "checks": "validation and checks",
    "search": "search (lexicon, impacts, export)",
    "docs": "our step (pages, data, writing)",
    "mkdocs": "MkDocs",
    "policy": "policy",
    "change": "our step after one change",
}
Costs = dict[str, Cost]


def run(amount: int, parts: Sequence[Callable[[Path], Costs]]) -> tuple[Costs, float]:
    """Build so many games; the costs of each step, and the kilobytes of a page on average."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        prepare(root, amount)
        costs = {step: cost for part in parts for step, cost in alone(part, root).items()}
        pages = [file.stat().st_size for file in root.glob("build/site/spiele/*/index.html")]
        return costs, sum(pages) / len(pages) / 1024


def ratio(costs: Costs, step: str) -> float:
    """How often a step takes the time of the plain rendering."""
    return costs[step].seconds / costs["plain"].seconds


def table(amount: int, costs: Costs) -> str:
    """The costs as lines."""
    lines = [f"| {f'{amount:,} games':32} | CPU s | × plain | MB | files |"]
    lines.append("| --- | ---: | ---: | ---: | ---: |")
    for step, found in costs.items():
        words = f"{found.seconds:.2f} | {ratio(costs, step):.2f} | {found.megabytes:.0f}"
        files = f"{len(found.written):,}" if found.written else ""
        lines.append(f"| {STEPS[step]:32} | {words} | {files} |")
    return "\n".join(lines)


def prepare(root: Path, amount: int) -> None:
    """Make the copies, and the same pages as plain Markdown."""
    sources = {
        entry.game.id: plain.source(game_page.render(entry, settings.read(CONFIG)))
        for entry in library.load(CONTENT)
    }
    (root / "plain").mkdir()
    for game, number in copies.make(CONTENT, root / "content", amount):
        words = copies.Cipher(number).words(sources[game.rpartition("-")[0]])
        (root / "plain" / f"{game}.md").write_text(words, "utf-8")


def render_plainly(root: Path) -> Costs:
    """Render the plain Markdown."""
    with cost() as found:
        plain.render(root / "plain", root / "plain-site")
    return {"plain": found}


def build_docs(root: Path) -> Costs:
    """Do all that comes before MkDocs."""
    with reading_apart() as reading, cost() as checks:
        entries = library.load(root / "content")
    checks.seconds -= reading.seconds
    checks.megabytes = max(checks.megabytes, reading.megabytes)
    with cost() as docs:
        docs.written = write_docs(entries, root / "content", root / "build", CONFIG, {}, NOTHING)
    with cost() as search:
        search.written = [name for name, _ in export.files(gathered(entries, CONTENT, {}))]
    return {"reading": reading, "checks": checks, "search": search, "docs": docs}


def build_site(root: Path) -> Costs:
    """Run MkDocs and write the policy."""
    site = root / "build" / "site"
    with cost() as mkdocs:
        run_mkdocs(CONFIG, root / "build" / "docs", site, 0)
    with cost() as rest:
        policy.apply(site)
    return {"mkdocs": mkdocs, "policy": rest}


def change_one(root: Path) -> Costs:
    """Change one rule of one game and write again."""
    copies.change(min((root / "content" / "games").iterdir()), goal="Wer das liest, gewinnt.")
    entries = library.load(root / "content")
    with cost() as found:
        found.written = write_docs(entries, root / "content", root / "build", CONFIG, {}, NOTHING)
    return {"change": found}


@contextmanager
def reading_apart() -> Iterator[Cost]:
    """Add up what the reading of YAML files costs inside."""
    total, read = Cost(), document.read

    def measured(file: Path) -> Document:
        with cost() as found:
            result = read(file)
        total.seconds += found.seconds
        total.megabytes = max(total.megabytes, found.megabytes)
        return result

    document.read = measured
    try:
        yield total
    finally:
        document.read = read


def main(words: list[str]) -> None:
    """Run for each amount and print its table."""
    for amount in map(int, words or AMOUNTS):
        costs, _ = run(amount, [render_plainly, build_docs, build_site, change_one])
        print(table(amount, costs), end="\n\n", flush=True)  # noqa: T201 – a command


if __name__ == "__main__":
    main(sys.argv[1:])
