"""Proof: what running the examples of each game's record found."""

from collections.abc import Iterable
from dataclasses import dataclass

from kb.checker.games import find
from kb.checker.report import Failure, Record, Report, check
from kb.records.library import Entry
from kb.records.problem import Problem
from kb.records.rule import rules


@dataclass(frozen=True)
class Proof:
    """The report of each game that has an engine, by slug, and all failures as problems."""

    reports: dict[str, Report]
    problems: tuple[Problem, ...]


def prove(entries: Iterable[Entry], *, strength: bool = False) -> Proof:
    """Run all examples and misreadings; with `strength`, spoil each rule as well."""
    reports, problems = {}, []
    for entry in entries:
        game = find(entry.game.id)
        if game is None:
            continue
        report = check(game, record(entry), strength=strength)
        reports[entry.game.id] = report
        problems += [_problem(entry, report, failure) for failure in report.failures]
    return Proof(reports, tuple(sorted(problems)))


def _problem(entry: Entry, report: Report, failure: Failure) -> Problem:
    """A failure at its place; that of an example names the command that tells its story."""
    told = failure.about in report.verdicts
    story = f"; kb check {entry.game.id}/{failure.about} tells its story" if told else ""
    return entry.problem(failure.about, failure.message + story)


def record(entry: Entry) -> Record:
    """What the checker needs to know of a record."""
    return Record(
        rules={rule.id: rule.unexecuted or "" for rule in rules(entry.game)},
        examples=tuple(each.model_dump(mode="json") for each in entry.examples),
        misconceptions=tuple(each.model_dump(mode="json") for each in entry.game.misconceptions),
        questions={
            question.id: tuple(reading.id for reading in question.open.readings)
            for question in entry.game.questions
            if question.open
        },
        defaults={
            question.id: question.open.default
            for question in entry.game.questions
            if question.open and question.open.default
        },
        computed={
            rule.id: rule.computed.model_dump(mode="json")
            for rule in rules(entry.game)
            if rule.computed
        },
    )


def pages(entry: Entry) -> dict[str, str]:
    """Where each rule stands, in the words of its citation."""
    return {rule.id: ", ".join(map(str, rule.cite)) for rule in rules(entry.game) if rule.cite}
