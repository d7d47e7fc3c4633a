"""Shape: checks a document against its model and puts what is wrong into words."""

import difflib
import json
from collections import defaultdict
from typing import Any, TypeVar

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from kb.records.document import Document
from kb.records.model import Model
from kb.records.problem import Loc
from kb.records.wording import ADVICE, expected

Shaped = TypeVar("Shaped", bound=Model)


def check(document: Document, model: type[Shaped]) -> Shaped | None:
    """The document as `model`, or None with its problems noted in the document."""
    if document.data is None:
        return None
    try:
        return model.model_validate_json(json.dumps(document.data))
    except ValidationError as error:
        for loc, details in _by_place(document.data, error.errors()).items():
            document.problem(loc, _message(model, document.data, loc, details))
        return None


def _by_place(data: Any, errors: list[ErrorDetails]) -> dict[Loc, list[ErrorDetails]]:
    """Errors by the place they are about; of a union's branches, the one that was meant."""
    found: dict[Loc, list[ErrorDetails]] = defaultdict(list)
    for details in errors:
        found[_real(data, details)].append(details)
    deeper = {loc[:length] for loc in found for length in range(len(loc))}
    return {
        loc: details
        for loc, details in found.items()
        if not (loc in deeper and all(each["type"] in _OTHER_BRANCH for each in details))
    }


_OTHER_BRANCH = {
    "literal_error", "string_type", "int_type", "string_pattern_mismatch", "too_short"
}  # fmt: skip
"""Errors that only repeat that something deeper is wrong."""


def _real(data: Any, details: ErrorDetails) -> Loc:
    """The location without the names that Pydantic adds for branches of unions."""
    real: list[str | int] = []
    steps = details["loc"]
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


def _message(model: type[Model], data: Any, loc: Loc, details: list[ErrorDetails]) -> str:
    first = details[0]
    if first["type"] == "extra_forbidden":
        return _unknown_field(model, loc)
    if first["type"] == "missing":
        return f"required and missing – add '{loc[-1]}'"
    if first["type"] in ADVICE:
        return ADVICE[first["type"]].format(**first.get("ctx", {}), input=_shown(data, loc))
    wanted = " or ".join(dict.fromkeys(expected(each) for each in details))
    return f"{wanted} expected (was: {_shown(data, loc)})"


def _shown(data: Any, loc: Loc) -> str:
    for step in loc:
        data = data[step]
    if isinstance(data, dict):
        return "fields"
    if isinstance(data, list):
        return "a list" if data else "an empty list"
    text = json.dumps(data, ensure_ascii=False)
    return text if len(text) <= 60 else text[:57] + '…"'


def _unknown_field(model: type[Model], loc: Loc) -> str:
    known = _fields(model.model_json_schema(), loc[:-1])
    near = difflib.get_close_matches(str(loc[-1]), known, 1)
    if near:
        return f"unknown field – did you mean '{near[0]}'?"
    return (
        f"unknown field – known here: {', '.join(known)}" if known else "unknown field – remove it"
    )


def _fields(schema: dict[str, Any], loc: Loc) -> list[str]:
    """The names of the fields that the schema knows at a location."""
    branches = _branches(schema, schema)
    for step in loc:
        key = "items" if isinstance(step, int) else str(step)
        found = []
        for branch in branches:
            inner = branch.get("items") if key == "items" else branch.get("properties", {}).get(key)
            found += _branches(schema, inner) if inner else []
        branches = found
    return [name for branch in branches for name in branch.get("properties", {})]


def _branches(root: dict[str, Any], schema: dict[str, Any]) -> list[dict[str, Any]]:
    """A schema with its references followed and its unions opened."""
    if "$ref" in schema:
        return _branches(root, root["$defs"][schema["$ref"].rpartition("/")[2]])
    if "anyOf" in schema:
        return [found for each in schema["anyOf"] for found in _branches(root, each)]
    return [schema]
