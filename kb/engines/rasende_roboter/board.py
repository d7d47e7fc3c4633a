"""The board: four quadrants around the middle, with walls, targets and barriers."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from kb.engines.rasende_roboter.pieces import HEADINGS, STEPS, Cell, Chip, Heading, Side, chip_of

SIZE = 16
MIDDLE = frozenset({(7, 7), (8, 7), (7, 8), (8, 8)})
PLACES = ("nw", "ne", "se", "sw")
"""Where quadrants lie, clockwise; a quadrant makes as many quarter turns as its index says."""
Wall = tuple[Cell, Heading]
"""A space and the side of it that is closed; each wall stands there for both its spaces."""


@dataclass(frozen=True)
class Plan:
    """Which side lies where."""

    nw: Side = "1A"
    ne: Side = "2A"
    se: Side = "3A"
    sw: Side = "4A"

    @property
    def sides(self) -> tuple[Side, ...]:
        """The four sides, clockwise from the north-west."""
        return (self.nw, self.ne, self.se, self.sw)


@dataclass(frozen=True)
class Barrier:
    """A diagonal that robots of its own colour pass and others bounce off."""

    colour: str
    shape: str
    """`/` or `\\`, as it lies on the board."""


@dataclass(frozen=True)
class Board:
    """All that a plan shows, in cells of the whole board."""

    walls: frozenset[Wall]
    targets: tuple[tuple[Chip, Cell], ...]
    barriers: dict[Cell, Barrier]

    def closed(self, cell: Cell, heading: Heading) -> str:
        """What closes a space in a direction: `edge`, `middle`, `wall`, or nothing."""
        beyond = step(cell, heading)
        if not is_on_board(beyond):
            return "edge"
        if beyond in MIDDLE:
            return "middle"
        return "wall" if (cell, heading) in self.walls else ""


def is_on_board(cell: Cell) -> bool:
    """Whether there is such a space, be it in the middle."""
    return all(0 <= number < SIZE for number in cell)


def is_space(cell: Cell) -> bool:
    """Whether a robot can be there."""
    return is_on_board(cell) and cell not in MIDDLE


def step(cell: Cell, heading: str) -> Cell:
    """The next space in a direction, on the board or not."""
    (x, y), (right, down) = cell, STEPS[heading]
    return (x + right, y + down)


def colour(side: Side) -> str:
    """The colour mark of a side."""
    return str(_quadrants()[side]["colour"])


def barriers(side: Side) -> int:
    """How many diagonal barriers a side has."""
    return len(_quadrants()[side]["diagonals"])


@cache
def part(side: Side, turns: int) -> Board:
    """What a side adds to the board, after so many quarter turns clockwise from the north-west."""
    quadrant = _quadrants()[side]
    targets = tuple(
        (chip_of(each["colour"], each["symbol"]), _turned(tuple(each["cell"]), turns))
        for each in quadrant["targets"]
    )
    diagonals: dict[Cell, Barrier] = {}
    for each in quadrant["diagonals"]:
        shape = each["shape"] if turns % 2 == 0 else {"/": "\\", "\\": "/"}[each["shape"]]
        diagonals[_turned(tuple(each["cell"]), turns)] = Barrier(each["colour"], shape)
    return Board(frozenset(_walls(quadrant, turns)), targets, diagonals)


@lru_cache(maxsize=64)
def board(plan: Plan) -> Board:
    """The board of a plan; its colours are not checked here."""
    parts = [part(side, turns) for turns, side in enumerate(plan.sides)]
    return Board(
        frozenset(wall for each in parts for wall in each.walls),
        tuple(target for each in parts for target in each.targets),
        {cell: found for each in parts for cell, found in each.barriers.items()},
    )


def _walls(quadrant: dict[str, Any], turns: int) -> Iterator[Wall]:
    """The walls of a quadrant, each from both of its spaces."""
    for x, y, edge in quadrant["walls"]:
        heading: Heading = "north" if edge == "N" else "west"
        one: Heading = HEADINGS[(HEADINGS.index(heading) + turns) % 4]
        cell = _turned((x, y), turns)
        yield cell, one
        yield step(cell, one), HEADINGS[(HEADINGS.index(one) + 2) % 4]


def _turned(cell: Cell, turns: int) -> Cell:
    """A cell of a quadrant in the north-west, after quarter turns of the board clockwise."""
    x, y = cell
    for _ in range(turns):
        x, y = SIZE - 1 - y, x
    return (x, y)


@cache
def _quadrants() -> dict[str, dict[str, Any]]:
    """The data of all sides by their names."""
    text = Path(__file__).with_name("quadrants.json").read_text("utf-8")
    return {entry["id"]: entry for entry in json.loads(text)["entries"]}
