"""What trying the mutants of a game found, and why no example can notice some of them."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from tests.strength.mutant import Mutant
from tests.strength.trial import End

REASONS = Path(__file__).with_name("reasons.yaml")
LEAST = 0.85
"""The share of mutants that the examples of each game must notice."""


@dataclass(frozen=True)
class Reason:
    """Why no example can notice some mutants of a game."""

    where: str
    because: str
    before: str = ""
    """The line; empty for all lines there."""
    after: Sequence[str] = ()
    """What becomes of it; empty for whatever it may be."""

    def fits(self, mutant: Mutant) -> bool:
        """Whether it is the reason for this one."""
        return (
            mutant.where == self.where
            and self.before in ("", mutant.before)
            and (not self.after or mutant.after in self.after)
        )


@dataclass
class Found:
    """What the mutants of one game came to."""

    title: str
    reasons: Sequence[Reason]
    ends: Counter[End] = field(default_factory=Counter)
    survivors: list[Mutant] = field(default_factory=list)

    def add(self, mutant: Mutant, end: End) -> None:
        """Count one."""
        self.ends[end] += 1
        if end == "unnoticed":
            self.survivors.append(mutant)

    @property
    def tried(self) -> int:
        """How many there were."""
        return self.ends.total()

    @property
    def noticed(self) -> int:
        """How many the examples noticed."""
        return self.tried - self.ends["unnoticed"]

    @property
    def explained(self) -> list[Mutant]:
        """Those that no example can notice."""
        return [each for each in self.survivors if self.reason(each)]

    def reason(self, mutant: Mutant) -> str:
        """Why no example can notice it; empty if one could."""
        return next((each.because for each in self.reasons if each.fits(mutant)), "")

    def problems(self) -> Iterator[str]:
        """What is to be mended, in words."""
        if self.noticed < LEAST * self.tried:
            yield f"{self.title}: the examples notice less than {LEAST:.0%} – add some"
        for each in self.reasons:
            if not any(map(each.fits, self.survivors)):
                yield f"{self.title}: no survivor at {each.where} '{each.before}' – drop its reason"


def reasons(game: str) -> list[Reason]:
    """The reasons of a game, from reasons.yaml."""
    data: Mapping[str, Any] = yaml.safe_load(REASONS.read_text("utf-8")) or {}
    return [Reason(**each) for each in data.get(game, ())]
