"""The drawing of Rasende Roboter shows what the position holds, and what a move changed."""

from random import Random

import pytest

from kb.engines.drawing import Drawing
from kb.engines.rasende_roboter.board import Plan, board
from kb.engines.rasende_roboter.diagram import draw
from kb.engines.rasende_roboter.engine import RasendeRoboter
from kb.engines.rasende_roboter.moves import Drive
from kb.engines.rasende_roboter.pieces import CHIPS, GERMAN, ROBOTS
from kb.engines.rasende_roboter.position import Call, Player, Position, Robots
from tests.engines import drawn
from tests.engines.drawn import HOSTILE
from tests.engines.rasende_roboter import chance

PROOF = Position(
    plan=Plan("3C", "1D", "2C", "4B"),
    robots=Robots((2, 9), (12, 3), (6, 6), (9, 14)),
    target="blauer Planet",
    glass="empty",
    bids=(Call("Anna", 5), Call("Ben", 4)),
)


def _robots(drawing: Drawing) -> list[str]:
    """The colours of the robots that are drawn."""
    names = [each.removeprefix("rasende-roboter-") for each in drawn.uses(drawing)]
    return sorted(set(names) & set(ROBOTS))


def test_every_position_of_every_example_is_drawn_with_its_robots() -> None:
    for scene in drawn.scenes("rasende-roboter"):
        found = drawn.draw("rasende-roboter", scene)
        there = [] if scene.position.boxed else [each for each, _ in scene.position.robots.items()]
        assert _robots(found) == sorted(there), scene.example
        assert all(f"{GERMAN[each]} auf" in found.alt for each in there)


def test_rides_of_random_rounds_are_drawn_round_each_barrier() -> None:
    engine, random = RasendeRoboter(), Random(5)  # noqa: S311
    bent = 0
    for _ in range(30):
        position = chance.position(random, five=True)
        proof = Position(
            plan=position.plan, robots=position.robots, target=position.target,
            glass="empty", bids=(Call("Anna", 9),),
        )  # fmt: skip
        move = random.choice([each for each in engine.moves(proof) if isinstance(each, Drive)])
        after = engine.play(proof, move)
        found = draw(after, before=proof, move=move)
        drawn.sound(found)
        assert drawn.kinds(found, "rf-changed")
        ride = after.rides[-1] if after.rides else None
        bent += bool(ride and ride.bounced)
    assert bent, "chance met no barrier"


def test_a_bounced_ride_has_a_corner_on_its_barrier() -> None:
    position = Position(
        plan=Plan("3C", "1D", "2C", "4B"), robots=Robots((14, 15), (12, 3), (6, 6), (9, 14)),
        target="blauer Planet", glass="empty", bids=(Call("Anna", 5),),
    )  # fmt: skip
    move = Drive("red", "north")
    after = RasendeRoboter().play(position, move)
    assert after.rides[-1].bounced
    *_, way = drawn.kinds(draw(after, before=position, move=move), "rf-changed")
    assert "L290 90" in way.get("d", ""), "over the barrier on (14, 4)"


def test_all_walls_targets_and_barriers_of_a_plan_are_drawn() -> None:
    found, plan = draw(PROOF), board(PROOF.plan)
    walls = [each for each in found.symbols.values() if "rr-wall" in each]
    assert 2 * sum(each.split('class="rr-wall"')[1].count("M") for each in walls) == len(plan.walls)
    chips = [f"rasende-roboter-chip-{CHIPS.index(chip)}" for chip, _ in plan.targets]
    on_the_plan = [each for symbol in walls for each in chips if f'"#{each}"' in symbol]
    assert sorted(on_the_plan) == sorted(chips)
    assert sum(each.count("rr-barrier-there") for each in walls) == len(plan.barriers)
    for chip, (x, y) in plan.targets:
        assert f"{chip} auf ({x}, {y})" in found.alt
    assert 2 * (found.alt.count("über (") + found.alt.count("links von (")) == len(plan.walls)
    assert all(f" auf ({x}, {y}) wie " in found.alt for x, y in plan.barriers)


def test_a_move_is_marked_and_told() -> None:
    move = Drive("green", "south")
    after = RasendeRoboter().play(PROOF, move)
    found = draw(after, before=PROOF, move=move)
    assert len(drawn.kinds(found, "rf-changed")) == 1, "its way; where it was is its marker"
    again = draw(RasendeRoboter().play(after, Drive("green", "west")), before=after, move=move)
    assert len(drawn.kinds(again, "rf-changed")) == 2, "its way, and where it was"
    assert "Neu: Grün fährt von (12, 3) bis (12, 13)." in found.alt
    assert "gezählt: 1" in drawn.said(found)
    assert "rasende-roboter-marker-green" in drawn.uses(found)
    assert not drawn.kinds(draw(PROOF), "rf-changed")
    assert "Mauern" not in found.alt, "the plan was told before"


@pytest.mark.parametrize("direction", ["north", "southwest"])
def test_a_refused_ride_is_drawn_as_it_was_tried(direction: str) -> None:
    position = Position(robots=Robots((3, 0), (15, 0), (15, 15), (0, 15)))
    move = Drive("red", direction)  # type: ignore[arg-type]
    found = draw(position, move=move)
    assert len(drawn.kinds(found, "rf-tried")) == 1
    assert "Versucht und nicht erlaubt: Rot fährt nach " in found.alt


def test_bids_chips_and_hostile_names_are_text() -> None:
    players = (Player(HOSTILE, chips=("roter Mond", "Farbwirbel")), Player("Ben"))
    bids = (Call(HOSTILE, 3), Call("Ben", 4))
    found = draw(Position(players=players, bids=bids, failed=bids[:1], glass="running"))
    drawn.sound(found)
    assert "<script" not in found.touchable
    assert {"bietet 3 ✗", "bietet 4", "Sanduhr läuft", "verdeckt: 15"} <= set(drawn.said(found))
    assert f"{HOSTILE}: roter Mond, Farbwirbel; bietet 3, ist gescheitert." in found.alt


def test_robots_come_out_of_the_box_without_a_way() -> None:
    boxed = Position(boxed=True)
    found = draw(PROOF, before=boxed)
    assert not [each for each in drawn.kinds(found, "rf-changed") if each.tag == "path"]
    assert "Neu: Der Plan ist aufgebaut." in found.alt
    assert not _robots(draw(boxed))
