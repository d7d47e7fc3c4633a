"""The static encoder: adds up the vectors of words, in whole numbers, as the browser does too."""

from collections.abc import Container, Iterable

import numpy as np
from numpy.typing import NDArray

from kb.search.meaning.word_table import WordTable

SHORTEST = 4
"""Letters; a part of a compound has at least so many."""
ENDINGS = ("e", "en", "er", "n", "r", "s")
"""What a known word may have more than the one that is looked for."""


def parts(word: str, known: Container[str]) -> list[str]:
    """The known words that a folded word is made of: itself, up to two others, or none.

    Itself may lack an ending. The others are the longest known word that it begins with, and the
    longest that the rest ends with. So an inflected word mostly has its stem, and a compound its
    parts.
    """
    endings = ENDINGS if len(word) >= SHORTEST else ()
    for whole in (word, *(word + ending for ending in endings)):
        if whole in known:
            return [whole]
    ends = range(len(word) - 1, SHORTEST - 1, -1)
    end = next((end for end in ends if word[:end] in known), 0)
    begins = range(max(end, 1), len(word) - SHORTEST + 1)
    last = next((word[begin:] for begin in begins if word[begin:] in known), "")
    return [part for part in (word[:end], last) if part]


class StaticEncoder:
    """Turns words into one vector of whole numbers: the sum of their rows times their weights."""

    def __init__(self, table: WordTable) -> None:
        self.table = table

    def vector(self, words: Iterable[str]) -> NDArray[np.int64]:
        """The sum over folded words; all zero where no word is known."""
        total = np.zeros(self.table.dimensions, dtype=np.int64)
        for word in words:
            for part in parts(word, self.table.keys):
                row = self.table.keys[part]
                total += self.table.rows[row].astype(np.int64) * int(self.table.weights[row])
        return total
