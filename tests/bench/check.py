"""How fast examples run: `python -m tests.bench.check`.

Prints processor seconds of running all examples, of spoiling all rules and of the whole `kb check`,
and fails if one takes longer than it may.
"""

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from kb.checker.games import find
from kb.checker.report import check
from kb.records import library
from kb.records.library import Entry
from kb.records.proof import record
from tests.bench.measure import cost

ROOT = Path(__file__).parents[2]
MOST_RUNNING, MOST_SPOILING = 1.0, 20.0
"""Seconds, for all games together."""


@dataclass(frozen=True)
class Pace:
    """What the examples of one game, or of all, take."""

    game: str
    examples: int
    running: float
    """Seconds to run all examples, each in all its editions and under its misreading."""
    spoiled: int
    spoiling: float
    """Seconds to spoil all rules, and to run examples until one notices."""

    def row(self) -> str:
        """A line of the table."""
        pace = f"{self.examples / self.running:,.0f}"
        counts = f"{self.examples} | {self.running:.2f} | {pace} | {self.spoiled}"
        return f"| {self.game:20} | {counts} | {self.spoiling:.2f} |"


def pace(entry: Entry) -> Pace:
    """Run the examples of one game with and without spoiling."""
    game, data = find(entry.game.id), record(entry)
    assert game, f"{entry.game.id} has no engine"
    with cost() as running:
        check(game, data, strength=False)
    with cost() as both:
        report = check(game, data, strength=True)
    spoiling = max(both.seconds - running.seconds, 0)
    return Pace(entry.game.id, report.examples, running.seconds, report.spoiled, spoiling)


def total(games: list[Pace]) -> Pace:
    """All games together."""
    return Pace(
        "all",
        sum(each.examples for each in games),
        sum(each.running for each in games),
        sum(each.spoiled for each in games),
        sum(each.spoiling for each in games),
    )


def too_slow(everything: Pace) -> Iterator[str]:
    """What takes longer than it may, in words."""
    for what, found, most in (
        ("running all examples", everything.running, MOST_RUNNING),
        ("spoiling all rules", everything.spoiling, MOST_SPOILING),
    ):
        if found > most:
            yield f"{what} takes {found:.2f} s, and may take {most:.0f} s"


def main() -> int:
    """Measure and print; the exit status is 1 if something takes too long."""
    games = [pace(entry) for entry in library.load(ROOT / "content") if find(entry.game.id)]
    everything = total(games)
    with cost() as whole:
        subprocess.run(
            [sys.executable, "-m", "kb", "check"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL
        )
    lines = [
        f"| {'game':20} | examples | CPU s | examples per s | spoiled | CPU s |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
        *(each.row() for each in [*games, everything]),
        "",
        f"kb check: {whole.seconds:.2f} CPU s, {whole.megabytes:.0f} MB",
        *(problems := list(too_slow(everything))),
    ]
    print("\n".join(lines))  # noqa: T201 – a command
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
