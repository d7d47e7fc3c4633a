"""Walking through the plain data of a document."""

import difflib
import re
from collections.abc import Iterable, Iterator
from typing import Any

from kb.records.problem import Loc

FREE = {"position", "moves", "allowed", "outcome", "value"}
"""Fields that hold data of an engine, whose words mean nothing to a record."""
HOLDERS = (dict, list)
"""What holds other values."""
MANY = 12
"""As many names as a writer wants to read through."""


def mappings(data: Any, loc: Loc = ()) -> Iterator[tuple[Loc, dict[str, Any]]]:
    """Every mapping of a record in the data, with the way to it."""
    if isinstance(data, dict):
        yield loc, data
        for key, value in data.items():
            if key not in FREE and isinstance(value, HOLDERS):
                yield from mappings(value, (*loc, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            if isinstance(value, HOLDERS):
                yield from mappings(value, (*loc, index))


def words(value: Any, loc: Loc) -> Iterator[tuple[Loc, str]]:
    """The text at a place, or each text of the list there."""
    if isinstance(value, str):
        yield loc, value
    elif isinstance(value, list):
        for index, each in enumerate(value):
            if isinstance(each, str):
                yield (*loc, index), each


def nearest(name: str, known: Iterable[str]) -> str | None:
    """The known name that was probably meant."""
    near = difflib.get_close_matches(name, sorted(known), 1)
    return near[0] if near else None


def hint(name: str, known: Iterable[str]) -> str:
    """What to do about an unknown name: the nearest known one, or the choice."""
    choice = sorted(known)
    if near := nearest(name, choice):
        return f"did you mean '{near}'?"
    if not choice:
        return "remove it; none is known here"
    if len(choice) <= MANY:
        return f"known are: {', '.join(choice)}"
    parts = set(re.split("[.-]", name))
    akin = [each for each in choice if parts & set(re.split("[.-]", each))]
    if akin:
        return f"known and akin are: {', '.join(akin[:MANY])}"
    return f"write one of the {len(choice)} ids of this record"
