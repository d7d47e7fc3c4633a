"""Misconceptions: what people get wrong, and what is true."""

import re
from typing import Annotated

from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError

from kb.records.model import Id, Plain
from kb.records.statement import Sourced
from kb.records.text import Text

_QUOTED = re.compile(r"[„“»«\"][^„“”»«\"]*[“”«»\"]")


def _bare(value: str) -> str:
    if _QUOTED.fullmatch(value):
        raise PydanticCustomError("quoted_claim", "no quotation marks")
    return value


class Misconception(Sourced):
    """A claim that people make, the truth, and the rule that settles it."""

    id: Id
    """Its name, unique in the game."""
    claim: Annotated[Plain, AfterValidator(_bare)]
    """What people say, without quotation marks."""
    truth: Text
    """What is true."""
    rules: tuple[Id, ...] = Field(min_length=1)
    """The rules that settle it."""
    misreading: Plain | None = None
    """The class of the engine that plays the claim."""
    example: Id | None = None
    """The example that comes out differently under the misreading."""
