"""Open questions: each reading plays otherwise, defaults go by edition, and none is guessed."""

from dataclasses import replace

import pytest

from kb.engines.engine import RuleViolation, Unsettled
from kb.engines.rasende_roboter.board import Plan
from kb.engines.rasende_roboter.engine import RasendeRoboter
from kb.engines.rasende_roboter.moves import Bid, Drive, GiveUp, Move, PutBack, Reveal, TimeUp
from kb.engines.rasende_roboter.pieces import CHIPS, VORTEX
from kb.engines.rasende_roboter.position import Call, Player, Position, Robots
from kb.engines.rasende_roboter.tables import READINGS

ROUND = Position(
    plan=Plan("4A", "3B", "1C", "2A"),
    robots=Robots((4, 14), (5, 13), (14, 4), (3, 14)),
    target="grüner Planet",
    glass="empty",
    bids=(Call("Ben", 9),),
)
"""Green stands on (5, 13), and (5, 4) is its target."""
BARRIERS = replace(ROUND, plan=Plan("1D", "3D", "4D", "2C"), robots=Robots(yellow=(14, 1)))
"""Yellow goes west, bounces off on (4, 1) and arrives southwards on (4, 12)."""


def _play(engine: RasendeRoboter, position: Position, *moves: Move) -> Position:
    for move in moves:
        position = engine.play(position, move)
    return position


def _refused(engine: RasendeRoboter, position: Position, *moves: Move) -> str:
    """The rule that refuses the last move; empty if it is allowed."""
    position = _play(engine, position, *moves[:-1])
    refusal = engine.refusal(position, moves[-1])
    return refusal.rule if refusal else ""


@pytest.mark.parametrize("edition", RasendeRoboter.editions)
def test_the_reading_of_the_duty_to_turn_goes_by_edition(edition: str) -> None:
    rule = RasendeRoboter(edition).turn_rule()
    expected = READINGS["D" if edition in ("1999", "2003") else "B"]
    assert rule == replace(expected, heading_at_end=edition in ("1999", "2003"))


@pytest.mark.parametrize("letter", READINGS)
def test_each_reading_is_what_the_solver_goes_by(letter: str) -> None:
    engine = RasendeRoboter(readings={"frage.lesart-abbiegepflicht": f"lesart.{letter.lower()}"})
    assert engine.turn_rule() == READINGS[letter]


def test_going_back_and_halting_before_the_turn_can_be_chosen_alone() -> None:
    there_and_back = (Drive("green", "west"), Drive("green", "east"))
    assert _refused(RasendeRoboter(), ROUND, *there_and_back) == ""
    never = RasendeRoboter(readings={"frage.zurueckfahren": "zurueckfahren.verboten"})
    assert _refused(never, ROUND, *there_and_back) == "anhalten.wahl"
    always = RasendeRoboter("1999", {"frage.zurueckfahren": "zurueckfahren.erlaubt"})
    assert _refused(RasendeRoboter("1999"), ROUND, *there_and_back) == "anhalten.rechtwinklig"
    assert _refused(always, ROUND, *there_and_back) == ""
    straight = Drive("green", "north")
    assert _refused(RasendeRoboter(), ROUND, straight) == "abbiegen.pflicht"
    may = RasendeRoboter(readings={"frage.ziel-vor-dem-abbiegen": "ziel-vorher.ja"})
    halted = _play(may, ROUND, straight)
    assert halted.robots.green == (5, 4)
    assert halted.target == ROUND.target
    no = {
        "frage.lesart-abbiegepflicht": "lesart.a",
        "frage.ziel-vor-dem-abbiegen": "ziel-vorher.nein",
    }
    assert _refused(RasendeRoboter(readings=no), ROUND, straight) == "abbiegen.pflicht"


def test_a_move_of_another_robot_frees_the_way_back() -> None:
    for edition in RasendeRoboter.editions:
        engine = RasendeRoboter(edition, {"frage.lesart-abbiegepflicht": "lesart.d"})
        moves = (Drive("green", "west"), Drive("yellow", "north"), Drive("green", "east"))
        assert _refused(engine, ROUND, *moves) == ""


def test_whether_helpers_are_bound_too() -> None:
    moves = (Drive("yellow", "north"), Drive("yellow", "south"))
    for edition in ("1999", "2003"):
        assert _refused(RasendeRoboter(edition), ROUND, *moves) == "anhalten.rechtwinklig"
        chosen = {"frage.achsensperre-fuer-helfer": "achsensperre.nur-zielroboter"}
        assert _refused(RasendeRoboter(edition, chosen), ROUND, *moves) == ""


def test_at_the_vortex_no_robot_is_a_mere_helper() -> None:
    chosen = {"frage.achsensperre-fuer-helfer": "achsensperre.nur-zielroboter"}
    engine = RasendeRoboter("1999", chosen)
    moves = (Drive("yellow", "north"), Drive("yellow", "south"))
    vortex = replace(ROUND, plan=Plan("4A", "3B", "1A", "2A"), target=VORTEX, pile=())
    assert _refused(engine, vortex, *moves) == "anhalten.rechtwinklig"
    assert engine.turn_rule(VORTEX).helpers_too
    assert not engine.turn_rule(ROUND.target).helpers_too


def test_a_bounce_may_count_as_the_turn() -> None:
    target = next(
        chip
        for chip in CHIPS
        if chip.startswith("gelb") and RasendeRoboter().target_space(BARRIERS.plan, chip) == (2, 12)
    )
    position = replace(BARRIERS, target=target, pile=())
    moves = (Drive("yellow", "west"), Drive("yellow", "west"))
    assert _refused(RasendeRoboter(), position, *moves) == "abbiegen.pflicht"
    counted = RasendeRoboter(readings={"frage.abprallen-als-abbiegen": "abprallen.zaehlt"})
    assert _play(counted, position, *moves).players[1].chips == (target,)


def test_after_a_bounce_the_first_or_the_last_direction_counts() -> None:
    bounced = Drive("yellow", "west")
    start = {"frage.achse-nach-dem-abprallen": "achse.anfang"}
    end = {"frage.achse-nach-dem-abprallen": "achse.ende"}
    for edition, rule in (("2003", "anhalten.rechtwinklig"), ("2013", "anhalten.wahl")):
        d = {"frage.lesart-abbiegepflicht": "lesart.d"}
        by_start = RasendeRoboter(edition, {**d, **start})
        assert _refused(by_start, BARRIERS, bounced, Drive("yellow", "north")) == ""
        assert _refused(by_start, BARRIERS, bounced, Drive("yellow", "east")) == rule
        by_end = RasendeRoboter(edition, {**d, **end})
        assert _refused(by_end, BARRIERS, bounced, Drive("yellow", "north")) == rule
        assert _refused(by_end, BARRIERS, bounced, Drive("yellow", "east")) == ""
    assert _refused(RasendeRoboter("2003"), BARRIERS, bounced, Drive("yellow", "east")) == ""


def _failed(*bids: tuple[str, int]) -> Position:
    return replace(ROUND, bids=tuple(Call(*bid) for bid in bids))


def test_an_older_bid_is_asked_for_only_where_it_would_come_up() -> None:
    bids = _failed(("Anna", 9), ("Ben", 7), ("Anna", 6))
    engine = RasendeRoboter()
    after_anna = engine.play(bids, GiveUp("Anna"))
    assert engine.next_call(after_anna) == Call("Ben", 7)
    after_ben = engine.play(after_anna, GiveUp("Ben"))
    with pytest.raises(Unsettled, match=r"frage\.altes-gebot"):
        engine.next_call(after_ben)
    lost = RasendeRoboter(readings={"frage.altes-gebot": "altes-gebot.verfallen"})
    assert lost.play(after_ben, PutBack()).target is None
    still = RasendeRoboter(readings={"frage.altes-gebot": "altes-gebot.gilt"})
    assert still.next_call(after_ben) == Call("Anna", 9)
    done = still.play(after_ben, GiveUp("Anna"))
    assert still.play(done, PutBack()).target is None


def test_an_older_bid_keeps_its_place_among_equal_ones() -> None:
    bids = _failed(("Anna", 7), ("Ben", 7), ("Anna", 5))
    still = RasendeRoboter(readings={"frage.altes-gebot": "altes-gebot.gilt"})
    after_anna = still.play(bids, GiveUp("Anna"))
    assert still.next_call(after_anna) == Call("Anna", 7)
    assert still.next_call(still.play(after_anna, GiveUp("Anna"))) == Call("Ben", 7)


def test_equal_bids_before_2013_go_by_chips_then_by_the_reading() -> None:
    bids = _failed(("Anna", 7), ("Ben", 7))
    poor_ben = replace(bids, players=(Player("Anna", ("roter Mond",)), Player("Ben")), pile=())
    for edition, first in (("2013", "Anna"), ("1999", "Ben"), ("2003", "Ben")):
        assert RasendeRoboter(edition).next_call(poor_ben).player == first
    assert RasendeRoboter("1999").next_call(bids).player == "Anna"
    poor = RasendeRoboter("1999").refusal(poor_ben, Drive("green", "west", player="Anna"))
    assert poor
    assert "weniger Zielchips" in poor.reason
    late = RasendeRoboter("1999").refusal(bids, Drive("green", "west", player="Ben"))
    assert late
    assert "früher genannt" in late.reason
    agree = RasendeRoboter("1999", {"frage.gleich-wenige-chips": "gleich-wenige.einigt-euch"})
    assert agree.refusal(bids, Drive("green", "west", player="Ben")) is None
    assert agree.refusal(bids, Drive("green", "west", player="Anna")) is None


def test_a_tie_before_2013_goes_by_the_reading() -> None:
    tied = Position(
        players=(Player("Anna", CHIPS[:8]), Player("Ben", CHIPS[8:16]), Player("Eva", CHIPS[16:]))
    )
    shared = RasendeRoboter("1999").outcome(tied)
    assert shared
    assert shared.winners == ("Anna", "Ben")
    open_ = RasendeRoboter("1999", {"frage.gleichstand-vor-2013": "gleichstand-alt.offen"})
    nobody = open_.outcome(tied)
    assert nobody
    assert nobody.winners == ()


def test_a_robot_on_its_target_needs_no_move_by_one_reading() -> None:
    on_target = Position(
        plan=Plan("4B", "3A", "2B", "1B"),
        robots=Robots((5, 10), (11, 2), (12, 12), (7, 10)),
        pile=("grüner Mond",),
    )
    solved = RasendeRoboter(readings={"frage.schon-auf-dem-ziel": "schon-da.geloest"})
    end = _play(solved, on_target, Reveal(), Bid("Anna", 3), Bid("Ben", 0), TimeUp())
    assert end.players[1].chips == ("grüner Mond",)
    assert end.target is None
    fewer = _play(solved, on_target, Reveal(), Bid("Anna", 3), TimeUp())
    assert fewer.players[0].chips == ("grüner Mond",)
    away = RasendeRoboter(readings={"frage.schon-auf-dem-ziel": "schon-da.weg-und-zurueck"})
    with pytest.raises(RuleViolation, match="0 Zügen"):
        _play(away, on_target, Reveal(), Bid("Ben", 0))
    with pytest.raises(Unsettled, match=r"frage\.schon-auf-dem-ziel"):
        _play(RasendeRoboter(), on_target, Reveal(), Bid("Ben", 0))
    there_and_back = [Drive("green", each) for each in ("north", "east", "west", "south")]
    back = _play(RasendeRoboter(), on_target, Reveal(), Bid("Ben", 4), TimeUp(), *there_and_back)
    assert back.players[1].chips == ("grüner Mond",)


def test_a_default_is_said_in_the_trace() -> None:
    for edition, reading in (("2013", "lesart.b"), ("1999", "lesart.d")):
        engine = RasendeRoboter(edition)
        with engine.tracing() as trace:
            _play(engine, ROUND, Drive("green", "west"), Drive("green", "north"))
        assert reading in {step.reading for step in trace.walk()}
