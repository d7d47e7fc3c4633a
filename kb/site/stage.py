"""Stages: an example as it ran, from its position over each move to what came of it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from kb.checker.changes import Change, changes
from kb.checker.example import Example as Case
from kb.checker.games import PlayableGame
from kb.checker.german import ended
from kb.checker.run import Run
from kb.checker.verdict import Verdict
from kb.engines.drawing import Svg
from kb.engines.engine import Engine
from kb.engines.trace import Step, Trace
from kb.records import german


@dataclass(frozen=True)
class Line:
    """One rule of a trace."""

    rule: str
    says: str
    refused: bool
    reading: str
    inner: tuple["Line", ...]


@dataclass(frozen=True)
class Picture:
    """A drawing as a page shows it."""

    svg: Markup
    alt: tuple[str, ...]
    """What it shows, in words, line by line."""


@dataclass(frozen=True)
class Frame:
    """One step of a stage: where it begins, a move, or the scoring."""

    title: str
    picture: Picture | None
    """The position, or the move as it was tried; None where it is as before."""
    trace: tuple[Line, ...] = ()
    """The rules that say what they did."""
    folded: tuple[Line, ...] = ()
    """The others."""
    refused: bool = False


@dataclass(frozen=True)
class Result:
    """What came of a run, for readers."""

    allowed: bool
    sentence: str
    """What happened, in one sentence, where it is not told by the changes."""
    changes: tuple[Change, ...] = ()
    picture: Picture | None = None
    """Where it ended."""


@dataclass(frozen=True)
class Stage:
    """An example that has run."""

    answer: str
    """The computed answer: Ja., Nein., or empty."""
    edition: str
    applied: int
    """How many rules were applied."""
    frames: tuple[Frame, ...]
    result: Result
    misread: Result | None


class Draughtsman:
    """Makes the pictures of one game, and keeps the symbols that they refer to."""

    def __init__(self, game: PlayableGame) -> None:
        self.game = game
        self.symbols: dict[str, Svg] = {}

    def picture(self, engine: Engine[Any, Any], run: Run, at: int) -> Picture | None:
        """What a run came to after so many moves: with what the last changed, or as it was tried.

        None where the game has no drawings.
        """
        found = self.game.drawing(engine, **run.scene(at))
        if not found:
            return None
        self.symbols |= found.symbols
        svg = Markup(found.svg)  # noqa: S704 – engines escape what they draw
        return Picture(svg, tuple(found.alt.splitlines()))


def stage(case: Case, verdict: Verdict, draughtsman: Draughtsman) -> Stage:
    """An example as it ran in one edition."""
    game = draughtsman.game
    engine = game.engine(verdict.edition, case.readings)
    misread = None
    if verdict.misread:
        misread = _result(case, verdict.misread, engine, draughtsman)
    return Stage(
        answer=german.VERDICTS.get(verdict.answer, ""),
        edition=verdict.edition,
        applied=len(verdict.run.rules),
        frames=tuple(_frames(verdict.run, engine, draughtsman)),
        result=_result(case, verdict.run, engine, draughtsman),
        misread=misread,
    )


def _frames(run: Run, engine: Engine[Any, Any], draughtsman: Draughtsman) -> Iterator[Frame]:
    yield Frame("Zu Beginn", draughtsman.picture(engine, run, 0))
    label = draughtsman.game.label
    for at, (move, trace) in enumerate(zip(run.moves, run.traces, strict=False), start=1):
        title = label(run.positions[at - 1], move).text if label else f"Zug {at}"
        refused = at == len(run.positions)
        yield Frame(title, draughtsman.picture(engine, run, at), *_lines(trace), refused)
    if run.outcome:
        yield Frame("Wertung", None, *_lines(run.traces[-1]))


def _lines(trace: Trace) -> tuple[tuple[Line, ...], tuple[Line, ...]]:
    """The rules of a trace that say something new, and the others."""
    said: dict[tuple[str, str], Line] = {}
    others = []
    for line in map(_line, trace.steps):
        if not line.says or (line.rule, line.says) in said:
            others.append(line)
        else:
            said[line.rule, line.says] = line
    return tuple(said.values()), tuple(others)


def _line(step: Step) -> Line:
    says = step.says
    if not says and step.refused:
        says = "verbietet das"
    return Line(step.rule, says, step.refused, step.reading, tuple(map(_line, step.steps)))


def _result(case: Case, run: Run, engine: Engine[Any, Any], draughtsman: Draughtsman) -> Result:
    played = len(run.moves) if run.violation else len(run.positions) - 1
    picture = draughtsman.picture(engine, run, played) if run.positions else None
    if run.failure:
        return Result(False, f"So lässt sich das nicht spielen: {run.failure}", (), picture)
    if run.violation:
        return Result(False, f"Nicht erlaubt: {run.violation.reason}", (), picture)
    if run.outcome:
        return Result(True, ended(run.outcome), (), picture)
    if case.kind == "allowed":
        moves = german.several(len(run.allowed), "erlaubter Zug", "erlaubte Züge")
        return Result(True, f"{moves}.", (), picture)
    if case.kind == "value":
        said = german.said(run.value.get(case.shows[0]))
        return Result(True, f"Ergebnis: {said}.", (), picture)
    found = changes(run.positions[0], run.positions[-1], engine.words)
    return Result(True, "" if found else "Erlaubt.", tuple(found), picture)
