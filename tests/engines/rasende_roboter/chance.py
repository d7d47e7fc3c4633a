"""Chance for the tests: plans, robots and targets from a seed."""

from random import Random

from kb.engines.rasende_roboter.board import Plan, board
from kb.engines.rasende_roboter.pieces import CHIPS, SIDES, Chip
from kb.engines.rasende_roboter.position import Position, Robots


def plan(chance: Random, letters: str = "ABCD") -> Plan:
    """Four sides of four colours, in any order."""
    order = chance.sample("1234", 4)
    names = [number + chance.choice(letters) for number in order]
    return Plan(*(SIDES[SIDES.index(name)] for name in names))


def robots(chance: Random, on: Plan, *, five: bool = False) -> Robots:
    """Robots on any spaces without target and barrier."""
    drawn = board(on)
    taken = {cell for _, cell in drawn.targets} | set(drawn.barriers)
    spaces = [
        (x, y) for x in range(16) for y in range(16) if (x, y) not in taken and not {x, y} <= {7, 8}
    ]
    return Robots(*chance.sample(spaces, 5 if five else 4))


def position(chance: Random, letters: str = "ABCD", *, five: bool = False) -> Position:
    """A round with a chip on the middle, and nothing bid."""
    laid = plan(chance, letters)
    target: Chip = chance.choice(CHIPS)
    return Position(plan=laid, robots=robots(chance, laid, five=five), target=target)
