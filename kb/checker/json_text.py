"""JSON text: read with the place of each value, and with faults that tell readers what to mend."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from json import JSONDecodeError
from json.decoder import scanstring  # type: ignore[attr-defined]
from math import isfinite
from typing import Any, NoReturn

Steps = tuple[str | int, ...]
"""The way to a value: the names of fields, and places in lists."""

DEEPEST = 40
"""Lists and fields may hold each other so often; no position needs a quarter of it."""
LONGEST_NUMBER = 40
_SPACE = re.compile(r"[ \t\r\n]*")
_NUMBER = re.compile(r"-?(?:0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?")
_WORD = re.compile(r"[\w.+-]+")
_ALONE = re.compile("[\ud800-\udfff]")
_WORDS = {"true": True, "false": False, "null": None}
_UNSEEN = {"": "das Ende des Textes", "\n": "das Ende der Zeile", "\t": "ein Tabulator"}


class BadText(Exception):
    """Text that is no JSON: where it is wrong, what was expected and what stands there."""

    def __init__(self, at: int, expected: str, found: str) -> None:
        super().__init__(expected)
        self.at, self.expected, self.found = at, expected, found


@dataclass(frozen=True)
class Typed:
    """JSON that somebody typed: its value, and where each part of it begins."""

    text: str
    value: Any
    starts: dict[Steps, int]

    def start(self, steps: Steps) -> int:
        """Where a value begins, or what would hold it, if it is missing."""
        while steps not in self.starts:
            steps = steps[:-1]
        return self.starts[steps]


def place(text: str, at: int) -> tuple[int, int]:
    """Line and column of a character, both from 1."""
    before = text[:at]
    return before.count("\n") + 1, at - before.rfind("\n")


def read(text: str) -> Typed:
    """The value that a text says. Raises BadText."""
    reader = _Reader(text)
    value = reader.value(())
    reader.skip()
    if reader.at < len(text):
        reader.fail("nichts mehr nach dem Ende")
    return Typed(text, value, reader.starts)


class _Reader:
    """Goes through a text once."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0
        self.starts: dict[Steps, int] = {}

    def skip(self) -> str:
        """Pass blanks; the character that follows, or nothing at the end."""
        self.at = _SPACE.match(self.text, self.at).end()  # type: ignore[union-attr]
        return self.text[self.at : self.at + 1]

    def fail(self, expected: str, found: str = "") -> NoReturn:
        """Raise BadText, here; what stands there is read from the text, if it is not said."""
        word = _WORD.match(self.text, self.at)
        sign = word[0][:30] if word else self.text[self.at : self.at + 1]
        raise BadText(self.at, expected, found or _UNSEEN.get(sign, f"„{sign}“"))

    def value(self, steps: Steps) -> Any:
        """The value that begins here."""
        sign = self.skip()
        self.starts.setdefault(steps, self.at)
        if len(steps) > DEEPEST:
            self.fail(f"höchstens {DEEPEST} Ebenen ineinander")
        if sign == "{":
            return dict(self._fields(steps))
        if sign == "[":
            return list(self._items(steps))
        if sign == '"':
            return self._string()
        return self._word()

    def _fields(self, steps: Steps) -> Iterator[tuple[str, Any]]:
        seen = set()
        for _ in self._parts("}", 'ein Feld wie "name"'):
            if self.skip() != '"':
                self.fail('der Name eines Feldes in doppelten Anführungszeichen, wie "name"')
            begins, name = self.at, self._string()
            if name in seen:
                self.at = begins
                self.fail("jedes Feld nur einmal", f"„{name[:30]}“ zum zweiten Mal")
            seen.add(name)
            self.starts[(*steps, name)] = begins
            if self.skip() != ":":
                self.fail("ein Doppelpunkt nach dem Namen des Feldes")
            self.at += 1
            yield name, self.value((*steps, name))

    def _items(self, steps: Steps) -> Iterator[Any]:
        for number in self._parts("]", "ein Eintrag"):
            yield self.value((*steps, number))

    def _parts(self, end: str, part: str) -> Iterator[int]:
        """The number of each part up to the closing sign, with the commas between them."""
        self.at += 1
        number = 0
        while not (number == 0 and self.skip() == end):
            yield number
            number += 1
            if self.skip() == end:
                break
            if self.skip() != ",":
                self.fail(f"ein Komma oder {end}")
            self.at += 1
            if self.skip() == end:
                self.fail(f"{part} nach dem Komma")
        self.at += 1

    def _string(self) -> str:
        begins = self.at
        try:
            found, self.at = scanstring(self.text, begins + 1, True)
        except JSONDecodeError as wrong:
            self.at = wrong.pos
            if "Unterminated" in wrong.msg:
                self.at = begins
                self.fail("Anführungszeichen auch am Ende des Textes")
            self.fail("ein Zeichen, das in Text stehen darf; ein Zeilenumbruch ist \\n")
        if _ALONE.search(found):
            self.at = begins
            self.fail("Text ohne halbe Zeichen (\\ud800 bis \\udfff)", "ein halbes")
        return str(found)

    def _word(self) -> Any:
        """A number, true, false or null."""
        number, word = _NUMBER.match(self.text, self.at), _WORD.match(self.text, self.at)
        if word and word[0] in _WORDS:
            self.at = word.end()
            return _WORDS[word[0]]
        if number is None or word is None or number.end() != word.end():
            self.fail("eine Zahl, true, false, null, {…}, […] oder Text in Anführungszeichen")
        if len(number[0]) > LONGEST_NUMBER or not isfinite(float(number[0])):
            self.fail("eine Zahl, mit der ein Spiel noch rechnet")
        self.at = number.end()
        return float(number[0]) if number[1] or number[2] else int(number[0])
