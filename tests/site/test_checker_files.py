"""The checker's files: Pyodide as it was pinned, our own Python, and the words of each game."""

import gzip
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kb.site import pyodide
from kb.site.build import BuildFailed, build
from kb.site.checker_files import FOLDER, KEPT, sources
from kb.site.server import headers
from tests.site import records

FIRST_START = 6.5
"""Megabytes that may be transferred until the checker can be asked, compressed."""


def manifest(site: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((site / FOLDER / "files.json").read_text("utf-8"))
    return found


def test_the_version_is_the_one_that_is_pinned() -> None:
    package = json.loads((records.ROOT / "package.json").read_text("utf-8"))
    assert package["dependencies"] == {"pyodide": pyodide.VERSION}


def test_the_first_start_transfers_no_more_than_it_may(built: Path) -> None:
    files = manifest(built)["bytes"]
    bodies = [(built / FOLDER / name).read_bytes() for name in files]
    assert [len(body) for body in bodies] == [*files.values()]
    assert sum(len(gzip.compress(body)) for body in bodies) <= FIRST_START * 1e6


def test_browsers_may_keep_what_never_changes_and_nothing_else(built: Path) -> None:
    blocks = headers.parse((built / "_headers").read_text("utf-8"))
    for file in [*built.rglob("*.json"), *built.rglob("*.js"), *built.rglob("*.mjs")]:
        path = f"/{file.relative_to(built).as_posix()}"
        kept = "immutable" in headers.for_path(blocks, path).get("Cache-Control", "")
        assert kept == any(path.startswith(each.rstrip("*")) for each in KEPT), path
    assert "Content-Security-Policy" in headers.for_path(blocks, KEPT[0].replace("*", "x"))


def test_our_python_runs_by_itself(built: Path, tmp_path: Path) -> None:
    archive = json.loads((built / FOLDER / manifest(built)["engines"]).read_text("utf-8"))
    assert archive == sources()
    for name, words in archive.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(words, "utf-8")
    request = json.dumps({"do": "play", "game": "patchwork"})
    code = f"from kb.checker.desk import answer; print(answer({request!r}))"
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", f"import sys; sys.path.insert(0, '.'); {code}"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout)["ok"]


def test_each_playable_game_has_its_words(built: Path) -> None:
    games = sorted(file.stem for file in (built / FOLDER / "data").iterdir())
    assert games == ["builders-antiquity", "clockworker", "patchwork", "rasende-roboter"]
    words = json.loads((built / FOLDER / "data" / "patchwork.json").read_text("utf-8"))
    paged = json.loads((built / FOLDER / "data" / "clockworker.json").read_text("utf-8"))
    assert paged["rules"]["bergung.oberster"]["cite"].startswith("S. ")
    rule = words["rules"]["vorruecken.ziel"]
    assert rule["text"]
    assert rule["cite"] == "Regelheft"
    page, _, anchor = rule["href"].partition("#")
    assert f'id="{anchor}"' in (built / page / "index.html").read_text("utf-8")
    assert "OntoTheOpponent" in {each["name"] for each in words["misreadings"]}
    assert [each["id"] for each in words["editions"]] == ["2017", "2014"]
    for question in words["questions"]:
        readings = [reading["id"] for reading in question["readings"]]
        assert len(readings) > 1
        assert question["default"] in {None, *readings}


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that is taken for that of Pyodide."""
    folder = tmp_path / "pyodide"
    monkeypatch.setattr(pyodide, "FOLDER", folder)
    return folder


def test_without_pyodide_the_build_says_what_to_do(broken: Path, tmp_path: Path) -> None:
    content = records.content(tmp_path, "schlicht")
    with pytest.raises(BuildFailed, match=r"pyodide\.mjs cannot be read .* – run 'make build'"):
        build(content, tmp_path / "build", records.CONFIG)
    broken.mkdir()
    (broken / "pyodide.mjs").write_text("another", "utf-8")
    with pytest.raises(BuildFailed, match=r"is not that of Pyodide 314\.0\.7 – remove node_mod"):
        build(content, tmp_path / "build", records.CONFIG)
    assert not (tmp_path / "build" / "site").exists()
