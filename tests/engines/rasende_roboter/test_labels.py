"""Moves of Rasende Roboter are named in German, and touching leads to exactly one of them."""

from random import Random

from kb.engines.rasende_roboter.diagram import draw
from kb.engines.rasende_roboter.engine import RasendeRoboter
from kb.engines.rasende_roboter.labels import label
from kb.engines.rasende_roboter.moves import Bid, Drive, Move, PutBack
from kb.engines.rasende_roboter.position import Call, Position, Robots
from tests.engines import drawn
from tests.engines.rasende_roboter import chance


def _proof(random: Random) -> Position:
    found = chance.position(random, five=True)
    return Position(
        plan=found.plan, robots=found.robots, target=found.target,
        glass="empty", bids=(Call("Anna", 9),),
    )  # fmt: skip


def test_every_ride_that_is_allowed_is_chosen_by_its_robot_and_where_it_halts() -> None:
    engine, random = RasendeRoboter(), Random(7)  # noqa: S311
    for _ in range(20):
        position = _proof(random)
        there = drawn.keys(draw(position))
        rides = [each for each in engine.moves(position) if isinstance(each, Drive)]
        for move in rides:
            robot, cell = label(position, move).touches
            x, y = getattr(engine.play(position, move).robots, move.robot)
            assert (robot, cell) == (f"robot.{move.robot}", f"cell.{x}.{y}")
            assert {robot, cell} <= there


def test_whatever_one_might_try_has_a_name_of_its_own() -> None:
    engine, position = RasendeRoboter(), _proof(Random(1))  # noqa: S311
    labels = [label(position, move) for move in engine.candidates(position)]
    assert len({each.text for each in labels}) == len(labels)
    assert all(each.group for each in labels)


def test_moves_are_called_as_at_the_table() -> None:
    position = Position(robots=Robots((3, 0), (15, 0), (15, 15), (0, 15)))
    said: dict[str, Move] = {
        "Blauen Roboter nach Norden ziehen": Drive("blue", "north"),
        "Roten Roboter nach Nordosten ziehen": Drive("red", "northeast"),
        "Anna: 5 bieten": Bid("Anna", 5),
        "Zielchip unter 3 Zielchips zurücklegen": PutBack(3),
        "Zielchip obenauf zurücklegen": PutBack(),
    }
    for text, move in said.items():
        assert label(position, move).text == text
    assert label(position, Drive("red", "north")).touches == ()
