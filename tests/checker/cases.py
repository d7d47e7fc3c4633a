"""What tests of the checker share: the toy game, and examples of it in few words."""

from typing import Any

from kb.checker.example import Example
from kb.checker.games import PlayableGame
from kb.checker.run import Run, attempt
from kb.checker.verdict import Verdict, judge
from tests.checker.nim.engine import Nim
from tests.checker.nim.misreadings import FourAtOnce, LastLoses

GAME = PlayableGame(Nim, {"FourAtOnce": FourAtOnce, "LastLoses": LastLoses})


def take(pebbles: int, player: str = "Anna") -> dict[str, Any]:
    """A move, as an example writes it."""
    return {"move": "take", "player": player, "pebbles": pebbles}


def case(*moves: dict[str, Any], shows: str = "nehmen.wegnehmen", **others: Any) -> Example:
    """An example that plays these moves and, unless told otherwise, expects nothing of it."""
    kind, expected = others.pop("expect", ("position", {}))
    position = others.pop("position", {})
    return Example("probe", position, moves, kind, expected, tuple(shows.split()), **others)


def ran(example: Example) -> Run:
    """The example's run in the default edition."""
    return attempt(Nim, "", example)


def judged(example: Example) -> Verdict:
    """The example's first verdict."""
    return judge(GAME, example)[0]


def faults(example: Example) -> list[str]:
    """What is wrong with an example, one line each."""
    return [str(mismatch) for mismatch in judged(example).mismatches]
