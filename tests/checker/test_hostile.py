"""Hostile scenarios: whatever an example is turned into, it is played or refused, never a crash."""

import copy
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kb.checker.example import Example, read
from kb.checker.games import find
from kb.checker.run import attempt
from kb.engines.engine import Engine
from kb.records.library import Entry, load

CONTENT = Path(__file__).parents[2] / "content"
ENTRIES = [entry for entry in load(CONTENT) if find(entry.game.id)]
TRIES = 500
STRANGE: list[Any] = [
    None, True, -1, 0, 7, 10**9, 10**400, 1.5, float("nan"), "", "x", "Anna", "Ä" * 50,
    [], {}, [[]], [1, 1], {"a": 1}, {"move": []}, {"name": "Anna"},
]  # fmt: skip
Way = tuple[Any, ...]


def _paths(data: Any, path: Way = ()) -> Iterator[Way]:
    """The ways to everything within data."""
    inner = data.items() if isinstance(data, dict) else enumerate(data)
    for step, value in inner:
        yield (*path, step)
        if isinstance(value, dict | list):
            yield from _paths(value, (*path, step))


def _spoil(data: Any, path: Way, chance: Random) -> None:
    """Put something strange at a place, remove what is there, or have it twice."""
    *way, last = path
    for step in way:
        data = data[step]
    how = chance.random()
    if how < 0.1:
        del data[last]
    elif how < 0.2 and isinstance(data, list):
        data.append(data[last])
    else:
        data[last] = copy.deepcopy(chance.choice(STRANGE))


def spoiled(cases: list[Example], chance: Random) -> Example:
    case = chance.choice(cases)
    data: Any = copy.deepcopy({"position": case.position, "moves": list(case.moves)})
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        paths = [path for path in _paths(data) if len(path) > 1]
        _spoil(data, chance.choice(paths), chance)
    return replace(case, **data, kind=chance.choice(("position", "outcome", "allowed")))


def cases(entry: Entry) -> list[Example]:
    cases = (read(each.model_dump(mode="json")) for each in entry.examples)
    return [case for case in cases if case and case.moves]


def _engine(entry: Entry) -> type[Engine[Any, Any]]:
    game = find(entry.game.id)
    assert game
    return game.engine


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.game.id)
def test_spoiled_examples_are_played_or_refused(entry: Entry) -> None:
    chance, known = Random(entry.game.id), cases(entry)  # noqa: S311
    played = failed = 0
    for _ in range(TRIES):
        case = spoiled(known, chance)
        run = attempt(_engine(entry), case.editions[0] if case.editions else "", case)
        failed += bool(run.problem)
        played += not run.problem
        assert len(run.failure) < 1000
    assert failed > TRIES / 4
    assert played > TRIES / 20


def test_all_games_are_tried() -> None:
    assert len(ENTRIES) >= 4
