"""Questions: what people ask, answered by a rule or an example, or honestly open."""

import re
from typing import Literal, Self

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from kb.records.model import Asked, Id, Model
from kb.records.statement import Sourced, Statement
from kb.records.text import Text


class Open(Model):
    """A question that no source settles."""

    readings: tuple[Statement, ...] = Field(min_length=2)
    """The ways to read it, each with who reads it so."""
    default: Id | None = None
    """The reading that we play by, if we choose one."""
    because: Text | None = None
    """Why we chose it."""

    @model_validator(mode="after")
    def _chooses_with_reason(self) -> Self:
        if (self.default is None) != (self.because is None):
            raise PydanticCustomError("default_reason", "a default with its reason")
        if self.default and self.default not in {reading.id for reading in self.readings}:
            facts = {"id": self.default, "at": ("default",)}
            raise PydanticCustomError("unknown_reading", "{id}", facts)
        return self


class Question(Sourced):
    """A question that people ask at the table."""

    id: Id
    """Its name, unique in the game."""
    question: Asked
    """The question."""
    also_asked: tuple[Asked, ...] = ()
    """Other ways to ask it."""
    verdict: Literal["yes", "no"] | None = None
    """The answer to a yes-no question."""
    answer: Text | None = None
    """The answer; none where the question is open. The verdict is not said again."""
    rules: tuple[Id, ...] = ()
    """The rules that it rests on, or that it is about."""
    example: Id | None = None
    """The example that shows it."""
    open: Open | None = None
    """The readings, where no source settles it."""

    @model_validator(mode="after")
    def _is_answered_or_open(self) -> Self:
        if (self.answer is None) == (self.open is None):
            raise PydanticCustomError("answered_or_open", "either 'answer' or 'open'")
        if self.verdict and self.open:
            facts = {"at": ("verdict",)}
            raise PydanticCustomError("open_verdict", "no verdict on an open question", facts)
        if self.verdict and self.answer and re.match(r"(?:ja|nein)\b", self.answer, re.IGNORECASE):
            facts = {"at": ("answer",)}
            raise PydanticCustomError("said_verdict", "an answer without its verdict", facts)
        return self
