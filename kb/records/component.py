"""Components: what lies in the box."""

from typing import Literal, Self

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from kb.records.model import Count, Id, Model, Plain
from kb.records.statement import Sourced
from kb.records.text import Text

FILE = r"^[a-z0-9_]+/[a-z0-9_]+\.json$"
"""A game's folder below kb/engines and a file in it."""


class Part(Model):
    """Some of a component."""

    name: Plain
    """What they are."""
    count: Count
    """How many."""


class DataFile(Model):
    """Where the single pieces are listed, once, for the engine and for readers."""

    file: str = Field(pattern=FILE)
    """The file below kb/engines, for example `patchwork/patches.json`."""
    entries: Count
    """How many pieces it lists."""


class Component(Sourced):
    """One kind of material."""

    id: Id
    """Its name, unique in the game."""
    name: Plain
    """What it is called, in the plural where there are several."""
    count: Count | Literal["unknown", "unlimited"]
    """How many there are."""
    parts: tuple[Part, ...] = ()
    """All of them by kind: the counts must add up to `count`."""
    including: tuple[Part, ...] = ()
    """Some of them by kind: the counts may not exceed `count`."""
    note: Text | None = None
    """What a player should know of it."""
    also_searched_as: tuple[Plain, ...] = ()
    """What readers type to find it, where they use other words than its own; never shown."""
    data: DataFile | None = None
    """The list of the single pieces."""

    @model_validator(mode="after")
    def _adds_up(self) -> Self:
        if not isinstance(self.count, int):
            return self
        total = sum(part.count for part in self.parts)
        if self.parts and total != self.count:
            facts = {"total": total, "count": self.count, "at": ("count",)}
            raise PydanticCustomError("parts_sum", "{total} for {count}", facts)
        for index, part in enumerate(self.including):
            if part.count > self.count:
                at = ("including", index, "count")
                facts = {"part": part.count, "count": self.count, "at": at}
                raise PydanticCustomError("including_sum", "{part} of {count}", facts)
        return self
