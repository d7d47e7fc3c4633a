"""Syntax: what is not YAML at all, in words for one who writes records."""

import re
from typing import Any

import yaml

from kb.records.problem import Place

DEEPEST = 24
"""Records are shallow; what is nested deeper is a slip or an attack."""

_CONFLICT = re.compile(r"^<{7} ", re.MULTILINE)
"""The first line of what a merge could not decide."""
_CITATION = re.compile(r"\bcite: +[a-z0-9-]+$")
"""A citation whose pages seem to stand apart from its source."""


def fault(text: str, error: yaml.MarkedYAMLError, quoted: Any) -> tuple[Place, str]:
    """Where a text stops being YAML and what to do; `quoted` is the last text in quotes there."""
    if conflict := _CONFLICT.search(text):
        place = text.count("\n", 0, conflict.start()), 0
        return place, "an unsettled merge – keep one side, and remove the lines of <<< === >>>"
    where = error.problem_mark or error.context_mark
    if where and quoted and _follows(where, quoted):
        return _after_quotes(where, quoted)
    what = str(error.problem)
    if "quoted scalar" in str(error.context) and (begin := error.context_mark):
        message = "the text in quotes never ends – close its quotation mark"
        return (begin.line, begin.column), f"not YAML: {message}"
    if "could not find expected ':'" in what and error.context_mark:
        where = error.context_mark
    place = (where.line, where.column) if where else (0, 0)
    what, advice = _advice(text, where, what)
    return place, f"not YAML: {what} – {advice}"


def _follows(where: Any, quoted: Any) -> bool:
    """Whether YAML fails right behind a text in quotes."""
    end = quoted.end_mark
    return bool(where.line == end.line and 0 <= where.index - end.index <= 1)


def _after_quotes(where: Any, quoted: Any) -> tuple[Place, str]:
    """The text was meant to end in its first line, or to go on."""
    begin, end = quoted.start_mark, quoted.end_mark
    if begin.line < end.line:
        what = f"the text in quotes ends only in line {end.line + 1}"
        return (begin.line, begin.column), f"not YAML: {what} – close its quotation mark before"
    what = "more words behind a text in quotes"
    return (where.line, where.column), f"not YAML: {what} – write quotation marks in it as „…“"


def _advice(text: str, where: Any, what: str) -> tuple[str, str]:
    sign = text[where.index : where.index + 1] if where else ""
    before = text[: where.index].rpartition("\n")[2] if where else ""
    if "cannot start any token" in what and sign == "\t":
        return "found a tab", "indent with spaces"
    if "cannot start any token" in what:
        return what, f"quote text that starts with '{sign}'"
    if "nesting depth" in what:
        return what, f"a record nests at most {DEEPEST} levels"
    if "could not find expected ':'" in what:
        return "a line without a field", "write 'field: text', with a space after the colon"
    if _CITATION.search(before) and sign == ":":
        return "a space in a citation", "write source:pages without one: heft:4"
    if "mapping values are not allowed" in what and ": " in before:
        return "a second ': ' in one line", "quote text that holds ': '"
    if "mapping values are not allowed" in what:
        advice = "begin it where its neighbours begin, with a space after each '-' and ':' above"
        return "a field where none can be", advice
    return what, (
        "check the indentation, and quote text that holds ': ' or starts with a sign "
        "or a quotation mark"
    )
