"""How fast the solver of Rasende Roboter is: `python -m tests.bench.solver`.

Prints processor seconds by the length of the solution and the peak memory of a process of its own,
and fails if that is more than it may be.
"""

import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from random import Random
from statistics import median

from kb.engines.rasende_roboter.engine import RasendeRoboter
from kb.engines.rasende_roboter.position import Position
from tests.bench.measure import cost
from tests.engines.rasende_roboter import chance as by_chance
from tests.engines.rasende_roboter.raster import Raster, Search, place_of

ROUNDS = 200
FAR = 8
"""Longer solutions are not looked for."""
PLAIN = 5
"""Up to so many moves, a plain search is measured as well."""
SHORT = 6
MOST_SHORT, MOST_MEDIAN, MOST_LONG = 1.0, 0.05, 2.0
"""Seconds: for each solution of up to 6 moves, for those in the median, for each of up to 8."""
MOST_MEGABYTES = 200.0


@dataclass(frozen=True)
class Solved:
    """What one round took."""

    length: int
    """The moves of the solution; 0: there is none so short."""
    seconds: float
    plain: float = 0.0
    """Seconds of the plain search; 0: it was not run."""


@dataclass(frozen=True)
class Pace:
    """What all rounds took, one after the other in one process."""

    rounds: Sequence[Solved]
    megabytes: float

    def of(self, *lengths: int) -> list[Solved]:
        """The rounds with solutions of these lengths."""
        return [each for each in self.rounds if each.length in lengths]


def measure(rounds: int) -> Pace:
    """Solve so many rounds by chance, and after that those with short solutions plainly."""
    with cost() as whole:
        found = [_solve(number) for number in range(rounds)]
    plain = [_plainly(number, each) for number, each in enumerate(found)]
    return Pace(plain, whole.megabytes)


def _round(number: int) -> tuple[RasendeRoboter, Position, str]:
    """A round by chance, by the reading of 2013 or that of 1999, with its letter."""
    letter = "BD"[number % 2]
    letters, five = "ABCD" if number % 3 else "AB", number % 4 == 0
    chosen = {
        "frage.lesart-abbiegepflicht": f"lesart.{letter.lower()}",
        "frage.schon-auf-dem-ziel": "schon-da.weg-und-zurueck",
    }
    position = by_chance.position(Random(f"speed {number}"), letters, five=five)  # noqa: S311
    return RasendeRoboter(readings=chosen), position, letter


def _solve(number: int) -> Solved:
    engine, position, _ = _round(number)
    with cost() as found:
        moves = engine.solution(position, FAR)
    return Solved(len(moves or ()), found.seconds)


def _plainly(number: int, solved: Solved) -> Solved:
    """The same with the seconds of a plain search, if the solution is short."""
    if not 0 < solved.length <= PLAIN:
        return solved
    _, position, letter = _round(number)
    places = {str(name): place_of(cell) for name, cell in position.robots.items()}
    with cost() as found:
        search = Search(Raster(position.plan.sides), places, str(position.target), letter)
        assert search.length(PLAIN) == solved.length
    return Solved(solved.length, solved.seconds, found.seconds)


def table(pace: Pace) -> Iterator[str]:
    """The rounds by their lengths."""
    yield "| moves | rounds | median CPU s | most CPU s | plain search ÷ solver |"
    yield "| --- | ---: | ---: | ---: | ---: |"
    for length in (*range(1, FAR + 1), 0):
        if found := pace.of(length):
            seconds = [each.seconds for each in found]
            ratios = [each.plain / each.seconds for each in found if each.plain]
            ratio = f"{median(ratios):.1f}" if ratios else ""
            words = f"{len(found)} | {median(seconds):.3f} | {max(seconds):.3f} | {ratio}"
            yield f"| {length or 'more'} | {words} |"


def too_much(pace: Pace) -> Iterator[str]:
    """What is more than it may be, in words."""
    short = [each.seconds for each in pace.of(*range(1, SHORT + 1))] or [0.0]
    long = [each.seconds for each in pace.of(*range(1, FAR + 1))] or [0.0]
    for what, found, most, unit in (
        (f"a solution of up to {SHORT} moves takes", max(short), MOST_SHORT, "s"),
        (f"a solution of up to {SHORT} moves takes in the median", median(short), MOST_MEDIAN, "s"),
        (f"a solution of up to {FAR} moves takes", max(long), MOST_LONG, "s"),
        ("solving takes", pace.megabytes, MOST_MEGABYTES, "MB"),
    ):
        if found > most:
            yield f"{what} {found:.4g} {unit}, and may take {most:g} {unit}"


def main(words: list[str]) -> int:
    """Measure and print; the exit status is 1 if something is too much."""
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        pace = pool.submit(measure, int(words[0]) if words else ROUNDS).result()
    problems = list(too_much(pace))
    print("\n".join([*table(pace), "", f"memory: {pace.megabytes:.0f} MB", *problems]))  # noqa: T201
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
