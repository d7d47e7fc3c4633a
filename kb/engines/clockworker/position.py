"""Positions: the scrapyard, the supply, and what lies in front of each player."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from kb.engines.clockworker.cards import KINDS, Artefact, Cards, Goods, Place, Recording
from kb.engines.codec import BadData

BOTS = 50
"""Bots in the box."""


@dataclass(frozen=True)
class Player:
    """A player with all that is theirs. Cards are not public, so none are presumed.

    Raises ValueError for two places of one name, which moves could not tell apart.
    """

    name: str
    gears: int = 0
    red: int = 0
    green: int = 0
    blue: int = 0
    gold: int = 0
    bots: int = 2
    """Bots that stand ready; two remain of six when the start place is full."""
    points: int = 0
    """Points on tokens."""
    places: tuple[Place, ...] = ()
    artefacts: tuple[Artefact, ...] = ()
    recordings: tuple[Recording, ...] = ()

    def __post_init__(self) -> None:
        if len({place.name for place in self.places}) < len(self.places):
            raise ValueError("places of different names")

    @property
    def debt(self) -> str:
        """Of what they have less than nothing, as a misreading may let them; empty: of nothing."""
        return next((kind for kind in (*KINDS, "bots") if getattr(self, kind) < 0), "")

    def place(self, name: str) -> Place | None:
        """Their place of this name."""
        return next((place for place in self.places if place.name == name), None)

    def with_place(self, changed: Place) -> "Player":
        """The player with one of their places changed."""
        places = (changed if place.name == changed.name else place for place in self.places)
        return replace(self, places=tuple(places))

    def plus(self, goods: Goods, sign: int = 1) -> "Player":
        """The player with these goods, bots left out, added or (sign -1) paid."""
        sums = {kind: getattr(self, kind) + sign * getattr(goods, kind) for kind in KINDS}
        return replace(self, **sums)


@dataclass(frozen=True)
class Position:
    """A state of the game."""

    players: tuple[Player, ...] = ()
    """Clockwise, from the one with the start bot."""
    turn: str = ""
    """Who is on turn; the first player where nothing is said."""
    phase: Literal["recovery", "action", "over"] = "recovery"
    row: tuple[Place, ...] = ()
    """Open places from left to right; the last one lies at the right end."""
    place_stack: tuple[Place, ...] = ()
    """From the top."""
    spare_wheel: int = 2
    """The seat in the row under the spare wheel, counted from the right; from 1."""
    extra_resource: int = 1
    """The seat under the extra resource, counted from the right."""
    artefacts: tuple[Artefact, ...] = ()
    recordings: tuple[Recording, ...] = ()
    recording_stack: tuple[Recording, ...] = ()
    """From the top."""
    aside: tuple[Recording, ...] = ()
    """“Ende”, once it was revealed."""
    supply: int = BOTS - 6 * 4
    """Bots in the general supply; with four players 26 after the set-up."""
    stand_ins: int = 0
    """Other figures that stand for bots, if bots never run out."""
    box: Cards = field(default_factory=Cards)
    """Cards that are not in the game."""

    def __post_init__(self) -> None:
        if len({player.name for player in self.players}) < len(self.players):
            raise ValueError("players of different names")
        if len({place.name for place in self.row}) < len(self.row):
            raise ValueError("a row of places of different names")
        if self.turn and self.turn not in [player.name for player in self.players]:
            raise ValueError("a turn of one of the players")
        if self.phase == "over" and not self.players:
            raise ValueError("players, since the game is over")

    @property
    def current(self) -> Player:
        """Who is on turn. Raises BadData where nobody plays."""
        if not self.players:
            raise BadData("position.players", "players", [])
        return self.player(self.turn) if self.turn else self.players[0]

    def player(self, name: str) -> Player:
        """The player of this name. Raises BadData where there is none."""
        found = next((player for player in self.players if player.name == name), None)
        if found is None:
            raise BadData("player", "the name of a player", name)
        return found

    def with_player(self, changed: Player) -> "Position":
        """The position with one player changed."""
        players = (changed if each.name == changed.name else each for each in self.players)
        return replace(self, players=tuple(players))

    def seat(self, name: str) -> int:
        """Where in the row an open place lies, counted from the right; 0: it is not there."""
        names = [place.name for place in self.row]
        return len(names) - names.index(name) if name in names else 0

    def material(self) -> Mapping[str, int]:
        """How many of each card there are, in all zones, and how many bots."""
        places = [*self.row, *self.place_stack, *self.box.places]
        artefacts = [*self.artefacts, *self.box.artefacts]
        recordings = [*self.recordings, *self.recording_stack, *self.aside, *self.box.recordings]
        bots = self.supply - self.stand_ins
        for player in self.players:
            places += player.places
            artefacts += player.artefacts
            recordings += player.recordings
            bots += player.bots + sum(len(place.bots) for place in player.places)
        found = Counter(f"Ort: {place.name}" for place in places)
        found.update(f"Aufnahme: {recording.name}" for recording in recordings)
        for artefact in artefacts:
            found[f"Artefakt: {artefact.name}"] += artefact.copies
        return found | {"Werkbots": bots}
