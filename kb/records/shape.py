"""Shape: checks a document against its model and puts what is wrong into words."""

import json
from collections import defaultdict
from collections.abc import Iterator
from typing import Any, TypeVar

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from kb.records import outline
from kb.records.document import Document
from kb.records.model import Model
from kb.records.problem import Loc
from kb.records.walk import FREE, hint, nearest
from kb.records.wording import ADVICE, shown

Shaped = TypeVar("Shaped", bound=Model)
Errors = dict[Loc, list[ErrorDetails]]


def check(document: Document, model: type[Shaped]) -> Shaped | None:
    """The document as `model`, or None with its problems noted in the document."""
    if document.data is None:
        return None
    for loc in _empty(document.data):
        if loc not in document.dropped:
            document.problem(loc, "empty – write a value, or leave it out")
            document.dropped.add(loc)
    try:
        return model.model_validate_json(json.dumps(document.data))
    except ValidationError as error:
        errors = _by_place(document.data, error.errors())
        schema = model.model_json_schema()
        for loc in {loc[:-1] for loc in document.dropped} & set(errors):
            # What the whole lacks may stand in the part that could not be read.
            errors[loc] = [each for each in errors[loc] if each["type"] not in ADVICE]
        errors = {loc: details for loc, details in errors.items() if details}
        for loc, message in _messages(schema, document.data, errors):
            if loc not in document.dropped:
                document.problem(loc, message)
        return None


def _empty(data: Any, loc: Loc = ()) -> Iterator[Loc]:
    """Where nothing stands; in a position or a move that may be meant."""
    if data is None:
        yield loc
    elif isinstance(data, list | dict):
        for step, value in enumerate(data) if isinstance(data, list) else data.items():
            if step not in FREE:
                yield from _empty(value, (*loc, step))


def _by_place(data: Any, errors: list[ErrorDetails]) -> Errors:
    """Errors by the place they are about; of a union's branches, the one that was meant."""
    found: Errors = defaultdict(list)
    for details in errors:
        found[_real(data, details)].append(details)
    deeper = {loc[:length] for loc in found for length in range(len(loc))}
    return {
        loc: details
        for loc, details in found.items()
        if not (loc in deeper and all(each["type"] not in ADVICE for each in details))
    }


def _real(data: Any, details: ErrorDetails) -> Loc:
    """The location without the names that Pydantic adds for branches of unions."""
    real: list[str | int] = []
    steps = (*details["loc"], *details.get("ctx", {}).get("at", ()))
    for index, step in enumerate(steps):
        last = index == len(steps) - 1
        if _holds(data, step):
            data = data[step]
        elif not (last and details["type"] == "missing"):
            continue
        real.append(step)
    return tuple(real)


def _holds(data: Any, step: str | int) -> bool:
    if isinstance(data, dict):
        return step in data
    return isinstance(data, list) and isinstance(step, int) and step < len(data)


def _messages(schema: dict[str, Any], data: Any, errors: Errors) -> Iterator[tuple[Loc, str]]:
    missing = {loc for loc, details in errors.items() if details[0]["type"] == "missing"}
    for loc, details in errors.items():
        if details[0]["type"] == "extra_forbidden":
            due = {str(each[-1]) for each in missing if each[:-1] == loc[:-1]}
            if meant := nearest(str(loc[-1]), due):
                missing.remove((*loc[:-1], meant))
            yield loc, _unknown_field(schema, data, loc, meant)
    for loc, details in errors.items():
        if loc in missing:
            yield loc, f"required and missing – add '{loc[-1]}'"
        elif details[0]["type"] not in {"missing", "extra_forbidden"}:
            yield loc, _wrong(schema, _at(data, loc), loc, details[0])


def _unknown_field(schema: dict[str, Any], data: Any, loc: Loc, meant: str | None) -> str:
    known = outline.fields(schema, loc[:-1])
    if meant or nearest(str(loc[-1]), known):
        return f"unknown field – did you mean '{meant or nearest(str(loc[-1]), known)}'?"
    unused = [name for name in known if name not in _at(data, loc[:-1])]
    return f"unknown field – {hint(str(loc[-1]), unused)}"


def _wrong(schema: dict[str, Any], value: Any, loc: Loc, details: ErrorDetails) -> str:
    if details["type"] in ADVICE:
        return ADVICE[details["type"]].format(**details.get("ctx", {}), input=shown(value))
    wanted = outline.expected(schema, loc, quoted=not isinstance(value, str))
    no_list = details["type"] == "tuple_type" and isinstance(value, dict)
    advice = " – begin each entry with '- '" if no_list else ""
    return f"{wanted or details['msg']} expected (was: {shown(value)}){advice}"


def _at(data: Any, loc: Loc) -> Any:
    for step in loc:
        data = data[step]
    return data
