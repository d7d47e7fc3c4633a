"""`kb search`: what it prints, as words and as JSON, and what it says of wrong use."""

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from kb.cli import app

CONTENT = Path(__file__).parents[2] / "content"


@pytest.fixture(scope="module")
def build(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("command")


def _search(build: Path, *words: str, content: Path = CONTENT) -> Result:
    options = ["--content", str(content), "--build", str(build)]
    return CliRunner().invoke(app, ["search", *words, *options], prog_name="kb")


def test_a_hit_says_what_it_says_where_it_stands_and_whether_it_is_tested(build: Path) -> None:
    found = _search(build, "Darlehen", "Rückzahlung", "--limit", "3")
    assert found.exit_code == 0
    assert "*Darlehen*" in found.stdout
    assert "getestet" in found.stdout
    assert "spiele/builders-antiquity/#" in found.stdout


def test_as_json_each_hit_has_all_that_is_promised(build: Path) -> None:
    hits = json.loads(_search(build, "gleichstand", "--json", "--limit", "4").stdout)
    assert len(hits) == 4
    for hit in hits:
        assert list(hit) == [
            "game", "kind", "id", "title", "text", "cite", "url", "score", "tested",
        ]  # fmt: skip
        assert 0 < hit["score"] <= 1


def test_game_and_kind_narrow_it_down(build: Path) -> None:
    words = ("ende", "--game", "patchwork", "--kind", "misconception", "--json")
    found = {(hit["game"], hit["kind"]) for hit in json.loads(_search(build, *words).stdout)}
    assert found == {("patchwork", "misconception")}


def test_a_slip_is_mended_and_told(build: Path) -> None:
    said = _search(build, "robotter", "anhalten").stdout
    assert said.startswith("Meintest du „roboter anhalten“?")
    assert "Meintest" not in _search(build, "roboter", "anhalten").stdout


def test_nothing_found_is_an_answer_and_no_error(build: Path) -> None:
    found = _search(build, "xyzzy")
    assert found.exit_code == 0
    assert "Dazu steht hier nichts" in found.stdout
    assert json.loads(_search(build, "xyzzy", "--json").stdout) == []


@pytest.mark.parametrize(("option", "value"), [("--game", "patchwrok"), ("--kind", "regel")])
def test_an_unknown_game_or_kind_is_named_with_those_that_there_are(
    build: Path, option: str, value: str
) -> None:
    found = _search(build, "ende", option, value)
    assert found.exit_code == 2
    assert value in found.stderr
    assert ("patchwork" if option == "--game" else "rule") in found.stderr


def test_records_that_do_not_load_are_named_and_nothing_is_written(tmp_path: Path) -> None:
    game = tmp_path / "content" / "games" / "x"
    game.mkdir(parents=True)
    (game / "game.yaml").write_text("id: x\n", "utf-8")
    found = _search(tmp_path / "build", "ende", content=tmp_path / "content")
    assert found.exit_code == 1
    assert "game.yaml:1" in found.stderr
    assert not (tmp_path / "build" / "search").exists()


def test_without_the_large_model_it_says_how_to_get_it(
    build: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "sentence_transformers", None)
    found = _search(build, "ende", "--model")
    assert found.exit_code == 1
    assert "make semantic" in found.stderr
