"""Positions: all that lies on the table, and whose turn it is."""

from dataclasses import dataclass, replace
from typing import Literal, TypeVar

from kb.engines.builders_antiquity.cards import (
    Building,
    Hand,
    Resource,
    University,
    Worker,
)
from kb.engines.codec import BadData

Card = TypeVar("Card")

TOOLS: tuple[Resource, ...] = ("stone", "wood", "architecture", "decoration")
LOANS = 4


@dataclass(frozen=True)
class Player:
    """What lies before one player."""

    name: str
    coins: int = 10
    """In sesterces, silver and gold together."""
    workers: tuple[Worker, ...] = ()
    """All workers and slaves of the player, whether they are at work or not."""
    sites: tuple[Building, ...] = ()
    """Buildings under way."""
    built: tuple[Building, ...] = ()
    """Finished buildings and machines."""
    tools: tuple[Resource, ...] = ()
    """All tools of the player, whether they are at work or not."""
    loans: int = 0
    """Loans that are not repaid."""

    def worker(self, name: str) -> Worker | None:
        """The worker or slave of this name, if the player has one."""
        return next((each for each in self.workers if each.name == name), None)

    def site(self, name: str) -> Building | None:
        """The site of this name, if the player has one."""
        return next((each for each in self.sites if each.name == name), None)

    def finished(self, name: str) -> Building | None:
        """The finished building of this name, if the player has one."""
        return next((each for each in self.built if each.name == name), None)

    def workplace(self, name: str) -> Building | None:
        """Where a worker or machine works, if anywhere."""
        crews = (*self.sites, *self.built)
        return next((each for each in crews if any(hand.who == name for hand in each.crew)), None)

    def lent(self) -> tuple[Hand, ...]:
        """Everyone at work with a tool."""
        crews = (*self.sites, *self.built)
        return tuple(hand for each in crews for hand in each.crew if hand.tool)

    def with_worker(self, changed: Worker) -> "Player":
        """The player with one worker changed."""
        workers = (changed if each.name == changed.name else each for each in self.workers)
        return replace(self, workers=tuple(workers))

    def with_site(self, changed: Building) -> "Player":
        """The player with one site changed."""
        sites = (changed if each.name == changed.name else each for each in self.sites)
        return replace(self, sites=tuple(sites))


@dataclass(frozen=True)
class Turn:
    """Whose turn it is and what was done in it."""

    player: str = ""
    """Nobody named: the first player."""
    used: int = 0
    """Actions spent so far, free and bought."""
    done: tuple[str, ...] = ()
    """The kinds of actions taken so far, in order."""
    sent: tuple[str, ...] = ()
    """For each worker sent so far, the site."""
    taken: int = 0
    """Actions spent so far on taking sesterces."""


@dataclass(frozen=True)
class Box:
    """Cards that are not set out yet, in the order that shuffling gave them, top first."""

    buildings: tuple[Building, ...] = ()
    workers: tuple[Worker, ...] = ()
    apprentices: tuple[Worker, ...] = ()
    """Apprentices sorted out of the workers and not dealt."""
    slaves: tuple[Worker, ...] = ()
    tools: tuple[Resource, ...] = ()
    loans: int = 0
    universities: tuple[University, ...] = ()


@dataclass(frozen=True)
class Position:
    """The table. Coins of the bank are play money and not counted."""

    players: tuple[Player, ...] = ()
    """In the order in which they sit."""
    first: str = ""
    """Who has the start player's card; nobody named: the first of the players."""
    turn: Turn = Turn()
    phase: Literal["set-up", "turns", "clearing", "over"] = "turns"
    """`clearing` comes after the last round: free slaves and repay loans, then scoring."""
    ending: bool = False
    """Whether the end has been rung in."""
    buildings: tuple[Building, ...] = ()
    """The open row of buildings."""
    building_stack: tuple[Building, ...] = ()
    """Top first."""
    workers: tuple[Worker, ...] = ()
    """The open row of workers."""
    worker_stack: tuple[Worker, ...] = ()
    """Top first."""
    slaves: tuple[Worker, ...] = ()
    tools: tuple[Resource, ...] = TOOLS
    loan_stack: int = LOANS
    universities: tuple[University, ...] = ()
    box: Box = Box()

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, from the start player on."""
        names = tuple(each.name for each in self.players)
        at = names.index(self.first) if self.first in names else 0
        return names[at:] + names[:at]

    @property
    def mover(self) -> str:
        """Whose turn it is."""
        return self.turn.player or next(iter(self.names), "")

    def player(self, name: str) -> Player:
        """The player of this name. Raises BadData where there is none."""
        if not self.players:
            raise BadData("position.players", "players", [])
        found = next((each for each in self.players if each.name == name), None)
        if found is None:
            raise BadData("player", "the name of a player", name)
        return found

    def with_player(self, changed: Player) -> "Position":
        """The position with one player changed."""
        players = (changed if each.name == changed.name else each for each in self.players)
        return replace(self, players=tuple(players))

    def with_coins(self, name: str, more: int) -> "Position":
        """The position with more coins for one player, or fewer."""
        player = self.player(name)
        return self.with_player(replace(player, coins=player.coins + more))


def without(cards: tuple[Card, ...], place: int) -> tuple[Card, ...]:
    """Cards without the one at a place."""
    return cards[:place] + cards[place + 1 :]
