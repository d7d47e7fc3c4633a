"""Computed answers: what a rule says to a question for any numbers, worked out by the engine."""

from typing import Self

from pydantic import Field, JsonValue, model_validator
from pydantic_core import PydanticCustomError

from kb.records.model import Asked, Count, Model, Plain


class Number(Model):
    """A number that a question may give."""

    words: tuple[Plain, ...] = Field(min_length=1)
    """How the words begin beside which it stands in a question, the best known first."""
    least: Count = 0
    """The smallest that is worked out."""
    most: Count
    """The largest that is worked out."""

    @model_validator(mode="after")
    def _is_a_range(self) -> Self:
        if self.most < self.least:
            raise PydanticCustomError("range", "no less than 'least'", {"at": ("most",)})
        return self


class Computed(Model):
    """A question that a rule answers for any numbers."""

    asked: tuple[Asked, ...] = Field(min_length=1)
    """Ways to ask it, each with some numbers."""
    numbers: dict[str, Number]
    """Its numbers by name: the arguments of the rule's method, unless these are `given`."""
    given: dict[str, JsonValue] = Field(default_factory=dict)
    """The arguments of the rule's method as data, in which `{number: NAME}` stands for a number."""
    worded: Plain | None = None
    """The answer where the rule works out a number, with {} in its place."""
