"""The drawn scene: a position to draw and what to mark in it."""

from collections.abc import Iterable
from dataclasses import dataclass

from kb.engines.builders_antiquity.cards import Building, Resources, University, Worker
from kb.engines.builders_antiquity.engine import BuildersAntiquity
from kb.engines.builders_antiquity.position import Player, Position

_RULES = BuildersAntiquity()


@dataclass(frozen=True)
class Scene:
    """A position, the one before if it is to be compared, and what was tried in vain."""

    position: Position
    before: Position | None = None
    tried: frozenset[str] = frozenset()
    """Keys of what somebody touched for a move that was refused."""

    def was(self, player: Player) -> Player | None:
        """A player as they were before."""
        players = self.before.players if self.before else ()
        return next((each for each in players if each.name == player.name), None)

    def mark(self, touch: str, *, new: bool = False) -> str:
        """The kind of the ring around a card, if it has one."""
        return "rf-tried" if touch in self.tried else "rf-changed" if new else ""

    def new(self, name: str, before: Iterable[Building | University | Worker] | None) -> bool:
        """Whether a card of this name was not among those before; False: nothing to compare."""
        return before is not None and all(each.name != name for each in before)


def delivered(player: Player, site: Building) -> Resources:
    """All that the crew of a site delivers, by the rules."""
    return _RULES.delivered(player, site)


def yields(player: Player, who: str) -> Resources:
    """What somebody delivers, universities included, by the rules."""
    return _RULES.yields(player, who)
