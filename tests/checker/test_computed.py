"""Computed answers: a rule is asked for all numbers, and what does not fit it is said."""

from typing import Any

import pytest

from kb.checker.computed import Answer, Question, answers
from kb.engines.codec import BadData
from kb.engines.patchwork.engine import Patchwork
from kb.engines.rasende_roboter.engine import RasendeRoboter


def _patchwork(rule: str, numbers: dict[str, range], given: dict[str, Any]) -> list[Answer]:
    return answers(Patchwork(), Question(rule, numbers, given))


AFFORD = {"player": {"name": "Anna", "buttons": {"number": "owned"}}, "price": {"number": "price"}}


def test_what_the_rule_refuses_is_a_no_and_what_it_lets_pass_a_yes() -> None:
    found = _patchwork("flicken.bezahlbar", {"owned": range(3), "price": range(1, 3)}, AFFORD)
    assert found == [False, False, True, False, True, True]


def test_truth_and_numbers_are_what_the_rule_works_out() -> None:
    engine = RasendeRoboter()
    wins = Question("solo.sieg", {"face_up": range(2), "face_down": range(2)}, {})
    assert answers(engine, wins) == [False, False, True, False]
    chips = Question("ende.chipzahl", {"players": range(2, 5)}, {})
    assert answers(engine, chips) == [8, 6, 5]


@pytest.mark.parametrize(
    ("rule", "given", "said"),
    [
        ("flicken.bezahlbar", {"price": {"number": "owned"}}, "player, price"),
        ("flicken.bezahlbar", AFFORD | {"price": {"number": "cost"}}, "owned or price"),
        ("flicken.bezahlbar", AFFORD | {"player": {"buttons": 3}}, "name"),
        ("gibt.es.nicht", AFFORD, "a rule that an engine runs"),
    ],
)
def test_what_does_not_fit_the_rule_is_said(rule: str, given: dict[str, Any], said: str) -> None:
    with pytest.raises(BadData, match=said):
        _patchwork(rule, {"owned": range(2), "price": range(2)}, given)


def test_too_many_answers_are_not_worked_out() -> None:
    with pytest.raises(BadData, match="4000"):
        _patchwork("flicken.bezahlbar", {"owned": range(900), "price": range(900)}, AFFORD)
