"""German: what a reader is told of data that do not fit, and how a game ended."""

import json
import re
from collections.abc import Mapping
from typing import Any

from kb.engines.engine import Outcome

PHRASES = {
    r"a whole number up to (\d+)": r"eine ganze Zahl bis \1",
    r"a whole number": "eine ganze Zahl",
    r"text": "Text",
    r"true or false": "true oder false",
    r"0 or more": "0 oder mehr",
    r"each card at one place only": "jede Karte nur an einer Stelle",
    r"nothing": "null",
    r"a list of (\d+)": r"eine Liste mit \1 Einträgen",
    r"a list": "eine Liste",
    r"a value": "ein Wert",
    r"fields, among them '(\w+)'": r"Felder, darunter „\1“",
    r"fields(?: of \w+)?": "Felder",
    r"one of (.+)": r"eines dieser Felder: \1",
    r"no open question": "keine Lesart, denn nichts ist offen",
}
"""What the codec and every engine may expect, as patterns, and how that is said."""

_LONGEST = 80


def expected(phrase: str, phrases: Mapping[str, str]) -> str:
    """What was expected, in German; `phrases` are those of the game.

    Names and words of the data, joined by "or", stay as they are.
    """
    for pattern, german in {**phrases, **PHRASES}.items():
        if found := re.fullmatch(pattern, phrase):
            return found.expand(german)
    *names, last = phrase.split(" or ")
    return f"{', '.join(names)} oder {last}" if names else last


def found(value: Any) -> str:
    """A value as its reader typed it, shortened."""
    words = json.dumps(value, ensure_ascii=False, default=str)
    return words if len(words) <= _LONGEST else words[: _LONGEST - 1] + "…"


def ended(outcome: Outcome) -> str:
    """Who won, and with how many points, in one sentence."""
    names = " und ".join(outcome.winners)
    points = ", ".join(f"{name} {value}" for name, value in outcome.points.items())
    sentence = f"Es gewinnt {names}" if len(outcome.winners) == 1 else f"Es gewinnen {names}"
    return f"{sentence} (Punkte: {points})." if points else f"{sentence}."
