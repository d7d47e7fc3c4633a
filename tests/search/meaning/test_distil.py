"""Distilling: a small space keeps what the large one knows."""

from pathlib import Path

import numpy as np
import pytest

from kb.search.meaning import projection
from kb.search.meaning.damaged import Damaged
from kb.search.meaning.remembered import Remembered

CHANCE = np.random.default_rng(1)
SPREAD = np.array([3.0, 2.0, 1.0, 0.01, 0.01, 0.01])
WORDS = CHANCE.normal(size=(200, 6)) * SPREAD + 5
STATEMENTS = CHANCE.normal(size=(50, 6)) * SPREAD - 2


@pytest.mark.parametrize("general", [0.0, 0.1])
def test_the_products_of_words_and_statements_survive_in_few_dimensions(general: float) -> None:
    words, statements = projection.fit(WORDS, STATEMENTS, 3, general)
    large = (WORDS - WORDS.mean(axis=0)) @ (STATEMENTS - STATEMENTS.mean(axis=0)).T
    small = words.of(WORDS) @ statements.of(STATEMENTS).T
    assert small.shape == large.shape
    assert np.abs(small - large).max() < 0.01 * np.abs(large).max()


def test_a_projection_comes_back_as_it_was(tmp_path: Path) -> None:
    _, space = projection.fit(WORDS, STATEMENTS, 2, 0.1)
    file = tmp_path / "projection.npz"
    file.write_bytes(projection.packed(space, "small"))
    found = projection.read("small", file)
    assert found.of(STATEMENTS).tolist() == space.of(STATEMENTS).tolist()


WHOLE = projection.packed(projection.fit(WORDS, STATEMENTS, 2, 0.1)[1], "small")


@pytest.mark.parametrize("data", [b"", b"no archive", WHOLE[:500], WHOLE[:-300]])
def test_a_damaged_projection_is_named(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "projection.npz"
    file.write_bytes(data)
    with pytest.raises(Damaged, match="holds no projection"):
        projection.read("small", file)


def test_what_a_model_said_is_asked_only_once(tmp_path: Path) -> None:
    first = Remembered(tmp_path, "models/small")
    assert first.unknown(["a", "b", "a"]) == ["a", "b"]
    first.add(["a", "b"], np.array([[1.0, 0.5], [0.0, 0.25]]))
    again = Remembered(tmp_path, "models/small")
    assert again.unknown(["b", "c"]) == ["c"]
    assert again.vectors(["b", "a"]).tolist() == [[0.0, 0.25], [1.0, 0.5]]
    assert Remembered(tmp_path, "models/other").unknown(["a"]) == ["a"]


def test_a_damaged_memory_is_made_again(tmp_path: Path) -> None:
    Remembered(tmp_path, "small").add(["a"], np.array([[1.0]]))
    for file in tmp_path.iterdir():
        file.write_bytes(file.read_bytes()[:50])
    assert Remembered(tmp_path, "small").unknown(["a"]) == ["a"]
