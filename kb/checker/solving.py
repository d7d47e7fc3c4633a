"""Solving: the shortest solution of a puzzle, and claims of one, for games that have them."""

import json
import time
from collections.abc import Callable, Iterable
from typing import Any, Protocol, runtime_checkable

from kb.checker import problem
from kb.checker.asked import Asked
from kb.checker.problem import Problem, Stuck
from kb.checker.run import read_position
from kb.engines.codec import BadData, decode, encode

LONGEST = 24
"""The most moves that a solution may have; the time ends the search long before."""


@runtime_checkable
class Solver(Protocol):
    """An engine of puzzles."""

    claimed_type: type
    """The moves of which a solution consists."""

    def solution(
        self, position: Any, limit: int, tell: Callable[[int], None]
    ) -> tuple[Any, ...] | None:
        """A shortest solution; None if there is none of so many moves.

        Raises ValueError where there is nothing to solve.
        """

    def before_proof(self, position: Any, bid: int) -> Any:
        """The position from which a solution of so many moves is shown."""

    def verify(self, position: Any, bid: int, moves: Iterable[Any]) -> Any:
        """Whether a claimed solution counts, move by move."""


def solve(asked: Asked) -> dict[str, Any]:
    """A shortest solution from the last position; tells which length is tried, and since when."""
    solver, position = _puzzle(asked)
    begun = time.perf_counter()

    def trying(moves: int) -> None:
        asked.tell(json.dumps({"moves": moves, "seconds": _since(begun)}))

    limit = asked.request.limit or LONGEST
    try:
        found = solver.solution(position, min(limit, LONGEST), trying)
    except ValueError as nothing:
        raise Stuck(_nothing_to_solve()) from nothing
    if found is None:
        return {"solution": None, "tried": min(limit, LONGEST), "seconds": _since(begun)}
    start = solver.before_proof(position, max(len(found), 1))
    return {
        "solution": [encode(move, whole=False) for move in found],
        "position": encode(start),
        "seconds": _since(begun),
    }


def verify(asked: Asked) -> dict[str, Any]:
    """Whether the moves solve the puzzle of the position, by which rule not, and each halt."""
    solver = _solver(asked)
    position = read_position(asked.engine, asked.position)
    moves = [
        decode(solver.claimed_type, move, f"moves[{at}]") for at, move in enumerate(asked.moves)
    ]
    return {"verification": encode(solver.verify(position, asked.request.bid, moves))}


def _puzzle(asked: Asked) -> tuple[Solver, Any]:
    return _solver(asked), asked.run().positions[-1]


def _solver(asked: Asked) -> Solver:
    if not isinstance(asked.engine, Solver):
        bad = BadData("game", "a game of puzzles", asked.request.game)
        raise Stuck(problem.of_data(bad, {"a game of puzzles": "ein Spiel mit Rätseln"}, {}))
    return asked.engine


def _nothing_to_solve() -> Problem:
    message = "Hier ist nichts zu lösen: Es liegt kein Zielchip offen."
    return Problem("position.target", "ein Zielchip", "null", message)


def _since(begun: float) -> float:
    return round(time.perf_counter() - begun, 2)
