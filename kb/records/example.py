"""Examples: a position, moves and what must come of them; until engines come, a story."""

from typing import Literal, Self

from pydantic import Field, JsonValue, model_validator
from pydantic_core import PydanticCustomError

from kb.records.model import Asked, Id, Model, Plain, Slug
from kb.records.statement import Sourced
from kb.records.text import Text


class Expectation(Model):
    """What an example must come out as: exactly one of these."""

    position: dict[str, JsonValue] | None = None
    """Parts of the position afterwards, by their path."""
    refused_by: Id | None = None
    """The rule that does not allow the last move."""
    allowed: tuple[JsonValue, ...] | None = None
    """The moves that are allowed, all of them."""
    outcome: dict[str, JsonValue] | None = None
    """Winners and points at the end."""
    value: JsonValue | None = None
    """A value that the engine works out."""

    @model_validator(mode="after")
    def _is_one(self) -> Self:
        if len(self.model_fields_set) != 1:
            raise PydanticCustomError("expectation", "exactly one expectation")
        return self


class Example(Sourced):
    """A case that shows how rules work."""

    id: Id
    """Its name, unique in the game."""
    title: Plain
    """What it is about."""
    story: Text
    """What happens, in words."""
    question: Asked | None = None
    """What one may ask about it."""
    also_asked: tuple[Asked, ...] = ()
    """Other ways to ask it."""
    asks: Literal["may", "must", "whether"] | None = None
    """What a yes-no question asks: `may` and `must` are answered by whether the last move is
    allowed, `whether` by what the first rule of `shows` works out: true, false or a number,
    where only 0 is a no."""
    answer: Text | None = None
    """What comes of it, in words."""
    editions: tuple[Slug, ...] = ()
    """The editions it holds for; empty: for all."""
    position: dict[str, JsonValue] | None = None
    """Where it starts: only what differs from the set-up."""
    readings: dict[Id, Id] | None = None
    """The readings of open questions that it is played by."""
    moves: tuple[dict[str, JsonValue], ...] = ()
    """What the players do."""
    expect: Expectation | None = None
    """What must come of it."""
    misreading: Plain | None = None
    """The class of the engine under which it must come out differently."""
    shows: tuple[Id, ...] = Field(min_length=1)
    """The rules that it shows."""


class Examples(Model):
    """The examples of one game: the content of `examples.yaml`."""

    examples: tuple[Example, ...] = Field(min_length=1)
    """In the order in which a reader should meet them."""
