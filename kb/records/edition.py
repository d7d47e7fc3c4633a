"""Editions: the printings of a game, with their numbers in the shops."""

from typing import Annotated

from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError

from kb.records.language import Language
from kb.records.model import Plain, Slug, Unknown, Year
from kb.records.statement import Sourced
from kb.records.text import Text


def check_digit(digits: str) -> int:
    """The last digit that the first twelve of an EAN-13 ask for."""
    weighted = sum(int(digit) * (3 if place % 2 else 1) for place, digit in enumerate(digits[:12]))
    return -weighted % 10


def _ean(value: str) -> str:
    if len(value) != 13 or not (value.isascii() and value.isdigit()):
        raise PydanticCustomError("ean", "{letters} letters", {"letters": len(value)})
    if int(value[12]) != check_digit(value):
        raise PydanticCustomError("ean_digit", "{due}", {"due": check_digit(value)})
    return value


Ean = Annotated[str, AfterValidator(_ean), Field(json_schema_extra={"pattern": "^[0-9]{13}$"})]
"""An EAN-13 with its check digit."""


class Edition(Sourced):
    """One edition of the game."""

    id: Slug
    """Its one name, used by rules, engines and examples: "2014"."""
    title: Plain
    """What it is called."""
    publishers: tuple[Plain, ...] = ()
    """Who published it."""
    year: Year | Unknown
    """When."""
    languages: tuple[Language, ...] = ()
    """The languages of its rules, as far as we know."""
    article: Plain | None = None
    """The publisher's article number."""
    ean: Ean | None = None
    """The number under its bar code."""
    note: Text | None = None
    """What sets it apart."""


class Expansion(Sourced):
    """Something that adds to the game."""

    id: Slug
    """Its name in our addresses."""
    title: Plain
    """What it is called."""
    year: Year | Unknown
    """When it appeared."""
    note: Text | None = None
    """What it adds."""
