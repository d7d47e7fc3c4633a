"""Awards: prizes won and nominations."""

from typing import Literal

from kb.records.model import Id, Plain, Year
from kb.records.statement import Sourced


class Award(Sourced):
    """A prize, or a nomination for one."""

    id: Id
    """Its name, unique in the game."""
    name: Plain
    """What it is called."""
    year: Year
    """When."""
    result: Literal["won", "nominated", "recommended"]
    """How the game fared."""
