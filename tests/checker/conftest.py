"""What tests of the whole checker share: the toy game, added in a temporary folder."""

import importlib
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from shutil import copy
from typing import Any

import pytest
import yaml
from typer.testing import CliRunner, Result

import kb.engines
from kb.cli import app

NIM = Path(__file__).parent / "nim"


def run(*words: str | Path, stdin: str | bytes = "") -> Result:
    """What `kb` says to these words."""
    return CliRunner().invoke(app, [str(word) for word in words], input=stdin, prog_name="kb")


@dataclass(frozen=True)
class Project:
    """A content folder and a folder of engines, of which the toy game is a part."""

    content: Path
    engines: Path

    def add(self, name: str) -> None:
        """Put a file of the toy engine where engines are found."""
        self.engines.mkdir(exist_ok=True)
        copy(NIM / name, self.engines / name)
        forget()

    def tell(self, **parts: Any) -> None:
        """Put parts in the record in place of those that stand there."""
        record = self.record
        data = yaml.safe_load(record.read_text("utf-8")) | parts
        record.write_text(json.dumps(data, ensure_ascii=False, default=str, indent=2), "utf-8")

    @property
    def record(self) -> Path:
        """The record of the toy game."""
        return self.content / "games" / "nim" / "game.yaml"

    @property
    def examples(self) -> Path:
        """The examples of the toy game."""
        return self.record.with_name("examples.yaml")

    def change(self, old: str, new: str) -> None:
        """Change one place in the examples."""
        text = self.examples.read_text("utf-8")
        assert text.count(old) == 1, old
        self.examples.write_text(text.replace(old, new), "utf-8")

    def kb(self, command: str, *words: str | Path, stdin: str | bytes = "") -> Result:
        """What `kb` says to a command here."""
        return run(command, *words, "--content", self.content, stdin=stdin)


def forget() -> None:
    """Have Python look for the toy engine anew."""
    for name in [name for name in sys.modules if name.startswith("kb.engines.nim")]:
        del sys.modules[name]
    importlib.invalidate_caches()


@pytest.fixture
def begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Project]:
    """Nim as `kb new` begins it, without an engine."""
    project = Project(tmp_path / "content", tmp_path / "engines" / "nim")
    project.content.mkdir()
    project.engines.parent.mkdir()
    assert project.kb("new", "nim").exit_code == 0
    paths = [*kb.engines.__path__, str(project.engines.parent)]
    monkeypatch.setattr(kb.engines, "__path__", paths)
    forget()
    yield project
    forget()


@pytest.fixture
def nim(begun: Project) -> Project:
    """Nim with its record, engine, misreadings and examples."""
    begun.tell(**yaml.safe_load((NIM / "record.yaml").read_text("utf-8")))
    copy(NIM / "examples.yaml", begun.examples)
    for name in ("__init__.py", "engine.py", "misreadings.py"):
        begun.add(name)
    return begun
