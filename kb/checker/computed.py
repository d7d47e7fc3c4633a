"""Computed answers: what a rule works out for each of the numbers that a question may give."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from inspect import signature
from itertools import product
from typing import Any, get_args, get_type_hints

from kb.engines.codec import BadData, decode
from kb.engines.engine import Engine, RuleViolation, Unsettled, marked

MOST = 4000
"""So many answers of a question are worked out at most."""
Answer = bool | int | None
"""Yes or no, a number, or nothing where the rule cannot say."""


@dataclass(frozen=True)
class Question:
    """A question about some numbers that one rule answers."""

    rule: str
    numbers: Mapping[str, range]
    given: Mapping[str, Any]
    """The arguments of its method as data, in which `{number: name}` stands for a number."""


def answers(engine: Engine[Any, Any], question: Question) -> list[Answer]:
    """The answer for all numbers, those of the last changing first.

    What the rule refuses is a no, what it lets pass a yes. Raises BadData where the question does
    not fit the rule.
    """
    ranges = question.numbers.values()
    found = [dict(zip(question.numbers, each, strict=True)) for each in product(*ranges)]
    if len(found) > MOST:
        raise BadData("numbers", f"at most {MOST} answers to work out", len(found))
    given = dict(question.given) or {name: {"number": name} for name in question.numbers}
    name = _method(engine, question.rule, given)
    method, kinds = getattr(engine, name), _arguments(getattr(type(engine), name))
    return [_answer(method, kinds, given, numbers) for numbers in found]


def _method(engine: Engine[Any, Any], rule: str, given: Mapping[str, Any]) -> str:
    """The method of a rule that takes these arguments; others of it may be None."""
    known = {
        name: _arguments(getattr(type(engine), name)) for name in marked(type(engine)).get(rule, [])
    }
    found = [
        name
        for name, kinds in known.items()
        if kinds.keys() >= given.keys()
        and all(type(None) in get_args(kinds[each]) for each in kinds.keys() - given.keys())
    ]
    if len(found) != 1:
        shown = " or ".join(", ".join(each) or "nothing" for each in known.values())
        raise BadData("given", shown or "a rule that an engine runs", sorted(given))
    return found[0]


def _arguments(method: Any) -> dict[str, Any]:
    """The arguments of a method with their types, in order."""
    kinds = get_type_hints(method)
    return {name: kinds[name] for name in signature(method).parameters if name != "self"}


def _answer(
    method: Callable[..., Any],
    kinds: Mapping[str, Any],
    given: Mapping[str, Any],
    numbers: Mapping[str, int],
) -> Answer:
    data = {name: _filled(value, numbers) for name, value in given.items()}
    arguments = [
        decode(kind, data[name], name) if name in data else None for name, kind in kinds.items()
    ]
    try:
        value = method(*arguments)
    except RuleViolation:
        return False
    except Unsettled:
        return None
    return value if isinstance(value, int) else True if value is None else None


def _filled(value: Any, numbers: Mapping[str, int]) -> Any:
    """Data with the numbers in their places."""
    if isinstance(value, Mapping):
        if set(value) == {"number"}:
            if value["number"] not in numbers:
                raise BadData("given", " or ".join(numbers), value["number"])
            return numbers[value["number"]]
        return {name: _filled(each, numbers) for name, each in value.items()}
    return [_filled(each, numbers) for each in value] if isinstance(value, list) else value
