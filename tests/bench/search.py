"""How good the search is: `python -m tests.bench.search --help`.

Prints for each engine how often the first hit, or one of the first three, is right, the mean
reciprocal rank and how long a query takes, for each class of queries and for those that the search
was tuned on or that were kept aside; then what questions are answered.
"""

import argparse
import json
import re
import statistics
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory

from kb.search import collection, export, hits
from kb.search.collection import Collection
from kb.search.hits import Near
from kb.search.meaning.live import LiveMeaning
from kb.search.meaning.teacher import Missing, Teacher
from kb.search.unit import Unit
from tests.bench import answers, driven
from tests.bench.answers import Question
from tests.bench.peers import sqlite_trigrams, whoosh_german
from tests.chromium import MISSING, chromium

ROOT = Path(__file__).parents[2]
QUERIES = Path(__file__).parent / "queries.json"
QUESTIONS = ROOT / "tests" / "search" / "questions.json"
OURS, LIVE, ALL = "regelfest", "regelfest, live model", "all"
PEERS = {"Whoosh, German analyzer, OR": whoosh_german, "SQLite FTS5, trigrams, OR": sqlite_trigrams}
GIVEN = ", given our other ways to ask"
"""Peers that also get what our pages do not show: the limit does not count them."""
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
    holds: tuple[str, ...]
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

    queries: int
    first: float
    three: float
    reciprocal: float
    empty: int
    milliseconds: float
    """The median of a query."""

    def __str__(self) -> str:
        shares = f"{self.first:.2f} | {self.three:.2f} | {self.reciprocal:.2f}"
        return f"{shares} | {self.empty} | {self.milliseconds:.1f}"


def read_queries(file: Path) -> list[Asked]:
    """Queries of a file: a list as ours, or `queries` with `class` and `must`, all tuned on."""
    data = json.loads(file.read_text("utf-8"))
    entries = data["queries"] if isinstance(data, dict) else data
    return [
        Asked(
            each["query"],
            each.get("kind") or each.get("class") or "",
            each.get("game") or "",
            tuple(each.get("holds") or each["must"]),
            each.get("aside", False),
        )
        for each in entries
    ]


def read_questions(file: Path) -> list[Question]:
    """Questions of a file: a list as ours, or below `questions`."""
    data = json.loads(file.read_text("utf-8"))
    entries = data["questions"] if isinstance(data, dict) else data
    return [
        Question(each["question"], each.get("game") or "", each.get("verdict") or answers.VALUE)
        for each in entries
    ]


@dataclass(frozen=True)
class Tried:
    """What an engine found for one query: the right hit's rank, whether anything, and when."""

    rank: int
    empty: bool
    seconds: float


def tried(engine: Engine, query: Asked) -> Tried:
    """Put one query to an engine."""
    begun = time.perf_counter()
    units = engine(query.query)
    return Tried(query.rank(units), not units, time.perf_counter() - begun)


def score(tries: Sequence[Tried]) -> Score:
    """How an engine did on some queries."""
    ranks = [each.rank for each in tries]
    return Score(
        len(ranks),
        sum(rank == 1 for rank in ranks) / len(ranks),
        sum(0 < rank <= 3 for rank in ranks) / len(ranks),
        sum(1 / rank for rank in ranks if rank) / len(ranks),
        sum(each.empty for each in tries),
        statistics.median(each.seconds for each in tries) * 1000,
    )


def ours(source: Collection, near: Near | None = None) -> Engine:
    """Our own search; `near` tells the meaning, if not our table does."""
    return lambda query: [
        hit.unit for hit in hits.search(source, query, limit=MOST, near=near).hits
    ]


def own_engines(source: Collection) -> dict[str, Engine]:
    """Our search with its table and, where the extra `semantic` is there, with the model."""
    found = {OURS: ours(source)}
    try:
        near = LiveMeaning(Teacher(ROOT / "build"), source.units).near
        near(["Regel"])  # vectors may be remembered where there is no model
        found[LIVE] = ours(source, near)
    except Missing as reason:
        print(f"The live model is left out: {reason}", file=sys.stderr)  # noqa: T201
    return found


def peers(units: Sequence[Unit], shown: Sequence[Unit]) -> dict[str, Engine]:
    """Peers in Python, on statements as pages show them and given our other ways to ask."""
    found = {name: make(shown) for name, make in PEERS.items()}
    return found | {f"{name}{GIVEN}": make(units) for name, make in PEERS.items()}


def as_shown(units: Sequence[Unit]) -> list[Unit]:
    """Statements without what is only searched."""
    return [replace(unit, asked=()) for unit in units]


def main() -> None:
    """Print the tables; fail where the search is not ahead."""
    options = _options()
    queries, questions = read_queries(options.queries), read_questions(options.questions)
    source = collection.load(ROOT / "content")
    shown = as_shown(source.units)
    engines = own_engines(source) | peers(source.units, shown)
    with ExitStack() as opened:
        if browser := opened.enter_context(chromium()):
            folder = Path(opened.enter_context(TemporaryDirectory()))
            sites = driven.engines(browser, shown, source.titles, folder)
            engines |= opened.enter_context(sites)
        elif not options.json:
            print(f"Material and Pagefind are left out: {MISSING}.")  # noqa: T201
        scores = {name: scored(engine, queries) for name, engine in engines.items()}
    size = sum(len(words) for _, words in export.files(source))
    counts = answers.count(source, questions)
    if options.json:
        found = {"engines": scores, "index_bytes": size, "questions": counts}
        print(json.dumps(found, default=asdict, ensure_ascii=False, indent=2))  # noqa: T201
    else:
        print(table(scores))  # noqa: T201
        print(f"\nIndex of the browser, all of it: {size / 1000:,.0f} kB\n")  # noqa: T201
        print(answers.table(counts))  # noqa: T201
    if behind := best_peer_too_near({name: each[ALL].reciprocal for name, each in scores.items()}):
        raise SystemExit(f"not {AHEAD} ahead of {behind}")


def scored(engine: Engine, queries: Sequence[Asked]) -> dict[str, Score]:
    """How an engine does on all queries, on each part and on each class."""
    tries = {each: tried(engine, each) for each in queries}
    parts = {ALL: list(queries)}
    for each in queries:
        parts.setdefault("kept aside" if each.aside else "tuned on", []).append(each)
    for each in queries:
        parts.setdefault(f"class {each.kind}", []).append(each)
    return {part: score([tries[each] for each in chosen]) for part, chosen in parts.items()}


def table(scores: Mapping[str, Mapping[str, Score]]) -> str:
    """The scores for people."""
    rows = ["| engine | queries | success@1 | success@3 | MRR | empty | ms |", "|" + " --- |" * 7]
    for name, parts in scores.items():
        rows += [f"| {name} | {part} ({each.queries}) | {each} |" for part, each in parts.items()]
    return "\n".join(rows)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m tests.bench.search")
    parser.add_argument("--queries", type=Path, default=QUERIES, metavar="FILE")
    parser.add_argument("--questions", type=Path, default=QUESTIONS, metavar="FILE")
    parser.add_argument("--json", action="store_true", help="print it as JSON")
    return parser.parse_args()


def best_peer_too_near(reciprocal: Mapping[str, float]) -> str:
    """The best peer, if our search is not far enough ahead of it; else nothing."""
    others = [name for name in reciprocal if name not in (OURS, LIVE) and not name.endswith(GIVEN)]
    best = max(others, key=lambda name: reciprocal[name])
    return best if reciprocal[OURS] < reciprocal[best] + AHEAD else ""


if __name__ == "__main__":
    main()
