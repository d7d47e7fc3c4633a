"""Claims: each is said to count or not, move by move, and by which rule."""

from dataclasses import replace

import pytest

from kb.engines.engine import Unsettled
from kb.engines.rasende_roboter.board import Plan
from kb.engines.rasende_roboter.engine import RasendeRoboter
from kb.engines.rasende_roboter.moves import Drive
from kb.engines.rasende_roboter.pieces import HEADINGS, ROBOTS, Cell, Chip
from kb.engines.rasende_roboter.position import Call, Position, Ride, Robots
from kb.engines.rasende_roboter.verification import Verification

STRAIGHT = Position(
    plan=Plan("4B", "2A", "3A", "1C"),
    robots=Robots((4, 1), (8, 14), (9, 11), (2, 8)),
    target="roter Mond",
)
"""Red looks straight at its target on (4, 14)."""


def _drives(words: str) -> tuple[Drive, ...]:
    robots = {name[0]: name for name in ROBOTS[:4]} | {"s": ROBOTS[4]}
    headings = {name[0]: name for name in HEADINGS}
    return tuple(Drive(robots[word[0]], headings[word[1]]) for word in words.split())


def _check(words: str, bid: int, letter: str = "b", position: Position = STRAIGHT) -> Verification:
    chosen = {"frage.lesart-abbiegepflicht": f"lesart.{letter}"}
    return RasendeRoboter(readings=chosen).verify(position, bid, _drives(words))


def test_a_solution_counts_with_its_bid_and_with_a_higher_one() -> None:
    for bid in (4, 5, 20):
        found = _check("rw rn re rs", bid)
        assert found.counts
        assert [each.at for each in found.moves] == [(3, 1), (3, 0), (4, 0), (4, 14)]
        assert [each.count for each in found.moves] == [1, 2, 3, 4]
        assert (found.rule, found.reason) == ("", "")


def test_one_move_too_many_fails_at_that_move() -> None:
    found = _check("rw rn re rs", 3)
    assert not found.counts
    assert found.rule == "vorfuehren.erfolg"
    assert len(found.moves) == 4
    assert "4 Züge" in found.reason


@pytest.mark.parametrize(
    ("words", "letter", "rule", "at"),
    [
        ("rs", "b", "abbiegen.pflicht", 1),
        ("rs", "d", "abbiegen.pflicht", 1),
        ("rn rs", "b", "abbiegen.pflicht", 2),
        ("rw re", "c", "anhalten.wahl", 2),
        ("rw re", "d", "anhalten.wahl", 2),
        ("re rw", "d", "anhalten.wahl", 2),
        ("rw rw", "b", "fahren.hindernisse", 2),
        ("sn", "b", "suchen.helfer", 1),
    ],
)
def test_a_move_that_is_not_allowed_is_named_with_its_rule(
    words: str, letter: str, rule: str, at: int
) -> None:
    found = _check(words, 9, letter)
    assert not found.counts
    assert found.rule == found.moves[-1].rule == rule
    assert found.reason == found.moves[-1].reason != ""
    assert len(found.moves) == at
    assert found.moves[-1].at is None


def test_halting_on_the_target_before_the_turn_by_each_reading() -> None:
    assert _check("rs rw re", 3, "a").counts
    assert not _check("rs", 1, "a").counts
    assert _check("rs", 1, "a").rule == "abbiegen.pflicht"
    assert not _check("rs rw re", 3, "c").counts
    assert _check("rs rw re", 3, "c").rule == "anhalten.wahl"
    assert _check("rs rw re", 3, "b").moves[-1].rule == "abbiegen.pflicht"


HELPED = Position(
    plan=Plan("3A", "2A", "1B", "4A"),
    robots=Robots((9, 1), (8, 9), (13, 0), (0, 12), (14, 9)),
    target="grüner Planet",
)
"""Red reaches the green target on (4, 10) in three moves, black the red planet in two."""


def test_what_does_not_reach_the_target_fails_by_the_rule_of_success() -> None:
    for words in ("", "rw", "rw rn", "bw gw"):
        found = _check(words, 9)
        assert not found.counts
        assert found.rule == "vorfuehren.erfolg"
        assert len(found.moves) == len(words.split())
        assert all(each.at and not each.rule for each in found.moves)


@pytest.mark.parametrize(
    ("words", "target", "rule", "at"),
    [
        ("rn rw rs", "grüner Planet", "aufdecken.farbe", (4, 10)),
        ("sw sn", "roter Planet", "schwarz.farbwirbel", (13, 1)),
    ],
)
def test_the_wrong_robot_on_the_target_is_told_so(
    words: str, target: Chip, rule: str, at: Cell
) -> None:
    found = _check(words, 3, position=replace(HELPED, target=target, pile=()))
    assert not found.counts
    assert found.moves[-1].at == at
    assert found.rule == rule
    assert found.reason


def test_the_wrong_robot_that_left_the_target_again_is_no_matter() -> None:
    assert _check("rn rw rs rn", 9, position=HELPED).rule == "vorfuehren.erfolg"


def test_nobody_may_halt_on_the_vortex_before_a_turn() -> None:
    vortex = Position(
        plan=Plan("3B", "1C", "2C", "4B"),
        robots=Robots((11, 6), (2, 15), (7, 6), (1, 12)),
        target="Farbwirbel",
    )
    assert _check("ye", 9, position=vortex).rule == "abbiegen.pflicht"
    halted = _check("ye", 9, "a", vortex)
    assert halted.rule == "abbiegen.pflicht"
    assert halted.moves[-1].at == (7, 12)


def test_a_ride_that_would_end_on_a_barrier_is_named() -> None:
    barrier = Position(
        plan=Plan("3D", "1D", "2D", "4C"), robots=Robots(yellow=(6, 6)), target="blauer Stern"
    )
    assert _check("yn", 9, position=barrier).rule == "barrieren.kein-halt"


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        (Drive("red", "southeast"), "fahren.richtung"),
        (Drive("red", "south", to=(4, 9)), "fahren.ohne-bremse"),
    ],
)
def test_a_move_that_no_robot_can_make_is_named(move: Drive, rule: str) -> None:
    found = RasendeRoboter().verify(STRAIGHT, 9, [move])
    assert (found.counts, found.rule) == (False, rule)


@pytest.mark.parametrize("bid", [0, -1])
def test_a_bid_that_nobody_may_make_fails_before_the_first_move(bid: int) -> None:
    found = _check("rw rn re rs", bid)
    assert (found.counts, found.rule, found.moves) == (False, "bieten.laut", ())


def test_nothing_counts_between_two_rounds() -> None:
    found = RasendeRoboter().verify(RasendeRoboter().start(), 4, _drives("rs"))
    assert (found.counts, found.rule, found.moves) == (False, "bieten.laut", ())


def test_what_comes_after_the_target_is_not_looked_at() -> None:
    found = _check("rw rn re rs bw bw bw", 4)
    assert found.counts
    assert len(found.moves) == 4


def test_a_claim_is_checked_from_the_markers_whatever_happened_since() -> None:
    begun = RasendeRoboter()
    position = Position(
        plan=STRAIGHT.plan,
        robots=STRAIGHT.robots.moved("red", (3, 1)),
        markers=STRAIGHT.robots,
        target=STRAIGHT.target,
        glass="empty",
        bids=(Call("Ben", 1), Call("Anna", 7)),
        failed=(Call("Ben", 1),),
        rides=(Ride("red", "west"),),
        count=1,
    )
    assert begun.verify(position, 4, _drives("rw rn re rs")).counts
    assert begun.solution(position) == begun.solution(STRAIGHT)


def test_a_robot_on_its_target_is_an_open_question() -> None:
    there = Position(
        plan=Plan("4B", "3A", "2B", "1B"),
        robots=Robots((5, 10), (11, 2), (12, 12), (7, 10)),
        target="grüner Mond",
    )
    with pytest.raises(Unsettled, match=r"frage\.schon-auf-dem-ziel"):
        RasendeRoboter().solution(there)
    with pytest.raises(Unsettled, match=r"frage\.schon-auf-dem-ziel"):
        RasendeRoboter().verify(there, 0, ())
    solved = RasendeRoboter(readings={"frage.schon-auf-dem-ziel": "schon-da.geloest"})
    assert solved.solution(there) == ()
    assert solved.verify(there, 0, ()).counts
    away = RasendeRoboter(readings={"frage.schon-auf-dem-ziel": "schon-da.weg-und-zurueck"})
    found = away.solution(there)
    assert found
    assert len(found) == 4
    assert away.verify(there, 4, found).counts
    assert away.verify(there, 0, ()).rule == "bieten.laut"
    assert away.verify(there, 1, ()).rule == "abbiegen.pflicht"


def test_there_is_nothing_to_solve_between_two_rounds() -> None:
    with pytest.raises(ValueError, match="no chip"):
        RasendeRoboter().solution(RasendeRoboter().start())


def test_too_long_a_solution_is_none() -> None:
    assert RasendeRoboter().solution(STRAIGHT, 3) is None
