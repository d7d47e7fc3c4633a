"""Changes: what moves did to a position, in the words that readers know."""

from dataclasses import dataclass, replace

import pytest

from kb.checker.changes import Change, changes
from tests.checker.nim.engine import Heap, Nim, Take


@dataclass(frozen=True)
class Player:
    name: str
    coins: int = 0
    ready: bool = False
    cards: tuple[str, ...] = ()
    patches: tuple[tuple[int, int], ...] = ()
    place: str | None = None


@dataclass(frozen=True)
class Table:
    players: tuple[Player, ...] = ()
    supply: int = 9


WORDS = {
    "coins": "Münzen",
    "ready": "Bereit",
    "cards": "Karten",
    "patches": "Flicken",
    "place": "Ort",
    "supply": "Vorrat",
}
ANNA, BEN = Player("Anna"), Player("Ben")


def test_only_fields_with_a_word_are_told() -> None:
    heap = Heap()
    after = Nim().play(heap, Take("Anna", 3))
    assert changes(heap, after, Nim.words) == [
        Change("", "Kiesel", "10", "7"),
        Change("", "Am Zug", "Anna", "Ben"),
        Change("", "Genommen", "0", "3"),
    ]
    assert changes(heap, after, {}) == []


def test_nothing_changed_is_nothing_to_tell() -> None:
    assert changes(Heap(), Heap(), Nim.words) == []


@pytest.mark.parametrize(
    ("fields", "what", "before", "after"),
    [
        ({"coins": 3}, "Münzen", "0", "3"),
        ({"ready": True}, "Bereit", "nein", "ja"),
        ({"cards": ("Mühle", "Hafen")}, "Karten", "–", "Mühle, Hafen"),
        ({"patches": ((0, 0), (0, 1))}, "Flicken", "–", "2"),
        ({"place": "Hafen"}, "Ort", "–", "Hafen"),
    ],
)
def test_changes_name_whose_they_are(
    fields: dict[str, object], what: str, before: str, after: str
) -> None:
    old = Table((ANNA, BEN))
    new = replace(old, players=(ANNA, replace(BEN, **fields)))  # type: ignore[arg-type]
    assert changes(old, new, WORDS) == [Change("Ben", what, before, after)]
    assert changes(new, old, WORDS) == [Change("Ben", what, after, before)]


def test_things_are_told_apart_by_name_and_not_by_place() -> None:
    old = Table((ANNA, replace(BEN, coins=2)), supply=9)
    new = Table((replace(BEN, coins=2), replace(ANNA, coins=1)), supply=8)
    assert changes(old, new, WORDS) == [
        Change("Anna", "Münzen", "0", "1"),
        Change("", "Vorrat", "9", "8"),
    ]
