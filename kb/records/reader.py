"""Reading YAML: its events as plain data, with places, and with faults instead of surprises.

Only plain mappings, lists and values are read: no aliases, no tags, nothing that runs.
"""

import re
from dataclasses import dataclass, field
from typing import Any

import yaml
import yamlcore

from kb.records import syntax
from kb.records.problem import Loc, Place
from kb.records.syntax import DEEPEST

LONGEST = 15
"""Digits of a number that every program keeps exactly."""

_CUT_OFF = re.compile(r"[ \t]+(#[^#\s].*)")
"""What follows a bare value and reads like more of it, not like a comment."""

Event = Any
"""An event of PyYAML; its types do not tell what an event holds."""

Fault = tuple[Place, Loc, str]


@dataclass
class Reading:
    """What was read of a file."""

    data: Any = None
    places: dict[Loc, Place] = field(default_factory=dict)
    dropped: set[Loc] = field(default_factory=set)
    faults: list[Fault] = field(default_factory=list)
    quoted: Event = None
    """The last text in quotes; where the rest is no YAML, its quotation marks are often why."""

    def drop(self, place: Place, loc: Loc, message: str) -> None:
        """Note a fault because of which nothing is read at `loc`."""
        self.dropped.add(loc)
        self.faults.append((place, loc, message))


def read(text: str) -> Reading:
    """Read a file of one document; what is wrong with it stands in `faults`."""
    reading = Reading()
    text = text.removeprefix("\ufeff")
    try:
        reading.data = _Events(text, reading).document()
    except _TooDeep as found:
        reading.faults.append(
            (found.place, found.loc, f"more than {DEEPEST} levels deep – flatten")
        )
    except yaml.reader.ReaderError as error:
        place = place_of_byte(text.encode(), error.position)
        what = f"the control character U+{error.character:04X} – remove it"
        reading.faults.append((place, (), what))
    except yaml.MarkedYAMLError as error:
        place, what = syntax.fault(text, error, reading.quoted)
        reading.faults.append((place, (), what))
    return reading


def place_of_byte(raw: bytes, position: int) -> Place:
    """Line and column, from 0, of a byte; columns count characters."""
    before = raw[:position]
    start = before.rfind(b"\n") + 1
    return before.count(b"\n"), len(before[start:].decode("utf-8", "replace"))


class _TooDeep(Exception):
    """Data so deep that reading on would be unwise."""

    def __init__(self, place: Place, loc: Loc) -> None:
        super().__init__()
        self.place = place
        self.loc = loc


class _Events:
    """Turns the events of a parser into data."""

    def __init__(self, text: str, reading: Reading) -> None:
        self.text = text
        self.parser = yamlcore.CCoreLoader(text)
        self.reading = reading

    def document(self) -> Any:
        self._next()
        if self.parser.check_event(yaml.StreamEndEvent):
            self._drop((0, 0), (), "empty – `kb new GAME` writes a record to start from")
            return None
        self._next()
        data = self._value(self._next(), ())
        self._next()
        if not self.parser.check_event(yaml.StreamEndEvent):
            message = "a second document – keep one record per file and remove the '---'"
            self._drop(_place(self._next()), (), message)
            return None
        return data

    def _next(self) -> Event:
        event = self.parser.get_event()
        if isinstance(event, yaml.ScalarEvent) and event.style in {"'", '"'}:
            self.reading.quoted = event
        return event

    def _value(self, event: Event, loc: Loc) -> Any:
        place = _place(event)
        self.reading.places.setdefault(loc, place)
        if isinstance(event, yaml.AliasEvent):
            message = "an alias (*) – write the value out, and quote text that starts with *"
            return self._drop(place, loc, message)
        if event.anchor is not None:
            message = "an anchor (&) – remove it, and quote text that starts with &"
            return self._drop_all(event, loc, message)
        if event.tag is not None:
            tag = event.tag.replace("tag:yaml.org,2002:", "!!")
            message = f"the tag {tag} – remove it, and quote text that starts with !"
            return self._drop_all(event, loc, message)
        if len(loc) > DEEPEST:
            raise _TooDeep(place, loc)
        if isinstance(event, yaml.MappingStartEvent):
            return self._mapping(loc)
        if isinstance(event, yaml.SequenceStartEvent):
            return self._list(loc)
        return self._scalar(event, loc)

    def _mapping(self, loc: Loc) -> dict[str, Any] | None:
        found: dict[str, Any] = {}
        while not isinstance(key := self._next(), yaml.MappingEndEvent):
            if not isinstance(key, yaml.ScalarEvent) or key.anchor or key.tag:
                odd = "a key that is not a plain word – use a word"
                self.reading.faults.append((_place(key), loc, odd))
                self._skip(key)
                self._skip(self._next())
                continue
            place, name = _place(key), str(key.value)
            value = self._next()
            if name == "<<" and key.implicit[0]:
                self._drop(place, loc, "a merge (<<) – write the fields out")
                self._skip(value)
                continue
            if message := self._no_entry(key, value, loc, found):
                self.reading.faults.append((place, (*loc, name), message))
                self._skip(value)
                continue
            self.reading.places[(*loc, name)] = place
            found[name] = self._value(value, (*loc, name))
        return None if loc in self.reading.dropped else found

    def _no_entry(self, key: Event, value: Event, loc: Loc, found: dict[str, Any]) -> str | None:
        """Why a key and its value are no entry of the mapping."""
        if key.value in found:
            first = self.reading.places[(*loc, key.value)][0] + 1
            return f"key '{key.value}' twice, first in line {first} – keep one of them"
        bare = isinstance(value, yaml.ScalarEvent) and value.value == "" and value.implicit[0]
        if bare and value.start_mark.index == key.end_mark.index:
            what = f"'{key.value}' without a value"
            if ":" in key.value:
                return f"{what} – write a space after the colon"
            return f"{what} – quote text that holds a comma"
        return None

    def _list(self, loc: Loc) -> list[Any]:
        found: list[Any] = []
        while not isinstance(item := self._next(), yaml.SequenceEndEvent):
            found.append(self._value(item, (*loc, len(found))))
        return found

    def _scalar(self, event: Event, loc: Loc) -> Any:
        cut = _CUT_OFF.match(self.text, event.end_mark.index)
        if cut and event.implicit[0]:
            message = f"'{cut[1]}' is read as a comment – quote text that holds ' #'"
            self.reading.faults.append((_place(event), loc, message))
        tag = self.parser.resolve(yaml.ScalarNode, event.value, event.implicit)
        if tag.endswith(":int") and len(event.value) > LONGEST:
            message = f"a number of {len(event.value)} digits – write text in quotes"
            return self._drop(_place(event), loc, message)
        value = self.parser.construct_object(yaml.ScalarNode(tag, event.value))
        if isinstance(value, float) and value - value != 0:
            return self._drop(
                _place(event), loc, f"{event.value} is no number – write text in quotes"
            )
        return value

    def _drop(self, place: Place, loc: Loc, message: str) -> None:
        self.reading.drop(place, loc, message)

    def _drop_all(self, event: Event, loc: Loc, message: str) -> None:
        self._drop(_place(event), loc, message)
        self._skip(event)

    def _skip(self, event: Event) -> None:
        """Pass over a value and all that it holds."""
        depth = 0
        while True:
            depth += isinstance(event, yaml.CollectionStartEvent)
            depth -= isinstance(event, yaml.CollectionEndEvent)
            if not depth:
                return
            event = self._next()


def _place(event: Event) -> Place:
    return event.start_mark.line, event.start_mark.column
