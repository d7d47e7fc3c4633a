"""The drawn scene: a position to draw, what to compare it with, and the frames of its parts."""

from collections.abc import Container, Iterable
from dataclasses import dataclass

from kb.engines.clockworker.drawn_cards import INNER, Marks
from kb.engines.clockworker.position import Position
from kb.engines.drawing import Svg, element, joined, words
from kb.engines.layout import Block, below, moved

EDGE = 8
WIDTH = INNER + 2 * EDGE


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


def panel(blocks: Iterable[Block], kind: str = "panel") -> Block:
    """Blocks in a frame."""
    inside = below(blocks, 4)
    height = inside.height + 2 * EDGE - 2
    box = element("rect", {"class": kind, "x": 1, "width": WIDTH - 2, "height": height, "rx": 10})
    return Block(height, joined([box, moved(inside.svg, EDGE, EDGE - 2)]))


def caption(said: str, right: str = "") -> Block:
    """A small heading, perhaps with something at the right end."""
    end = element("text", {"class": "right", "x": INNER, "y": 11}, right) if right else Svg()
    return Block(13, joined([words(0, 11, said, "soft"), end]))
