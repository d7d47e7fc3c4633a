"""The engine: whole games of Rasende Roboter, from the box to the last chip."""

from collections.abc import Iterable, Iterator
from itertools import product
from typing import get_args

from kb.engines.rasende_roboter import verification
from kb.engines.rasende_roboter.board import Plan
from kb.engines.rasende_roboter.moves import (
    Bid,
    Direction,
    Drive,
    GiveUp,
    Move,
    PutBack,
    Reveal,
    SetUp,
    TimeUp,
    TurnGlass,
)
from kb.engines.rasende_roboter.pieces import CHIPS, HEADINGS, Chip
from kb.engines.rasende_roboter.position import Position, Robots
from kb.engines.rasende_roboter.proving import Proving
from kb.engines.rasende_roboter.search import Puzzle
from kb.engines.rasende_roboter.solver import LIMIT, Tell, silent, solve
from kb.engines.rasende_roboter.verification import Verification

HIGHEST_BID = 12
"""Bids up to here are tried; higher ones are allowed all the same."""
DIRECTIONS: tuple[Direction, ...] = tuple(
    each for kind in get_args(Direction) for each in get_args(kind)
)


class RasendeRoboter(Proving):
    """Rasende Roboter: robots without brakes, and a bid for the shortest way.

    The rules follow the round: laying, ending, bidding, riding, turning, proving.
    """

    claimed_type = Drive

    def start(
        self,
        players: tuple[str, ...] = ("Anna", "Ben"),
        *,
        plan: Plan | None = None,
        robots: Robots | None = None,
        pile: tuple[Chip, ...] = CHIPS,
    ) -> Position:
        """A game set up, with the chips in a given order and the robots in the corners."""
        letters = {"2003": "C"}.get(self.edition, "A")
        sides = [next(side for side in self.sides(colour) if side[1] == letters)
                 for colour in ("green", "blue", "red", "yellow")]  # fmt: skip
        move = SetUp(players, plan or Plan(*sides), robots=robots or Robots(), pile=pile)
        return self.play(Position(boxed=True), move)

    def play(self, position: Position, move: Move) -> Position:
        """The position after a move."""
        if isinstance(move, SetUp):
            return self.set_up(position, move)
        if isinstance(move, Drive):
            return self.drive(position, move)
        if isinstance(move, Bid):
            return self.bid(position, move)
        if isinstance(move, GiveUp):
            self.only_in_the_head(position)
            return self.fail(position, self.next_call(position, move.player))
        if isinstance(move, PutBack):
            return self.put_back(position, move)
        return self._go_on_with(position, move)

    def _go_on_with(self, position: Position, move: Reveal | TurnGlass | TimeUp) -> Position:
        """What chip and hourglass do."""
        if isinstance(move, Reveal):
            return self.reveal(position)
        if isinstance(move, TurnGlass):
            return self.start_glass_anyway(position)
        return self.time_up(position)

    def candidates(self, position: Position) -> Iterator[Move]:
        """All legal moves, but for bids above HIGHEST_BID and other set-ups, and illegal ones."""
        names = tuple(player.name for player in position.players)
        yield from (SetUp(names), SetUp(names, pile=CHIPS[1:]))
        yield from (Reveal(), TurnGlass(), TimeUp(), GiveUp())
        yield from (Bid(name, number) for name, number in product(names, range(HIGHEST_BID + 1)))
        yield from (PutBack(place) for place in range(len(position.pile) + 2))
        robots = [robot for robot, _ in position.robots.items()]
        yield from (Drive(robot, heading) for robot, heading in product(robots, DIRECTIONS))

    def moves(self, position: Position) -> Iterator[Move]:
        """The legal ones among the candidates."""
        for move in self.candidates(position):
            if self._is_of_the_phase(position, move) and not self.refusal(position, move):
                yield move

    def _is_of_the_phase(self, position: Position, move: Move) -> bool:
        """Whether such a move can be legal at all right now."""
        if isinstance(move, SetUp):
            return position.boxed
        if isinstance(move, Drive):
            return position.glass == "empty" and move.direction in HEADINGS
        if isinstance(move, Bid):
            return position.target is not None and position.glass != "empty"
        return not isinstance(move, PutBack) or position.glass == "empty"

    def before_proof(self, position: Position, bid: int) -> Position:
        """The round right before a proof, with this bid as the only one."""
        return verification.before(position, bid)

    def verify(self, position: Position, bid: int, moves: Iterable[Drive]) -> Verification:
        """Whether a claimed solution counts, move by move, and if not, by which rule."""
        return verification.verify(self, position, bid, moves)

    def solution(
        self, position: Position, limit: int = LIMIT, tell: Tell = silent
    ) -> tuple[Drive, ...] | None:
        """A shortest solution by our readings; None if there is none of so many moves.

        Raises ValueError where no chip lies open, and Unsettled where its robot is there already.
        """
        if position.target is None:
            raise ValueError("no chip lies open")
        with self.tracing():
            if self.solved_already(position):
                return ()
            space = self.target_space(position.plan, position.target)
            robots = dict(position.under_robots.items())
            rule = self.turn_rule(position.target)
            active = tuple(robot for robot in robots if self.may_reach(position, robot))
            found = solve(Puzzle(position.plan, robots, space, active), rule, limit, tell)
        return tuple(Drive(robot, heading) for robot, heading in found.moves) if found else None


ENGINE = RasendeRoboter
