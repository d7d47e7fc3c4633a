"""Sense: what the answer to one question says to another that is about the same."""

from collections.abc import Set

from kb.search.answerable import NO, OPEN, VALUE, YES
from kb.search.asking import Asked, Counted
from kb.search.small_words import PERSON

_TURNED = {YES: NO, NO: YES}


def answers(
    asked: Asked, phrased: Asked, verdict: str, known: Set[Counted], named: Set[str]
) -> str | None:
    """The verdict on a question, where it is `verdict` on another; none where that is not sure.

    `known` are all numbers that were said with the other, `named` is what the question names.
    """
    if asked.turning != phrased.turning or asked.mode != phrased.mode:
        return None
    if not _same_numbers(asked, phrased, known, named):
        return None
    if asked.mode == "value":
        same = asked.asking & phrased.asking
        return verdict if same and verdict in (VALUE, OPEN) else None
    return None if verdict == VALUE else _turned(asked, phrased, verdict)


def _turned(asked: Asked, phrased: Asked, verdict: str) -> str | None:
    """The verdict, turned round where one of the questions asks for the contrary.

    Only of a statement is it clear what no means: to "Zählt das nicht?" people answer doch.
    """
    if asked.negated != phrased.negated:
        if not (asked if asked.negated else phrased).confirming:
            return None
        verdict = _TURNED.get(verdict, verdict)
    return verdict if asked.forbidden == phrased.forbidden else _TURNED.get(verdict, verdict)


def _same_numbers(asked: Asked, phrased: Asked, known: Set[Counted], named: Set[str]) -> bool:
    """Whether all numbers are the same, and count the same."""
    numbers = {number for number, _ in known}
    if not asked.numbers <= numbers or not phrased.numbers <= asked.numbers:
        return False
    if any(_otherwise(number, what, known) for number, what in asked.counted if what):
        return False
    return not any(_unmatched(number, asked.counted, known, named) for number in asked.numbers)


def _otherwise(number: str, what: str, known: Set[Counted]) -> bool:
    """Whether there are numbers known of something, and none is this; people must be known."""
    found = {other for other, each in known if each == what}
    if what == PERSON:
        return number not in found and (number, "") not in known
    return bool(found) and number not in found


def _unmatched(number: str, asked: Set[Counted], known: Set[Counted], named: Set[str]) -> bool:
    """Whether a number counts more things than the same number can be known of in other words.

    What the question names and counts otherwise, or not at all, is no other word: 3 of these.
    """
    things = {what for each, what in asked - known if each == number} - {"", PERSON}
    free = {what for each, what in known - asked if each == number} - named
    return len(things) > len(free | ({""} if (number, "") in known else set()))
