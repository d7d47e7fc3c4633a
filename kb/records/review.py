"""Reviews: what others say of a game, with a short marked quote."""

from typing import Annotated, Self

from pydantic import AfterValidator, Field, model_validator
from pydantic_core import PydanticCustomError

from kb.records.date import Date
from kb.records.language import Language
from kb.records.model import Id, Model, Plain
from kb.records.statement import Sourced
from kb.records.text import Address, Text

MOST_WORDS = 14


def _short(value: str) -> str:
    words = len(value.split())
    if words > MOST_WORDS:
        raise PydanticCustomError("long_quote", "{words}", {"words": words, "most": MOST_WORDS})
    return value


class Quote(Model):
    """The reviewer's own words, fewer than fifteen of them."""

    text: Annotated[Plain, AfterValidator(_short)]
    """The words, without quotation marks."""
    language: Language
    """The language they are written in."""


class Rating(Model):
    """A mark on the reviewer's own scale."""

    value: float = Field(ge=0, allow_inf_nan=False)
    """The mark."""
    best: float = Field(gt=0, allow_inf_nan=False)
    """The best mark of the scale; the worst is 0."""

    @model_validator(mode="after")
    def _is_on_the_scale(self) -> Self:
        if self.value > self.best:
            facts = {"value": f"{self.value:g}", "best": f"{self.best:g}", "at": ("value",)}
            raise PydanticCustomError("rating", "{value} of {best}", facts)
        return self


class Review(Sourced):
    """One review."""

    id: Id
    """Its name, unique in the game."""
    outlet: Plain
    """Where it appeared."""
    author: Plain | None = None
    """Who wrote it."""
    date: Date | None = None
    """When it appeared."""
    address: Address | None = None
    """Where it can be read."""
    rating: Rating | None = None
    """Its mark."""
    quote: Quote | None = None
    """A few of its words."""
    praise: Text | None = None
    """What it likes, in our words."""
    objection: Text | None = None
    """What it does not like, in our words."""

    @model_validator(mode="after")
    def _says_something(self) -> Self:
        if not (self.quote or self.praise or self.objection):
            raise PydanticCustomError("silent_review", "a quote, a praise or an objection")
        return self
