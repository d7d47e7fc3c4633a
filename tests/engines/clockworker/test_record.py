"""Clockworker's record, proved by the engine: nothing fails, nothing fades, spoiling is noticed."""

from pathlib import Path
from shutil import copytree

import pytest

from kb.checker.games import find
from kb.checker.report import Report, check
from kb.records.library import load
from kb.records.proof import record

CONTENT = Path(__file__).parents[3] / "content"


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Report:
    content = tmp_path_factory.mktemp("clockworker") / "content"
    copytree(CONTENT / "games" / "clockworker", content / "games" / "clockworker")
    (entry,) = load(content)
    game = find("clockworker")
    assert game
    return check(game, record(entry))


def test_nothing_fails(report: Report) -> None:
    assert report.failures == []


def test_all_that_runs_is_shown_and_refuted(report: Report) -> None:
    assert report.unshown == []
    assert report.refuted == report.misconceptions >= 10


def test_nothing_fades(report: Report) -> None:
    assert report.executed >= 61
    assert report.examples >= 73
    assert report.negative >= 32


def test_every_spoiled_rule_is_noticed(report: Report) -> None:
    assert report.spoiled >= 75
    assert report.survivors == []
