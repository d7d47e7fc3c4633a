"""Scenarios: a position and moves that somebody typed, to be played and not compared."""

import json
from typing import Any

from pydantic import Field, JsonValue

from kb.checker.example import Example
from kb.records import shape
from kb.records.document import parse
from kb.records.model import Id, Model, Slug
from kb.records.problem import ProblemsFound


class Scenario(Model):
    """What `kb run` plays."""

    edition: Slug | None = None
    """The edition; the engine's own default where none is given."""
    readings: dict[Id, Id] = Field(default_factory=dict)
    """The readings of open questions."""
    position: dict[str, JsonValue] = Field(default_factory=dict)
    """Where it starts: only what differs from the set-up."""
    moves: tuple[dict[str, JsonValue], ...] = ()
    """What the players do."""


def read(raw: bytes, name: str) -> Example:
    """A scenario in YAML or JSON as an example that expects nothing.

    Raises:
        ProblemsFound: with every problem, where there is any.
    """
    document = parse(raw, name)
    scenario = shape.check(document, Scenario)
    if scenario is None or document.problems:
        raise ProblemsFound(document.problems)
    plain: dict[str, Any] = json.loads(scenario.model_dump_json())
    return Example(
        id=name,
        position=plain["position"],
        moves=tuple(plain["moves"]),
        kind="position",
        expected={},
        shows=(),
        editions=(scenario.edition,) if scenario.edition else (),
        readings=plain["readings"],
    )
