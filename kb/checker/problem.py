"""Problems of what readers type: where it is wrong, what belongs there, in German."""

import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from difflib import get_close_matches
from typing import Any

from kb.checker import german, json_text
from kb.checker.json_text import BadText, Steps, Typed
from kb.engines.codec import BadData
from kb.engines.engine import Unsettled


@dataclass(frozen=True)
class Problem:
    """Why something cannot be played, and what to do about it."""

    where: str
    """The way to the value, such as `position.players[0].space`."""
    expected: str
    found: str
    message: str
    """All of it in one German sentence."""
    line: int | None = None
    """The place in the text that was typed, from 1; None where nothing was typed."""
    column: int | None = None
    question: str = ""
    """The open question that has to be settled first."""
    readings: tuple[str, ...] = ()
    """Its readings, of which one is to be chosen."""

    def as_data(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)


class Stuck(Exception):
    """Something that cannot be answered; carries the problem."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.message)
        self.problem = problem


def of_text(part: str, text: str, bad: BadText) -> Problem:
    """The problem of a text that is no JSON; `part` is what it stands for."""
    line, column = json_text.place(text, bad.at)
    what = f"Erwartet wird {bad.expected}; da steht {bad.found}."
    message = f"Zeile {line}, Spalte {column}: {what}"
    return Problem(part, bad.expected, bad.found, message, line, column)


def of_data(bad: BadData, phrases: Mapping[str, str], typed: Mapping[str, Typed]) -> Problem:
    """The problem of data that do not fit; `typed` holds the texts that they were read from."""
    line = column = None
    steps = _steps(bad.path)
    if steps and (text := typed.get(str(steps[0]))):
        line, column = json_text.place(text.text, text.start(steps[1:]))
    expected, found = german.expected(bad.expected, phrases), german.found(bad.found)
    what = _sentence(bad, expected, found)
    message = f"Zeile {line}, Spalte {column}: {what}" if line else what
    return Problem(bad.path, expected, found, message, line, column)


def _sentence(bad: BadData, expected: str, found: str) -> str:
    where = f"„{bad.path or 'Anfrage'}“"
    if bad.expected == "a value":
        return f"{where} fehlt."
    if bad.expected.startswith("one of ") and isinstance(bad.found, str):
        known = list(filter(None, bad.expected.removeprefix("one of ").split(", ")))
        meant = get_close_matches(bad.found, known, 1)
        advice = (
            f"meintest du „{meant[0]}“?" if meant else f"es gibt: {', '.join(known) or 'keines'}."
        )
        return f"Ein Feld {german.found(bad.found)} gibt es hier nicht – {advice}"
    return f"Bei {where} wird erwartet: {expected}; da steht {found}."


def of_question(open_: Unsettled) -> Problem:
    """The problem of an open question without a reading."""
    message = "Das hängt an einer offenen Frage. Wähle eine Lesart, nach der gespielt wird."
    expected = " oder ".join(open_.readings)
    return Problem(
        f"readings.{open_.question}",
        expected,
        "null",
        message,
        question=open_.question,
        readings=open_.readings,
    )


def _steps(path: str) -> Steps:
    """The steps of a path such as `moves[0].pebbles`."""
    parts = re.findall(r"\[(\d+)\]|([^.\[\]]+)", path)
    return tuple(int(number) if number else name for number, name in parts)
