"""The set-up: all that the record counts lies there, and only plans that the box allows."""

from collections import Counter
from itertools import permutations, product
from pathlib import Path
from typing import Any

import pytest
import yaml
import yamlcore

from kb.engines.codec import BadData, decode, encode
from kb.engines.engine import RuleViolation, Unsettled
from kb.engines.rasende_roboter.board import Board, Plan, board
from kb.engines.rasende_roboter.engine import RasendeRoboter
from kb.engines.rasende_roboter.moves import SetUp
from kb.engines.rasende_roboter.pieces import CHIPS, FIFTH, SIDES, colour_of
from kb.engines.rasende_roboter.position import Position, Robots

ROOT = Path(__file__).parents[3]
_TEXT = (ROOT / "content/games/rasende-roboter/game.yaml").read_text("utf-8")
RECORD: dict[str, Any] = yaml.load(_TEXT, yamlcore.CCoreLoader)  # noqa: S506
COMPONENTS = {each["id"]: each for each in RECORD["components"]}
BOX = Position(boxed=True)


def test_the_box_of_2013_holds_what_the_record_counts() -> None:
    material = RasendeRoboter().material(BOX)
    kinds = Counter(
        "chip" if name in CHIPS else "part" if name[0].isdecimal() else name.split(" ")[0]
        for name in material.elements()  # type: ignore[attr-defined]
    )
    assert kinds == {
        "part": COMPONENTS["material.planteile"]["count"],
        "middle": COMPONENTS["material.mittelteil"]["count"],
        "hourglass": COMPONENTS["material.sanduhr"]["count"],
        "chip": COMPONENTS["material.zielchips"]["count"],
        "robot": sum(COMPONENTS[f"material.{name}"]["count"] for name in ("roboter", ROBOT)),
        "marker": sum(
            COMPONENTS[f"material.{name}"]["count"] for name in ("standortmarker", MARKER)
        ),
    }
    colours = Counter(colour_of(chip) for chip in CHIPS)
    parts = {each["name"]: each["count"] for each in COMPONENTS["material.zielchips"]["parts"]}
    german = {"Rot": "red", "Grün": "green", "Blau": "blue", "Gelb": "yellow"}
    assert {german.get(name): count for name, count in parts.items()} == colours


ROBOT, MARKER = "schwarzer-roboter", "schwarzer-marker"


@pytest.mark.parametrize("edition", RasendeRoboter.editions)
def test_laying_the_plan_loses_and_adds_nothing(edition: str) -> None:
    engine = RasendeRoboter(edition)
    before = engine.material(BOX)
    assert engine.material(engine.start()) == before
    parts = [name for name in before if name[0].isdecimal()]
    assert len(parts) == (4 if engine.is_old else 8)
    assert ("robot black" in before) == (edition != "1999")


def test_a_plan_may_have_a_fifth_robot() -> None:
    engine = RasendeRoboter()
    laid = engine.start(robots=Robots(black=(5, 5)))
    assert laid.robots.black == laid.under_robots.black == (5, 5)
    assert engine.material(laid) == engine.material(BOX)
    with pytest.raises(RuleViolation, match="nur vier Roboter"):
        RasendeRoboter("1999").start(robots=Robots(black=(5, 5)))


def test_the_engine_counts_the_plans_of_each_edition() -> None:
    counted = {name: RasendeRoboter(name).layouts() for name in RasendeRoboter.editions}
    assert counted == {"2013": 1536, "2017": 1536, "2003": 96, "1999": 96}


@pytest.mark.parametrize(("letters", "plans"), [("ABCD", 1536), ("AB", 96), ("CD", 96)])
def test_so_many_boards_are_really_different(letters: str, plans: int) -> None:
    """Every lay-out is another board, and every fourth is one of them turned."""
    looks = set()
    for order, up in product(permutations("1234"), product(letters, repeat=4)):
        names = [number + letter for number, letter in zip(order, up, strict=True)]
        plan = Plan(*(SIDES[SIDES.index(name)] for name in names))
        looks.add(_look(board.__wrapped__(plan)))
    assert len(looks) == 4 * plans


def _look(drawn: Board) -> int:
    """What is to be seen on a board, as one number."""
    barriers = frozenset((cell, each.colour, each.shape) for cell, each in drawn.barriers.items())
    return hash((drawn.walls, frozenset(drawn.targets), barriers))


def test_turning_the_plan_turns_the_board() -> None:
    one, turned = board(Plan("1D", "2B", "3C", "4D")), board(Plan("4D", "1D", "2B", "3C"))

    def quarter(cell: tuple[int, int]) -> tuple[int, int]:
        return (15 - cell[1], cell[0])

    assert {(chip, quarter(cell)) for chip, cell in one.targets} == set(turned.targets)
    assert {quarter(cell) for cell in one.barriers} == set(turned.barriers)


def test_every_chip_has_one_target_on_every_legal_plan() -> None:
    for order, up in product(permutations("1234"), ("AAAA", "BBBB", "CCCC", "DDDD")):
        names = [number + letter for number, letter in zip(order, up, strict=True)]
        targets = board(Plan(*names)).targets  # type: ignore[arg-type]
        assert sorted(chip for chip, _ in targets) == sorted(CHIPS)
        assert len({cell for _, cell in targets}) == len(CHIPS)


def test_a_start_on_a_barrier_is_open() -> None:
    plan, on_barrier = Plan("1D", "3D", "4D", "2C"), Robots(blue=(4, 1))
    with pytest.raises(Unsettled, match=r"frage\.start-auf-barriere"):
        RasendeRoboter().start(plan=plan, robots=on_barrier)
    allowed = {"frage.start-auf-barriere": "barrierestart.erlaubt"}
    assert RasendeRoboter(readings=allowed).start(plan=plan, robots=on_barrier).robots == on_barrier


def test_before_2013_no_number_of_chips_is_agreed_on() -> None:
    refusal = RasendeRoboter("1999").refusal(BOX, SetUp(agreed=3))
    assert refusal
    assert refusal.rule == "ende.alle-chips"


def test_a_game_is_laid_only_once() -> None:
    refusal = RasendeRoboter().refusal(RasendeRoboter().start(), SetUp())
    assert refusal
    assert refusal.rule == "chips.mischen"


@pytest.mark.parametrize(
    ("data", "path"),
    [
        ({"robots": {"red": [7, 7]}}, "robots.red"),
        ({"robots": {"red": [16, 0]}}, "robots.red"),
        ({"robots": {"red": [3, 3], "black": [3, 3]}}, "robots.black"),
        ({"target": "Farbwirbel", "pile": ["Farbwirbel"]}, "pile"),
        ({"players": [{"name": "Anna"}, {"name": "Anna"}]}, "players"),
        ({"players": []}, "players"),
        ({"bids": [{"player": "Zoe", "moves": 3}]}, "bids"),
    ],
)
def test_positions_that_cannot_be_are_refused_with_their_place(
    data: dict[str, Any], path: str
) -> None:
    with pytest.raises(BadData) as caught:
        decode(Position, data)
    assert caught.value.path == path


def test_positions_survive_as_data() -> None:
    position = RasendeRoboter("2003").start(robots=Robots(black=(5, 5)))
    for whole in (True, False):
        assert decode(Position, encode(position, whole=whole)) == position
    assert position.robots.black
    assert FIFTH == "black"
