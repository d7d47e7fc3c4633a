"""Engine and record say the same, and the examples prove it."""

from collections.abc import Iterator
from pathlib import Path

from kb.checker.games import find
from kb.checker.report import check
from kb.engines.builders_antiquity.cards import WORDS
from kb.engines.builders_antiquity.deck import MADE_UP
from kb.engines.builders_antiquity.engine import BuildersAntiquity
from kb.engines.builders_antiquity.position import Position
from kb.engines.codec import decode
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
    assert report.examples >= 107
    assert 3 * report.negative >= report.examples
    assert report.refuted == report.misconceptions == 18
    assert report.survivors == []


def test_no_example_has_more_cards_than_the_game() -> None:
    whole = BuildersAntiquity().material(Position(box=MADE_UP, tools=(), loan_stack=0))
    for example in record(_entry()).examples:
        position = decode(Position, example.get("position") or {})
        for kind, number in BuildersAntiquity().material(position).items():
            assert number <= whole[kind], (example["id"], kind)
        for cards in _cards(position):
            assert len(set(cards)) == len(cards), example["id"]


def test_workers_of_examples_are_like_those_of_the_game() -> None:
    """Three to five resources for as many sesterces; apprentices two."""
    for example in record(_entry()).examples:
        position = decode(Position, example.get("position") or {})
        people = [*position.box.workers, *position.workers, *position.worker_stack]
        people += [each for player in position.players for each in player.workers]
        for worker in (each for each in people if each.status != "slave"):
            number = sum(worker.yields.of(each) for each in WORDS)
            assert number == worker.wage <= 5, (example["id"], worker.name)


def _cards(position: Position) -> Iterator[list[str]]:
    """What is there only once, by kind, in a position."""
    players = position.players
    yield [*position.tools, *(tool for each in players for tool in each.tools)]
    people = [*position.workers, *position.worker_stack, *position.slaves]
    yield [each.name for each in (*people, *(one for each in players for one in each.workers))]
    buildings = [*position.buildings, *position.building_stack]
    buildings += [card for each in players for card in (*each.sites, *each.built)]
    yield [each.name for each in buildings]


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
