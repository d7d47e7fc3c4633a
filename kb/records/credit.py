"""Credits: the people and companies who made a game."""

from typing import Literal

from pydantic import Field

from kb.records.model import Id, Plain
from kb.records.statement import Sourced
from kb.records.text import Text


class Credit(Sourced):
    """A role and who filled it."""

    id: Id
    """Its name, unique in the game."""
    role: Literal[
        "designer", "illustrator", "developer", "publisher", "distributor", "translator", "editor"
    ]
    """What they did."""
    names: tuple[Plain, ...] = Field(min_length=1)
    """Who did it."""
    note: Text | None = None
    """What to know of it, for example another spelling."""
