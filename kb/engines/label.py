"""Labels: what a move is called in German, and what one touches on the drawing to choose it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Label:
    """A move as a reader chooses it."""

    text: str
    """What is done: "Blauen Roboter nach Norden ziehen"."""
    group: str
    """The heading of several such moves: "Fahren"."""
    touches: tuple[str, ...] = ()
    """The keys that one touches on the drawing, in this order; none: by button only."""
    variant: str = ""
    """What tells moves apart that share all touches: "2 Vierteldrehungen, gewendet"."""
