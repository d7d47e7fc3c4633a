"""A trial notices what an example notices, and nothing else."""

import pytest

from kb.checker.example import read
from kb.records import library
from tests.strength import trial
from tests.strength.rules import CONTENT, modules
from tests.strength.trial import Change, end

SOURCES = {file.stem: file.read_text("utf-8") for file in modules("patchwork")}
EXAMPLES = [
    case
    for entry in library.load(CONTENT)
    if entry.game.id == "patchwork"
    for case in (read(each.model_dump(mode="json")) for each in entry.examples)
    if case
]


def _end(module: str, old: str, new: str) -> str:
    assert old in SOURCES[module]
    return end(Change("patchwork", module, SOURCES[module].replace(old, new)), EXAMPLES)


def test_nothing_is_noticed_of_what_changes_nothing() -> None:
    assert _end("sewing", "CHOICE = 3", "CHOICE = 2 + 1") == "unnoticed"


def test_wrong_result_is_noticed() -> None:
    assert _end("sewing", "CHOICE = 3", "CHOICE = 2") == "wrong"


def test_crash_is_noticed() -> None:
    assert _end("sewing", "CHOICE = 3", "CHOICE = len(3)") == "crash"


def test_what_does_not_end_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "LONGEST", 0.5)
    assert _end("sewing", "CHOICE = 3", "while True: pass") == "endless"


def test_no_trial_leaves_a_trace() -> None:
    for _ in range(2):
        assert _end("sewing", "CHOICE = 3", "CHOICE = 2") == "wrong"
        assert _end("sewing", "CHOICE = 3", "CHOICE = 3") == "unnoticed"
