"""Mutants: how many changed engines the examples noticed when that was last measured."""

import datetime
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

FIGURES = Path(__file__).with_name("mutants.json")
"""Written by `make strength`; docs/strength.md says how."""


@dataclass(frozen=True)
class Mutants:
    """The mutants of one game, counted."""

    tried: int
    noticed: int


@dataclass(frozen=True)
class Measured:
    """What the last measurement found."""

    day: datetime.date
    games: Mapping[str, Mutants]
    """By slug."""


def measured() -> Measured:
    """What the last measurement found."""
    data = json.loads(FIGURES.read_text("utf-8"))
    games = {slug: Mutants(**counts) for slug, counts in data["games"].items()}
    return Measured(datetime.date.fromisoformat(data["day"]), games)
