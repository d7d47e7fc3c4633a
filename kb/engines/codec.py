"""Plain data both ways: positions, moves and outcomes as what JSON and YAML can say."""

import types
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from reprlib import Repr
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

KIND = "move"
"""The key that says which kind of move it is; the value is the `kind` of the class."""

MOST = 1_000_000
"""The greatest whole number, up or down; no game counts that far, so it is a slip or worse."""

_NAMES = {int: "a whole number", str: "text", bool: "true or false", type(None): "nothing"}
_SHORT = Repr()
_SHORT.maxlevel, _SHORT.maxstring, _SHORT.maxother = 2, 60, 60


class BadData(Exception):
    """Data that does not fit; carries the path to it, what was expected and what was found."""

    def __init__(self, path: str, expected: str, found: object) -> None:
        self.path, self.expected, self.found = path, expected, found
        self.message = f"expected {expected}, found {short(found)}"
        super().__init__(f"{path or 'data'}: {self.message}")


def short(value: object) -> str:
    """A value as a writer recognizes it, shortened."""
    words = _SHORT.repr(value)
    return words if len(words) <= 120 else words[:119] + "…"


def encode(value: Any, *, whole: bool = True) -> Any:
    """A value as plain data; unless `whole`, fields that have their default are left out."""
    if is_dataclass(value) and not isinstance(value, type):
        found = {KIND: value.kind} if hasattr(value, "kind") else {}
        for each in fields(value):
            held = getattr(value, each.name)
            if whole or held != _default(each):
                found[each.name] = encode(held, whole=whole)
        return found
    if isinstance(value, Mapping):
        return {str(key): encode(each, whole=whole) for key, each in value.items()}
    if isinstance(value, frozenset | set):
        return sorted((encode(each, whole=whole) for each in value), key=repr)
    if isinstance(value, tuple | list):
        return [encode(each, whole=whole) for each in value]
    return value


def _default(field: Any) -> Any:
    if field.default is not MISSING:
        return field.default
    return field.default_factory() if field.default_factory is not MISSING else MISSING


def decode(wanted: Any, data: Any, path: str = "") -> Any:
    """Plain data as a value of a type. Raises BadData where it does not fit.

    A dataclass may check itself: the ValueError that it raises says what it expected, or a
    BadData of its own what is wrong within it.
    """
    origin = get_origin(wanted)
    if wanted is Any or wanted is object:
        return data
    if origin is Literal:
        return _choice(get_args(wanted), data, path)
    if origin in (Union, types.UnionType):
        return _union(get_args(wanted), data, path)
    if is_dataclass(wanted):
        return _dataclass(wanted, data, path)
    if origin in (tuple, frozenset, list):
        return _several(wanted, origin, data, path)
    if origin is not None and issubclass(origin, Mapping):
        return _mapping(get_args(wanted), data, path)
    return _plain(wanted, data, path)


def _plain(wanted: Any, data: Any, path: str) -> Any:
    if type(data) is not wanted:
        raise BadData(path, _name(wanted), data)
    if wanted is int and abs(data) > MOST:
        raise BadData(path, f"a whole number up to {MOST}", data)
    return data


def _name(wanted: Any) -> str:
    """What a writer would call a type."""
    if get_origin(wanted) is Literal:
        return " or ".join(map(str, get_args(wanted)))
    if is_dataclass(wanted):
        return "fields"
    return _NAMES.get(wanted, "a list")


def _choice(choices: tuple[Any, ...], data: Any, path: str) -> Any:
    for choice in choices:
        if type(choice) is type(data) and choice == data:
            return choice
    raise BadData(path, " or ".join(map(str, choices)), data)


def _union(kinds: tuple[Any, ...], data: Any, path: str) -> Any:
    if data is None and type(None) in kinds:
        return None
    kinds = tuple(kind for kind in kinds if kind is not type(None))
    moves = {kind.kind: kind for kind in kinds if hasattr(kind, "kind")}
    if moves and len(moves) == len(kinds):
        if not isinstance(data, Mapping):
            raise BadData(path, f"fields, among them '{KIND}'", data)
        found = data.get(KIND)
        if not isinstance(found, str) or found not in moves:
            raise BadData(f"{path}.{KIND}".lstrip("."), " or ".join(moves), found)
        return decode(moves[found], data, path)
    problems = []
    for kind in kinds:
        try:
            return decode(kind, data, path)
        except BadData as bad:
            problems.append(bad)
    deepest = max(problems, key=lambda bad: len(bad.path))
    if deepest.path == path and len(kinds) > 1:
        raise BadData(path, " or ".join(map(_name, kinds)), data)
    raise deepest


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def _dataclass(kind: Any, data: Any, path: str) -> Any:
    if not isinstance(data, Mapping):
        raise BadData(path, f"fields of {kind.__name__}", data)
    known = {each.name: each for each in fields(kind) if each.init}
    found = {}
    for key, value in data.items():
        if key == KIND and hasattr(kind, "kind"):
            _choice((kind.kind,), value, f"{path}.{KIND}".lstrip("."))
            continue
        if key not in known:
            raise BadData(f"{path}.{key}".lstrip("."), f"one of {', '.join(known)}", key)
        found[key] = decode(_hints(kind)[key], value, f"{path}.{key}".lstrip("."))
    for name, each in known.items():
        if name not in found and _default(each) is MISSING:
            raise BadData(f"{path}.{name}".lstrip("."), "a value", None)
    try:
        return kind(**found)
    except BadData as bad:
        raise BadData(f"{path}.{bad.path}".lstrip("."), bad.expected, bad.found) from bad
    except ValueError as problem:
        raise BadData(path, str(problem), data) from problem


def _several(wanted: Any, origin: Any, data: Any, path: str) -> Any:
    if not isinstance(data, list | tuple):
        raise BadData(path, "a list", data)
    kinds = get_args(wanted)
    if origin is tuple and not (len(kinds) == 2 and kinds[1] is Ellipsis):
        if len(data) != len(kinds):
            raise BadData(path, f"a list of {len(kinds)}", data)
        pairs = zip(kinds, data, strict=True)
    else:
        pairs = ((kinds[0], each) for each in data)  # type: ignore[assignment]
    return origin(decode(kind, each, f"{path}[{at}]") for at, (kind, each) in enumerate(pairs))


def _mapping(kinds: tuple[Any, ...], data: Any, path: str) -> Any:
    if not isinstance(data, Mapping):
        raise BadData(path, "fields", data)
    return {
        decode(kinds[0], key, path): decode(kinds[1], value, f"{path}.{key}".lstrip("."))
        for key, value in data.items()
    }
