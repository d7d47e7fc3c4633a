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
"""That of the statements, for those that are written later; only `kb distil` reads it."""
SMALL = 1e-4
"""Keeps a covariance of few vectors from having no inverse."""


class OtherModel(Exception):
    """Vectors of a model for which the word table was not made; says what to do."""

    def __init__(self, made_with: str, model: str) -> None:
        super().__init__(
            f"the word table was made with {made_with}, not with {model} – give --words as well"
        )


@dataclass(frozen=True)
class Projection:
    """Maps the teacher's vectors of words, or of statements, into the small space."""

    mean: Matrix
    matrix: Matrix

    def of(self, vectors: NDArray[Any]) -> Matrix:
        """The small vectors."""
        return np.asarray((vectors - self.mean) @ self.matrix)


def fit(
    words: NDArray[Any], statements: NDArray[Any], dimensions: int, general: float
) -> tuple[Projection, Projection]:
    """The projections of words and of statements that keep all their products best.

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
    return _side(word_mean, word_side), _side(statement_mean, statement_side)


def _side(mean: _Fine, matrix: _Fine) -> Projection:
    return Projection(mean.astype(np.float32), matrix.astype(np.float32))


def _root(vectors: _Fine, general: float) -> tuple[_Fine, _Fine]:
    """The mean, and the root of the covariance."""
    mean = vectors.mean(axis=0)
    covariance = np.cov(vectors, rowvar=False, bias=True)
    size = np.trace(covariance) / len(covariance)
    covariance = (1 - general) * covariance + (general + SMALL) * size * np.eye(len(covariance))
    values, directions = np.linalg.eigh(covariance)
    return mean, (directions * np.sqrt(np.maximum(values, 0))) @ directions.T


def packed(statements: Projection, model: str) -> bytes:
    """The projection as the bytes of its file, with the name of the teacher's model."""
    data = BytesIO()
    np.savez(data, model=np.array(model), **asdict(statements))
    return data.getvalue()


def read(model: str, file: Path = FILE) -> Projection:
    """Read the projection of a model's vectors. Raises Damaged, and OtherModel."""
    try:
        with np.load(file) as data:
            made_with, found = str(data["model"]), Projection(data["mean"], data["matrix"])
    except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
        raise Damaged(file, f"holds no projection ({error})") from error
    if made_with != model:
        raise OtherModel(made_with, model)
    return found
