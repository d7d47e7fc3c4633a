"""Engine and record say the same, and the examples prove it."""

from pathlib import Path

from kb.checker.games import find
from kb.checker.report import check
from kb.records.library import Entry, load
from kb.records.proof import record

ROOT = Path(__file__).parents[3]


def _entry() -> Entry:
    return next(each for each in load(ROOT / "content") if each.game.id == "builders-antiquity")


def test_every_rule_is_proved_by_examples() -> None:
    game = find("builders-antiquity")
    assert game
    report = check(game, record(_entry()))
    assert report.failures == []
    assert report.unshown == []
    assert report.executed + len(report.unexecuted) == report.rules
    assert report.examples >= 105
    assert 3 * report.negative >= report.examples
    assert report.refuted == report.misconceptions == 18
    assert report.survivors == []


def test_questions_and_their_examples_answer_the_same() -> None:
    entry, game = _entry(), find("builders-antiquity")
    assert game
    verdicts = check(game, record(entry)).verdicts
    for question in entry.game.questions:
        if question.verdict and question.example:
            answers = {each.answer for each in verdicts[question.example]} - {""}
            assert answers <= {question.verdict}, question.id


def test_open_questions_are_those_of_the_record() -> None:
    game = find("builders-antiquity")
    assert game
    stated = {each.id: each.open for each in _entry().game.questions if each.open}
    asked = {each.id: each for each in game.engine.questions}
    assert set(asked) == set(stated)
    for name, question in asked.items():
        assert question.default == stated[name].default
        assert question.because == (stated[name].because or "")


def test_the_edition_is_one_of_the_record() -> None:
    game = find("builders-antiquity")
    assert game
    assert set(game.engine.editions) <= {each.id for each in _entry().game.editions.entries}
