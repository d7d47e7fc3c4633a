"""How good the search is: `python -m tests.bench.search`.

Prints for each engine how often the first hit, or one of the first three, is right, and the mean
reciprocal rank, on the queries that the search was tuned on and on those that were kept aside.
"""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from kb.search import collection, hits
from kb.search.collection import Collection
from kb.search.unit import Unit
from tests.bench import driven
from tests.bench.peers import sqlite_trigrams, whoosh_german
from tests.chromium import MISSING, chromium

ROOT = Path(__file__).parents[2]
QUERIES = Path(__file__).parent / "queries.json"
AHEAD = 0.15
"""By how much mean reciprocal rank the search must be ahead of the best peer."""
MOST = 10
Engine = Callable[[str], Sequence[Unit]]
"""Finds the statements that answer a query, best first."""


@dataclass(frozen=True)
class Asked:
    """A query and what its right hits hold."""

    query: str
    kind: str
    game: str
    holds: list[str]
    aside: bool
    """Whether it was kept aside while the search was tuned."""

    def rank(self, found: Sequence[Unit]) -> int:
        """The place of the first right hit, from 1; 0 if there is none."""
        return next((at for at, unit in enumerate(found[:MOST], 1) if self._right(unit)), 0)

    def _right(self, unit: Unit) -> bool:
        said = f"{unit.title} {unit.text}"
        in_game = self.game in ("", unit.game)
        return in_game and all(re.search(each, said, re.DOTALL) for each in self.holds)


@dataclass(frozen=True)
class Score:
    """How an engine did on some queries."""

    first: float
    three: float
    reciprocal: float
    empty: int

    def __str__(self) -> str:
        return f"{self.first:.2f} | {self.three:.2f} | {self.reciprocal:.2f} | {self.empty}"


def asked() -> list[Asked]:
    """All queries."""
    return [Asked(**each) for each in json.loads(QUERIES.read_text("utf-8"))]


def score(engine: Engine, queries: Sequence[Asked]) -> Score:
    """How an engine does."""
    found = [engine(each.query) for each in queries]
    ranks = [each.rank(units) for each, units in zip(queries, found, strict=True)]
    return Score(
        sum(rank == 1 for rank in ranks) / len(ranks),
        sum(0 < rank <= 3 for rank in ranks) / len(ranks),
        sum(1 / rank for rank in ranks if rank) / len(ranks),
        sum(not units for units in found),
    )


def ours(source: Collection) -> Engine:
    """Our own search."""
    return lambda query: [hit.unit for hit in hits.search(source, query, limit=MOST).hits]


def main() -> None:
    """Print the table; fail where the search is not ahead."""
    source = collection.load(ROOT / "content")
    engines = {
        "regelfest": ours(source),
        "Whoosh, German analyzer, OR": whoosh_german(source.units),
        "SQLite FTS5, trigrams, OR": sqlite_trigrams(source.units),
    }
    with ExitStack() as opened:
        if browser := opened.enter_context(chromium()):
            folder = Path(opened.enter_context(TemporaryDirectory()))
            sites = driven.engines(browser, source.units, source.titles, folder)
            engines |= opened.enter_context(sites)
        else:
            print(f"Material and Pagefind are left out: {MISSING}.")  # noqa: T201
        reciprocal = tell(engines, asked())
    own = reciprocal.pop("regelfest")
    best = max(reciprocal, key=lambda name: reciprocal[name])
    if own < reciprocal[best] + AHEAD:
        raise SystemExit(f"not {AHEAD} ahead of {best}")


def tell(engines: Mapping[str, Engine], queries: Sequence[Asked]) -> dict[str, float]:
    """Print how each engine does; gives the mean reciprocal rank of each on all queries."""
    parts = {"tuned on": False, "kept aside": True}
    print("| engine | queries | success@1 | success@3 | MRR | empty |")  # noqa: T201
    print("| --- | --- | --- | --- | --- | --- |")  # noqa: T201
    for name, engine in engines.items():
        for part, aside in parts.items():
            chosen = [each for each in queries if each.aside is aside]
            row = f"| {name} | {part} ({len(chosen)}) | {score(engine, chosen)} |"
            print(row, flush=True)  # noqa: T201
    return {name: score(engine, queries).reciprocal for name, engine in engines.items()}


if __name__ == "__main__":
    main()
