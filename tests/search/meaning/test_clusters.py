"""Clusters: the nearest statements are found in few of them, and always the same."""

from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from kb.search.meaning.clusters import NEAREST, SIZE, clusters, read, write

DIRECTIONS = 12


@pytest.fixture(scope="module")
def vectors() -> NDArray[np.int8]:
    """Statements about a dozen things, some hundreds of each."""
    random = np.random.default_rng(7)
    things = random.normal(size=(DIRECTIONS, 32)) * 60
    near = things[np.arange(DIRECTIONS * SIZE) % DIRECTIONS]
    noise = random.normal(size=near.shape) * 8
    return np.clip(np.rint(near + noise), -127, 127).astype(np.int8)


def test_the_nearest_of_all_is_among_what_is_compared(vectors: NDArray[np.int8]) -> None:
    found = clusters(vectors)
    for number in range(0, len(vectors), 97):
        query = vectors[number].astype(np.int64)
        near = found.near(query)
        assert max(near, key=lambda each: near[each]) == np.argmax(vectors.astype(np.int64) @ query)


def test_only_few_clusters_are_compared(vectors: NDArray[np.int8]) -> None:
    compared = clusters(vectors).near(vectors[0].astype(np.int64))
    assert 0 < len(compared) < len(vectors) / DIRECTIONS * (NEAREST + 3)


def test_a_small_collection_is_compared_as_a_whole(vectors: NDArray[np.int8]) -> None:
    few = vectors[: SIZE * NEAREST]
    assert len(clusters(few).near(few[0].astype(np.int64))) == len(few)


def test_words_without_a_vector_are_near_to_nothing(vectors: NDArray[np.int8]) -> None:
    assert clusters(vectors).near(np.zeros(32, dtype=np.int64)) == {}


def test_the_same_vectors_make_the_same_clusters_also_when_stored(
    vectors: NDArray[np.int8], tmp_path: Path
) -> None:
    write(tmp_path / "meaning.npz", clusters(vectors))
    again, stored = clusters(vectors.copy()), read(tmp_path / "meaning.npz")
    assert np.array_equal(again.centres, stored.centres)
    assert np.array_equal(again.belongs, stored.belongs)
    assert np.array_equal(again.vectors, stored.vectors)


def test_no_statements_are_no_trouble() -> None:
    nothing = clusters(np.zeros((0, 32), dtype=np.int8))
    assert nothing.near(np.ones(32, dtype=np.int64)) == {}
