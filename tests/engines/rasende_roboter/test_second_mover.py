"""The engine against a second implementation: the same boards, the same rides, the same lengths."""

import os
from itertools import permutations, product
from random import Random

import pytest

from kb.engines.rasende_roboter.board import Plan, board
from kb.engines.rasende_roboter.engine import RasendeRoboter
from kb.engines.rasende_roboter.pieces import HEADINGS, SIDES, Heading
from kb.engines.rasende_roboter.search import Puzzle
from kb.engines.rasende_roboter.solver import solve
from kb.engines.rasende_roboter.tables import READINGS, WITHOUT, TurnRule
from tests.engines.rasende_roboter import chance as by_chance
from tests.engines.rasende_roboter.raster import Raster, Search, cell_of, goes, place_of

TIMES = int(os.environ.get("REGELFEST_TIMES", "1"))
STATES = 1000 * TIMES


@pytest.mark.parametrize("tenth", range(10))
def test_a_robot_halts_where_the_second_mover_says(tenth: int) -> None:
    engine = RasendeRoboter()
    for number in range(tenth, STATES, 10):
        chance = Random(f"move {number}")  # noqa: S311
        position = by_chance.position(chance, "ABCD" if number % 2 else "D", five=number % 3 == 0)
        raster = Raster(position.plan.sides)
        places = {str(name): place_of(cell) for name, cell in position.robots.items()}
        for (colour, _), heading in product(position.robots.items(), HEADINGS):
            way = raster.walk(places, colour, heading)
            expected = cell_of(way[-1]) if way else None
            assert engine.halt(position, colour, heading) == expected, (number, colour, heading)


def test_all_boards_have_the_walls_and_targets_of_the_second_drawing() -> None:
    for number in range(200):
        plan = by_chance.plan(Random(f"board {number}"))  # noqa: S311
        drawn, raster = board(plan), Raster(plan.sides)
        assert {chip: place_of(cell) for chip, cell in drawn.targets} == raster.targets
        for x, y in product(range(16), repeat=2):
            if not {x, y} <= {7, 8}:
                for heading, (a, b) in {"north": (1, 0), "west": (0, 1)}.items():
                    closed = drawn.closed((x, y), HEADINGS[HEADINGS.index(heading)])
                    assert bool(closed) == ((2 * x + a, 2 * y + b) in raster.walls)


def test_no_ride_goes_on_for_ever() -> None:
    d_sides = [side for side in SIDES if side.endswith("D")]
    engine = RasendeRoboter()
    for order in permutations(d_sides):
        drawn = board(Plan(*order))
        barriers = drawn.barriers
        for cell, heading, robot in product(barriers, HEADINGS, ("red", "black")):
            seen = set()
            here, going = cell, heading
            while not drawn.closed(here, going):
                here = (here[0] + STEP[going][0], here[1] + STEP[going][1])
                if barrier := barriers.get(here):
                    going = going if barrier.colour == robot else _out(engine, going, barrier.shape)
                    assert (here, going) not in seen
                    seen.add((here, going))


STEP = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


def _out(engine: RasendeRoboter, going: Heading, shape: str) -> Heading:
    return HEADINGS[HEADINGS.index(engine.deflected(going, shape))]


RULES = {"": WITHOUT, **READINGS}


@pytest.mark.parametrize("reading", RULES)
@pytest.mark.parametrize("number", range(6 * TIMES))
def test_no_solution_is_shorter_by_a_plain_search(number: int, reading: str) -> None:
    chance = Random(f"search {number}")  # noqa: S311
    position = by_chance.position(chance, "ABD", five=number % 4 == 0)
    robots = {str(name): cell for name, cell in position.robots.items()}
    _agree(position.plan, robots, str(position.target), reading, 3)


@pytest.mark.parametrize("reading", RULES)
@pytest.mark.parametrize("number", range(6 * TIMES))
def test_straight_ways_are_lengthened_as_each_reading_says(number: int, reading: str) -> None:
    """Where the robot looks straight at its target, the readings differ most."""
    chance = Random(f"straight {number}")  # noqa: S311
    plan = by_chance.plan(chance, "ABD")
    raster = Raster(plan.sides)
    for _ in range(10_000):
        robots = {str(name): cell for name, cell in by_chance.robots(chance, plan).items()}
        places = {name: place_of(cell) for name, cell in robots.items()}
        colour = chance.choice(("red", "green", "blue", "yellow"))
        ends = [raster.walk(places, colour, heading) for heading in HEADINGS]
        for chip, place in raster.targets.items():
            if goes(colour, chip) and any(way and way[-1] == place for way in ends):
                _agree(plan, robots, chip, reading, 4)
                return
    pytest.fail("no robot looks straight at its target")


def _agree(
    plan: Plan, robots: dict[str, tuple[int, int]], chip: str, reading: str, most: int
) -> None:
    """Both searches find the same length, or none up to a limit."""
    raster = Raster(plan.sides)
    places = {name: place_of(cell) for name, cell in robots.items()}
    active = tuple(robot for robot in robots if goes(robot, chip))
    target = cell_of(raster.targets[chip])
    puzzle = Puzzle(plan, robots, target, active)  # type: ignore[arg-type]
    for bounce in (False, True) if raster.barriers else (False,):
        rule = RULES[reading]
        rule = TurnRule(rule.must_turn, rule.may_halt, rule.going_on, bounce)
        plain = Search(raster, places, chip, reading, bounce_turns=bounce).length(most)
        found = solve(puzzle, rule, most)
        assert plain == (len(found.moves) if found else None)
