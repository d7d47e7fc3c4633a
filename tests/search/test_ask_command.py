"""`kb ask`: what it prints, as words and as JSON, and what it says of wrong use."""

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from kb.cli import app

CONTENT = Path(__file__).parents[2] / "content"
FIELDS = ["verdict", "answer", "rules", "example", "misreading", "confidence", "alternatives"]


@pytest.fixture(scope="module")
def build(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("command")


def _ask(build: Path, *words: str) -> Result:
    options = ["--content", str(CONTENT), "--build", str(build)]
    return CliRunner().invoke(app, ["ask", *words, *options], prog_name="kb")


def test_the_verdict_comes_first_then_reason_rule_and_example(build: Path) -> None:
    found = _ask(build, "Darf ich Flicken überlappen lassen?", "--game", "patchwork")
    assert found.exit_code == 0
    first, *rest = found.stdout.splitlines()
    assert first == "Nein."
    said = " ".join(" ".join(rest).split())
    assert "darf nur leere Felder bedecken" in said
    assert "(Regelheft)" in said
    assert "flicken-ueberlappen" in said


def test_as_json_an_answer_has_all_that_is_promised(build: Path) -> None:
    question = "Müssen sich die Flicken auf meiner Decke berühren?"
    data = json.loads(_ask(build, question, "--game", "patchwork", "--json").stdout)
    assert list(data) == FIELDS
    assert data["verdict"] == "nein"
    assert list(data["rules"][0]) == ["id", "text", "cite"]
    assert data["rules"][0]["id"] == "flicken.angrenzen"
    assert data["example"] == "flicken-ohne-beruehrung"
    assert data["misreading"]["id"] == "irrtum.angrenzen"
    assert data["misreading"]["outcome"].startswith("Dann wäre das nicht erlaubt")
    assert 0 < data["confidence"] <= 1
    assert set(data["alternatives"][0]) == {"game", "id", "question"}


def test_without_a_game_the_answer_of_each_is_given(build: Path) -> None:
    question = "Wer gewinnt bei Gleichstand?"
    data = json.loads(_ask(build, question, "--json").stdout)
    assert list(data) == [*FIELDS, "per_game"]
    assert len(data["per_game"]) > 1
    assert list(data["per_game"]["patchwork"]) == FIELDS
    said = _ask(build, question).stdout
    assert "Patchwork: " in said
    assert "Clockworker: " in said


def test_what_no_record_settles_gets_no_verdict_but_what_stands_near(build: Path) -> None:
    question = "Darf ich Flicken wieder verkaufen?"
    data = json.loads(_ask(build, question, "--game", "patchwork", "--json").stdout)
    assert data["verdict"] == "unbekannt"
    assert data["rules"]
    assert data["alternatives"]
    assert data["example"] is None
    assert data["misreading"] is None
    said = _ask(build, question, "--game", "patchwork").stdout
    assert said.startswith("unbekannt")
    assert "Vielleicht meinst du:" in said


def test_an_open_question_gets_its_readings(build: Path) -> None:
    said = _ask(build, "Darf ich einem Sklaven ein Werkzeug mitgeben?").stdout
    assert "Offen" in said
    assert "Lesart 1: " in said
    assert "Lesart 2: " in said


def test_an_unknown_game_is_named_with_those_that_there_are(build: Path) -> None:
    found = _ask(build, "Darf ich passen?", "--game", "patchwrok")
    assert found.exit_code == 2
    assert "patchwrok" in found.stderr
    assert "patchwork" in found.stderr


def test_without_the_large_model_it_says_how_to_get_it(
    build: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "sentence_transformers", None)
    found = _ask(build, "Was nun?", "--model")
    assert found.exit_code == 1
    assert "make semantic" in found.stderr
