"""The store: an index is made anew when needed, and no damage ever shows as a traceback."""

import hashlib
import json
import os
import shutil
from pathlib import Path

import pytest

from kb.search import hits, store
from kb.search.store import Stored

CONTENT = Path(__file__).parents[2] / "content"


@pytest.fixture
def content(tmp_path: Path) -> Path:
    """A content folder with one game of its own."""
    shutil.copytree(CONTENT / "games" / "patchwork", tmp_path / "content" / "games" / "patchwork")
    return tmp_path / "content"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A stored index of the real content."""
    folder = tmp_path_factory.mktemp("made") / "search"
    store.up_to_date(folder, CONTENT, print).close()
    return folder


def _first(stored: Stored, typed: str) -> str:
    return hits.search(stored, typed).hits[0].unit.id


def test_an_index_is_made_once_and_again_when_the_content_changed(
    content: Path, tmp_path: Path
) -> None:
    said: list[str] = []
    folder = tmp_path / "search"
    store.up_to_date(folder, content, said.append).close()
    assert len(said) == 1
    store.up_to_date(folder, content, said.append).close()
    assert len(said) == 1
    record = content / "games" / "patchwork" / "game.yaml"
    text = record.read_text("utf-8")
    record.write_text(text.replace("Aus Stoffresten", "Aus Zauberstoffen"), "utf-8")
    stored = store.up_to_date(folder, content, said.append)
    assert len(said) == 2
    assert "Zauberstoffen" in hits.search(stored, "Zauberstoff").hits[0].unit.text
    stored.close()


@pytest.mark.parametrize("cut", [0, 1, 100, -1])
def test_a_damaged_file_is_said_and_mended(made: Path, tmp_path: Path, cut: int) -> None:
    names = sorted(file.relative_to(made) for file in made.rglob("*") if file.stat().st_size)
    for name in (each for each in names if (made / each).is_file()):
        folder = tmp_path / "search"
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(made, folder)
        whole = (folder / name).read_bytes()
        flipped = bytes([whole[-1] ^ 1]) if cut == -1 else b""
        (folder / name).write_bytes(whole[:cut] + flipped)
        with pytest.raises(store.Damaged):
            Stored(folder)


def test_a_folder_that_is_no_index_is_replaced_by_one(made: Path, tmp_path: Path) -> None:
    folder = tmp_path / "search"
    folder.mkdir()
    (folder / "manifest.json").write_text("[]", "utf-8")
    said: list[str] = []
    stored = store.up_to_date(folder, CONTENT, said.append)
    assert "damaged" in said[0]
    assert _first(stored, "patchwork startgeld")
    stored.close()


def test_a_missing_file_is_damage(made: Path, tmp_path: Path) -> None:
    folder = tmp_path / "search"
    shutil.copytree(made, folder)
    (folder / "lexicon.json").unlink()
    with pytest.raises(store.Damaged):
        Stored(folder)


def test_a_killed_making_leaves_the_old_index(made: Path, tmp_path: Path) -> None:
    folder = tmp_path / "search"
    shutil.copytree(made, folder)
    (tmp_path / f"search.{os.getpid() + 1}.new").mkdir()
    said: list[str] = []
    store.up_to_date(folder, CONTENT, said.append).close()
    assert said == []
    folder.rename(tmp_path / "search.old")  # killed between the two renames of the swap
    store.up_to_date(folder, CONTENT, said.append).close()
    assert said == []


def test_what_an_older_program_stored_is_replaced_and_never_read(
    made: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "search"
    folder.mkdir()
    (folder / "lexicon.json").write_text("{}", "utf-8")
    digest = hashlib.sha256(b"{}").hexdigest()
    manifest = {"content": "an older state", "files": {"lexicon.json": digest}}
    (folder / "manifest.json").write_text(json.dumps(manifest), "utf-8")
    said: list[str] = []
    stored = store.up_to_date(folder, CONTENT, said.append)
    assert len(said) == 1
    assert "damaged" not in said[0]
    assert _first(stored, "patchwork startgeld")
    stored.close()
