"""Cards: what is printed on workers, slaves, universities and buildings."""

from dataclasses import dataclass
from typing import Literal

Resource = Literal["stone", "wood", "architecture", "decoration"]
"""The resources, as cards print them; tools are named by theirs."""

Game = Literal["antiquity", "middle ages"]
"""The tin that a card comes from."""

WORDS = {
    "stone": "Stein",
    "wood": "Holz",
    "architecture": "Architektur",
    "decoration": "Dekoration",
}
"""What readers call the resources."""


@dataclass(frozen=True)
class Resources:
    """How many of each resource a card yields or needs."""

    stone: int = 0
    wood: int = 0
    architecture: int = 0
    decoration: int = 0

    def of(self, resource: str) -> int:
        """How many of one resource."""
        number: int = getattr(self, resource)
        return number

    def plus(self, more: "Resources") -> "Resources":
        """Both together."""
        return Resources(
            self.stone + more.stone,
            self.wood + more.wood,
            self.architecture + more.architecture,
            self.decoration + more.decoration,
        )

    def __str__(self) -> str:
        named = [f"{self.of(each)} {word}" for each, word in WORDS.items() if self.of(each)]
        return ", ".join(named) or "nichts"


@dataclass(frozen=True)
class Side:
    """The side of a slave's card that lies face down."""

    wage: int = 0
    """In sesterces, at each sending."""
    yields: Resources = Resources()


@dataclass(frozen=True)
class University:
    """A transparent card, and by how much it raises what a worker yields."""

    name: str
    adds: Resources = Resources()


@dataclass(frozen=True)
class Worker:
    """A worker, a slave, or the citizen on the other side of a slave's card."""

    name: str
    wage: int = 0
    """In sesterces, at each sending; what a slave has there is never paid."""
    yields: Resources = Resources()
    status: Literal["worker", "slave", "citizen"] = "worker"
    other: Side = Side()
    """What lies face down: for a slave the citizen, for a citizen the slave."""
    universities: tuple[University, ...] = ()
    """The universities that lie on the card."""
    sent: int = 0
    """How often the owner has sent them to work so far."""
    game: Game = "antiquity"


@dataclass(frozen=True)
class Hand:
    """Who works on a site, by the name of the card, and with which tool."""

    who: str
    tool: Resource | None = None


@dataclass(frozen=True)
class Building:
    """A building's card: a site until it is finished, then a building, perhaps a machine."""

    name: str
    needs: Resources = Resources()
    pays: int = 0
    """Sesterces for finishing it."""
    points: int = 0
    machine: bool = False
    yields: Resources = Resources()
    """What a finished machine yields when it works."""
    crew: tuple[Hand, ...] = ()
    """Who works on it."""
    game: Game = "antiquity"
