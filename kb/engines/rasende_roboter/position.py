"""Positions: the plan with its robots, the chips, the players and the round under way."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from kb.engines.codec import BadData
from kb.engines.rasende_roboter.board import Plan, is_space
from kb.engines.rasende_roboter.pieces import CHIPS, ROBOTS, Cell, Chip, Colour, Heading


@dataclass(frozen=True)
class Robots:
    """Where robots, or their markers, are; the black one only if it plays along."""

    red: Cell = (0, 0)
    green: Cell = (15, 0)
    blue: Cell = (15, 15)
    yellow: Cell = (0, 15)
    black: Cell | None = None

    def __post_init__(self) -> None:
        taken: set[Cell] = set()
        for colour, cell in self.items():
            if not is_space(cell):
                raise BadData(colour, "a space of the plan outside the middle", cell)
            if cell in taken:
                raise BadData(colour, "a space without another robot", cell)
            taken.add(cell)

    def items(self) -> Iterator[tuple[Colour, Cell]]:
        """Each robot on the plan with its space."""
        for colour in ROBOTS:
            if (cell := getattr(self, colour)) is not None:
                yield colour, cell

    def moved(self, colour: Colour, cell: Cell) -> "Robots":
        """The same with one robot elsewhere."""
        changed: Mapping[str, Cell] = {colour: cell}
        return replace(self, **changed)


@dataclass(frozen=True)
class Player:
    """A player and the chips before her."""

    name: str
    chips: tuple[Chip, ...] = ()
    """The chips she won; face up."""
    face_down: tuple[Chip, ...] = ()
    """Alone: the chips that she did not get."""


@dataclass(frozen=True)
class Call:
    """A bid: a number of moves that somebody called."""

    player: str
    moves: int


@dataclass(frozen=True)
class Ride:
    """A move made in the proof."""

    robot: Colour
    heading: Heading
    """Where it set off to."""
    arrival: Heading | None = None
    """The direction in which it arrived; None: that in which it set off."""
    bounced: bool = False
    """Whether it bounced off a barrier."""


@dataclass(frozen=True)
class Position:
    """A state of the game, at any moment from the box to the last chip."""

    plan: Plan = field(default_factory=Plan)
    robots: Robots = Robots()
    markers: Robots | None = None
    """Where the robots began the round; None: under the robots."""
    players: tuple[Player, ...] = (Player("Anna"), Player("Ben"))
    target: Chip | None = None
    """The chip that lies face up on the middle; None between two rounds."""
    pile: tuple[Chip, ...] = ()
    """The chips that lie face down, the next one first; those named nowhere lie below them."""
    glass: Literal["still", "running", "empty"] = "still"
    """Whether the hourglass stands still, runs, or has run out in this round."""
    runs: int = 0
    """How often it has run out in this round."""
    bids: tuple[Call, ...] = ()
    """All bids of this round, in the order in which they were called."""
    failed: tuple[Call, ...] = ()
    """The bids whose proof has failed."""
    rides: tuple[Ride, ...] = ()
    """The moves made in the proof under way."""
    count: int = 0
    """The number that is counted aloud in it."""
    agreed: int = 0
    """How many chips end the game by agreement; 0: none was made."""
    easier: bool = False
    """Alone: whether the hourglass may run twice."""
    boxed: bool = False
    """Whether all still lies in the box."""
    box: tuple[str, ...] = ()
    """What stayed there when the plan was laid: parts, and the black robot."""

    def __post_init__(self) -> None:
        if self.markers == self.robots:
            object.__setattr__(self, "markers", None)
        self._check_players()
        named = Counter(self.pile)
        named.update([self.target] if self.target else [])
        for player in self.players:
            named.update(player.chips + player.face_down)
        if twice := [chip for chip, count in named.items() if count > 1]:
            raise BadData("pile", "each chip at one place", twice)
        if len(named) < len(CHIPS):
            rest = tuple(chip for chip in CHIPS if chip not in named)
            object.__setattr__(self, "pile", self.pile + rest)

    def _check_players(self) -> None:
        """No name may be there twice, and nobody else may bid."""
        names = [player.name for player in self.players]
        if len(set(names)) < len(names) or not names:
            raise BadData("players", "players of different names", names)
        for call in self.bids:
            if call.player not in names:
                raise BadData("bids", " or ".join(names), call.player)

    @property
    def under_robots(self) -> Robots:
        """The markers."""
        return self.markers or self.robots

    @property
    def alone(self) -> bool:
        """Whether one player plays by herself."""
        return len(self.players) == 1

    def player(self, name: str) -> Player | None:
        """The player of that name."""
        return next((each for each in self.players if each.name == name), None)

    def players_with(self, player: Player) -> tuple[Player, ...]:
        """The players with one of them changed."""
        return tuple(player if each.name == player.name else each for each in self.players)

    def ridden(self, robot: Colour) -> tuple[Ride, ...]:
        """The moves that a robot has made in this proof."""
        return tuple(each for each in self.rides if each.robot == robot)
