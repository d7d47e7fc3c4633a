"""Facts: who can play, how long it takes, and whom it is for."""

from typing import Literal, Self

from pydantic import model_validator
from pydantic_core import PydanticCustomError

from kb.records.listing import Listing
from kb.records.model import Count, Model, Plain, Positive, Unknown, Year
from kb.records.statement import Sourced, Statement


class Range(Sourced):
    """From the fewest to the most of something."""

    min: Positive
    """The fewest."""
    max: Positive | Literal["unlimited"]
    """The most."""

    @model_validator(mode="after")
    def _rises(self) -> Self:
        if isinstance(self.max, int) and self.min > self.max:
            facts = {"min": self.min, "max": self.max}
            raise PydanticCustomError("turned_range", "{min} to {max}", facts)
        return self


class Age(Sourced):
    """The recommended age."""

    min: Count
    """In years, from which on."""


class Published(Sourced):
    """When the game first appeared."""

    year: Year
    """The year."""


class Similar(Statement):
    """A game that this one resembles."""

    title: Plain
    """Its title."""


class Facts(Model):
    """The game at a glance. What no source says is `unknown`."""

    pitch: Statement
    """The game in one sentence."""
    players: Range | Unknown
    """How many can play."""
    minutes: Range | Unknown
    """How long a game takes."""
    age: Age | Unknown
    """The recommended age."""
    published: Published | Unknown
    """When it first appeared."""
    for_whom: Statement
    """Whom it is for."""
    similar: Listing[Similar]
    """Games that it resembles."""
    worth_knowing: tuple[Statement, ...] = ()
    """What makes it special."""
