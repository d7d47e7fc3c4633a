"""Cards: places, artefacts and recordings, what they cost and what they bring."""

from dataclasses import dataclass, field

EMOTION_READER = "Emotionslesegerät"
"""The one artefact whose price the rulebook tells."""
END = "Ende"
"""The name of the recording that ends the game."""
JOKERED = ("red", "green", "blue")
"""The materials that gold can stand for."""
KINDS = ("gears", *JOKERED, "gold")
"""All that is paid with."""


@dataclass(frozen=True)
class Goods:
    """A price, a payment, or what a slot brings; new bots are never paid with."""

    gears: int = 0
    red: int = 0
    green: int = 0
    blue: int = 0
    gold: int = 0
    bots: int = 0


@dataclass(frozen=True)
class Place:
    """A place (Ort), on the scrapyard or in front of somebody."""

    name: str
    cost: int = 0
    """Gears."""
    slots: tuple[Goods, ...] = ()
    """What each slot brings, from the top."""
    bots: tuple[int, ...] = ()
    """The slots on which a bot stands, ascending; the topmost slot is 1."""
    start: bool = False
    """Whether it is a start place."""
    bot_pair: bool = False
    """Whether it bears the sign for two players."""

    def __post_init__(self) -> None:
        if any(not 1 <= slot <= len(self.slots) for slot in self.bots):
            raise ValueError(f"bots on slots from 1 to {len(self.slots)}")
        if list(self.bots) != sorted(set(self.bots)):
            raise ValueError("bots on ascending slots, one on each")


@dataclass(frozen=True)
class Artefact:
    """An artefact of the scrapyard, all copies on one another, or of a player."""

    name: str
    cost: Goods = field(default_factory=Goods)
    points: int = 0
    """Points printed on it."""
    ability_points: int = 0
    """Points that its ability brings at the end: what it counts is not public."""
    copies: int = 1
    """How many lie there; 0: sold out."""

    @property
    def price(self) -> Goods:
        """What it costs: as the rulebook says where it does, else as its card says."""
        return KNOWN_PRICES.get(self.name, self.cost)


KNOWN_PRICES = {EMOTION_READER: Goods(red=1, green=2, blue=1)}
"""What artefacts cost whose price the rulebook tells (page 5)."""


@dataclass(frozen=True)
class Recording:
    """A recording (Aufnahme)."""

    name: str
    cost: Goods = field(default_factory=Goods)
    points: int = 0
    face_up: bool = False
    """Whether it lies face up in front of somebody; on the scrapyard all do."""


@dataclass(frozen=True)
class Cards:
    """A deck in a given order, or what of it stays in the box."""

    places: tuple[Place, ...] = ()
    artefacts: tuple[Artefact, ...] = ()
    """Each name once."""
    recordings: tuple[Recording, ...] = ()
