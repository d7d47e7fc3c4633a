"""Comparing: every kind of expectation, met and missed, and what is said of a miss."""

from typing import Any

import pytest

from kb.checker.compare import compare
from kb.checker.example import KINDS, read
from tests.checker.cases import case, ran, take

TAKEN = (take(3), take(2, "Ben"))


def missed(*moves: dict[str, Any], **others: Any) -> list[str]:
    example = case(*moves, **others)
    return [str(each) for each in compare(example, ran(example))]


@pytest.mark.parametrize(
    "expect",
    [
        {},
        {"pebbles": 5},
        {"pebbles": 5, "taken": 5, "turn": "Anna"},
        {"players": ["Anna", "Ben"]},
        {"players.1": "Ben"},
    ],
)
def test_a_position_may_say_only_a_part(expect: dict[str, Any]) -> None:
    assert missed(*TAKEN, expect=("position", expect)) == []


@pytest.mark.parametrize(
    ("expect", "said"),
    [
        ({"pebbles": 6}, "position.pebbles: expected 6, found 5"),
        ({"pebbles": 5.0}, "position.pebbles: expected 5.0, found 5"),
        ({"pebbles": True}, "position.pebbles: expected true, found 5"),
        ({"turn": "Ben"}, 'position.turn: expected "Ben", found "Anna"'),
        ({"pebbles": None}, "position.pebbles: expected null, found 5"),
        (
            {"peebles": None},
            "position.peebles: expected null, found nothing – "
            "known are: pebbles, players, turn, taken",
        ),
        (
            {"players.2": "Cleo"},
            'position.players.2: expected "Cleo", found nothing – known are: 0, 1',
        ),
        ({"players.1.name": "Ben"}, 'position.players.1: expected {"name": "Ben"}, found "Ben"'),
        ({"players": ["Anna"]}, 'position.players: expected ["Anna"], found ["Anna", "Ben"]'),
    ],
)
def test_a_position_that_differs_is_said_with_its_path(expect: Any, said: str) -> None:
    assert missed(*TAKEN, expect=("position", expect)) == [said]


def test_all_differences_are_said_in_their_order() -> None:
    found = missed(*TAKEN, expect=("position", {"turn": "Ben", "pebbles": 6}))
    assert [each.partition(":")[0] for each in found] == ["position.turn", "position.pebbles"]


def test_a_refused_move_names_the_rule() -> None:
    assert missed(take(4), expect=("refused_by", "nehmen.hoechstens")) == []
    assert missed(take(4), expect=("refused_by", "nehmen.vorhanden")) == [
        "refused_by: expected nehmen.vorhanden, "
        "found nehmen.hoechstens (So viele Kiesel darfst du nicht nehmen.)"
    ]


def test_an_allowed_move_that_should_be_refused_is_said() -> None:
    assert missed(take(3), expect=("refused_by", "nehmen.hoechstens")) == [
        "refused_by: expected nehmen.hoechstens, found that it is allowed – "
        "let the rule refuse it, or correct the example"
    ]


def test_only_the_last_move_may_be_refused() -> None:
    (said,) = missed(take(4), take(1), expect=("refused_by", "nehmen.hoechstens"))
    assert said.startswith("moves[0]: expected that it is allowed, found that nehmen.hoechstens (")
    assert said.endswith(" – only the last move may be refused")


@pytest.mark.parametrize(
    "expect", [("position", {}), ("value", 3), ("allowed", []), ("outcome", {})]
)
def test_a_refusal_that_is_not_expected_is_said(expect: tuple[str, Any]) -> None:
    (said,) = missed(take(2), take(4, "Ben"), expect=expect)
    assert said.startswith("moves[1]: expected that it is allowed, found that nehmen.hoechstens (")
    assert said.endswith("or expect 'refused_by: nehmen.hoechstens'")


ALLOWED = [take(1), take(2)]


def test_allowed_moves_are_all_of_them_in_any_order() -> None:
    left = {"pebbles": 2}
    assert missed(position=left, expect=("allowed", ALLOWED)) == []
    assert missed(position=left, expect=("allowed", ALLOWED[::-1])) == []


def test_an_allowed_move_need_not_say_what_has_its_default() -> None:
    short = {"move": "take", "player": "Anna"}
    assert missed(position={"pebbles": 2}, expect=("allowed", [short, take(2)])) == []


def test_missing_and_surplus_moves_are_said() -> None:
    found = missed(position={"pebbles": 2}, expect=("allowed", [take(1), take(3)]))
    assert found == [
        'allowed: expected {"move": "take", "player": "Anna", "pebbles": 3}, '
        "found that it is not allowed",
        'allowed: expected no more moves, found {"move": "take", "player": "Anna", "pebbles": 2}',
    ]


@pytest.mark.parametrize("strange", [{"pebbles": 1}, take(1) | {"colour": "red"}, "take", None])
def test_what_is_no_such_move_is_missing(strange: Any) -> None:
    found = missed(position={"pebbles": 1}, expect=("allowed", [take(1), strange]))
    assert len(found) == 1
    assert found[0].endswith("found that it is not allowed")


def test_many_surplus_moves_are_counted() -> None:
    found = missed(position={"pebbles": 5}, expect=("allowed", []))
    assert len(found) == 3
    many = case(position={"pebbles": 5}, expect=("allowed", []), editions=("old",))
    run = ran(many)
    run.allowed = frozenset({*run.allowed, *(("more", at) for at in range(5))})
    *_, last = compare(many, run)
    assert str(last) == "allowed: expected no more moves, found 5 others as well"


def test_an_outcome_may_say_only_a_part() -> None:
    last = {"position": {"pebbles": 1}}
    assert missed(take(1), **last, expect=("outcome", {"winners": ["Anna"]})) == []
    assert missed(take(1), **last, expect=("outcome", {"winners": ["Ben"]})) == [
        'outcome.winners: expected ["Ben"], found ["Anna"]'
    ]
    assert missed(take(1), **last, expect=("outcome", {"points": {"Anna": 1}})) == [
        "outcome.points.Anna: expected 1, found nothing"
    ]


def test_a_game_that_goes_on_has_no_outcome() -> None:
    assert missed(take(1), expect=("outcome", {"winners": ["Anna"]})) == [
        'outcome: expected {"winners": ["Anna"]}, found that the game is not over'
    ]


@pytest.mark.parametrize(("shows", "value"), [("nehmen.grenze", 3), ("aufbau.beginn", "Anna")])
def test_a_value_is_that_of_the_first_rule_shown(shows: str, value: object) -> None:
    moves = ({"move": "set-up"}, take(1))
    assert missed(*moves, shows=f"{shows} nehmen.wegnehmen", expect=("value", value)) == []
    (said,) = missed(*moves, shows=shows, expect=("value", 4))
    assert said.startswith(f"value of {shows}: expected 4, found ")


def test_a_rule_without_a_value_is_said() -> None:
    (said,) = missed(take(1), shows="nehmen.wegnehmen", expect=("value", 4))
    assert said == "value of nehmen.wegnehmen: expected 4, found nothing"


@pytest.mark.parametrize(
    ("example", "said"),
    [
        (case(position={"pebbles": "ten"}), "position.pebbles: expected a whole number, found 'te"),
        (case(position={"pebbles": -1}), "position: expected no fewer pebbles than none, found"),
        (case(take(1), {"move": "steal"}), "moves[1].move: expected set-up or take, found 'steal'"),
        (case(take("two")), "moves[0].pebbles: expected a whole number, found 'two'"),  # type: ignore[arg-type]
        (
            case(take(0)),
            "frage.nichts: expected a reading, found none – choose one in 'readings': nichts.e",
        ),
        (case(readings={"frage.nichts": "x"}), "readings.frage.nichts: expected nichts.erlaubt or"),
    ],
)
def test_what_cannot_run_says_where_and_why(example: Any, said: str) -> None:
    (found,) = compare(example, ran(example))
    assert str(found).startswith(said)


def test_long_values_are_shortened() -> None:
    (said,) = missed(position={}, expect=("position", {"turn": "x" * 10_000}))
    assert len(said) < 300


def test_an_example_without_expectation_is_only_a_story() -> None:
    assert read({"id": "a", "shows": ["b"]}) is None
    assert read({"id": "a", "shows": ["b"], "expect": dict.fromkeys(KINDS)}) is None
    found = read({"id": "a", "shows": ["b"], "expect": {"value": 0, "allowed": None}})
    assert found
    assert (found.kind, found.expected) == ("value", 0)
