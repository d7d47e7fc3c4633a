"""The solver: a shortest solution of a round, and the proof that there is none shorter."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from kb.engines.rasende_roboter.pieces import HEADINGS, Colour, Heading
from kb.engines.rasende_roboter.search import Puzzle, Ride, Search
from kb.engines.rasende_roboter.tables import TurnRule, number

LIMIT = 24
"""How many moves a solution may have before we give up."""


@dataclass(frozen=True)
class Solution:
    """A shortest solution."""

    moves: tuple[tuple[Colour, Heading], ...]
    states: int
    """How many states were gone through to find it and to rule out all shorter ones."""


Tell = Callable[[int], None]
"""Takes the number of moves that is tried next."""


def silent(moves: int) -> None:
    """Tell nobody."""


def solve(
    puzzle: Puzzle, rule: TurnRule, limit: int = LIMIT, tell: Tell = silent
) -> Solution | None:
    """A shortest solution, or None if there is none with so many moves at most.

    Where no turn is asked for, a robot that is already there has solved it in 0 moves.
    """
    if not rule.must_turn and any(puzzle.robots[each] == puzzle.target for each in puzzle.active):
        return Solution((), 0)
    searches = [Search(puzzle, each, rule) for each in puzzle.active]
    for length in range(1, limit + 1):
        tell(length)
        for search in searches:
            if found := search.within(length):
                states = sum(each.states for each in searches)
                return Solution(tuple(_named(puzzle, found)), states)
    return None


def _named(puzzle: Puzzle, rides: Iterable[Ride]) -> Iterator[tuple[Colour, Heading]]:
    """The moves by the colours of the robots, from where their rides begin and end."""
    at = {number(cell): colour for colour, cell in puzzle.robots.items()}
    for ride in rides:
        at[ride.end] = at.pop(ride.start)
        yield at[ride.end], HEADINGS[ride.heading]
