"""Similarity in meaning: how near each statement is to what was typed, as whole numbers."""

from collections.abc import Sequence
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from kb.search.fold import words
from kb.search.meaning import statement_vectors, word_table
from kb.search.meaning.encoder import StaticEncoder
from kb.search.unit import Unit

Similarities = NDArray[np.int64]


class Meaning(Protocol):
    """What knows how near the statements are: the static encoder, or the live model."""

    def similarities(self, typed: Sequence[str]) -> Similarities:
        """One number for each statement, for words as they are typed; more is nearer."""


class StaticMeaning:
    """Knows it from the word table and the statement vectors; needs no model."""

    def __init__(self, encoder: StaticEncoder, vectors: NDArray[np.int8]) -> None:
        """`vectors` has one row for each statement."""
        self.encoder = encoder
        self.vectors = vectors
        self._wide = vectors.astype(np.int64)

    def similarities(self, typed: Sequence[str]) -> Similarities:
        """The products of the query's vector with those of the statements; 0 if it has none."""
        return self._wide @ self.encoder.vector(words(" ".join(typed)))


def static_meaning(units: Sequence[Unit]) -> StaticMeaning:
    """From the committed files. Raises Damaged."""
    encoder = StaticEncoder(word_table.read())
    vectors = statement_vectors.read(encoder.table)
    return StaticMeaning(encoder, vectors.of(units, encoder))


def stored_meaning(vectors: bytes) -> StaticMeaning:
    """From the vectors of all statements, as `StaticMeaning.vectors` has them. Raises Damaged."""
    encoder = StaticEncoder(word_table.read())
    rows = np.frombuffer(vectors, np.int8).reshape(-1, encoder.table.dimensions)
    return StaticMeaning(encoder, rows)
