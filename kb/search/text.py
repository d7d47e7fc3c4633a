"""Texts as clauses and words, as they are written."""

import re
import unicodedata
from collections.abc import Iterator
from typing import NamedTuple

from kb.search.fold import fold, small

_CLAUSE = re.compile(r"[.,;:!?()„“”\"–—]+(?:\s|$)|\s[–—(„“]\s?")
_SENTENCE = re.compile(r"(?<=[.!?:])\s+")
_WORD = re.compile(r"[^\W\d_]+|\d+")


class Word(NamedTuple):
    """A word of a text."""

    written: str
    folded: str
    first: bool
    """Whether it begins a sentence or a clause, where verbs are capitalized too."""

    @property
    def small(self) -> str:
        """The word in small letters, with its umlauts."""
        return small(self.written)

    @property
    def capital(self) -> bool:
        """Whether it is written with a capital letter, as nouns are."""
        return self.written[0].isupper()


def clauses(text: str) -> Iterator[list[Word]]:
    """The clauses of a text, each as its words."""
    for clause in _CLAUSE.split(unicodedata.normalize("NFC", text)):
        found = [
            Word(written, fold(written), at == 0)
            for at, written in enumerate(_WORD.findall(clause))
        ]
        if found:
            yield found


def places(written: str) -> Iterator[tuple[int, int, str]]:
    """Begin and end of each word of a text, and the word folded."""
    return ((found.start(), found.end(), fold(found[0])) for found in _WORD.finditer(written))


def sentences(written: str) -> list[str]:
    """The sentences of a text, each with the sign that ends it."""
    return _SENTENCE.split(written)
