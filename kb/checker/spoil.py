"""Spoiling: breaks one rule of an engine by itself, to see which examples notice."""

from collections.abc import Callable, Iterator
from dataclasses import is_dataclass
from functools import wraps
from typing import Any, get_type_hints

from kb.engines.engine import Engine, RuleViolation, marked, rule

Method = Callable[..., Any]


def spoiled(engine: type[Engine[Any, Any]]) -> Iterator[tuple[str, str, type[Engine[Any, Any]]]]:
    """Every way to break one rule: the rule's id, how it is broken, and the broken engine."""
    for rule_id, names in sorted(marked(engine).items()):
        for name in names:
            method = getattr(engine, name)
            for how, broken in _ways(method):
                yield rule_id, f"{name}: {how}", type(engine.__name__, (engine,), {name: broken})


def _ways(method: Method) -> Iterator[tuple[str, Method]]:
    """The ways to break a method, by what it returns."""
    result = get_type_hints(method).get("return")
    if result is bool:
        yield "negated", _after(method, lambda value, _: not value)
    elif result is int:
        yield "one more", _after(method, lambda value, _: value + 1)
        yield "one less", _after(method, lambda value, _: value - 1)
    elif result is type(None):
        yield "not enforced", _unenforced(method)
    elif isinstance(result, type) and is_dataclass(result):
        yield "no effect", _after(method, _unchanged)
    else:
        yield "nothing found", _after(method, lambda value, _: type(value)())


def _unchanged(value: Any, given: tuple[Any, ...]) -> Any:
    """The argument of the same kind as the result; the result itself where there is none."""
    return next((each for each in given if type(each) is type(value)), value)


def _after(method: Method, change: Callable[[Any, tuple[Any, ...]], Any]) -> Method:
    """The method with another result, which the trace records instead of the true one."""
    plain: Method = method.__wrapped__  # type: ignore[attr-defined]

    @wraps(plain)
    def broken(self: Any, *args: Any) -> Any:
        return change(plain(self, *args), args)

    return rule(method.rule)(broken)  # type: ignore[attr-defined]


def _unenforced(method: Method) -> Method:
    @wraps(method)
    def broken(self: Any, *args: Any) -> None:
        try:
            method(self, *args)
        except RuleViolation as violation:
            if violation.rule != method.rule:  # type: ignore[attr-defined]
                raise

    return broken
