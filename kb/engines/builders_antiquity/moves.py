"""Moves: what the players may try."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from kb.engines.builders_antiquity.cards import Resource


@dataclass(frozen=True)
class SetUp:
    """Lay out the cards of the box for a new game."""

    kind: ClassVar[str] = "set-up"
    players: tuple[str, ...]
    """In the order in which they sit."""
    first: str = ""
    """Who was drawn to begin; nobody named: the first of the players."""
    shuffled: tuple[str, ...] = ()
    """The workers in the order that shuffling gave them once apprentices are dealt, top first;
    those not named follow as they lay in the box."""


@dataclass(frozen=True)
class Begin:
    """Begin a building of the open row."""

    kind: ClassVar[str] = "begin"
    player: str
    building: str


@dataclass(frozen=True)
class Hire:
    """Hire a worker of the open row."""

    kind: ClassVar[str] = "hire"
    player: str
    worker: str


@dataclass(frozen=True)
class Send:
    """Send a worker, a slave or a finished machine to a site, perhaps with a tool."""

    kind: ClassVar[str] = "send"
    player: str
    who: str
    site: str
    tool: Resource | None = None


@dataclass(frozen=True)
class Invest:
    """Buy a card of the investment row, or take a loan."""

    kind: ClassVar[str] = "invest"
    player: str
    card: Literal["slave", "tool", "university", "loan"]
    choice: str = ""
    """Which card of the stack: a slave's or a university's name, a tool's resource."""
    worker: str = ""
    """Whom a university is for."""


@dataclass(frozen=True)
class Take:
    """Take sesterces for some actions."""

    kind: ClassVar[str] = "take"
    player: str
    actions: int = 1


@dataclass(frozen=True)
class Free:
    """Free a slave."""

    kind: ClassVar[str] = "free"
    player: str
    slave: str


@dataclass(frozen=True)
class Repay:
    """Repay a loan."""

    kind: ClassVar[str] = "repay"
    player: str


@dataclass(frozen=True)
class End:
    """End one's turn, or one's part of the clearing before the scoring."""

    kind: ClassVar[str] = "end"
    player: str


Action = Begin | Hire | Send | Invest | Take | Free
"""What costs actions."""

Move = SetUp | Action | Repay | End

ACTIONS = {
    "begin": "einen Bau zu beginnen",
    "hire": "einen Arbeiter anzuheuern",
    "send": "einen Arbeiter loszuschicken",
    "invest": "zu investieren",
    "take": "Sesterzen zu nehmen",
    "free": "einen Sklaven freizulassen",
}
"""What readers call the actions."""
