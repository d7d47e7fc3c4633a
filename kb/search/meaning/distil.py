"""Distilling: makes the word table and the statement vectors from the teacher."""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kb.search.meaning import projection, statement_vectors
from kb.search.meaning.projection import Projection
from kb.search.meaning.statement_vectors import StatementVectors, said
from kb.search.meaning.teacher import Teacher
from kb.search.meaning.word_choice import WordChoice, choose, forms_of, frequent_forms
from kb.search.meaning.word_table import WordTable
from kb.search.unit import Unit

DIMENSIONS = 128
HIGHEST = 4
"""Of a value in a row; higher ones fit into four bits, but tell little and compress badly."""
BASES = 19_000
"""Base words, by how often they are written; those of the texts come on top."""
FORMS = 60_000
"""Inflected words that are looked at; kept are those whose base word would not be found."""
GENERAL = 0.1
"""How little the space is made for the statements of today."""
RARE = 1e-3
"""A word that is this share of all words counts half as much as a rare one."""


def words(
    texts: Iterable[str], units: Sequence[Unit], teacher: Teacher
) -> tuple[WordTable, Projection]:
    """A new word table, and the projection of the statements that goes with it."""
    chosen = choose(frequent_forms(), forms_of(texts), BASES, FORMS)
    vectors = teacher.encode(list(chosen.spelled.values()))
    statements = teacher.encode([said(unit) for unit in units])
    of_words, of_statements = projection.fit(vectors, statements, DIMENSIONS, GENERAL)
    return _table(chosen, of_words.of(vectors)), of_statements


def statements(
    units: Sequence[Unit], teacher: Teacher, table: WordTable, space: Projection
) -> StatementVectors:
    """The vectors of all statements, to go with a word table."""
    vectors = space.of(teacher.encode([said(unit) for unit in units]))
    return statement_vectors.take(table, units, vectors)


def _table(chosen: WordChoice, vectors: NDArray[Any]) -> WordTable:
    """The rows as whole numbers; how long each is and how rare its word goes into its weight."""
    steps = np.abs(vectors).max(axis=1) / HIGHEST
    rare = np.array([RARE / (RARE + share) for share in chosen.shares.values()])
    weights = steps * rare
    rows = np.rint(vectors / steps[:, None]).astype(np.int8)
    number = {word: row for row, word in enumerate(chosen.spelled)}
    keys = number | {form: number[base] for form, base in chosen.forms.items()}
    return WordTable(
        dict(sorted(keys.items())),
        np.maximum(np.rint(weights * (255 / weights.max())), 1).astype(np.uint8),
        rows,
    )
