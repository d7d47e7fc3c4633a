"""Documents: a YAML file as plain data that remembers where each value stands."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kb.records import reader
from kb.records.problem import Loc, Place, Problem, spell

LARGEST = 2_000_000
"""Bytes; no record comes near it."""


@dataclass
class Document:
    """The data of one file, the place of each key and value, and its problems so far."""

    path: str
    data: Any = None
    places: dict[Loc, Place] = field(default_factory=dict)
    dropped: set[Loc] = field(default_factory=set)
    """What could not be read; that the data have nothing there is no second problem."""
    whole: bool = False
    """Whether all of it was read, so that what is not in it is truly missing."""
    problems: list[Problem] = field(default_factory=list)

    def problem(self, loc: Loc, message: str) -> None:
        """Note a problem at the value that `loc` leads to, or at the nearest one around it."""
        self.problem_at(self.place(loc), loc, message)

    def problem_at(self, place: Place, loc: Loc, message: str) -> None:
        """Note a problem at a line and column, both from 0."""
        problem = Problem(self.path, place[0] + 1, place[1] + 1, spell(loc), message)
        self.problems.append(problem)

    def place(self, loc: Loc) -> Place:
        """Line and column, from 0, of the value that `loc` leads to, or of what holds it."""
        while loc and loc not in self.places:
            loc = loc[:-1]
        return self.places.get(loc, (0, 0))


def read(file: Path) -> Document:
    """Read a YAML file; all that is wrong with it stands in `problems`, never raised."""
    try:
        return parse(file.read_bytes(), file.as_posix())
    except OSError as error:
        document = Document(file.as_posix())
        document.problem((), f"cannot be read ({error.strerror}) – check that the file is there")
        return document


def parse(raw: bytes, name: str) -> Document:
    """Read YAML, and JSON as a part of it; all that is wrong stands in `problems`."""
    document = Document(name)
    if len(raw) > LARGEST:
        document.problem((), f"{len(raw)} bytes – a record has at most {LARGEST}; split it")
        return document
    try:
        found = reader.read(raw.decode("utf-8"))
    except UnicodeDecodeError as error:
        message = f"byte 0x{raw[error.start]:02x} is not UTF-8 – save the file as UTF-8"
        document.problem_at(reader.place_of_byte(raw, error.start), (), message)
        return document
    document.data, document.places, document.dropped = found.data, found.places, found.dropped
    document.whole = isinstance(found.data, dict) and not found.dropped
    for fault in found.faults:
        document.problem_at(*fault)
    return document
