"""Scenarios: a position and moves that somebody typed, to be played and not compared."""

import json
import re
from dataclasses import dataclass
from typing import Any

from pydantic import Field, JsonValue

from kb.checker.example import Example
from kb.engines.codec import BadData
from kb.engines.engine import Unsettled
from kb.records import shape
from kb.records.document import Document, parse
from kb.records.model import Id, Model, Slug
from kb.records.problem import Loc, Problem, ProblemsFound

MOST = 20
"""Problems that are told at once; whoever typed a scenario mends no more of them."""


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


@dataclass(frozen=True)
class Typed:
    """A scenario as an example that expects nothing, and the document it was read from."""

    example: Example
    document: Document

    def problem(self, problem: BadData | Unsettled) -> Problem:
        """Why it cannot be played, with the place of it."""
        if isinstance(problem, Unsettled):
            where, message = "readings", f"{problem} – add 'readings: {{{problem.question}: …}}'"
        else:
            where, message = problem.path, problem.message
        line, column = self.document.place(_loc(where))
        return Problem(self.document.path, line + 1, column + 1, where, message)


def read(raw: bytes, name: str) -> Typed:
    """A scenario in YAML or JSON.

    Raises:
        ProblemsFound: with every problem, where there is any.
    """
    if _is_blank(raw):
        raise ProblemsFound([Problem(name, 1, 1, "", "empty – write 'position' and 'moves'")])
    document = parse(raw, name)
    scenario = shape.check(document, Scenario)
    if scenario is None or document.problems:
        raise ProblemsFound(sorted(document.problems)[:MOST])
    plain: dict[str, Any] = json.loads(scenario.model_dump_json())
    example = Example(
        id=name,
        position=plain["position"],
        moves=tuple(plain["moves"]),
        kind="outcome",
        expected={},
        shows=(),
        editions=(scenario.edition,) if scenario.edition else (),
        readings=plain["readings"],
    )
    return Typed(example, document)


def _is_blank(raw: bytes) -> bool:
    """Whether it holds comments at most."""
    lines = (line.strip() for line in raw.splitlines())
    return all(not line or line.startswith(b"#") for line in lines)


def _loc(path: str) -> Loc:
    """The steps of a path such as `moves[0].pebbles`."""
    steps = re.findall(r"\[(\d+)\]|([^.\[\]]+)", path)
    return tuple(int(number) if number else name for number, name in steps)
