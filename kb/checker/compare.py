"""Comparing: where a run differs from what its example expects."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from kb.checker.example import Example
from kb.checker.run import Run
from kb.engines.codec import BadData, encode, short
from kb.engines.engine import RuleViolation

SEVERAL = 3
"""How many moves too many are spelled out."""


class _Nothing:
    """What stands at a path that leads nowhere."""


_NOTHING = _Nothing()


@dataclass(frozen=True)
class Mismatch:
    """One difference between what was expected and what was found, in words for writers."""

    path: str
    expected: str
    found: str
    advice: str = ""
    """What to do, where the difference alone does not say it."""

    def __str__(self) -> str:
        words = f"{self.path}: expected {self.expected}, found {self.found}"
        return f"{words} – {self.advice}" if self.advice else words


def compare(example: Example, run: Run) -> list[Mismatch]:
    """All differences, in the order of the expectation; none if the run is as expected."""
    if run.problem:
        return [_not_run(run)]
    if run.violation:
        return list(_refused(example, run, run.violation))
    if example.kind == "refused_by":
        advice = "let the rule refuse it, or correct the example"
        return [Mismatch("refused_by", example.expected, "that it is allowed", advice)]
    return list(_DIFFERENCES[example.kind](example, run))


def said(value: Any) -> str:
    """A value as it would be written in an example, shortened."""
    if value is _NOTHING:
        return "nothing"
    words = json.dumps(value, ensure_ascii=False, default=str)
    return words if len(words) <= 200 else words[:199] + "…"


def _not_run(run: Run) -> Mismatch:
    problem = run.problem
    if isinstance(problem, BadData):
        return Mismatch(problem.path, problem.expected, short(problem.found))
    assert problem  # noqa: S101 – asked for only where there is one
    readings = " or ".join(problem.readings)
    return Mismatch(problem.question, "a reading", "none", f"choose one in 'readings': {readings}")


def _refused(example: Example, run: Run, violation: RuleViolation) -> Iterator[Mismatch]:
    found = f"{violation.rule} ({violation.reason})"
    if example.kind != "refused_by":
        advice = f"mend the position or the move, or expect 'refused_by: {violation.rule}'"
        yield Mismatch(_last_move(run), "that it is allowed", f"that {found} refuses it", advice)
    elif len(run.traces) != len(example.moves):
        advice = "only the last move may be refused"
        yield Mismatch(_last_move(run), "that it is allowed", f"that {found} refuses it", advice)
    elif violation.rule != example.expected:
        yield Mismatch("refused_by", example.expected, found)


def _last_move(run: Run) -> str:
    return f"moves[{len(run.traces) - 1}]"


def _position(example: Example, run: Run) -> Iterator[Mismatch]:
    whole = encode(run.positions[-1])
    for path, expected in example.expected.items():
        for step in reversed(path.split(".")):
            expected = {step: expected}
        yield from _partly("position", expected, whole)


def _allowed(example: Example, run: Run) -> Iterator[Mismatch]:
    found = sorted(run.allowed, key=repr)
    surplus = [move for move in found if not any(_same(move, each) for each in example.expected)]
    for each in example.expected:
        if not any(_same(move, each) for move in found):
            yield Mismatch("allowed", said(each), "that it is not allowed")
    for move in surplus[:SEVERAL]:
        yield Mismatch("allowed", "no more moves", said(encode(move, whole=False)))
    if len(surplus) > SEVERAL:
        yield Mismatch("allowed", "no more moves", f"{len(surplus) - SEVERAL} others as well")


def _same(move: Any, expected: Any) -> bool:
    """Whether a move is the expected one, which need not say what has its default."""
    return _says(expected, encode(move), encode(move, whole=False))


def _says(expected: Any, whole: Any, least: Any) -> bool:
    """Whether data say no more than `whole` and no less than `least`."""
    if isinstance(expected, Mapping) and isinstance(whole, Mapping):
        return least.keys() <= expected.keys() <= whole.keys() and all(
            _says(value, whole[key], least.get(key, whole[key])) for key, value in expected.items()
        )
    if isinstance(expected, list) and isinstance(whole, list) and len(expected) == len(whole):
        return all(_says(*each) for each in zip(expected, whole, least, strict=True))
    return bool(expected == whole)


def _outcome(example: Example, run: Run) -> Iterator[Mismatch]:
    if run.outcome is None:
        yield Mismatch("outcome", said(example.expected), "that the game is not over")
    else:
        yield from _partly("outcome", example.expected, encode(run.outcome))


def _value(example: Example, run: Run) -> Iterator[Mismatch]:
    rule = example.shows[0]
    yield from _partly(f"value of {rule}", example.expected, run.value.get(rule, _NOTHING))


_DIFFERENCES = {"position": _position, "allowed": _allowed, "outcome": _outcome, "value": _value}


def _partly(path: str, expected: Any, found: Any) -> Iterator[Mismatch]:
    """Differences where the found fields may be more than are expected."""
    if isinstance(expected, Mapping) and isinstance(found, Mapping | list):
        for step, value in expected.items():
            inner = _at(found, step)
            if inner is _NOTHING:
                known = f"known are: {', '.join(_steps(found))}" if found else ""
                yield Mismatch(f"{path}.{step}", said(value), "nothing", known)
            else:
                yield from _partly(f"{path}.{step}", value, inner)
    elif type(expected) is not type(found) or expected != found:
        yield Mismatch(path, said(expected), said(found))


def _at(data: Any, step: str) -> Any:
    """What a step such as `Anna` or `0` leads to; items of lists go by name, id or place."""
    if isinstance(data, Mapping):
        return data.get(step, _NOTHING)
    named = (item for item in data if step in _names(item))
    found = next(named, _NOTHING)
    if found is _NOTHING and step.isdecimal() and int(step) < len(data):
        return data[int(step)]
    return found


def _steps(data: Any) -> list[str]:
    """The steps that lead on from here."""
    if isinstance(data, Mapping):
        return [str(key) for key in data]
    return [_names(item)[0] if _names(item) else str(at) for at, item in enumerate(data)]


def _names(item: Any) -> list[str]:
    """What an item of a list goes by."""
    if not isinstance(item, Mapping):
        return []
    return [str(item[key]) for key in ("name", "id") if item.get(key)]
