"""Compounds: German words that are written together, taken apart into known ones."""

from collections.abc import Callable

Known = Callable[[str], bool]
LINKS = ("", "s", "es", "n", "en", "er", "e")
"""What may stand between two parts: Darlehen-s-rückzahlung."""
HEAD, TAIL = 3, 3
"""The fewest letters of a part."""
LONGEST = 80
"""The most letters of a word that is taken apart; to try each place of a longer one takes long."""


def split(word: str, known: Known, known_head: Known | None = None) -> tuple[str, str] | None:
    """The two words that a folded word is made of, the last as long as it can be.

    Both are known; the first by `known_head`, if that is given.
    """
    if len(word) > LONGEST:
        return None
    for at in range(HEAD, len(word) - TAIL + 1):
        head, tail = word[:at], word[at:]
        if not known(tail):
            continue
        for link in LINKS:
            bare = head.removesuffix(link)
            if head.endswith(link) and len(bare) >= HEAD and (known_head or known)(bare):
                return bare, tail
    return None
