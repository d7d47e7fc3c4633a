"""The search for one active robot, deepened move by move.

A state is where the helpers stand, where the active robot is, and how it has ridden. With the
same helpers, all places of the active robot are bits of one number, so that a helper's move is
worked out once for all of them. States that are too far from the target, by the table of least
moves, wait for a greater length; the others are gone through once, at the first way to them.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from kb.engines.rasende_roboter.board import Plan, board
from kb.engines.rasende_roboter.pieces import ROBOTS, Cell, Colour
from kb.engines.rasende_roboter.tables import (
    AFTER,
    SPACES,
    STEP,
    TURNED,
    UNMOVED,
    Least,
    Rides,
    TurnRule,
    number,
    rides,
)

BIT = [1 << place for place in range(4 * SPACES)]
ALL_STATES = BIT[0] | BIT[SPACES] | BIT[2 * SPACES] | BIT[3 * SPACES]
"""Spreads a set of spaces over all ways in which the active robot may have ridden."""
SAME = list(range(len(ROBOTS) * SPACES))
"""Each number once, so that keys share them."""
ACTIVE = len(ROBOTS) * SPACES
"""Stands for the active robot where helpers are named by kind and space."""
CHOICES = [tuple(each for each in range(4) if bits >> each & 1) for bits in range(16)]
"""Directions by their bits."""
Key = tuple[int, ...]
"""Who may not go where right now, then the helpers: each 256 times its kind, plus its space."""
Layer = dict[Key, int]
"""States, as bits of the active robot's places, by the helpers that go with them."""


class Ride(NamedTuple):
    """A move by the numbers of its first and last space."""

    start: int
    heading: int
    end: int


@dataclass(frozen=True)
class Puzzle:
    """A round to be solved: which robots stand where, and which of them may reach the target."""

    plan: Plan
    robots: Mapping[Colour, Cell]
    target: Cell
    active: tuple[Colour, ...]


class Search:
    """What is known of a puzzle so far, with one robot as the active one."""

    def __init__(self, puzzle: Puzzle, active: Colour, rule: TurnRule) -> None:
        self.rule = rule
        self.target = number(puzzle.target)
        self.shut = len(puzzle.active) > 1 and rule.must_turn and not rule.may_halt
        """Whether helpers, too, may not halt on the target."""
        self.bans = [rule.banned(heading) for heading in range(4)]
        self.rides: list[Rides] = [rides(puzzle.plan, active)]
        """The rides by kind of robot; the active one is of the first kind."""
        helpers = []
        for each in puzzle.robots:
            if each != active:
                own = rides(puzzle.plan, each)
                if own not in self.rides:
                    self.rides.append(own)
                helper = self.rides.index(own) * SPACES + number(puzzle.robots[each])
                helpers.append(SAME[helper])
        self.least = Least(self.rides[0], board(puzzle.plan), self.target, rule)
        start = UNMOVED if rule.must_turn else TURNED
        state = BIT[start * SPACES + number(puzzle.robots[active])]
        self.waiting: list[Layer] = [{(0, *sorted(helpers)): state}]
        """By moves made: states reached and not yet gone through."""
        self.done: list[Layer] = []
        """By moves made: states gone through."""
        self.helping: list[dict[tuple[Key, int], int]] = []
        """By moves made: states whose helpers are still to be moved, and which moves are missing
        if not all are: see `_open`."""
        self.partly: Layer = {}
        """States gone through, but for what was banned after the move that led there."""
        self.bound: dict[Key, tuple[int, ...]] = {}
        """By helpers: the bans that `partly` knows them with."""
        self.wholly: Layer = {}
        """By helpers: states gone through with all moves. No way to them is shorter."""

    @property
    def states(self) -> int:
        """How many states were gone through."""
        return sum(bits.bit_count() for bits in self.partly.values())

    def within(self, length: int) -> list[Ride] | None:
        """A solution with so many moves; there is none shorter if shorter ones were looked for."""
        for made in range(length - 1):
            if made == len(self.done):
                self.waiting.append({})
                self.done.append({})
                self.helping.append({})
            self._move_active(made, length - made)
            self._move_helpers(made, length - made)
        for key, bits in self._near(self.waiting[length - 1], 1):
            if self._solved(key, bits):
                return self._retrace(key, bits, length)
        return None

    def _near(self, layer: Layer, moves: int) -> list[tuple[Key, int]]:
        """The states of a layer that may be so many moves from the target."""
        near, beside = self.least.within(moves), self.least.beside
        alone = self.least.within(moves, helped=False)
        found = []
        for key, bits in layer.items():
            if bits & near:
                helped = any(each & 255 in beside for each in key[1:])
                if some := bits & (near if helped else alone):
                    found.append((key, some))
        return found

    def _move_active(self, made: int, left: int) -> None:
        """Move the active robot in all states that may still get there with the moves left."""
        waiting, done, helping = self.waiting[made], self.done[made], self.helping[made]
        for key, bits in self._near(waiting, left):
            _take(waiting, key, bits)
            for missing, some in self._open(key, bits):
                done[key] = done.get(key, 0) | some
                helping[key, missing] = helping.get((key, missing), 0) | some
                for onto, reached in self._active_moves(key, some, missing):
                    self._reach(made + 1, onto, reached)

    def _open(self, key: Key, bits: int) -> Iterator[tuple[int, int]]:
        """The states not gone through yet, by the moves missing: 0 for all of them.

        Two ways to a state ban different moves, so the second one adds but what the first banned.
        """
        helpers = key[1:]
        bits &= ~(self.wholly.get(helpers, 0) | self.partly.get(key, 0))
        for ban in self.bound.get(helpers, ()):
            again = bits & self.partly[ban, *helpers]
            if again:
                bits ^= again
                self.wholly[helpers] = self.wholly.get(helpers, 0) | again
                if ban:
                    yield ban, again
        if bits:
            if key not in self.partly and any(self.bans):
                self.bound[helpers] = (*self.bound.get(helpers, ()), key[0])
            self.partly[key] = self.partly.get(key, 0) | bits
            yield 0, bits

    def _move_helpers(self, made: int, left: int) -> None:
        """Move the helpers in all states that may still get there after that."""
        helping, near = self.helping[made], self.least.within(left - 1)
        for key, missing in [each for each, bits in helping.items() if bits & near]:
            bits = helping[key, missing] & near
            _take(helping, (key, missing), bits)
            for _, onto, reached in self._helper_moves(key, bits, missing):
                self._reach(made + 1, onto, reached)

    def _reach(self, made: int, key: Key, bits: int) -> None:
        """Put states where they wait, but for those that were gone through before."""
        bits &= ~(self.partly.get(key, 0) | self.wholly.get(key[1:], 0))
        if bits:
            layer = self.waiting[made]
            layer[key] = layer.get(key, 0) | bits

    def _solved(self, key: Key, bits: int) -> bool:
        """Whether one more ride of the active robot solves it."""
        goal = BIT[TURNED * SPACES + self.target]
        return any(reached & goal for _, reached in self._active_moves(key, bits))

    def _active_moves(self, key: Key, bits: int, missing: int = 0) -> Iterator[tuple[Key, int]]:
        """All that the active robot can reach with one ride from any of its states."""
        occupied, places = _occupied(key), list(_places(bits))
        found: Layer = {}
        for heading in _headings(key, ACTIVE, missing):
            for arrival, reached in self._rides_to(places, heading, occupied):
                if reached:
                    onto = (self._tag(ACTIVE, arrival), *key[1:])
                    found[onto] = found.get(onto, 0) | reached
        yield from found.items()

    def _rides_to(
        self, places: list[int], heading: int, occupied: int
    ) -> Iterator[tuple[int, int]]:
        """The states after a ride in a direction, by the direction that counts afterwards."""
        bends = self.rides[0].bends[heading]
        if not bends:
            yield heading, self._straight_to(places, heading, occupied)
            return
        straight = [place for place in places if place & 255 not in bends]
        yield heading, self._straight_to(straight, heading, occupied)
        for place in places:
            if place & 255 in bends:
                yield self._bent_to(place, heading, occupied)

    def _straight_to(self, places: list[int], heading: int, occupied: int) -> int:
        """The states after rides that meet no barrier."""
        ray, end = self.rides[0].ray[heading], self.rides[0].end[heading]
        step, forward = STEP[heading], STEP[heading] > 0
        avoided = -1 if self.rule.may_halt else self.target
        reached = 0
        for place in places:
            space = place & 255
            hit = occupied & ray[space]
            if not hit:
                halt = end[space]
            elif forward:
                halt = (hit & -hit).bit_length() - 1 - step
            else:
                halt = hit.bit_length() - 1 - step
            if halt != space:
                state = AFTER[place >> 8][heading]
                if halt != avoided or state == TURNED:
                    reached |= BIT[state << 8 | halt]
        return reached

    def _bent_to(self, place: int, heading: int, occupied: int) -> tuple[int, int]:
        """The state after a ride that meets a barrier, and the direction that counts then."""
        halt = self.rides[0].bent(heading, place & 255, occupied)
        arrival = halt.heading if self.rule.heading_at_end else heading
        turned = halt.bounced and self.rule.bounce_turns
        state = TURNED if turned else AFTER[place >> 8][heading]
        too_early = halt.space == self.target and state != TURNED and not self.rule.may_halt
        if halt.space == place & 255 or too_early:
            return arrival, 0
        return arrival, BIT[state << 8 | halt.space]

    def _helper_moves(
        self, key: Key, bits: int, missing: int = 0
    ) -> Iterator[tuple[Ride, Key, int]]:
        """Every ride of every helper, each with the states of the active robot that go with it."""
        occupied = _occupied(key)
        for helper in key[1:]:
            own, space = self.rides[helper >> 8], helper & 255
            rest = [each for each in key[1:] if each != helper]
            for heading in _headings(key, helper, missing):
                if not own.ray[heading][space]:
                    continue
                for some, robot in _split(bits, own.ray[heading][space]):
                    halt, arrival = self._ride(own, space, heading, occupied | robot)
                    if halt != space and not (self.shut and halt == self.target):
                        moved = SAME[helper - space + halt]
                        tag = self._tag(moved, arrival) if self.rule.helpers_too else 0
                        yield Ride(space, heading, halt), (tag, *sorted([*rest, moved])), some

    def _ride(self, own: Rides, space: int, heading: int, occupied: int) -> tuple[int, int]:
        """Where a helper's ride ends, and the direction that counts then."""
        if space in own.bends[heading]:
            end = own.bent(heading, space, occupied & ~BIT[space])
            return end.space, end.heading if self.rule.heading_at_end else heading
        hit = occupied & own.ray[heading][space]
        if not hit:
            return own.end[heading][space], heading
        nearest = hit & -hit if STEP[heading] > 0 else hit
        return nearest.bit_length() - 1 - STEP[heading], heading

    def _tag(self, mover: int, heading: int) -> int:
        """Who may not go where after a move; 0 where going on is free."""
        ban = self.bans[heading]
        return mover << 4 | ban if ban else 0

    def _retrace(self, key: Key, bits: int, length: int) -> list[Ride]:
        """The moves that led to one of some states that a last ride solves, and that ride."""
        goal = TURNED * SPACES + self.target
        place, last = next(
            (place, ride)
            for place in _places(bits)
            for ride, _, end in self._active_rides(key, place)
            if end == goal
        )
        found = [last]
        for made in range(length - 2, -1, -1):
            key, place, ride = self._before(made, key, place)
            found.insert(0, ride)
        return found

    def _before(self, made: int, key: Key, place: int) -> tuple[Key, int, Ride]:
        """A state gone through after some moves from which the next one leads to a given state."""
        helpers = set(key[1:])
        for before, bits in self.done[made].items():
            moved = len(helpers.difference(before[1:]))
            if moved == 0:
                for start in _places(bits):
                    for ride, onto, end in self._active_rides(before, start):
                        if (onto, end) == (key, place):
                            return before, start, ride
            elif moved == 1 and bits & BIT[place]:
                for ride, onto, _ in self._helper_moves(before, BIT[place]):
                    if onto == key:
                        return before, place, ride
        raise AssertionError("every state was reached from one gone through before")

    def _active_rides(self, key: Key, place: int) -> Iterator[tuple[Ride, Key, int]]:
        """The rides of the active robot from one state, each with the state it leads to."""
        for heading in _headings(key, ACTIVE, 0):
            for arrival, reached in self._rides_to([place], heading, _occupied(key)):
                for end in _places(reached):
                    tag = self._tag(ACTIVE, arrival)
                    yield Ride(place & 255, heading, end & 255), (tag, *key[1:]), end


def _headings(key: Key, mover: int, missing: int) -> tuple[int, ...]:
    """Where a robot may go: not where the last move bans it, and if moves are missing, only so."""
    allowed = ~key[0] if key[0] >> 4 == mover else 15
    if missing:
        allowed &= missing if missing >> 4 == mover else 0
    return CHOICES[allowed & 15]


def _occupied(key: Key) -> int:
    """The spaces of the helpers, as bits."""
    occupied = 0
    for helper in key[1:]:
        occupied |= BIT[helper & 255]
    return occupied


def _take(layer: dict[Any, int], key: Any, bits: int) -> None:
    """Take states out of a layer."""
    if rest := layer[key] ^ bits:
        layer[key] = rest
    else:
        del layer[key]


def _places(bits: int) -> Iterator[int]:
    """The states of a set, one by one."""
    while bits:
        lowest = bits & -bits
        bits ^= lowest
        yield lowest.bit_length() - 1


def _split(bits: int, ray: int) -> Iterator[tuple[int, int]]:
    """The states whose robot is not in a ray, then each other one with that robot's space."""
    hit = bits & ray * ALL_STATES
    if bits ^ hit:
        yield bits ^ hit, 0
    for place in _places(hit):
        yield BIT[place], BIT[place & 255]
