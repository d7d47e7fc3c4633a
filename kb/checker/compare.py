"""Comparing: where a run differs from what its example expects."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from kb.checker.example import Example
from kb.checker.run import Run
from kb.engines.codec import encode


@dataclass(frozen=True)
class Mismatch:
    """One difference between what was expected and what was found."""

    path: str
    expected: object
    found: object

    def __str__(self) -> str:
        return f"{self.path}: expected {self.expected!r}, found {self.found!r}"


def compare(example: Example, run: Run) -> list[Mismatch]:
    """All differences, in the order of the expectation; none if the run is as expected."""
    if run.failure:
        return [Mismatch("run", "a run", run.failure)]
    if example.kind == "refused_by":
        found = run.violation.rule if run.violation else "allowed"
        wrong = found != example.expected or len(run.traces) != len(example.moves)
        return [Mismatch("refused_by", example.expected, found)] if wrong else []
    if run.violation:
        refusal = f"refused by {run.violation.rule}: {run.violation.reason}"
        return [Mismatch(f"moves[{len(run.traces) - 1}]", "allowed", refusal)]
    return list(_DIFFERENCES[example.kind](example, run))


def _position(example: Example, run: Run) -> Iterator[Mismatch]:
    whole = encode(run.positions[-1])
    for path, expected in example.expected.items():
        yield from _partly(path, expected, _at(whole, path))


def _allowed(example: Example, run: Run) -> Iterator[Mismatch]:
    found = sorted((encode(move, whole=False) for move in run.allowed), key=repr)
    expected = sorted((dict(move) for move in example.expected), key=repr)
    missing = [move for move in expected if move not in found]
    surplus = [move for move in found if move not in expected]
    for move in missing:
        yield Mismatch("allowed", move, "not allowed")
    for move in surplus:
        yield Mismatch("allowed", "not allowed", move)


def _outcome(example: Example, run: Run) -> Iterator[Mismatch]:
    if run.outcome is None:
        yield Mismatch("outcome", example.expected, "the game is not over")
    else:
        yield from _partly("outcome", example.expected, encode(run.outcome))


def _value(example: Example, run: Run) -> Iterator[Mismatch]:
    rule = example.shows[0]
    yield from _partly(f"value of {rule}", example.expected, run.value.get(rule))


_DIFFERENCES = {"position": _position, "allowed": _allowed, "outcome": _outcome, "value": _value}


def _partly(path: str, expected: Any, found: Any) -> Iterator[Mismatch]:
    """Differences where the found mapping may say more than is expected."""
    if isinstance(expected, Mapping) and isinstance(found, Mapping):
        for key, value in expected.items():
            yield from _partly(f"{path}.{key}", value, found.get(key))
    elif type(expected) is not type(found) or expected != found:
        yield Mismatch(path, expected, found)


def _at(data: Any, path: str) -> Any:
    """The value at a path such as `players.Anna.space`; items of lists go by name or place."""
    for step in path.split("."):
        if isinstance(data, list):
            data = _item(data, step)
        elif isinstance(data, Mapping):
            data = data.get(step)
        else:
            return None
    return data


def _item(items: list[Any], step: str) -> Any:
    for item in items:
        if isinstance(item, Mapping) and step in (item.get("name"), item.get("id")):
            return item
    return items[int(step)] if step.isdigit() and int(step) < len(items) else None
