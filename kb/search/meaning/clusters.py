"""Clusters: statements of similar meaning together, so that a browser fetches only the nearest."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

SIZE = 340
"""About so many statements are one cluster."""
NEAREST = 4
"""In as many clusters statements are compared with a query."""
ROUNDS = 8
"""How often the centres are moved."""
LENGTH = 320
"""Of a centre, before it is rounded: that of a statement's vector."""


@dataclass(frozen=True)
class Clusters:
    """The vectors of all statements, in clusters."""

    centres: NDArray[np.int8]
    """One row for each cluster."""
    belongs: NDArray[np.int64]
    """The cluster of each statement."""
    vectors: NDArray[np.int8]
    """One row for each statement."""

    def numbers(self, cluster: int) -> NDArray[np.int64]:
        """The numbers of the statements in a cluster, rising."""
        return np.flatnonzero(self.belongs == cluster)

    def near(self, query: NDArray[np.int64]) -> dict[int, int]:
        """The products of a query's vector with those in the nearest clusters, by number."""
        if not query.any():
            return {}
        order = np.argsort(-(self.centres.astype(np.int64) @ query), kind="stable")[:NEAREST]
        found: dict[int, int] = {}
        for cluster in order.tolist():
            numbers = self.numbers(cluster)
            products = self.vectors[numbers].astype(np.int64) @ query
            found.update(zip(numbers.tolist(), products.tolist(), strict=True))
        return found


def clusters(vectors: NDArray[np.int8]) -> Clusters:
    """The same clusters whenever the vectors are the same; none of none."""
    if not len(vectors):
        return Clusters(vectors, np.zeros(0, np.int64), vectors)
    count = max(1, -(-len(vectors) // SIZE))
    wide = vectors.astype(np.int64)
    centres = _centres(wide[:: max(1, len(wide) // count)][:count])
    for _ in range(ROUNDS if count > 1 else 0):
        belongs = np.argmax(wide @ centres.astype(np.int64).T, axis=1)
        sums = [wide[belongs == at].sum(axis=0) for at in range(count)]
        centres = _centres(np.array(sums))
    belongs = np.argmax(wide @ centres.astype(np.int64).T, axis=1)
    return Clusters(centres, belongs.astype(np.int64), vectors)


def write(file: Path, found: Clusters) -> None:
    """Store clusters."""
    np.savez(file, centres=found.centres, belongs=found.belongs, vectors=found.vectors)


def read(file: Path) -> Clusters:
    """Read what `write` stored."""
    with np.load(file, allow_pickle=False) as found:
        return Clusters(found["centres"], found["belongs"], found["vectors"])


def _centres(sums: NDArray[np.int64]) -> NDArray[np.int8]:
    lengths = np.sqrt((sums.astype(np.float64) ** 2).sum(axis=1, keepdims=True))
    scaled = np.rint(sums * (LENGTH / np.maximum(lengths, 1)))
    rows: NDArray[np.int8] = np.clip(scaled, -127, 127).astype(np.int8)
    return rows
