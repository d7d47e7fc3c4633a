"""Rules at their edges, beyond what the examples of the record show."""

from dataclasses import replace

import pytest

from kb.engines.builders_antiquity.cards import Building, Hand, Resources, University, Worker
from kb.engines.builders_antiquity.engine import BuildersAntiquity
from kb.engines.builders_antiquity.moves import (
    End,
    Free,
    Invest,
    Move,
    Repay,
    Send,
    Take,
)
from kb.engines.builders_antiquity.position import Player, Position, Turn
from kb.engines.engine import Outcome, RuleViolation, Unsettled

MASON = Worker("Steinmetz", 3, Resources(stone=3))
SLAVE = Worker("Felix", 0, Resources(wood=2), "slave")
SITE = Building("Arena", Resources(stone=4, wood=4), 9, 4)
CRANE = Building("Kran", points=1, machine=True, yields=Resources(stone=4, wood=4))
ANNA = Player("Anna", workers=(MASON, SLAVE), sites=(SITE,), built=(CRANE,), tools=("stone",))
BEN = Player("Ben")
TABLE = Position((ANNA, BEN))
TENTHS = {"frage.sesterzen-wertung": "lesart.zehntel"}


def _refused(position: Position, move: Move) -> str:
    with pytest.raises(RuleViolation) as refusal:
        BuildersAntiquity().play(position, move)
    return refusal.value.rule


@pytest.mark.parametrize(
    ("position", "move", "question"),
    [
        (TABLE, Send("Anna", "Felix", "Arena", "stone"), "frage.werkzeug-sklave"),
        (Position((replace(ANNA, loans=1),)), Repay("Anna"), "frage.darlehen-frueher"),
    ],
)
def test_what_no_source_settles_is_not_guessed(
    position: Position, move: Move, question: str
) -> None:
    with pytest.raises(Unsettled) as unsettled:
        BuildersAntiquity().play(position, move)
    assert unsettled.value.question == question
    with pytest.raises(Unsettled):
        list(BuildersAntiquity().moves(position))


@pytest.mark.parametrize(("coins", "read"), [(20, {""}), (23, {"", "lesart.zehntel"})])
def test_a_reading_of_coins_is_marked_only_where_readings_differ(
    coins: int, read: set[str]
) -> None:
    engine = BuildersAntiquity()
    with engine.tracing() as trace:
        outcome = engine.outcome(Position((replace(BEN, coins=coins),), phase="over"))
    assert outcome == Outcome(("Ben",), {"Ben": coins})
    assert {step.reading for step in trace.walk()} == read


@pytest.mark.parametrize("before", ["invest", "free"])
@pytest.mark.parametrize("move", [Free("Anna", "Felix"), Invest("Anna", "loan")])
def test_freeing_counts_as_the_investment_only_under_its_reading(before: str, move: Move) -> None:
    table = Position((ANNA,), turn=Turn(used=1, done=(before,)))
    own = BuildersAntiquity().refusal(table, move)
    assert bool(own) == (before == "invest" and isinstance(move, Invest))
    strict = BuildersAntiquity(
        readings={"frage.freilassen-investition": "lesart.freilassen-als-investition"}
    )
    refusal = strict.refusal(table, move)
    assert refusal
    assert refusal.rule == "investieren.einmal"
    assert not strict.refusal(replace(table, turn=Turn()), move)


def test_a_default_reading_is_marked_in_the_trace() -> None:
    engine = BuildersAntiquity()
    with engine.tracing() as trace:
        engine.play(TABLE, Send("Anna", "Kran", "Arena", "stone"))
    assert "lesart.werkzeug-auch-fuer-maschinen" in {step.reading for step in trace.walk()}


@pytest.mark.parametrize("used", [0, 1, 2, 3])
def test_actions_beyond_the_free_ones_are_bought_one_by_one(used: int) -> None:
    table = Position((Player("Anna", 15),), turn=Turn(used=used))
    after = BuildersAntiquity().play(table, Take("Anna", 3))
    assert after.player("Anna").coins == 15 - 5 * used + 6
    assert after.turn.used == used + 3


@pytest.mark.parametrize(("reading", "coins"), [("einzeln", 1 + 3), ("zusammen", 6)])
def test_sesterces_that_are_taken_twice_in_a_turn(reading: str, coins: int) -> None:
    engine = BuildersAntiquity(readings={"frage.getrennt-nehmen": f"lesart.nehmen-{reading}"})
    after = engine.play(engine.play(Position((BEN,)), Take("Ben", 1)), Take("Ben", 2))
    assert after.player("Ben").coins == 10 + coins
    fourth = engine.refusal(after, Take("Ben", 1))
    assert (fourth.rule if fourth else "") == ("nehmen.betrag" if reading == "zusammen" else "")


def test_money_that_comes_in_pays_no_action_that_it_costs() -> None:
    broke = Position((Player("Anna", 4),), turn=Turn(used=3))
    assert _refused(broke, Invest("Anna", "loan")) == "zug.weitere-aktion"
    assert _refused(broke, Take("Anna")) == "zug.weitere-aktion"


def test_a_machine_returns_at_once_and_works_again() -> None:
    site = Building("Brunnen", Resources(stone=4), 5, 1)
    table = Position((replace(ANNA, sites=(SITE, site)),))
    engine = BuildersAntiquity()
    after = engine.play(table, Send("Anna", "Kran", "Brunnen"))
    after = engine.play(after, Send("Anna", "Kran", "Arena"))
    assert [each.name for each in after.player("Anna").built] == ["Kran", "Brunnen", "Arena"]
    assert (after.player("Anna").coins, after.turn.used) == (24, 2)


def test_no_machine_works_on_itself() -> None:
    site = replace(CRANE, needs=Resources(stone=1))
    table = Position((Player("Anna", sites=(site,)),))
    assert _refused(table, Send("Anna", "Kran", "Kran")) == "schicken.ressourcen"


def test_two_universities_on_one_worker_both_count() -> None:
    schools = (University("A", Resources(stone=1)), University("B", Resources(wood=4)))
    table = Position((replace(ANNA, workers=(replace(MASON, universities=schools),)),))
    after = BuildersAntiquity().play(table, Send("Anna", "Steinmetz", "Arena"))
    assert after.player("Anna").finished("Arena")
    assert after.player("Anna").workers[0].universities == schools


def test_a_university_needs_a_worker_and_leaves_the_stack() -> None:
    table = replace(TABLE, universities=(University("A"), University("B")))
    assert _refused(table, Invest("Anna", "university", "A")) == "universitaeten.auflegen"
    assert _refused(table, Invest("Anna", "university", "A", "Kran")) == "universitaeten.auflegen"
    after = BuildersAntiquity().play(table, Invest("Anna", "university", "A", "Steinmetz"))
    assert after.universities == (University("B"),)
    assert after.player("Anna").coins == 3


def test_four_loans_are_all_there_are() -> None:
    table = Position((replace(BEN, loans=4),), loan_stack=0)
    assert _refused(table, Invest("Ben", "loan")) == "investieren.wahl"


def test_what_is_freed_before_the_scoring_costs_no_action() -> None:
    table = replace(TABLE, phase="clearing")
    after = BuildersAntiquity().play(table, Free("Anna", "Felix"))
    assert (after.player("Anna").coins, after.turn.used) == (5, 0)
    assert _refused(after, Free("Anna", "Felix")) == "freilassen.umdrehen"


def test_everyone_clears_in_turn_and_then_it_is_over() -> None:
    engine = BuildersAntiquity(readings=TENTHS)
    table = replace(TABLE, phase="clearing", first="Ben", ending=True)
    assert _refused(table, End("Anna")) == "zug.reihum"
    after = engine.play(engine.play(table, End("Ben")), End("Anna"))
    assert after.phase == "over"
    assert engine.outcome(after) == Outcome(("Anna", "Ben"), {"Anna": 10, "Ben": 10})
    assert list(engine.moves(after)) == []


def test_the_end_is_rung_in_only_at_the_end_of_ones_own_turn() -> None:
    engine = BuildersAntiquity()
    rich = replace(BEN, built=(replace(SITE, points=17),))
    after = engine.play(Position((ANNA, rich), first="Anna"), End("Anna"))
    assert not after.ending
    assert engine.play(after, End("Ben")).phase == "clearing"


def test_the_wage_of_a_freed_slave_is_what_the_card_says() -> None:
    freed = Worker("Felix", 4, Resources(wood=2), "citizen", sent=1)
    table = Position((replace(ANNA, workers=(freed,)),))
    engine = BuildersAntiquity()
    with engine.tracing() as trace:
        after = engine.play(table, Send("Anna", "Felix", "Arena"))
    assert after.player("Anna").coins == 6
    wage = next(each for each in trace.walk() if each.rule == "freilassen.lohn")
    assert [each.rule for each in wage.steps] == ["schicken.lohn"]


def test_points_can_be_negative() -> None:
    owing = Position((replace(BEN, coins=0, loans=2, workers=(SLAVE,)),), phase="over")
    assert BuildersAntiquity().outcome(owing) == Outcome(("Ben",), {"Ben": -50})


def test_a_worker_at_work_is_known_by_the_site() -> None:
    busy = replace(SITE, crew=(Hand("Steinmetz", "stone"),))
    table = Position((replace(ANNA, sites=(busy,)),))
    move = Send("Anna", "Kran", "Arena", "stone")
    assert _refused(table, move) == "werkzeuge.mitgeben"
