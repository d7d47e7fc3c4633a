"""The core of engines: marked rules, their trace, refusals, readings and purity."""

from typing import Any

import pytest

from kb.engines.codec import BadData
from kb.engines.engine import RuleViolation, Unsettled, marked, misread
from kb.engines.trace import Step
from tests.checker.nim.engine import Heap, Move, Nim, SetUp, Take
from tests.checker.nim.misreadings import FourAtOnce


def _steps(move: Move, engine: Nim | None = None, position: Heap | None = None) -> list[Step]:
    """What a move applies, also if it is refused."""
    engine = engine or Nim()
    with engine.tracing() as trace:
        engine.refusal(position or Heap(), move)
    return trace.steps


def test_a_trace_holds_the_rules_in_order_and_nested() -> None:
    steps = _steps(Take("Anna", 2))
    assert [step.rule for step in steps] == [
        "zug.abwechselnd",
        "nehmen.vorhanden",
        "nehmen.hoechstens",
        "nehmen.wegnehmen",
    ]
    assert [step.rule for step in steps[2].steps] == ["nehmen.grenze"]


def test_a_step_says_what_it_worked_out_and_did() -> None:
    *_, limit, taking = [inner for step in _steps(Take("Anna", 2)) for inner in step.walk()]
    assert (limit.value, limit.says) == (3, "")
    assert (taking.value, taking.says) == (None, "Anna nimmt 2.")


def test_the_trace_ends_with_the_refusal() -> None:
    steps = _steps(Take("Anna", 5))
    assert [(step.rule, step.refused) for step in steps] == [
        ("zug.abwechselnd", False),
        ("nehmen.vorhanden", False),
        ("nehmen.hoechstens", True),
    ]
    assert not steps[2].steps[0].refused


def test_a_violation_carries_rule_reason_and_facts() -> None:
    with pytest.raises(RuleViolation) as caught:
        Nim().play(Heap(), Take("Anna", 5))
    assert caught.value.rule == "nehmen.hoechstens"
    assert caught.value.reason == "So viele Kiesel darfst du nicht nehmen."
    assert caught.value.facts == {"pebbles": 5}


def test_a_violation_bears_the_innermost_rule() -> None:
    class Strict(Nim):
        def limit(self) -> int:
            self.takes_turns(Heap(), "Ben")
            return 3

    engine = Strict()
    with engine.tracing() as trace, pytest.raises(RuleViolation) as caught:
        engine.play(Heap(), Take("Anna"))
    assert caught.value.rule == "zug.abwechselnd"
    assert [step.rule for step in trace.walk() if step.refused] == [
        "nehmen.hoechstens",
        "zug.abwechselnd",
    ]


def test_without_tracing_nothing_is_recorded_but_all_else_is_equal() -> None:
    engine, traced = Nim(), Nim()
    with traced.tracing() as trace:
        after = traced.play(Heap(), Take("Anna", 2))
    before = [step.rule for step in trace.walk()]
    assert engine.play(Heap(), Take("Anna", 2)) == after
    traced.play(Heap(), Take("Anna", 2))
    assert [step.rule for step in trace.walk()] == before


def test_a_trace_within_a_trace_is_its_own() -> None:
    engine = Nim()
    with engine.tracing() as outer:
        engine.limit()
        with engine.tracing() as inner:
            engine.over(Heap())
        engine.limit()
    assert [step.rule for step in outer.steps] == ["nehmen.grenze", "nehmen.grenze"]
    assert [step.rule for step in inner.steps] == ["ende.leer"]
    assert inner.rules() == {"ende.leer"}


def test_a_trace_survives_an_unexpected_error() -> None:
    engine = Nim()
    with engine.tracing() as trace:
        with pytest.raises(TypeError):
            engine.at_most("drei")  # type: ignore[arg-type]
        engine.over(Heap())
    assert [step.rule for step in trace.steps] == ["nehmen.hoechstens", "ende.leer"]


def test_play_is_pure() -> None:
    engine, heap = Nim(), Heap()
    first = engine.play(heap, Take("Anna", 3))
    engine.refusal(heap, Take("Anna", 5))
    assert heap == Heap()
    assert engine.play(heap, Take("Anna", 3)) == first != heap


def test_moves_are_the_candidates_that_are_not_refused() -> None:
    assert list(Nim().moves(Heap(2, turn="Ben"))) == [Take("Ben", 1), Take("Ben", 2)]


def test_editions_differ_and_the_first_is_the_default() -> None:
    assert Nim().edition == "new"
    assert (Nim().limit(), Nim("old").limit()) == (3, 4)


def test_a_question_without_default_is_unsettled() -> None:
    with pytest.raises(Unsettled) as caught:
        Nim().play(Heap(), Take("Anna", 0))
    assert caught.value.question == "frage.nichts"
    assert caught.value.readings == ("nichts.erlaubt", "nichts.verboten")
    assert "choose a reading (nichts.erlaubt or nichts.verboten)" in str(caught.value)


def test_a_chosen_reading_decides() -> None:
    allowed = Nim(readings={"frage.nichts": "nichts.erlaubt"})
    forbidden = Nim(readings={"frage.nichts": "nichts.verboten"})
    assert allowed.play(Heap(), Take("Anna", 0)).turn == "Ben"
    refusal = forbidden.refusal(Heap(), Take("Anna", 0))
    assert refusal
    assert refusal.rule == "nehmen.mindestens"


def test_a_default_is_marked_in_the_trace_and_a_choice_is_not() -> None:
    chosen = Nim(readings={"frage.beginn": "beginn.zweite"})
    (by_default,), (by_choice,) = _steps(SetUp()), _steps(SetUp(), chosen)
    assert (by_default.value, by_default.reading) == ("Anna", "beginn.erste")
    assert (by_choice.value, by_choice.reading) == ("Ben", "")


def test_a_default_may_hold_for_some_editions_only() -> None:
    with pytest.raises(Unsettled):
        Nim("old").play(Heap(), SetUp())


@pytest.mark.parametrize(
    ("given", "path", "expected"),
    [
        ({"edition": "1999"}, "edition", "new or old"),
        ({"readings": {"frage.x": "y"}}, "readings", "frage.nichts or frage.beginn"),
        (
            {"readings": {"frage.nichts": "y"}},
            "readings.frage.nichts",
            "nichts.erlaubt or nichts.verboten",
        ),
    ],
)
def test_unknown_editions_and_readings_are_bad_data(
    given: dict[str, Any], path: str, expected: str
) -> None:
    with pytest.raises(BadData) as caught:
        Nim(**given)
    assert (caught.value.path, caught.value.expected) == (path, expected)


def test_marked_lists_the_methods_of_each_rule() -> None:
    found = marked(Nim)
    assert found["nehmen.grenze"] == ["limit"]
    assert len(found) == 9
    assert marked(FourAtOnce) == found


def test_only_a_misreading_misreads() -> None:
    assert misread(Nim) is None
    assert misread(FourAtOnce) == "nehmen.grenze"


def test_a_rule_keeps_its_name_and_its_words() -> None:
    assert Nim.limit.__name__ == "limit"
    assert Nim.limit.__doc__ == "Three; in the old edition four."
