"""The solver's tables: how a robot rides from each space, as bits, and how far it is at least."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from kb.engines.rasende_roboter.board import SIZE, Board, Plan, board, is_space, step
from kb.engines.rasende_roboter.pieces import HEADINGS, Cell

SPACES = SIZE * SIZE
"""Spaces are numbered row by row; a set of them is a number with as many bits."""
STEP = (-SIZE, 1, SIZE, -1)
"""What a step in each direction adds to the number of a space."""
UNMOVED, ALONG, ACROSS, TURNED = range(4)
"""How a robot has ridden so far: not yet, only west-east, only north-south, and round a corner."""
AFTER = ((ACROSS, ALONG) * 2, (TURNED, ALONG) * 2, (ACROSS, TURNED) * 2, (TURNED,) * 4)
"""What a ride in each direction makes of that."""


@dataclass(frozen=True)
class TurnRule:
    """How strictly the robot that reaches the target must turn, and how robots may go on."""

    must_turn: bool = True
    may_halt: bool = False
    """Whether it may halt on the target before it has turned."""
    going_on: str = "free"
    """`free`; `not_back`: not at once in the opposite direction; `not_along`: nor in the same."""
    bounce_turns: bool = False
    """Whether bouncing off a barrier is the turn."""
    helpers_too: bool = True
    """Whether helpers, too, are bound in how they go on."""
    heading_at_end: bool = False
    """Whether a bounced robot goes on by the direction of its arrival, or by that of its start."""

    def banned(self, heading: int) -> int:
        """The directions that a robot may not take right after one, as bits."""
        back = 1 << (heading + 2) % 4
        return {"free": 0, "not_back": back, "not_along": back | 1 << heading}[self.going_on]


WITHOUT = TurnRule(must_turn=False)
READINGS = {
    "A": TurnRule(may_halt=True),
    "B": TurnRule(),
    "C": TurnRule(may_halt=True, going_on="not_back"),
    "D": TurnRule(going_on="not_along"),
}


class Bend(NamedTuple):
    """A space on a ride that meets barriers."""

    space: int
    heading: int
    bounced: bool
    barrier: bool


class Rides:
    """How one kind of robot rides on a board without others; all by direction and space."""

    def __init__(self, plan: Board, colour: str) -> None:
        self.ray = [[0] * SPACES for _ in HEADINGS]
        """All spaces of the ride, as bits."""
        self.end = [list(range(SPACES)) for _ in HEADINGS]
        """Where it ends; where it began if it may not be made."""
        self.bends: list[dict[int, tuple[Bend, ...]]] = [{} for _ in HEADINGS]
        """The rides that meet a barrier, space by space."""
        self.halts = [[0] * SPACES for _ in HEADINGS]
        """Where it might end before any bounce, if robots stood in the way."""
        self.bounced: list[dict[int, int]] = [{} for _ in HEADINGS]
        """Where it might end after a bounce."""
        barriers = {number(each) for each in plan.barriers}
        for heading in range(4):
            backwards = range(SPACES) if STEP[heading] < 0 else reversed(range(SPACES))
            for space in backwards:
                here = cell(space)
                if not is_space(here) or plan.closed(here, HEADINGS[heading]):
                    continue
                ahead = space + STEP[heading]
                if ahead in barriers or ahead in self.bends[heading]:
                    self._bend(heading, space, tuple(_ride(plan, colour, here, heading)))
                else:
                    self.ray[heading][space] = self.ray[heading][ahead] | 1 << ahead
                    self.halts[heading][space] = self.ray[heading][space]
                    self.end[heading][space] = self.end[heading][ahead]

    def _bend(self, heading: int, space: int, ride: tuple[Bend, ...]) -> None:
        """Keep a ride that meets barriers."""
        self.bends[heading][space] = ride
        self.ray[heading][space] = _bits(bend.space for bend in ride)
        free = [bend for bend in ride if not bend.barrier]
        self.halts[heading][space] = _bits(bend.space for bend in free if not bend.bounced)
        self.bounced[heading][space] = _bits(bend.space for bend in free if bend.bounced)
        if not ride[-1].barrier:
            self.end[heading][space] = ride[-1].space

    def bent(self, heading: int, space: int, occupied: int) -> Bend:
        """Where a ride that meets barriers ends; where it began if it may not be made."""
        start = last = Bend(space, heading, False, False)
        for bend in self.bends[heading][space]:
            if occupied >> bend.space & 1:
                break
            last = bend
        return start if last.barrier else last


@lru_cache(maxsize=16)
def rides(plan: Plan, colour: str) -> Rides:
    """The rides of robots of a colour; those without barriers of their own share theirs."""
    found = board(plan)
    own = any(barrier.colour == colour for barrier in found.barriers.values())
    return Rides(found, colour) if own else _strangers(plan)


@lru_cache(maxsize=16)
def _strangers(plan: Plan) -> Rides:
    """The rides of robots that bounce off all barriers."""
    return Rides(board(plan), "")


def number(cell: Cell) -> int:
    """The number of a space."""
    return cell[0] + SIZE * cell[1]


def cell(space: int) -> Cell:
    """Column and row of a space."""
    return (space % SIZE, space // SIZE)


def _bits(spaces: Iterable[int]) -> int:
    """A set of spaces as bits."""
    found = 0
    for space in spaces:
        found |= 1 << space
    return found


def _ride(plan: Board, colour: str, here: Cell, heading: int) -> Iterator[Bend]:
    """The spaces of a ride, one after the other."""
    bounced = False
    while not plan.closed(here, HEADINGS[heading]):
        here = step(here, HEADINGS[heading])
        barrier = plan.barriers.get(here)
        if barrier and barrier.colour != colour:
            heading, bounced = (heading ^ 1) if barrier.shape == "/" else 3 - heading, True
        yield Bend(number(here), heading, bounced, barrier is not None)


class Least:
    """How many moves a robot needs at least to the target, by its state and by its helpers.

    A state is a space plus 256 times how the robot has ridden. Robots that might stand in the way
    are taken to stand wherever it helps, but for the last ride: it ends on the target by itself,
    or a helper stands beside the target, or moves there first. No state is further than we say.
    """

    def __init__(self, own: Rides, plan: Board, target: int, rule: TurnRule) -> None:
        self.beside = frozenset(
            number(step(cell(target), heading))
            for heading in HEADINGS
            if not plan.closed(cell(target), heading)
        )
        """Where a helper can stop a robot on the target."""
        self._own, self._target, self._rule = own, target, rule
        self._states = range(UNMOVED if rule.must_turn else TURNED, TURNED + 1)
        there = [0, 0, 0, 1 << target]
        stopped, alone = [there], [there, self._by_itself()]
        while len(stopped) < 3 or stopped[-1] != stopped[-2] or alone[-1] != alone[-2]:
            stopped.append(self._before(stopped[-1]))
            if len(alone) <= len(stopped):
                alone.append(self._before(alone[-1]))
        self._with = [_joined(each) for each in stopped]
        self._without = [_joined(there)]
        for moves in range(1, len(stopped)):
            self._without.append(_joined(alone[moves]) | self._with[moves - 1])

    def within(self, moves: int, *, helped: bool = True) -> int:
        """The states that may be so many moves away, with a helper beside the target or without."""
        found = self._with if helped else self._without
        return found[min(moves, len(found) - 1)]

    def _by_itself(self) -> list[int]:
        """The states from which one ride ends on the target with nothing in the way."""
        found = [0, 0, 0, 1 << self._target]
        for state, heading in product(self._states, range(4)):
            for space, end in enumerate(self._own.end[heading]):
                if end == self._target and space != end:
                    bounced = self._rule.bounce_turns and space in self._own.bounced[heading]
                    if bounced or AFTER[state][heading] == TURNED:
                        found[state] |= 1 << space
        return found

    def _before(self, within: list[int]) -> list[int]:
        """The states of a set, and those from which one ride leads there."""
        target = 0 if self._rule.may_halt else 1 << self._target
        goals = [bits & ~target for bits in within[:TURNED]] + [within[TURNED]]
        found = list(within)
        for state, heading in product(self._states, range(4)):
            after = AFTER[state][heading]
            for space, halts in enumerate(self._own.halts[heading]):
                if goals[after] & halts:
                    found[state] |= 1 << space
            after = TURNED if self._rule.bounce_turns else after
            for space, halts in self._own.bounced[heading].items():
                if goals[after] & halts:
                    found[state] |= 1 << space
        return found


def _joined(states: list[int]) -> int:
    """Sets of spaces, one for each way to have ridden, as one set of states."""
    return sum(bits << SPACES * state for state, bits in enumerate(states))
