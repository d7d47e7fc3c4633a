"""Runs: plays an example's moves from its position and keeps what happened at each."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from kb.checker.example import Example
from kb.engines.codec import BadData, decode
from kb.engines.engine import Engine, Outcome, RuleViolation, Unsettled
from kb.engines.trace import Step, Trace


@dataclass
class Run:
    """What came of an example."""

    positions: list[Any] = field(default_factory=list)
    """The position at the start and after each move that was allowed."""
    moves: list[Any] = field(default_factory=list)
    """The moves as the engine has them, the one that was refused too."""
    traces: list[Trace] = field(default_factory=list)
    """What each move, and at last the question itself, applied."""
    violation: RuleViolation | None = None
    """The refusal that ended it."""
    problem: BadData | Unsettled | None = None
    """Why it could not run at all."""
    outcome: Outcome | None = None
    allowed: frozenset[Any] = frozenset()

    @property
    def failure(self) -> str:
        """Why it could not run at all, in words; empty for a run."""
        return str(self.problem) if self.problem else ""

    @property
    def rules(self) -> set[str]:
        """All rules that were applied."""
        return {name for trace in self.traces for name in trace.rules()}

    @property
    def value(self) -> dict[str, object]:
        """What each rule worked out last, by the rule's id."""
        return {step.rule: step.value for step in self.steps() if step.value is not None}

    def scene(self, at: int) -> dict[str, Any]:
        """What a drawing shows after so many moves: the position, that before, and the last move.

        Where that was refused, the position stays, and there is none before.
        """
        move = self.moves[at - 1] if at else None
        if at == len(self.positions):
            return {"position": self.positions[-1], "before": None, "move": move}
        before = self.positions[at - 1] if at else None
        return {"position": self.positions[at], "before": before, "move": move}

    def steps(self) -> list[Step]:
        """All steps of all traces."""
        return [step for trace in self.traces for step in trace.walk()]


def run(engine: Engine[Any, Any], example: Example) -> Run:
    """Play an example; what goes wrong is part of the run and never raised."""
    found = Run()
    try:
        position = read_position(engine, example.position)
        found.positions.append(position)
        for at, data in enumerate(example.moves):
            move = read_move(engine, data, f"moves[{at}]")
            found.moves.append(move)
            with engine.tracing() as trace:
                found.traces.append(trace)
                position = _play(engine, position, move, f"moves[{at}]")
            found.positions.append(position)
        _ask(engine, example, found)
    except RuleViolation as violation:
        found.violation = violation
    except (BadData, Unsettled) as problem:
        found.problem = problem
    return found


def attempt(engine: type[Engine[Any, Any]], edition: str, example: Example) -> Run:
    """Set up an engine as an example asks for, and run it; what goes wrong is part of the run."""
    try:
        return run(engine(edition, example.readings), example)
    except BadData as problem:
        return Run(problem=problem)


def read_position(engine: Engine[Any, Any], data: Any) -> Any:
    """A position from its data. Raises BadData, also for one that no play reaches."""
    position = decode(engine.position_type, data, "position")
    for path, number in _numbers(data, "position"):
        if number < 0:
            raise BadData(path, "0 or more", number)
    engine.check_position(position)
    return position


def _numbers(data: Any, path: str) -> Iterator[tuple[str, int]]:
    """All whole numbers in data, each with its path."""
    if isinstance(data, Mapping):
        for key, value in data.items():
            yield from _numbers(value, f"{path}.{key}")
    elif isinstance(data, list | tuple):
        for at, value in enumerate(data):
            yield from _numbers(value, f"{path}[{at}]")
    elif isinstance(data, int):
        yield path, data


def read_move(engine: Engine[Any, Any], data: Any, path: str) -> Any:
    """A move from its data. Raises BadData."""
    return decode(_union(engine.move_types), data, path)


def _play(engine: Engine[Any, Any], position: Any, move: Any, path: str) -> Any:
    """The position after a move; bad data that only playing finds are given their path."""
    try:
        return engine.play(position, move)
    except BadData as bad:
        if bad.path.startswith("position"):
            raise
        raise BadData(f"{path}.{bad.path}", bad.expected, bad.found) from bad


def _ask(engine: Engine[Any, Any], example: Example, found: Run) -> None:
    """Work out what the example asks for beyond the position."""
    with engine.tracing() as trace:
        if example.kind == "outcome":
            found.outcome = engine.outcome(found.positions[-1])
        elif example.kind == "allowed":
            found.allowed = frozenset(engine.moves(found.positions[-1]))
    if trace.steps:
        found.traces.append(trace)


def _union(kinds: tuple[type, ...]) -> Any:
    union: Any = kinds[0]
    for kind in kinds[1:]:
        union = union | kind
    return union
