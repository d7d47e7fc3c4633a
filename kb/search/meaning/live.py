"""The live model: the reference for the static encoder, with the same interface."""

from collections.abc import Sequence

import numpy as np

from kb.search.meaning.meaning import Similarities
from kb.search.meaning.statement_vectors import said
from kb.search.meaning.teacher import Teacher
from kb.search.unit import Unit

FINE = 1_000_000
"""A cosine of 1 as a whole number."""


class LiveMeaning:
    """Asks the large model for each query; needs the extra `semantic`."""

    def __init__(self, teacher: Teacher, units: Sequence[Unit]) -> None:
        """Encodes all statements that were not encoded before. Raises Missing."""
        self._teacher = teacher
        self._statements = teacher.encode([said(unit) for unit in units])

    def similarities(self, typed: Sequence[str]) -> Similarities:
        """The cosine of the query with each statement, in millionths."""
        query = self._teacher.ask([" ".join(typed)])[0]
        found: Similarities = np.rint(self._statements @ query * FINE).astype(np.int64)
        return found

    def near(self, words: Sequence[str]) -> dict[int, int]:
        """How near statements are in meaning to folded words; more is nearer."""
        return dict(enumerate(self.similarities(words).tolist()))
