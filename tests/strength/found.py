"""What trying the mutants of a game found, and why no example can notice some of them."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import yaml

from tests.strength.mutant import Mutant
from tests.strength.trial import End

REASONS = Path(__file__).with_name("reasons.yaml")
LEAST = 0.85
"""The share of mutants that the examples of each game must notice."""


@dataclass
class Found:
    """What the mutants of one game came to."""

    title: str
    reasons: Mapping[str, Sequence[str]]
    """Why no example can notice some mutants, each by its name."""
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
        return next((why for why, names in self.reasons.items() if mutant.name in names), "")

    def problems(self) -> Iterator[str]:
        """What is to be mended, in words."""
        if self.noticed < LEAST * self.tried:
            yield f"{self.title}: the examples notice less than {LEAST:.0%} – add some"
        survivors = {each.name for each in self.survivors}
        for name in (name for names in self.reasons.values() for name in names):
            if name not in survivors:
                yield f"{self.title}: '{name}' is noticed or not there – drop it in reasons.yaml"


def reasons(game: str) -> Mapping[str, Sequence[str]]:
    """Why no example can notice some mutants of a game, from reasons.yaml."""
    found: Mapping[str, Sequence[str]] = yaml.safe_load(REASONS.read_text("utf-8")).get(game, {})
    return found
