"""Asking: what kind of question somebody put, besides the words that it is about."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from kb.search.fold import words
from kb.search.small_words import (
    AMOUNTS,
    ASIDE,
    ASKING,
    CONFIRMING,
    FORBIDDEN,
    HAPPENING,
    LEADING,
    MOMENTS,
    MUST,
    NOT,
    NUMBERS,
    PEOPLE,
    PERSON,
    RELATIVE,
    SPANS,
    TURNING,
    WITHIN,
)
from kb.search.stopwords import STOPWORDS

Mode = Literal["whether", "must", "value"]
"""Whether it asks if something is so or allowed, for a duty, or for a value."""
Counted = tuple[str, str]
"""A number in figures, and how the word begins that it counts; 7 × 7 counts nothing."""
_END = re.compile(r"[.!?;:–—]+(?:\s+|$)")
_COMMA = re.compile(r",\s+")
TIMES = "x"
"""Stands between two numbers of which neither counts: 7x7."""
BEGINNING, SHORT = 4, 2
"""How many letters tell what is counted, and up to how many a word has that tells nothing."""


@dataclass(frozen=True)
class Asked:
    """A question, without the words that it is about."""

    mode: Mode
    asking: frozenset[str] = frozenset()
    """What it asks for, if it is a value: who, what, when."""
    negated: bool = False
    forbidden: bool = False
    """Whether it asks if something is forbidden."""
    confirming: bool = False
    """Whether it asks if a statement is right, or is one: no is no to all of it."""
    turning: frozenset[str] = frozenset()
    """The words in it that turn a question into another one."""
    counted: frozenset[Counted] = frozenset()
    """All its numbers, with what they count."""
    moments: frozenset[tuple[str, str]] = frozenset()
    """When it is asked about: before, after or during, and how the word begins that says what; and,
    unless for a value, whether within one turn or round."""

    @property
    def numbers(self) -> frozenset[str]:
        """All its numbers, in figures."""
        return frozenset(number for number, _ in self.counted)


def read(written: str) -> Asked:
    """What kind of question it is; the last sentence decides. A statement is one as well."""
    clauses = _clauses(written)
    main = _main(clauses)
    asks = _asks(written.rstrip(), main)
    confirming = bool(CONFIRMING.intersection(main)) and len(clauses) > 1
    said = clauses[-1] if confirming else main
    all_words = [word for clause in clauses for word in clause]
    mode = _mode(main, said, asks)
    return Asked(
        mode=mode,
        asking=frozenset(ASKING[word] for word in main if word in ASKING) if asks else frozenset(),
        negated=sum(word in NOT for word in said) % 2 == 1,
        forbidden=any(word in FORBIDDEN for word in said),
        confirming=confirming or not asks,
        turning=frozenset(TURNING[word] for word in all_words if word in TURNING),
        counted=counted(written),
        moments=frozenset(each for clause in clauses for each in _moments(clause, mode)),
    )


def named(written: str) -> frozenset[str]:
    """How all words of a text begin, to tell what in it could have been counted."""
    return frozenset(word[:BEGINNING] for word in words(written))


def counted(written: str) -> frozenset[Counted]:
    """The numbers of a text in figures, those that are written as words too."""
    found, folded = set(), words(written)
    for at, word in enumerate(folded):
        number = word if word.isdigit() else NUMBERS.get(word)
        if number:
            by = folded[max(at - 1, 0) : at] == [TIMES]
            found.add((number, "" if by else _what(folded[at + 1 : at + 3])))
    return frozenset(found)


def _what(following: list[str]) -> str:
    """How the word begins that a number counts."""
    telling = (word for word in following if word not in STOPWORDS and len(word) > SHORT)
    found = next(telling, "")
    if found.startswith(PEOPLE):
        return PERSON
    return "" if found.isdigit() or found in NUMBERS else found[:BEGINNING]


def _moments(clause: list[str], mode: Mode) -> Iterator[tuple[str, str]]:
    """When it is asked about; of a clause the verb at its end says so: bevor ich bezahle."""
    if mode != "value" and any(one in WITHIN and other in SPANS for one, other in pairwise(clause)):
        yield "in", ""
    for at, word in enumerate(clause):
        telling = [each for each in clause[at + 1 :] if each not in STOPWORDS]
        if word in MOMENTS and telling:
            if word in ASIDE and not at:
                yield MOMENTS[word], telling[-1][:BEGINNING]
            elif telling[0].endswith(HAPPENING):
                yield MOMENTS[word], telling[0][:BEGINNING]


def _clauses(written: str) -> list[list[str]]:
    """The clauses of the last sentence, each as its folded words."""
    sentences = [part for part in _END.split(written) if words(part)]
    return [words(part) for part in _COMMA.split(sentences[-1]) if words(part)] if sentences else []


def _main(clauses: list[list[str]]) -> list[str]:
    """The first clause that says nothing aside."""
    for at, clause in enumerate(clauses):
        if clause[0] not in ASIDE and not (at and clause[0] in RELATIVE):
            return clause
    return clauses[0] if clauses else []


def _asks(written: str, main: list[str]) -> bool:
    """Whether it is a question; who types one often leaves the mark out: wann ist schluss."""
    return written.endswith("?") or (not written.endswith((".", "!")) and _first(main) in ASKING)


def _first(main: list[str]) -> str:
    return next((word for word in main if word not in LEADING), "")


def _mode(main: list[str], said: list[str], asks: bool) -> Mode:
    if asks and (_first(main) in ASKING or AMOUNTS.intersection(main)):
        return "value"
    return "must" if MUST.intersection(said) else "whether"
