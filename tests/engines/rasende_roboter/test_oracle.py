"""Positions that other programs solved: the same lengths, and the engine replays what we find."""

import json
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kb.engines.rasende_roboter.board import Plan, board
from kb.engines.rasende_roboter.engine import RasendeRoboter
from kb.engines.rasende_roboter.moves import Drive
from kb.engines.rasende_roboter.pieces import HEADINGS, VORTEX, Cell, Colour, chip_of
from kb.engines.rasende_roboter.position import Position, Robots
from kb.engines.rasende_roboter.search import Puzzle
from kb.engines.rasende_roboter.solver import Solution, solve
from kb.engines.rasende_roboter.tables import READINGS, WITHOUT, TurnRule

ORACLES = Path(os.environ.get("REGELFEST_ORACLES", Path(__file__).parents[2] / "oracles"))
COLOURS: dict[str, Colour] = {
    "R": "red", "G": "green", "B": "blue", "Y": "yellow", "S": "black",
}  # fmt: skip
SYMBOLS = {"circle": "moon", "triangle": "gear", "square": "planet", "hexagon": "star"}
FORBIDDEN = "verboten (Ende auf Barriere)"


def _read(name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((ORACLES / name).read_text("utf-8"))["positions"]
    return found


PLAIN = _read("ricochet_positions.json")
DIAGONAL = _read("ricochet_diagonal_positions.json")
BOUNCE = replace(READINGS["B"], bounce_turns=True)


def _position(case: dict[str, Any]) -> Position:
    plan = Plan(*(case["quadrants"][place] for place in ("NW", "NE", "SE", "SW")))
    robots = {COLOURS[letter]: tuple(cell) for letter, cell in case["robots"].items()}
    colour, symbol = case["target"]["colour"], case["target"]["symbol"]
    chip = VORTEX if colour == "*" else chip_of(COLOURS[colour], SYMBOLS[symbol])
    position = Position(plan=plan, robots=Robots(**robots), target=chip)
    assert dict(board(plan).targets)[chip] == tuple(case["target"]["cell"])
    return position


def _solved(position: Position, rule: TurnRule) -> Solution:
    engine = RasendeRoboter()
    robots = dict(position.robots.items())
    active = tuple(robot for robot in robots if engine.may_reach(position, robot))
    target = dict(board(position.plan).targets)[position.target]  # type: ignore[index]
    found = solve(Puzzle(position.plan, robots, target, active), rule)
    assert found
    return found


def _drives(words: list[str]) -> tuple[Drive, ...]:
    headings = {name[0].upper(): name for name in HEADINGS}
    return tuple(Drive(COLOURS[word[0]], headings[word[1]]) for word in words)


def _engine(letter: str, **more: str) -> RasendeRoboter:
    chosen = {
        "frage.lesart-abbiegepflicht": f"lesart.{letter.lower()}",
        "frage.schon-auf-dem-ziel": "schon-da.weg-und-zurueck",
    }
    return RasendeRoboter(readings=chosen | more)


def _replay(engine: RasendeRoboter, position: Position, length: int) -> None:
    """The engine finds a solution of this length, accepts it, and no bid below."""
    moves = engine.solution(position)
    assert moves is not None
    assert len(moves) == length
    assert engine.verify(position, length, moves).counts
    short = engine.verify(position, length - 1, moves)
    assert not short.counts
    assert short.rule == "vorfuehren.erfolg" if length > 1 else "bieten.laut"


def _lengths(case: dict[str, Any]) -> dict[str, int]:
    """The lengths by reading; where the robot looks not straight at its target, all are equal."""
    turning = case["with_turn_rule"]
    return turning.get("variants") or dict.fromkeys("ABCD", turning["length"])


@pytest.mark.parametrize("case", PLAIN, ids=lambda case: case["id"])
def test_oracle_lengths_without_the_duty_to_turn(case: dict[str, Any]) -> None:
    position = _position(case)
    found = _solved(position, WITHOUT)
    assert len(found.moves) == case["without_turn_rule"]["length"]
    _rides_into_the_target(position, found.moves)
    if moves := case["without_turn_rule"].get("moves"):
        _rides_into_the_target(position, [(each.robot, each.direction) for each in _drives(moves)])


def _rides_into_the_target(position: Position, moves: Any) -> None:
    engine = RasendeRoboter()
    target = dict(board(position.plan).targets)[position.target]  # type: ignore[index]
    robots = position.robots
    for robot, heading in moves:
        halt = engine.halt(replace(position, robots=robots), robot, heading)
        assert halt
        robots = robots.moved(robot, halt)
    there = [robot for robot, cell in robots.items() if cell == target]
    assert any(engine.may_reach(position, robot) for robot in there)


@pytest.mark.parametrize("letter", "ABCD")
@pytest.mark.parametrize("case", PLAIN, ids=lambda case: case["id"])
def test_oracle_lengths_by_each_reading(case: dict[str, Any], letter: str) -> None:
    _replay(_engine(letter), _position(case), _lengths(case)[letter])


@pytest.mark.parametrize("case", PLAIN, ids=lambda case: case["id"])
def test_oracle_solutions_count_by_the_strictest_reading(case: dict[str, Any]) -> None:
    turning = case["with_turn_rule"]
    found = _engine("D").verify(_position(case), turning["length"], _drives(turning["moves"]))
    assert found.counts, found


@pytest.mark.parametrize("case", DIAGONAL, ids=lambda case: case["id"])
def test_oracle_lengths_on_boards_with_barriers(case: dict[str, Any]) -> None:
    position = _position(case)
    found = _solved(position, WITHOUT)
    assert len(found.moves) == case["own_bfs_without_rule"]
    assert len(found.moves) == case["oracle_without_turn_rule"]["length"]
    _rides_into_the_target(position, found.moves)
    assert len(_solved(position, BOUNCE).moves) == case["own_bfs_with_rule_bounce_counted"]
    _replay(_engine("B"), position, case["own_bfs_with_rule_bounce_not_counted"])
    counted = {"frage.abprallen-als-abbiegen": "abprallen.zaehlt"}
    _replay(_engine("B", **counted), position, case["own_bfs_with_rule_bounce_counted"])


@pytest.mark.parametrize("case", DIAGONAL, ids=lambda case: case["id"])
def test_oracle_rides_that_barriers_change(case: dict[str, Any]) -> None:
    position, engine = _position(case), RasendeRoboter()
    for each in case["single_moves_changed_by_barriers"]:
        (drive,) = _drives([each["robot"] + each["dir"]])
        found: Cell | None = engine.halt(position, drive.robot, drive.direction)  # type: ignore[arg-type]
        expected = None if each["result"] == FORBIDDEN else tuple(each["result"])
        assert found == expected, each


def test_oracle_has_positions_of_every_kind() -> None:
    kinds = {case["kind"] for case in PLAIN}
    assert {"random", "straight", "aligned", "vortex", "five", "ontarget"} <= kinds
    assert len(PLAIN) >= 50
    assert len(DIAGONAL) >= 15
