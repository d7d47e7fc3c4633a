"""Outline: what a schema allows at a place, in words for writers."""

from typing import Any

from kb.records import component, date, model, source, table
from kb.records.problem import Loc

PATTERNS = {
    f"^{model.ID}$": "an id (small letters, digits, dots, hyphens; at most 80)",
    f"^{model.SLUG}$": "a name (small letters, digits, hyphens; at most 60)",
    table.PLAYERS: 'a number of players ("2", "2-4" or "5+")',
    source.AT_LEAST: "'at least N'",
    source.READ: "'itself' or 'through SOURCE'",
    component.FILE: "a file below kb/engines (game/name.json)",
    date.PATTERN: "a date from 1900 to 2100 (YYYY-MM-DD)",
}
"""What is said instead of a pattern."""
FEW = 5
"""As many fields as are named in passing."""


def fields(schema: dict[str, Any], loc: Loc) -> list[str]:
    """The names of the fields that the schema knows at a place."""
    return [name for branch in _at(schema, loc) for name in branch.get("properties", {})]


def expected(schema: dict[str, Any], loc: Loc, *, quoted: bool) -> str:
    """What may stand at a place; `quoted` adds that text needs quotes, if it was none."""
    branches = _at(schema, loc)
    words = dict.fromkeys(each for branch in branches for each in _choices(branch, quoted))
    *others, last = words or [""]
    return f"{', '.join(others)} or {last}" if others else last


def _choices(schema: dict[str, Any], quoted: bool) -> list[str]:
    if "const" in schema or "enum" in schema:
        return [f"'{value}'" for value in schema.get("enum", [schema.get("const")])]
    return [_words(schema, quoted)]


def _words(schema: dict[str, Any], quoted: bool) -> str:
    if schema.get("type") == "string":
        words = PATTERNS.get(schema.get("pattern", ""), "text")
        return words if not quoted or words.startswith(("'", "a date")) else f"{words} in quotes"
    if schema.get("type") == "array":
        least = schema.get("minItems", 0)
        return f"a list of {least} or more" if least else "a list"
    if schema.get("type") == "object":
        due = [f"{name}: …" for name in schema.get("required", [])]
        return f"a mapping ({', '.join(due) if 0 < len(due) <= FEW else 'field: value'})"
    number = "a whole number" if schema.get("type") == "integer" else "a number"
    return f"{number}{_limits(schema)}"


def _limits(schema: dict[str, Any]) -> str:
    low, high = schema.get("minimum"), schema.get("maximum")
    if "exclusiveMinimum" in schema:
        return f" (more than {schema['exclusiveMinimum']:g})"
    if low is not None and high is not None:
        return f" ({low} to {high})"
    return "" if low is None else f" ({low:g} or more)"


def _at(schema: dict[str, Any], loc: Loc) -> list[dict[str, Any]]:
    """The schemas that a place may follow."""
    branches = _branches(schema, schema)
    for step in loc:
        found = []
        for branch in branches:
            own = branch.get("properties", {}).get(step)
            inner = branch.get("items") if isinstance(step, int) else own
            found += _branches(schema, inner) if inner else []
        branches = found
    return branches


def _branches(root: dict[str, Any], schema: dict[str, Any]) -> list[dict[str, Any]]:
    """A schema with its references followed and its unions opened; null is never offered."""
    if "$ref" in schema:
        return _branches(root, root["$defs"][schema["$ref"].rpartition("/")[2]])
    if "anyOf" in schema:
        return [found for each in schema["anyOf"] for found in _branches(root, each)]
    return [] if schema.get("type") == "null" else [schema]
