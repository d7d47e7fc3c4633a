"""Statements: what a record says, each with what it rests on."""

from typing import Self

from pydantic import model_validator
from pydantic_core import PydanticCustomError

from kb.records.citation import Cite, Cites
from kb.records.model import Id, Model, Plain
from kb.records.provenance import Origin
from kb.records.text import Text


class Difference(Model):
    """What another source says instead."""

    cite: Cite
    """The source that differs."""
    says: Text
    """What it says, in our words."""


class Sourced(Model):
    """Anything that must say what it rests on: a citation, a provenance, or both."""

    cite: Cites = ()
    """The sources, best first: `heft:4`, `heft` where no page is known, or a list."""
    provenance: Origin | None = None
    """Where it comes from when no source vouches for it."""
    differs: tuple[Difference, ...] = ()
    """What other sources say instead."""

    @model_validator(mode="after")
    def _rests_on_something(self) -> Self:
        if not self.cite and self.provenance is None:
            raise PydanticCustomError("unsourced", "a source")
        return self


class Statement(Sourced):
    """One thing that the record says, small enough to link and cite."""

    id: Id
    """Its name, unique in the game; the anchor on the page."""
    text: Text
    """What is said: a sentence or two in our own words, in German."""
    also_searched_as: tuple[Plain, ...] = ()
    """What readers type to find it, where they use other words than its own; never shown."""
