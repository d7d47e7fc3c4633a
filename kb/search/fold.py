"""Folding: words as plain small letters, so that every way to type them is the same."""

import re
import unicodedata

_LETTERS = str.maketrans({"ß": "ss", "ø": "o", "ł": "l", "đ": "d", "æ": "a", "œ": "o"})
_UMLAUT = re.compile("(?<![aeiouq])([aou])e")
_WORD = re.compile("[a-z]+|[0-9]+")


def fold(text: str) -> str:
    """Small letters without accents: Zurückzählen and ZURUECKZAEHLEN are both zuruckzahlen.

    `ae`, `oe` and `ue` are taken for umlauts, but not after a vowel or q: neue is not neun. What
    is no letter stays as it is.
    """
    letters = unicodedata.normalize("NFKD", text.lower()).translate(_LETTERS)
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return _UMLAUT.sub(r"\1", bare)


def small(word: str) -> str:
    """A word in small letters, with its umlauts; `ß` is `ss`."""
    return word.lower().replace("ß", "ss")


def has_umlaut(word: str) -> bool:
    """Whether a word in small letters is written with an umlaut."""
    return any(letter in word for letter in "äöü")


def words(text: str) -> list[str]:
    """The folded words and numbers of a text, in order."""
    return _WORD.findall(fold(text))
