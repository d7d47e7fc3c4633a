"""A damaged word table: every command that needs it says so in one message, and how to mend it."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from kb.cli import app
from kb.search.meaning import word_table

CONTENT = Path(__file__).parents[3] / "content"


@pytest.mark.parametrize("words", [("search", "ende"), ("ask", "Wer gewinnt?"), ("build",)])
@pytest.mark.parametrize("there", [True, False])
def test_a_damaged_or_missing_word_table(
    words: tuple[str, ...], there: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = tmp_path / "words.bin.gz"
    if there:
        table.write_bytes(word_table.FILE.read_bytes()[:1000])
    monkeypatch.setattr(word_table.read, "__defaults__", (table,))
    options = ["--content", str(CONTENT), "--build", str(tmp_path / "build")]
    found = CliRunner().invoke(app, [*words, *options], prog_name="kb")
    assert found.exit_code == 1
    assert f"{table} " in found.stderr
    assert "kb distil" in found.stderr
    assert "Traceback" not in found.output
    assert not (tmp_path / "build" / "site").exists()
