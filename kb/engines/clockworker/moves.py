"""Moves: the set-up, the recovery and the six actions, as data."""

from dataclasses import dataclass
from typing import ClassVar

from kb.engines.clockworker.cards import Cards, Goods
from kb.engines.clockworker.deck import MADE_UP


@dataclass(frozen=True)
class SetUp:
    """Prepare a game: cards in the order in which they were shuffled; our made-up deck if none.

    What players would do otherwise than by the rules can be said with it.
    """

    kind: ClassVar[str] = "set-up"
    players: tuple[str, ...]
    """Clockwise, from the one who gets the start bot."""
    cards: Cards = MADE_UP
    open_places: int | None = None
    """How many places they would reveal."""
    above_end: int | None = None
    """How many recordings would lie on “Ende”."""
    on_start: tuple[int, ...] = ()
    """How many bots each would put on their start place."""


@dataclass(frozen=True)
class OnPlace:
    """Bots on one place: how many, or on which slots. Raises ValueError where they disagree."""

    place: str
    bots: int = 0
    slots: tuple[int, ...] = ()
    """The slots that somebody wants; left out: those that the rules say."""

    def __post_init__(self) -> None:
        if self.slots and self.bots not in (0, len(self.slots)):
            raise ValueError(f"as many bots as slots, or 'slots' alone, not {self.bots} bots")

    @property
    def number(self) -> int:
        """How many bots."""
        return len(self.slots) or self.bots


@dataclass(frozen=True)
class Recover:
    """The recovery."""

    kind: ClassVar[str] = "recover"
    player: str
    take: tuple[OnPlace, ...] | None = None
    """The bots that they want; left out: those that come home by the rules."""


@dataclass(frozen=True)
class TakeBack:
    """Action A, Rücknahme."""

    kind: ClassVar[str] = "take-back"
    player: str
    place: str


@dataclass(frozen=True)
class Deliver:
    """Action B, Auslieferung. Raises ValueError without a place."""

    kind: ClassVar[str] = "deliver"
    player: str
    to: tuple[OnPlace, ...]

    def __post_init__(self) -> None:
        if not self.to:
            raise ValueError("a place in 'to'")


@dataclass(frozen=True)
class Commission:
    """Action C, Inbetriebnahme."""

    kind: ClassVar[str] = "commission"
    player: str
    place: str
    pay: Goods
    bots: int
    """How many go onto the new place at once."""


@dataclass(frozen=True)
class Repair:
    """Action D, Reparatur."""

    kind: ClassVar[str] = "repair"
    player: str
    artefact: str
    pay: Goods


@dataclass(frozen=True)
class Communicate:
    """Action E, Kommunikation."""

    kind: ClassVar[str] = "communicate"
    player: str
    recording: str
    pay: Goods
    face_up: bool = False
    """Whether they want to lay it down face up."""


@dataclass(frozen=True)
class Charge:
    """Action F, Aufladung."""

    kind: ClassVar[str] = "charge"
    player: str


@dataclass(frozen=True)
class Pass:
    """No action at all; no rule knows it."""

    kind: ClassVar[str] = "pass"
    player: str


Action = TakeBack | Deliver | Commission | Repair | Communicate | Charge | Pass
Move = SetUp | Recover | Action
