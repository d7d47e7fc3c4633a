"""Walking through the plain data of a document."""

import difflib
from collections.abc import Iterable, Iterator
from typing import Any

from kb.records.problem import Loc


def mappings(data: Any, loc: Loc = ()) -> Iterator[tuple[Loc, dict[str, Any]]]:
    """Every mapping in the data, with the way to it."""
    if isinstance(data, dict):
        yield loc, data
        for key, value in data.items():
            yield from mappings(value, (*loc, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from mappings(value, (*loc, index))


def words(value: Any, loc: Loc) -> Iterator[tuple[Loc, str]]:
    """The text at a place, or each text of the list there."""
    if isinstance(value, str):
        yield loc, value
    elif isinstance(value, list):
        for index, each in enumerate(value):
            if isinstance(each, str):
                yield (*loc, index), each


def hint(name: str, known: Iterable[str]) -> str:
    """What to do about an unknown name: the nearest known one, or the choice."""
    choice = sorted(known)
    near = difflib.get_close_matches(name, choice, 1)
    if near:
        return f"did you mean '{near[0]}'?"
    return f"known are: {', '.join(choice[:8])}{' …' if len(choice) > 8 else ''}"
