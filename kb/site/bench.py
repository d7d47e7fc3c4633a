"""The test bench: what running a game's examples found, as its page shows it."""

from collections.abc import Iterator
from dataclasses import dataclass

from kb.checker.changes import Change, changes
from kb.checker.example import Example as Case
from kb.checker.example import read
from kb.checker.report import Report
from kb.checker.run import Run
from kb.engines.engine import Engine
from kb.engines.trace import Step
from kb.records import german, text
from kb.records.example import Example
from kb.records.rule import Rule
from kb.site.marks import Mark


@dataclass(frozen=True)
class Line:
    """One rule of a trace."""

    rule: str
    says: str
    refused: bool
    reading: str
    inner: tuple["Line", ...]


@dataclass(frozen=True)
class Result:
    """What came of a run, for readers."""

    allowed: bool
    sentence: str
    """What happened, in one sentence, where it is not told by the changes."""
    changes: tuple[Change, ...] = ()


@dataclass(frozen=True)
class Stage:
    """An example that has run."""

    answer: str
    """The computed answer: Ja., Nein., or empty."""
    edition: str
    applied: int
    """How many rules were applied."""
    trace: tuple[Line, ...]
    """The rules that say what they did."""
    folded: tuple[Line, ...]
    """The others."""
    result: Result
    misread: Result | None


class Bench:
    """What the page of one game shows of its report."""

    def __init__(
        self, engine: type[Engine[object, object]], report: Report, examples: tuple[Example, ...]
    ) -> None:
        self.engine = engine
        self.report = report
        cases = (read(each.model_dump(mode="json")) for each in examples)
        self.cases = {case.id: case for case in cases if case}

    def mark(self, rule: Rule) -> Mark:
        """Whether a rule was executed, and by how many examples it is shown."""
        if rule.unexecuted:
            title = f"Nicht ausgeführt: {text.plain(rule.unexecuted)}"
            return Mark("nicht ausgeführt", title, kind="untested")
        shown = self.report.shown_by.get(rule.id, [])
        if not shown:
            title = "Ausgeführt, aber von keinem Beispiel gezeigt"
            return Mark("noch kein Beispiel", title, kind="untested")
        words = german.several(len(shown), "Beispiel zeigt", "Beispiele zeigen")
        title = f"Ausgeführt: {words} diese Regel."
        return Mark(f"✓ getestet · {len(shown)}", title, f"#{shown[0]}", kind="tested")

    def stage(self, example: str) -> Stage | None:
        """An example as it ran in the first of its editions; None if it is only a story."""
        case = self.cases.get(example)
        if case is None:
            return None
        verdict = self.report.verdicts[example][0]
        lines = list(_lines(case, verdict.run))
        return Stage(
            answer=german.VERDICTS.get(verdict.answer, ""),
            edition=verdict.edition,
            applied=len(verdict.run.rules),
            trace=tuple(each for each in lines if each.says),
            folded=tuple(each for each in lines if not each.says),
            result=self._result(case, verdict.run),
            misread=self._result(case, verdict.misread) if verdict.misread else None,
        )

    def _result(self, case: Case, run: Run) -> Result:
        if run.failure:
            return Result(False, f"So lässt sich das nicht spielen: {run.failure}")
        if run.violation:
            return Result(False, f"Nicht erlaubt: {run.violation.reason}")
        if run.outcome:
            return Result(True, _ended(run))
        if case.kind == "allowed":
            moves = german.several(len(run.allowed), "erlaubter Zug", "erlaubte Züge")
            return Result(True, f"{moves}.")
        if case.kind == "value":
            return Result(True, f"Ergebnis: {german.said(run.value.get(case.shows[0]))}.")
        found = changes(run.positions[0], run.positions[-1], self.engine.words)
        return Result(True, "" if found else "Erlaubt.", tuple(found))


def _ended(run: Run) -> str:
    assert run.outcome  # noqa: S101 – asked for only where there is one
    names = " und ".join(run.outcome.winners)
    points = ", ".join(f"{name} {value}" for name, value in run.outcome.points.items())
    sentence = f"Es gewinnt {names}" if len(run.outcome.winners) == 1 else f"Es gewinnen {names}"
    return f"{sentence} (Punkte: {points})." if points else f"{sentence}."


def _lines(case: Case, run: Run) -> Iterator[Line]:
    """The trace, without the trials that only find out which moves are allowed."""
    traces = run.traces[: len(case.moves)] if case.kind == "allowed" else run.traces
    for trace in traces:
        yield from map(_line, trace.steps)


def _line(step: Step) -> Line:
    says = step.says
    if not says and step.refused:
        says = "verbietet das"
    return Line(step.rule, says, step.refused, step.reading, tuple(map(_line, step.steps)))
