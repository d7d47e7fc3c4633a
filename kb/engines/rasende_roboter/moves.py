"""Moves: what players do, from laying the plan to putting a chip back."""

from dataclasses import dataclass, field
from typing import ClassVar, Literal

from kb.engines.rasende_roboter.board import Plan
from kb.engines.rasende_roboter.pieces import CHIPS, Cell, Chip, Colour, Heading
from kb.engines.rasende_roboter.position import Robots

Direction = Heading | Literal["northeast", "southeast", "southwest", "northwest"]
"""Any direction that somebody might want to go."""


@dataclass(frozen=True)
class SetUp:
    """Lay the plan, stand the robots on it, mix the chips."""

    kind: ClassVar[str] = "set_up"
    players: tuple[str, ...] = ("Anna", "Ben")
    plan: Plan = field(default_factory=Plan)
    turns: tuple[int, int, int, int] = (0, 1, 2, 3)
    """Quarter turns clockwise of each part, as from the form that fits into the north-west."""
    robots: Robots = field(default_factory=Robots)
    pile: tuple[Chip, ...] = CHIPS
    """The chips as they were mixed."""
    agreed: int = 0
    """A number of chips that ends the game by agreement."""
    easier: bool = False
    """Alone: let the hourglass run twice."""


@dataclass(frozen=True)
class Reveal:
    """Turn over the next chip."""

    kind: ClassVar[str] = "reveal"


@dataclass(frozen=True)
class Bid:
    """Call a number of moves."""

    kind: ClassVar[str] = "bid"
    player: str
    moves: int


@dataclass(frozen=True)
class TurnGlass:
    """Turn over the hourglass because nobody bids."""

    kind: ClassVar[str] = "turn_glass"


@dataclass(frozen=True)
class TimeUp:
    """The hourglass has run out."""

    kind: ClassVar[str] = "time_up"


@dataclass(frozen=True)
class Drive:
    """Move a robot in the proof."""

    kind: ClassVar[str] = "drive"
    robot: Colour
    direction: Direction
    to: Cell | None = None
    """Where it is to halt; None: wherever an obstacle halts it."""
    player: str = ""
    """Who moves it; nobody named: whoever has to prove now."""


@dataclass(frozen=True)
class GiveUp:
    """Say that one's solution does not work."""

    kind: ClassVar[str] = "give_up"
    player: str = ""
    """Who gives up; nobody named: whoever has to prove now."""


@dataclass(frozen=True)
class PutBack:
    """Mix the chip on the middle into the others."""

    kind: ClassVar[str] = "put_back"
    place: int = 0
    """How many chips lie above it afterwards."""


Move = SetUp | Reveal | Bid | TurnGlass | TimeUp | Drive | GiveUp | PutBack
