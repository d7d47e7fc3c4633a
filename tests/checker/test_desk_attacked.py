"""The desk attacked: whatever is asked is answered, by a play or by one clear German message."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kb.checker.desk import answer
from kb.records.library import Entry
from tests.checker.test_hostile import ENTRIES, cases, spoiled

ODD: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=12,
)  # fmt: skip
PARTS = ("edition", "readings", "misreading", "position", "moves", "position_text", "moves_text",
         "move", "since", "example", "bid", "limit")  # fmt: skip
KINDS = ("play", "choices", "effect", "solve", "verify", "example")
GAMES = tuple(entry.game.id for entry in ENTRIES)
TRIES = 60


def answered(request: str) -> dict[str, Any]:
    """The reply, which must be JSON that a browser reads, and no last resort."""
    found: dict[str, Any] = json.loads(answer(request), parse_constant=pytest.fail)
    if not found["ok"]:
        message = found["problem"]["message"]
        assert 10 < len(message) < 2000
        assert "kommt der Prüfer nicht zurecht" not in message, found
    return found


@given(st.text() | st.binary().map(repr) | st.text(alphabet='{}[]:,"0\\\ud800'))
def test_any_text_is_answered(request: str) -> None:
    assert not answered(request)["ok"]


@given(ODD)
def test_any_data_are_answered(request: Any) -> None:
    assert not answered(json.dumps(request))["ok"]


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(KINDS), st.sampled_from(GAMES), st.dictionaries(st.sampled_from(PARTS), ODD))
def test_odd_parts_are_answered(do: str, game: str, parts: dict[str, Any]) -> None:
    answered(json.dumps({**parts, "limit": 2, "do": do, "game": game}))


@settings(deadline=None)
@given(st.sampled_from(GAMES), st.text(max_size=40), st.sampled_from(("position", "moves")))
def test_odd_typing_is_answered(game: str, text: str, part: str) -> None:
    answered(json.dumps({"do": "play", "game": game, f"{part}_text": text}))


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.game.id)
def test_spoiled_examples_are_answered(entry: Entry) -> None:
    chance, known = Random(f"desk {entry.game.id}"), cases(entry)  # noqa: S311
    played = 0
    for number in range(TRIES):
        case = spoiled(known, chance)
        request = {
            "do": "choices" if number % 10 == 0 else "play",
            "game": entry.game.id,
            "readings": case.readings,
            "position": case.position,
            "moves": list(case.moves),
        }
        played += bool(answered(json.dumps(request))["ok"])
    assert 0 < played < TRIES
