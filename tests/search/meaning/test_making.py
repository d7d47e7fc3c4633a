"""Making the files: from what a teacher said, which stands in for the model here."""

import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from kb.cli import app
from kb.records import library
from kb.search.meaning import distil, making, statement_vectors, word_table
from kb.search.meaning.encoder import StaticEncoder
from kb.search.meaning.projection import OtherModel
from kb.search.meaning.statement_vectors import due
from kb.search.meaning.teacher import Missing, Teacher, Vectors
from kb.search.meaning.word_choice import Form
from kb.search.unit import Unit
from kb.search.units import units

WIDTH = 8
CHANCE = np.random.default_rng(1)


@pytest.fixture
def content(tmp_path: Path) -> Path:
    (tmp_path / "content").mkdir()
    CliRunner().invoke(app, ["new", "probe", "--content", str(tmp_path / "content")])
    return tmp_path / "content"


@pytest.fixture
def found(content: Path) -> list[Unit]:
    return units(library.load(content))


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(distil, "DIMENSIONS", 4)
    monkeypatch.setattr(distil, "frequent_forms", lambda: [Form("zug", "Zug", 0.001)])
    return tmp_path / "data"


class Taught(Teacher):
    """Gives each text a vector by chance."""

    def ask(self, texts: Sequence[str]) -> Vectors:
        return CHANCE.normal(size=(len(texts), WIDTH)).astype(np.float32)


def test_a_new_word_table_goes_with_the_vectors_of_all_statements(
    content: Path, data: Path, found: list[Unit], tmp_path: Path
) -> None:
    making.make(content, Taught(tmp_path), words=True, data=data)
    table = word_table.read(data / word_table.FILE.name)
    assert {"zug", "platzhalter"} <= set(table.keys)
    vectors = statement_vectors.read(table, data / statement_vectors.FILE.name)
    assert due(found, vectors) == 0
    assert vectors.of(found, StaticEncoder(table)).any(axis=1).all()


def test_without_new_words_only_the_statements_are_written(
    content: Path, data: Path, found: list[Unit], tmp_path: Path
) -> None:
    making.make(content, Taught(tmp_path), words=True, data=data)
    before = {file.name: file.read_bytes() for file in data.iterdir()}
    (data / statement_vectors.FILE.name).unlink()
    written = making.make(content, Taught(tmp_path), words=False, data=data)
    assert [file.name for file in written] == [statement_vectors.FILE.name]
    assert {file.name: file.read_bytes() for file in data.iterdir()} == before


def test_vectors_of_another_model_are_not_mixed_in(
    content: Path, data: Path, tmp_path: Path
) -> None:
    making.make(content, Taught(tmp_path), words=True, data=data)
    with pytest.raises(OtherModel, match="made with multilingual-e5-small, not with other – give"):
        making.make(content, Taught(tmp_path, "other"), words=False, data=data)


def test_nothing_is_written_without_the_model(
    content: Path, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "sentence_transformers", None)
    with pytest.raises(Missing, match="sentence_transformers is not installed – `make semantic`"):
        making.make(content, Teacher(tmp_path), words=True, data=data)
    assert not data.exists()


def test_the_command_says_what_is_missing(
    content: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "sentence_transformers", None)
    places = ["--content", str(content), "--build", str(tmp_path / "build")]
    result = CliRunner().invoke(app, ["distil", *places])
    assert result.exit_code == 1
    assert "make semantic" in result.output
    assert "Traceback" not in result.output


def test_check_tells_how_many_statements_are_due(content: Path, found: list[Unit]) -> None:
    result = CliRunner().invoke(app, ["check", "--content", str(content)])
    assert result.exit_code == 0
    assert f"{len(found)} statements are new or changed since 'kb distil'" in result.stderr


def test_what_the_teacher_said_before_is_not_asked_again(tmp_path: Path) -> None:
    first = Taught(tmp_path).encode(["Zug", "Zug", "Feld"])
    assert first[0].tolist() == first[1].tolist()
    again = Taught(tmp_path).encode(["Feld", "Zug"])
    assert again.tolist() == first[[2, 0]].tolist()
