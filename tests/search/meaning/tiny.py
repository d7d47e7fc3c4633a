"""A tiny word table, and statements to go with it."""

import numpy as np

from kb.search.meaning.word_table import WordTable
from kb.search.unit import Unit

TABLE = WordTable(
    {"darlehen": 0, "flicken": 1, "gezahlt": 3, "preis": 2, "zahlen": 3},
    np.array([200, 100, 50, 10], dtype=np.uint8),
    np.array([[7, 0, 0, 0], [0, 7, -7, 0], [0, 1, 2, 3], [-7, 0, 0, 7]], dtype=np.int8),
)
"""Four rows for five words."""


def rule(name: str, text: str, title: str = "Zahlen", game: str = "nim") -> Unit:
    """A rule without a source."""
    return Unit(game, "rule", name, title, text)
