"""Positions and moves: what lies on the table, and what players can do."""

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from kb.engines.patchwork.pieces import BUTTONS, CIRCLE, PATCHES
from kb.engines.patchwork.quilt import EMPTY, SPECIAL, Quilt, patches, whole
from kb.engines.patchwork.shapes import Cell, Shape

FROM_THE_BOX = -1
"""A supply that holds all buttons that no player has."""


@dataclass(frozen=True)
class Player:
    """A player with what lies before them. Raises ValueError for a quilt that cannot be."""

    name: str
    space: int = 0
    """Where their time token is."""
    buttons: int = 5
    quilt: Quilt = EMPTY
    """The rows of their quilt, see `quilt.py`."""
    special_patches: int = 0
    """How many special patches they have got and not yet sewn in."""
    special_tile: bool = False
    """Whether they have the special tile."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "quilt", whole(self.quilt))


@dataclass(frozen=True)
class Position:
    """A state of the game. Raises ValueError for one that cannot be."""

    players: tuple[Player, Player] = (Player("Anna"), Player("Ben"))
    moved_last: str = ""
    """Whose time token moved last, at the set-up the starting player's; empty: not known."""
    circle: tuple[str, ...] = CIRCLE
    """The patches around the time board, clockwise from the neutral token."""
    special_spaces: tuple[int, ...] | None = None
    """Where special patches still lie. Left out: wherever no time token has been."""
    moved_special: bool = False
    """Whether the special patch of space 20 was put on space 38, as newer editions have it."""
    special_tile_free: bool = True
    """Whether the special tile is still to be had. Left out: if no player has it."""
    supply: int = FROM_THE_BOX
    """How many buttons the supply holds. Left out: all that no player has."""
    substitutes: int = 0
    """How many buttons were taken as a substitute when the supply was empty."""
    removed: tuple[str, ...] = ()
    """The patches out of the game; `**` stands for a special patch."""

    def __post_init__(self) -> None:
        first, second = self.players
        if first.name == second.name:
            raise ValueError("two players with different names")
        if self.moved_last not in ("", first.name, second.name):
            raise ValueError(f"the name of a player who moved last, not {self.moved_last}")
        circle = _left_in_circle(self.circle, self.removed, first.quilt, second.quilt)
        if circle is not self.circle:
            object.__setattr__(self, "circle", circle)
        if self.supply == FROM_THE_BOX:
            left = max(0, BUTTONS - first.buttons - second.buttons)
            object.__setattr__(self, "supply", left)
        if first.special_tile or second.special_tile:
            object.__setattr__(self, "special_tile_free", False)

    @property
    def on_top(self) -> str:
        """Whose time token lies on top if both share a space; at the start the first player's."""
        return self.moved_last or self.players[0].name

    def player(self, name: str) -> Player:
        """The player of this name."""
        return next(player for player in self.players if player.name == name)

    def other(self, name: str) -> Player:
        """The player who is not of this name."""
        return next(player for player in self.players if player.name != name)


@lru_cache(maxsize=1000)
def _left_in_circle(
    circle: tuple[str, ...], removed: tuple[str, ...], *quilts: Quilt
) -> tuple[str, ...]:
    """The patches of a circle that are nowhere else. Raises ValueError for one that is twice."""
    gone = [name for quilt in quilts for name in patches(quilt)]
    gone += [name for name in removed if name != SPECIAL]
    if unknown := {*circle, *gone} - set(PATCHES):
        raise ValueError(f"patches from P01 to P33, not {min(unknown)}")
    if len(set(gone)) < len(gone) or len(set(circle)) < len(circle):
        raise ValueError("each patch in one place only")
    return tuple(name for name in circle if name not in gone)


@dataclass(frozen=True)
class SetUp:
    """Set the game up anew."""

    kind: ClassVar[str] = "set-up"
    players: tuple[str, str] = ("Anna", "Ben")
    starts: str = ""
    """Who used a needle last; left out: the one named first."""
    circle: tuple[str, ...] = CIRCLE
    """All patches as they came to lie, clockwise from anywhere."""
    move_special: bool = False
    """Whether to move the special patch of space 20 to space 38."""


@dataclass(frozen=True)
class Advance:
    """Advance before the other time token and take buttons."""

    kind: ClassVar[str] = "advance"
    player: str
    space: int | None = None
    """Where the player wants to stop; left out: where the rules say."""
    buttons: int | None = None
    """What the player wants for it; left out: what the rules say."""


@dataclass(frozen=True)
class Buy:
    """Take a patch and sew it in."""

    kind: ClassVar[str] = "buy"
    player: str
    patch: str
    cells: Shape = frozenset()
    """The squares of the quilt that it shall cover; none: it is not sewn in."""


@dataclass(frozen=True)
class PlaceSpecial:
    """Sew in a special patch."""

    kind: ClassVar[str] = "place-special"
    player: str
    cell: Cell


@dataclass(frozen=True)
class LeaveSpecial:
    """Do without a special patch that one has just got. Never allowed."""

    kind: ClassVar[str] = "leave-special"
    player: str


@dataclass(frozen=True)
class Shift:
    """Shift a patch that is sewn in to other squares. Never allowed."""

    kind: ClassVar[str] = "shift"
    player: str
    patch: str
    cells: Shape


@dataclass(frozen=True)
class Pass:
    """Do nothing. Never allowed."""

    kind: ClassVar[str] = "pass"
    player: str


Move = SetUp | Advance | Buy | PlaceSpecial | LeaveSpecial | Shift | Pass
