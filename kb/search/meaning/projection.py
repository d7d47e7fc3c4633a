"""The projection: few dimensions in which words and statements keep their products best."""

from dataclasses import asdict, dataclass
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from kb.search.meaning.damaged import DATA, Damaged

Matrix = NDArray[np.float32]
_Fine = NDArray[np.float64]
FILE = DATA / "projection.npz"
"""Kept for statements that are written later; only `kb distil` reads it."""
SMALL = 1e-4
"""Keeps a covariance of few vectors from having no inverse."""


@dataclass(frozen=True)
class Projection:
    """Maps the teacher's vectors of words and of statements into one small space."""

    word_mean: Matrix
    words: Matrix
    statement_mean: Matrix
    statements: Matrix

    def of_words(self, vectors: NDArray[Any]) -> Matrix:
        """Small vectors of words."""
        return np.asarray((vectors - self.word_mean) @ self.words)

    def of_statements(self, vectors: NDArray[Any]) -> Matrix:
        """Small vectors of statements."""
        return np.asarray((vectors - self.statement_mean) @ self.statements)


def fit(
    words: NDArray[Any], statements: NDArray[Any], dimensions: int, general: float
) -> Projection:
    """The best approximation of all products of words and statements in so many dimensions.

    That is a singular value decomposition between the roots of the two covariances. `general`,
    from 0 to 1, is how much the statements' covariance is replaced by that of any direction alike:
    the more, the less the space is made for these very statements.
    """
    word_mean, word_root = _root(np.asarray(words, np.float64), 0.0)
    statement_mean, statement_root = _root(np.asarray(statements, np.float64), general)
    left, values, right = np.linalg.svd(word_root @ statement_root)
    share = np.sqrt(values[:dimensions])
    word_side = np.linalg.solve(word_root, left[:, :dimensions]) * share
    statement_side = np.linalg.solve(statement_root, right[:dimensions].T) * share
    sides = (word_mean, word_side, statement_mean, statement_side)
    return Projection(*(side.astype(np.float32) for side in sides))


def _root(vectors: _Fine, general: float) -> tuple[_Fine, _Fine]:
    """The mean, and the root of the covariance."""
    mean = vectors.mean(axis=0)
    covariance = np.cov(vectors, rowvar=False, bias=True)
    size = np.trace(covariance) / len(covariance)
    covariance = (1 - general) * covariance + (general + SMALL) * size * np.eye(len(covariance))
    values, directions = np.linalg.eigh(covariance)
    return mean, (directions * np.sqrt(np.maximum(values, 0))) @ directions.T


def packed(space: Projection) -> bytes:
    """The projection as the bytes of its file."""
    data = BytesIO()
    np.savez(data, **asdict(space))
    return data.getvalue()


def read(file: Path = FILE) -> Projection:
    """Read a projection. Raises Damaged."""
    try:
        with np.load(file) as data:
            return Projection(**data)
    except (OSError, ValueError, TypeError, EOFError, BadZipFile) as error:
        raise Damaged(file, f"holds no projection ({error})") from error
