"""Makes what can be answered of records: questions, examples and misconceptions."""

import re
from collections.abc import Iterator, Mapping, Sequence

from kb.checker.computed import Answer
from kb.checker.report import Report
from kb.checker.run import Run
from kb.checker.verdict import Verdict
from kb.records import computed as records
from kb.records import german, links, text
from kb.records.example import Example
from kb.records.library import Entry
from kb.records.misconception import Misconception
from kb.records.question import Question
from kb.records.rule import Rule, rules
from kb.search.answerable import NO, OPEN, VALUE, YES, Answerable, Refuted
from kb.search.fold import fold
from kb.search.numbers import Computed, Slot

_SAID = {"yes": YES, "no": NO, "": VALUE}
WORKED_OUT = "Das kommt nach dieser Regel mit deinen Zahlen heraus."
"""The reason where an answer was worked out for the numbers of the question."""
_VERDICT = re.compile(r"(?:Ja|Nein)\b[ ,.:;–]*")


def answerables(entry: Entry, report: Report) -> Iterator[Answerable]:
    """Everything that one game's record answers, in the order of its page."""
    maker = _Maker(entry, report)
    for rule in rules(entry.game):
        if rule.computed and rule.id in report.computed:
            yield maker.computed(rule, rule.computed, report.computed[rule.id])
    for example in entry.examples:
        if example.question and example.answer and maker.settles(example):
            yield maker.example(example)
    yield from map(maker.misconception, entry.game.misconceptions)
    yield from map(maker.question, entry.game.questions)


class _Maker:
    def __init__(self, entry: Entry, report: Report) -> None:
        self.report = report
        self.examples = entry.examples
        self.names = links.names(entry.game, entry.examples)
        self.refuted = {each.example: each for each in entry.game.misconceptions if each.example}
        self.asked = {each.id: each.question or "" for each in entry.examples}
        self.open = {each.id: each for each in entry.game.questions if each.open}

    def settles(self, example: Example) -> bool:
        """Whether an example ran and shows more than how an open question may be read."""
        asked = {each.example for each in self.open.values()}
        touched = set(text.references(example.answer or "")) & set(self.open)
        read = bool(example.readings or touched or example.id in asked)
        return example.id in self.report.verdicts and not read

    def computed(self, rule: Rule, asked: records.Computed, found: Sequence[Answer]) -> Answerable:
        """Its example has other numbers, and so what a misreading makes of it is left out."""
        slots = tuple(
            Slot(tuple(map(fold, number.words)), number.least, number.most)
            for number in asked.numbers.values()
        )
        said = tuple(_said(answer, asked.worded or "{}") for answer in found)
        example, _, shown = self._shown(self._clearest(rule))
        return Answerable(
            rule.id,
            asked.asked,
            "",
            VALUE if asked.worded else YES,
            WORKED_OUT,
            (rule.id,),
            example,
            shown=shown,
            computed=Computed(slots, said),
        )

    def _clearest(self, rule: Rule) -> str | None:
        """The example that shows a rule before others, and few others."""
        showing = [each for each in self.examples if rule.id in each.shows and not each.readings]
        showing.sort(key=lambda each: (each.shows.index(rule.id), len(each.shows)))
        return next((each.id for each in showing), None)

    def question(self, question: Question) -> Answerable:
        answer = _readings(question) if question.open else question.answer or ""
        plain = text.plain(answer, self.names)
        return Answerable(
            question.id,
            (question.question, *question.also_asked),
            "",
            OPEN if question.open else _SAID[question.verdict or ""],
            plain,
            question.rules,
            *self._shown(question.example),
        )

    def example(self, example: Example) -> Answerable:
        verdicts = {verdict.answer for verdict in self.report.verdicts[example.id]}
        verdict = _SAID[verdicts.pop()] if len(verdicts) == 1 else VALUE
        answer = text.plain(example.answer or "", self.names)
        return Answerable(
            example.id,
            (example.question or "", *example.also_asked),
            text.plain(example.story, self.names),
            verdict,
            _reason(answer) if verdict else answer,
            example.shows,
            example.id,
            self._misreading(example.id),
        )

    def misconception(self, each: Misconception) -> Answerable:
        truth = text.plain(each.truth, self.names)
        return Answerable(
            each.id,
            (each.claim,),
            "",
            NO,
            truth,
            each.rules,
            *self._shown(each.example),
        )

    def _shown(self, example: str | None) -> tuple[str, Refuted | None, str]:
        """The example that ran for another question, its misreading, and what it asks itself."""
        verdicts = self.report.verdicts.get(example or "")
        if not example or not verdicts:
            return "", None, ""
        said = german.VERDICTS.get(verdicts[0].answer, "")
        asked = self.asked.get(example, "")
        return example, self._misreading(example), f"{asked} {said}".strip()

    def _misreading(self, example: str | None) -> Refuted | None:
        found = self.refuted.get(example or "")
        verdicts = self.report.verdicts.get(example or "")
        if not found or not verdicts or not verdicts[0].misread:
            return None
        return Refuted(found.id, found.claim, _outcome(verdicts[0], verdicts[0].misread))


def _said(answer: Answer, worded: str) -> str:
    if answer is None:
        return ""
    if isinstance(answer, bool):
        return YES if answer else NO
    return worded.replace("{}", str(answer))


def _reason(answer: str) -> str:
    """An answer without the verdict that it begins with."""
    bare = _VERDICT.sub("", answer, count=1) if _VERDICT.match(answer) else answer
    return bare[:1].upper() + bare[1:]


def _readings(question: Question) -> str:
    readings = question.open.readings if question.open else ()
    return " ".join(f"Lesart {at}: {each.text}" for at, each in enumerate(readings, 1))


def _outcome(verdict: Verdict, run: Run) -> str:
    """What a run under a misreading would have given, in one sentence."""
    if run.failure:
        return f"So ließe sich das nicht spielen: {run.failure}"
    if run.violation:
        return f"Dann wäre das nicht erlaubt: {run.violation.reason}"
    if verdict.run.violation:
        return "Dann wäre das erlaubt."
    if run.outcome and run.outcome.winners:
        return f"Dann gewänne {' und '.join(run.outcome.winners)}."
    return _other_value(verdict.run.value, run.value)


def _other_value(true: Mapping[str, object], wrong: Mapping[str, object]) -> str:
    for rule, value in wrong.items():
        if rule in true and true[rule] != value and isinstance(value, bool | int | str):
            if isinstance(value, bool):
                return f"Dann hieße es {german.said(value)} statt {german.said(true[rule])}."
            return f"Dann käme {german.said(value)} heraus statt {german.said(true[rule])}."
    return "Dann stünde es danach anders."
