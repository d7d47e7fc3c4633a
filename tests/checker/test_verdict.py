"""Verdicts: answers, what an example shows, its misreading, and its editions."""

from typing import Any

import pytest

from kb.checker.games import PlayableGame
from kb.checker.verdict import judge
from kb.engines.engine import misreading
from tests.checker.cases import GAME, case, faults, judged, take
from tests.checker.nim.engine import Nim

FORBIDDEN = ("refused_by", "nehmen.hoechstens")


def _asked(asks: str, *moves: dict[str, Any], **others: Any) -> str:
    return judged(case(*moves, asks=asks, **others)).answer


def test_what_is_allowed_one_may_do() -> None:
    assert _asked("may", take(3)) == "yes"
    assert _asked("may", take(4), expect=FORBIDDEN) == "no"


def test_what_cannot_be_left_out_one_must_do() -> None:
    assert _asked("must", take(4), expect=FORBIDDEN) == "yes"
    assert _asked("must", take(3)) == "no"


@pytest.mark.parametrize(("pebbles", "answer"), [(1, "yes"), (2, "no")])
def test_whether_is_what_the_first_rule_works_out(pebbles: int, answer: str) -> None:
    example: dict[str, Any] = {
        "position": {"pebbles": pebbles},
        "shows": "ende.leer",
        "expect": ("outcome", {}),
    }
    assert _asked("whether", take(1), **example) == answer


def test_whether_of_a_number_is_whether_there_is_any() -> None:
    assert _asked("whether", take(1), shows="nehmen.grenze") == "yes"


def test_whether_needs_a_rule_that_decides() -> None:
    example = case(take(1), shows="nehmen.wegnehmen", asks="whether")
    assert judged(example).answer == ""
    assert faults(example) == [
        "value of nehmen.wegnehmen: expected true, false or a number, found null – "
        "let the first rule of 'shows' be the one that decides"
    ]


def test_other_questions_have_no_yes_or_no() -> None:
    assert _asked("", take(3)) == ""


def test_what_cannot_run_has_no_answer() -> None:
    assert _asked("may", take(0)) == ""


@pytest.mark.parametrize("answer", ["Ja.", "Ja, drei sind erlaubt.", "ja – drei", "Drei.", "Jain."])
def test_an_answer_that_fits_or_says_neither_is_right(answer: str) -> None:
    assert faults(case(take(3), asks="may", answer=answer)) == []


@pytest.mark.parametrize("answer", ["Nein.", "Nein, das geht nicht.", "nein: nie"])
def test_an_answer_may_not_contradict_the_computed_one(answer: str) -> None:
    assert faults(case(take(3), asks="may", answer=answer)) == [
        "answer: expected yes, found no – correct the answer, or what 'asks' says of the question"
    ]


def test_a_rule_that_is_shown_must_be_applied() -> None:
    assert faults(case(take(3), shows="nehmen.wegnehmen nehmen.grenze")) == []
    assert faults(case(take(3), shows="nehmen.wegnehmen ende.sieg")) == [
        "shows: expected ende.sieg applied, found that it is not – "
        "remove it from 'shows', or let the example reach it"
    ]


def test_a_misreading_must_come_out_differently() -> None:
    example = case(take(4), expect=FORBIDDEN, misreading="FourAtOnce", shows="nehmen.grenze")
    verdict = judged(example)
    assert verdict.holds
    assert verdict.run.violation
    assert verdict.misread
    assert verdict.misread.violation is None
    assert verdict.misread.positions[-1].pebbles == 6


def test_a_misreading_that_is_not_told_apart_is_said() -> None:
    assert faults(case(take(3), misreading="FourAtOnce")) == [
        "misreading: expected another result, found the same under FourAtOnce, "
        "which misreads nehmen.grenze – let the example reach where they differ"
    ]


def test_a_misreading_that_cannot_run_tells_nothing_apart() -> None:
    class Unsure(Nim):
        @misreading("nehmen.grenze")
        def limit(self) -> int:
            return len(self.reading("frage.nichts"))

    example = case(take(4), expect=FORBIDDEN, misreading="Unsure")
    (_, said) = map(str, judge(PlayableGame(Nim, {"Unsure": Unsure}), example)[0].mismatches)
    assert said.startswith("misreading: expected that Unsure runs, found frage.nichts is open")


def test_an_unknown_misreading_is_said_with_the_known_ones() -> None:
    assert faults(case(take(1), misreading="Careless")) == [
        "misreading: expected FourAtOnce or LastLoses, found Careless"
    ]


def test_each_edition_has_its_verdict() -> None:
    example = case(take(4), expect=FORBIDDEN, editions=("new", "old"), shows="nehmen.grenze")
    new, old = judge(GAME, example)
    assert (new.edition, new.holds) == ("new", True)
    assert (old.edition, old.holds) == ("old", False)


def test_without_editions_it_is_the_default_one() -> None:
    assert [verdict.edition for verdict in judge(GAME, case(take(1)))] == ["new"]


def test_an_edition_that_the_engine_does_not_know_fails() -> None:
    assert faults(case(take(1), editions=("1999",))) == [
        "edition: expected new or old, found '1999'"
    ]


def test_readings_are_those_of_the_example() -> None:
    chosen = {"frage.nichts": "nichts.erlaubt"}
    assert faults(case(take(0), readings=chosen, expect=("position", {"pebbles": 10}))) == []
