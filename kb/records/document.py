"""Documents: a YAML file as plain data that remembers where each value stands."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml
import yamlcore

from kb.records.problem import Loc, Problem, spell

DEEPEST = 24
"""Records are shallow; what is nested deeper is a slip or an attack."""
LARGEST = 2_000_000
"""Bytes; no record comes near it."""

Place = tuple[int, int]


@dataclass
class Document:
    """The data of one file, the place of each key and value, and its problems so far."""

    path: str
    data: Any = None
    places: dict[Loc, Place] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)

    def problem(self, loc: Loc, message: str) -> None:
        """Note a problem at the value that `loc` leads to, or at the nearest one around it."""
        self.problems.append(self.problem_at(self.place(loc), loc, message))

    def problem_at(self, place: Place, loc: Loc, message: str) -> Problem:
        """A problem at a line and column."""
        return Problem(self.path, place[0] + 1, place[1] + 1, spell(loc), message)

    def place(self, loc: Loc) -> Place:
        """Line and column, from 0, of the value that `loc` leads to, or of what holds it."""
        while loc and loc not in self.places:
            loc = loc[:-1]
        return self.places.get(loc, (0, 0))


def read(file: Path, name: str) -> Document:
    """Read a YAML file; all that is wrong with it stands in `problems`, never raised."""
    document = Document(name)
    try:
        raw = file.read_bytes()
        if len(raw) > LARGEST:
            document.problem((), f"{len(raw)} bytes – a record has at most {LARGEST}; split it")
            return document
        node = yamlcore.CCoreLoader(raw.decode("utf-8")).get_single_node()
    except OSError as error:
        document.problem((), f"cannot be read ({error.strerror}) – check that the file is there")
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n")
        column = error.start - (raw.rfind(b"\n", 0, error.start) + 1)
        message = f"byte 0x{raw[error.start]:02x} is not UTF-8 – save the file as UTF-8"
        document.problems.append(document.problem_at((line, column), (), message))
    except yaml.YAMLError as error:
        document.problems.append(_syntax(document, error))
    else:
        if node is None:
            document.problem((), "empty – `kb new GAME` writes a record to start from")
        else:
            document.data = _Reader(document).value(node, ())
    return document


def _syntax(document: Document, error: yaml.YAMLError) -> Problem:
    mark = getattr(error, "problem_mark", None)
    what = getattr(error, "problem", None) or str(error).splitlines()[0]
    advice = "check the indentation and quote text that holds ': ' or starts with a sign"
    if "cannot start any token" in what:
        advice = "indent with spaces, not tabs, and quote text that starts with a sign"
    elif "another document" in what:
        advice = "keep one record per file and remove the '---'"
    elif "control characters" in what:
        advice = "remove the control character"
    elif "nesting depth" in what:
        advice = f"a record nests at most {DEEPEST} levels"
    place = (mark.line, mark.column) if mark else (0, 0)
    return document.problem_at(place, (), f"not YAML: {what} – {advice}")


class _Reader:
    """Turns nodes into data, noting places, doubles, aliases and depth on the way."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.seen: set[int] = set()
        self.scalars = yamlcore.CCoreLoader("")

    def value(self, node: yaml.Node, loc: Loc) -> Any:
        place = (node.start_mark.line, node.start_mark.column)
        self.document.places.setdefault(loc, place)
        if id(node) in self.seen:
            return self._refuse(place, loc, "an alias (*) – write the value out")
        self.seen.add(id(node))
        if len(loc) > DEEPEST:
            return self._refuse(place, loc[:4], f"nested more than {DEEPEST} levels deep – flatten")
        if isinstance(node, yaml.MappingNode):
            return self._mapping(node, loc)
        if isinstance(node, yaml.SequenceNode):
            return [self.value(item, (*loc, index)) for index, item in enumerate(node.value)]
        try:
            return self.scalars.construct_object(node)
        except (yaml.YAMLError, ValueError):
            return self._refuse(place, loc, f"unknown tag {node.tag} – write a plain value")

    def _mapping(self, node: yaml.MappingNode, loc: Loc) -> dict[str, Any]:
        found: dict[str, Any] = {}
        lines: dict[str, int] = {}
        for key, value in node.value:
            place = (key.start_mark.line, key.start_mark.column)
            if not isinstance(key, yaml.ScalarNode):
                self._refuse(place, loc, "a key that is a list or a mapping – use a word")
                continue
            name = str(key.value)
            if name in found:
                first = lines[name] + 1
                message = f"key '{name}' twice, first in line {first} – keep one of them"
                self._refuse(place, (*loc, name), message)
                continue
            lines[name] = place[0]
            self.document.places[(*loc, name)] = place
            found[name] = self.value(value, (*loc, name))
        return found

    def _refuse(self, place: Place, loc: Loc, message: str) -> None:
        self.document.problems.append(self.document.problem_at(place, loc, message))
