"""Numbers: which number of a question is which of those that a rule works an answer out for."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from kb.search.fold import fold
from kb.search.small_words import NUMBERS

SHORT = 3
"""Words of so few letters stand for themselves, not for those that they begin."""
_CLAUSE = re.compile(r"[.,;:!?()–—]+(?:\s+|$)|\s[–—]\s")
_WORD = re.compile(r"[^\W\d_]+|\d+")
_FIGURES = re.compile("[0-9]+")


@dataclass(frozen=True)
class Slot:
    """A number that a question may give."""

    words: tuple[str, ...]
    """How the folded words begin beside which it stands."""
    least: int
    most: int


@dataclass(frozen=True)
class Computed:
    """The answers of a rule for all numbers that a question may give."""

    slots: tuple[Slot, ...]
    answers: tuple[str, ...]
    """`ja`, `nein`, a value in words, or nothing where it is open; those of the last slot first."""

    def answer(self, written: str) -> str:
        """The answer for the numbers of a question; nothing where it is not sure which is which."""
        numbers = assigned(written, self.slots)
        return "" if numbers is None else self.answers[place(numbers, self.slots)]


def without(written: str) -> str:
    """A text without its numbers."""
    return _WORD.sub(lambda found: "" if _number(fold(found[0])) is not None else found[0], written)


def assigned(written: str, slots: Sequence[Slot]) -> tuple[int, ...] | None:
    """The number for each slot; none where that is not sure.

    A number belongs to the slot whose words stand nearest in its clause; one that stands alone
    belongs to the only slot that is left.
    """
    found: dict[int, int] = {}
    left: list[tuple[int, list[int]]] = []
    for clause in _CLAUSE.split(written):
        for number, near in _numbers(clause, slots):
            if near is None:
                return None
            if len(near) != 1:
                left.append((number, near))
            elif found.setdefault(near[0], number) != number:
                return None
    empty = [at for at in range(len(slots)) if at not in found]
    if len(empty) != len(left) or len(left) > 1:
        return None
    for at, (number, near) in zip(empty, left, strict=True):
        if near and at not in near:
            return None
        found[at] = number
    within = all(slot.least <= found[at] <= slot.most for at, slot in enumerate(slots))
    return tuple(found[at] for at in range(len(slots))) if within else None


def place(numbers: Sequence[int], slots: Sequence[Slot]) -> int:
    """Where the answer for some numbers stands among all, those of the last slot changing first."""
    at = 0
    for number, slot in zip(numbers, slots, strict=True):
        at = at * (slot.most - slot.least + 1) + number - slot.least
    return at


def _numbers(clause: str, slots: Sequence[Slot]) -> list[tuple[int, list[int] | None]]:
    """The numbers of a clause, each with the slots that are nearest; none if it counts others."""
    typed = [(word, word[0].isupper()) for word in _WORD.findall(clause)]
    said = [fold(word) for word, _ in typed]
    found = []
    for at, word in enumerate(said):
        number = _number(word)
        if number is not None:
            after = typed[at + 1 : at + 2]
            foreign = bool(after) and after[0][1] and _slots(said[at + 1], slots) == []
            found.append((number, None if foreign else _nearest(said, at, slots)))
    return found


def _nearest(said: Sequence[str], at: int, slots: Sequence[Slot]) -> list[int]:
    """The slots whose own words stand nearest to a place, all that are equally near."""
    far: dict[int, int] = {}
    for other, word in enumerate(said):
        for slot in found if len(found := _slots(word, slots)) == 1 else ():
            far[slot] = min(abs(other - at), far.get(slot, len(said)))
    return [slot for slot, away in far.items() if away == min(far.values())]


def _slots(word: str, slots: Sequence[Slot]) -> list[int]:
    return [at for at, slot in enumerate(slots) if any(_begins(word, each) for each in slot.words)]


def _begins(word: str, beginning: str) -> bool:
    return word.startswith(beginning) if len(beginning) > SHORT else word == beginning


def _number(word: str) -> int | None:
    figures = word if _FIGURES.fullmatch(word) else NUMBERS.get(word)
    return int(figures) if figures else None
