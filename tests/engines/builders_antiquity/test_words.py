"""What runs say is good German, whatever the numbers."""

import re
from collections.abc import Iterator

from kb.engines.builders_antiquity.cards import Resources, Worker
from kb.engines.builders_antiquity.moves import Invest, Move, SetUp
from kb.engines.builders_antiquity.position import Box, Player, Position
from tests.engines.builders_antiquity import play

FAULTS = {
    "one of many": re.compile(r"(?<![\d,])1 (?:Sesterzen|Aktionen|Siegpunkte|Punkte|Lehrlinge)"),
    "an English word": re.compile(r"\b(?:loan|slave|tool|university|stone|wood|architecture)\b"),
    "an empty list": re.compile(r"[\s:,]\.|\(\)|: ;"),
    "nothing paid": re.compile(r"zahlt 0 "),
}


def _runs() -> Iterator[tuple[Position, Move]]:
    """Moves of random games, legal or not, and some where next to nothing is there."""
    for seed in range(6):
        chance = play.dice(seed)
        for position, refused, move, _ in play.playthrough(play.engine(chance), chance, 3):
            yield from ((position, each) for each in (*refused, move))
    apprentice = Worker("Lehrling", 2, Resources(stone=1, wood=1))
    bare = Position(phase="set-up", box=Box(workers=(apprentice,)))
    yield bare, SetUp(("Anna",))
    yield bare, SetUp(("Anna", "Ben"))
    poor = Position((Player("Anna", 1),), tools=(), loan_stack=0)
    yield poor, Invest("Anna", "loan")
    yield poor, Invest("Anna", "tool", "wood")


def _said() -> set[str]:
    said: set[str] = set()
    for position, move in _runs():
        game = play.engine(play.dice(len(said)))
        with game.tracing() as trace:
            refusal = game.refusal(position, move)
            if not refusal:
                game.outcome(game.play(position, move))
        said |= {step.says for step in trace.walk()} | {refusal.reason if refusal else ""}
    return said


def test_numbers_cards_and_lists_are_said_well() -> None:
    said = _said()
    assert len(said) > 300
    found = {(name, each) for name, fault in FAULTS.items() for each in said if fault.search(each)}
    assert not found
