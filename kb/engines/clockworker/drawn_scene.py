"""The drawn scene: a position to draw and what to mark in it."""

from collections.abc import Container
from dataclasses import dataclass

from kb.engines.clockworker.drawn_cards import Marks
from kb.engines.clockworker.position import Position


@dataclass(frozen=True)
class Scene:
    """A position and what is to be marked in it."""

    position: Position
    before: Position | None
    """The position before the last move, if that is to be compared."""
    tried: frozenset[str]
    """Keys of what somebody touched for a move that was refused."""

    def marks(self, card: object, before: Container[object] | None) -> Marks:
        """How a card is marked that is new where it was not there before."""
        return Marks(before is not None and card not in before, self.tried)
