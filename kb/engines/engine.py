"""Engines: reference implementations of games whose rules are marked methods."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import wraps
from typing import Any, ClassVar, Generic, NoReturn, TypeVar

from kb.engines.codec import BadData
from kb.engines.trace import Step, Trace

Position = TypeVar("Position")
Move = TypeVar("Move")
Method = TypeVar("Method", bound=Callable[..., Any])


class RuleViolation(Exception):
    """A move that a rule does not allow.

    Carries the id of the rule, a reason in German and the facts that it rests on.
    """

    def __init__(self, reason: str, **facts: object) -> None:
        super().__init__(reason)
        self.rule = ""
        self.reason = reason
        self.facts = facts


class Unsettled(Exception):
    """A run that meets an open question without choosing a reading; names the question."""

    def __init__(self, question: str, readings: Iterable[str]) -> None:
        self.question = question
        self.readings = tuple(readings)
        super().__init__(f"{question} is open: choose a reading ({' or '.join(self.readings)})")


@dataclass(frozen=True)
class OpenQuestion:
    """A question that no source settles, as the record lists it."""

    id: str
    readings: tuple[str, ...]
    default: str | Mapping[str, str] | None = None
    """The reading we play by, or one for each edition; None: whoever plays must choose."""
    because: str = ""
    """Why, in German."""

    @property
    def defaults(self) -> tuple[str, ...]:
        """The readings that we play by, each once; none where whoever plays must choose."""
        found = self.default.values() if isinstance(self.default, Mapping) else [self.default]
        return tuple(dict.fromkeys(each for each in found if each))


@dataclass(frozen=True)
class Outcome:
    """How a game ended: who won, and with what."""

    winners: tuple[str, ...]
    points: Mapping[str, int] = field(default_factory=dict)
    """Points by player; tenths of points where the game counts in tenths."""


def rule(name: str) -> Callable[[Method], Method]:
    """Mark a method as the implementation of the rule with this id.

    Each call is a step of the trace; a violation raised inside bears the rule's id.
    """

    def mark(method: Method) -> Method:
        @wraps(method)
        def applied(self: "Engine[Any, Any]", *args: Any) -> Any:
            step = self._enter(name)
            try:
                value = method(self, *args)
            except RuleViolation as violation:
                violation.rule = violation.rule or name
                if step:
                    step.refused = True
                raise
            finally:
                self._leave(step)
            if step and isinstance(value, int | str | tuple):
                step.value = bool(value) if isinstance(value, tuple) else value
            return value

        applied.rule = name  # type: ignore[attr-defined]
        return applied  # type: ignore[return-value]

    return mark


def misreading(name: str) -> Callable[[Method], Method]:
    """Mark a method of a subclass as the way people misread the rule with this id."""

    def mark(method: Method) -> Method:
        applied = rule(name)(method)
        applied.misreads = name  # type: ignore[attr-defined]
        return applied

    return mark


class Engine(ABC, Generic[Position, Move]):
    """The reference implementation of one game.

    An engine is set up with an edition and readings of open questions; apart from the trace
    of the current run it holds no state. `play` is pure: same position and move, same result.
    """

    slug: ClassVar[str]
    """The game's folder below content/games."""
    editions: ClassVar[tuple[str, ...]]
    """The editions that it knows; the first is the default: the latest German one."""
    questions: ClassVar[tuple[OpenQuestion, ...]] = ()
    """The open questions that its rules meet."""
    words: ClassVar[Mapping[str, str]] = {}
    """What readers call the fields of a position, in German; others are not shown to them."""
    phrases: ClassVar[Mapping[str, str]] = {}
    """What BadData of this game may expect, as patterns, and how readers are told, in German."""
    position_type: ClassVar[type]
    move_types: ClassVar[tuple[type, ...]]

    def __init__(self, edition: str = "", readings: Mapping[str, str] | None = None) -> None:
        """Raises BadData for an edition, a question or a reading that is not known."""
        self.edition = edition or self.editions[0]
        if self.edition not in self.editions:
            raise BadData("edition", " or ".join(self.editions), edition)
        self.readings = dict(readings or {})
        known = {question.id: question.readings for question in self.questions}
        for name, reading in self.readings.items():
            if name not in known:
                raise BadData("readings", " or ".join(known) or "no open question", name)
            if reading not in known[name]:
                raise BadData(f"readings.{name}", " or ".join(known[name]), reading)
        self._trace: Trace | None = None

    @abstractmethod
    def play(self, position: Position, move: Move) -> Position:
        """The position after a move. Raises RuleViolation, or Unsettled."""

    @abstractmethod
    def candidates(self, position: Position) -> Iterable[Move]:
        """What a player might try: all legal moves and natural illegal ones."""

    @abstractmethod
    def outcome(self, position: Position) -> Outcome | None:
        """Winners and points, or None while the game runs."""

    @abstractmethod
    def material(self, position: Position) -> Mapping[str, int]:
        """What exists, by kind, in all zones together: no move may change it."""

    def check_position(self, position: Position) -> None:
        """Raises BadData for a position that somebody typed and that no play reaches."""

    def shown(self, position: Position) -> Position:
        """The position with what it leaves out since the edition says it, to be drawn."""
        return position

    def moves(self, position: Position) -> Iterator[Move]:
        """The legal moves. Raises Unsettled where that depends on an open question."""
        return (move for move in self.candidates(position) if not self.refusal(position, move))

    def refusal(self, position: Position, move: Move) -> RuleViolation | None:
        """Why a move is not allowed, or None if it is."""
        try:
            self.play(position, move)
        except RuleViolation as violation:
            return violation
        return None

    @contextmanager
    def tracing(self) -> Iterator[Trace]:
        """Record the rules applied from here on in a trace of its own."""
        before, trace = self._trace, Trace()
        self._trace = trace
        try:
            yield trace
        finally:
            self._trace = before

    def refuse(self, reason: str, **facts: object) -> NoReturn:
        """Refuse the move by the rule that is being applied."""
        raise RuleViolation(reason, **facts)

    def note(self, says: str) -> None:
        """Say in the trace what the rule that is being applied does."""
        if self._trace and (step := self._trace.current):
            step.says = says

    def reading(self, name: str) -> str:
        """The reading of an open question: chosen, or our default, which the trace then says.

        Raises Unsettled where there is neither.
        """
        question = next(each for each in self.questions if each.id == name)
        if chosen := self.readings.get(name):
            return chosen
        default = question.default
        if isinstance(default, Mapping):
            default = default.get(self.edition)
        if default is None:
            raise Unsettled(name, question.readings)
        if self._trace and (step := self._trace.current):
            step.reading = default
        return default

    def _enter(self, name: str) -> Step | None:
        if self._trace is None:
            return None
        step = Step(name)
        self._trace.begin(step)
        return step

    def _leave(self, step: Step | None) -> None:
        if step and self._trace:
            self._trace.end()


def marked(engine: type[Engine[Any, Any]]) -> dict[str, list[str]]:
    """The rules that an engine marks: method names by the rule's id."""
    found: dict[str, list[str]] = {}
    for name in dir(engine):
        if rule_id := getattr(getattr(engine, name), "rule", None):
            found.setdefault(rule_id, []).append(name)
    return found


def misread(engine: type[Engine[Any, Any]]) -> str | None:
    """The id of the rule that a misreading misreads, or None for a true engine."""
    found = (getattr(method, "misreads", None) for method in vars(engine).values())
    return next(filter(None, found), None)
