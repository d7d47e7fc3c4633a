"""The codec: plain data both ways, and bad data refused with path and expected type."""

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kb.engines.codec import MOST, BadData, decode, encode
from tests.checker.nim.engine import Heap, Move, SetUp, Take


@dataclass(frozen=True)
class Even:
    number: int

    def __post_init__(self) -> None:
        if self.number % 2:
            raise ValueError("an even number")


@dataclass(frozen=True)
class Lay:
    kind: ClassVar[str] = "lay"
    cells: frozenset[tuple[int, int]] = frozenset()


@dataclass(frozen=True)
class All:
    """A field of every kind of type."""

    number: int = 1
    text: str = ""
    truth: bool = False
    colour: Literal["red", "blue", 3] = "red"
    maybe: int | None = None
    either: int | str = 0
    some: tuple[int, ...] = ()
    pair: tuple[int, str] = (1, "a")
    listed: tuple[Even, ...] = ()
    inner: Even = Even(0)
    cells: frozenset[tuple[int, int]] = frozenset()
    counts: Mapping[str, int] = field(default_factory=dict)
    moves: tuple[Lay | Take, ...] = ()
    anything: Any = None


FULL = All(
    number=-2,
    text="Ä",
    truth=True,
    colour="blue",
    maybe=3,
    either="x",
    some=(1, 2),
    pair=(2, "b"),
    listed=(Even(2), Even(4)),
    inner=Even(6),
    cells=frozenset({(1, 0), (0, 1)}),
    counts={"red": 2},
    moves=(Lay(frozenset({(0, 0)})), Take("Anna", 2)),
    anything=[1, {"a": None}],
)


@pytest.mark.parametrize("value", [All(), FULL])
@pytest.mark.parametrize("whole", [True, False])
def test_every_kind_of_type_survives_as_json(value: All, whole: bool) -> None:
    data = json.loads(json.dumps(encode(value, whole=whole)))
    assert decode(All, data) == value


def test_data_are_plain_and_sorted() -> None:
    data = encode(FULL)
    assert data["cells"] == [[0, 1], [1, 0]]
    assert data["moves"] == [
        {"move": "lay", "cells": [[0, 0]]},
        {"move": "take", "player": "Anna", "pebbles": 2},
    ]


def test_what_has_its_default_can_be_left_out() -> None:
    assert encode(All(), whole=False) == {}
    assert encode(Take("Anna"), whole=False) == {"move": "take", "player": "Anna"}
    assert encode(All(inner=Even(2)), whole=False) == {"inner": {"number": 2}}


@given(
    st.builds(
        Heap,
        st.integers(0, MOST),
        st.tuples(st.text(), st.text()),
        st.text(),
        st.integers(-MOST, MOST),
    )
)
def test_any_position_survives(heap: Heap) -> None:
    assert decode(Heap, json.loads(json.dumps(encode(heap)))) == heap


@pytest.mark.parametrize(
    ("data", "path", "expected"),
    [
        ([], "p", "fields of All"),
        ({"nmber": 1}, "p.nmber", "one of number, text"),
        ({"number": "1"}, "p.number", "a whole number"),
        ({"number": 1.0}, "p.number", "a whole number"),
        ({"number": True}, "p.number", "a whole number"),
        ({"number": None}, "p.number", "a whole number"),
        ({"number": MOST + 1}, "p.number", "a whole number up to 1000000"),
        ({"number": -(10**400)}, "p.number", "a whole number up to 1000000"),
        ({"text": 1}, "p.text", "text"),
        ({"truth": 1}, "p.truth", "true or false"),
        ({"colour": "green"}, "p.colour", "red or blue or 3"),
        ({"colour": True}, "p.colour", "red or blue or 3"),
        ({"colour": []}, "p.colour", "red or blue or 3"),
        ({"maybe": "3"}, "p.maybe", "a whole number"),
        ({"either": []}, "p.either", "a whole number or text"),
        ({"some": 1}, "p.some", "a list"),
        ({"some": "12"}, "p.some", "a list"),
        ({"some": [1, "2"]}, "p.some[1]", "a whole number"),
        ({"pair": [1]}, "p.pair", "a list of 2"),
        ({"pair": [1, 2]}, "p.pair[1]", "text"),
        ({"listed": [{"number": 2}, {"number": 3}]}, "p.listed[1]", "an even number"),
        ({"inner": {}}, "p.inner.number", "a value"),
        ({"inner": {"number": 1}}, "p.inner", "an even number"),
        ({"cells": [[0, 0], [0]]}, "p.cells[1]", "a list of 2"),
        ({"counts": []}, "p.counts", "fields"),
        ({"counts": {"red": "2"}}, "p.counts.red", "a whole number"),
        ({"counts": {1: 2}}, "p.counts", "text"),
        ({"moves": [{}]}, "p.moves[0].move", "lay or take"),
        ({"moves": ["lay"]}, "p.moves[0]", "fields, among them 'move'"),
        ({"moves": [{"move": "leave"}]}, "p.moves[0].move", "lay or take"),
        ({"moves": [{"move": ["lay"]}]}, "p.moves[0].move", "lay or take"),
        ({"moves": [{"move": "lay", "at": 1}]}, "p.moves[0].at", "one of cells"),
        ({"moves": [{"move": "take"}]}, "p.moves[0].player", "a value"),
    ],
)
def test_bad_data_are_refused_with_path_and_expected_type(
    data: Any, path: str, expected: str
) -> None:
    with pytest.raises(BadData) as caught:
        decode(All, data, "p")
    assert (caught.value.path, caught.value.expected[: len(expected)]) == (path, expected)
    assert str(caught.value).startswith(f"{path}: expected {expected}")


def test_the_kind_of_a_lone_move_must_be_its_own_if_it_is_said() -> None:
    assert decode(Take, {"player": "Anna"}) == Take("Anna")
    assert decode(Take, {"move": "take", "player": "Anna"}) == Take("Anna")
    with pytest.raises(BadData, match=r"^move: expected take, found 'set-up'$"):
        decode(Take, {"move": "set-up", "player": "Anna"})


@pytest.mark.parametrize(
    "found",
    [
        "x" * 1_000_000,
        list(range(100_000)),
        [[[[[[]]]]]] * 1000,
        {str(at): at for at in range(9999)},
    ],
)
def test_a_message_shows_little_of_what_was_found(found: Any) -> None:
    with pytest.raises(BadData) as caught:
        decode(All, {"number": found})
    assert len(str(caught.value)) < 200


def test_what_is_nested_too_deep_to_print_is_refused_like_anything_else() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(BadData, match=r"^number: expected a whole number"):
        decode(All, {"number": deep})
    while deep:  # taken apart by hand, since collecting it would overflow the stack
        (deep,) = deep or [[]]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)
FIELDS = st.sampled_from([*All.__dataclass_fields__, "move", "player", "pebbles", "__class__"])


@given(st.dictionaries(FIELDS, JSON, max_size=4))
def test_whatever_is_given_is_decoded_or_refused(data: dict[str, Any]) -> None:
    for wanted in (All, Heap, Take, SetUp, Move):
        with suppress(BadData):
            value = decode(wanted, data)
            assert encode(decode(wanted, encode(value))) == encode(value)
