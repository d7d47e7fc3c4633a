"""The examples' stories: the spaces that they name are those of the run, on plans that exist."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kb.checker.example import Example, read
from kb.checker.run import attempt
from kb.engines.codec import decode, encode
from kb.engines.rasende_roboter.board import Plan, board
from kb.engines.rasende_roboter.engine import RasendeRoboter
from kb.engines.rasende_roboter.moves import Drive
from kb.engines.rasende_roboter.pieces import HEADINGS, Cell
from kb.engines.rasende_roboter.position import Position
from kb.records.library import load

CONTENT = Path(__file__).parents[3] / "content"
GAME = next(entry for entry in load(CONTENT) if entry.game.id == "rasende-roboter")
EXAMPLES = {each.id: each for each in GAME.examples}
RUNS = {name: read(each.model_dump(mode="json")) for name, each in EXAMPLES.items()}
CELL = r"\((\d+),\s(\d+)\)"


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_plan_can_be_laid_in_each_edition(name: str) -> None:
    example = _runs(name)
    for edition in example.editions or RasendeRoboter.editions[:1]:
        box = {part[0] + letter for part in RasendeRoboter(edition).parts for letter in part[1:]}
        missing = set(_sides(example)) - box
        assert bool(missing) == (example.expected == "plan.seiten"), (edition, missing)


def _sides(example: Example) -> Iterator[str]:
    """The sides that are named, or those of the default if robots ride on a plan without a name."""
    plans = [data["plan"] for data in (example.position, *example.moves) if "plan" in data]
    if any(data["move"] == "drive" for data in example.moves):
        plans = plans or [encode(Plan())]
    for plan in plans:
        yield from plan.values()


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_story_names_only_spaces_of_the_run(name: str) -> None:
    ways = list(_ways(_runs(name)))
    text = f"{EXAMPLES[name].story} {EXAMPLES[name].answer}"
    assert _cells(CELL, text) <= {cell for way in ways for cell in way}
    assert _cells(rf"bis {CELL}|hält [^.,]*auf {CELL}", text) <= {way[-1] for way in ways}


def _runs(name: str) -> Example:
    example = RUNS[name]
    assert example, "it cannot be run"
    return example


def _cells(pattern: str, text: str) -> set[Cell]:
    found = (match.groups() for match in re.finditer(pattern, text))
    return {(int(x), int(y)) for x, y in (filter(None, groups) for groups in found)}


def _ways(example: Example) -> Iterator[tuple[Cell, ...]]:
    """The spaces that play a part: of robots, barriers and the target, and of rides."""
    edition = (example.editions or RasendeRoboter.editions)[0]
    engine = RasendeRoboter(edition, example.readings)
    positions = attempt(RasendeRoboter, edition, example).positions
    for position, data in zip(positions, (*example.moves, {}), strict=False):
        yield from _places(position)
        if data.get("move") == "drive":
            move = decode(Drive, {key: data[key] for key in ("robot", "direction")})
            yield from _rides(engine, position, move)
        if data.get("move") == "set_up":
            laid = {key: data[key] for key in ("plan", "robots") if key in data}
            yield from _places(decode(Position, laid))


def _rides(engine: RasendeRoboter, position: Position, move: Drive) -> Iterator[tuple[Cell, ...]]:
    """The spaces of a ride, if the robot is there and can set off."""
    if move.direction in HEADINGS and move.robot in dict(position.robots.items()):
        way = engine.ride(position, move, HEADINGS[HEADINGS.index(move.direction)])
        yield from [way] if way else []


def _places(position: Position) -> Iterator[tuple[Cell]]:
    drawn = board(position.plan)
    yield from ((cell,) for _, cell in position.robots.items())
    yield from ((cell,) for cell in drawn.barriers)
    yield from ((cell,) for chip, cell in drawn.targets if chip == position.target)
