"""Dataclasses that check themselves: the codec gives the path to what does not fit."""

from dataclasses import dataclass

import pytest

from kb.engines.codec import BadData, decode


@dataclass(frozen=True)
class Even:
    number: int

    def __post_init__(self) -> None:
        if self.number % 2:
            raise ValueError("an even number")


@dataclass(frozen=True)
class Pair:
    evens: tuple[Even, Even]


def test_what_a_dataclass_refuses_is_bad_data_with_its_path() -> None:
    with pytest.raises(BadData) as caught:
        decode(Pair, {"evens": [{"number": 2}, {"number": 3}]}, "position")
    assert caught.value.path == "position.evens[1]"
    assert caught.value.expected == "an even number"
