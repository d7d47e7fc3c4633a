"""Similarity in meaning: how near each statement is to what was typed, as whole numbers."""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from kb.search.fold import words
from kb.search.meaning import statement_vectors, word_table
from kb.search.meaning.clusters import Clusters, clusters
from kb.search.meaning.clusters import read as read_clusters
from kb.search.meaning.encoder import StaticEncoder
from kb.search.unit import Unit

Similarities = NDArray[np.int64]


class Meaning(Protocol):
    """What knows how near the statements are: the static encoder, or the live model."""

    def similarities(self, typed: Sequence[str]) -> Similarities:
        """One number for each statement, for words as they are typed; more is nearer."""


class StaticMeaning:
    """Knows it from the word table and the statement vectors; needs no model."""

    def __init__(self, encoder: StaticEncoder, clusters: Clusters) -> None:
        """`clusters` hold the vectors of all statements."""
        self.encoder = encoder
        self.clusters = clusters

    def similarities(self, typed: Sequence[str]) -> Similarities:
        """The products of the query's vector with those of the statements; 0 if it has none."""
        vector = self.encoder.vector(words(" ".join(typed)))
        return self.clusters.vectors.astype(np.int64) @ vector

    def near(self, folded: Sequence[str]) -> dict[int, int]:
        """The same for folded words and the statements in the nearest clusters, by number."""
        return self.clusters.near(self.encoder.vector(folded))


def static_meaning(units: Sequence[Unit]) -> StaticMeaning:
    """From the committed files. Raises Damaged."""
    encoder = StaticEncoder(word_table.read())
    vectors = statement_vectors.read(encoder.table)
    return StaticMeaning(encoder, clusters(vectors.of(units, encoder)))


def stored_meaning(file: Path) -> StaticMeaning:
    """With the clusters that were stored. Raises Damaged."""
    return StaticMeaning(StaticEncoder(word_table.read()), read_clusters(file))
