"""Figures: what was measured, beside what it may be."""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """What was measured, and how much it may be."""

    what: str
    found: float
    unit: str
    most: float = math.inf

    def __str__(self) -> str:
        limit = "" if math.isinf(self.most) else f"{self.most:,} {self.unit}"
        return f"| {self.what} | {self.amount} | {limit} |"

    @property
    def amount(self) -> str:
        """How much it is, in words."""
        digits = 1 if self.found < 100 and not float(self.found).is_integer() else 0
        return f"{self.found:,.{digits}f} {self.unit}"


def share(found: Sequence[float], part: float) -> float:
    """What the given part of the values is at most."""
    return sorted(found)[math.ceil(part * len(found)) - 1]


def too_much(figures: Iterable[Figure]) -> Iterator[str]:
    """Each limit that is broken, as one sentence."""
    for each in figures:
        if each.found > each.most:
            yield f"{each.what}: {each.amount}, and may be {each.most:,} {each.unit}"
