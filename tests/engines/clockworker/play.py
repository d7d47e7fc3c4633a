"""Random play for the tests: shuffled made-up decks, readings by chance, all from a seed."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

from kb.engines.clockworker.deck import MADE_UP
from kb.engines.clockworker.engine import Clockworker
from kb.engines.clockworker.moves import Move
from kb.engines.clockworker.position import Position

NAMES = ("Anna", "Ben", "Cem", "Dora")


def engine(chance: Random) -> Clockworker:
    """An engine with a reading of each open question."""
    return Clockworker(
        readings={each.id: chance.choice(each.readings) for each in Clockworker.questions}
    )


def begin(game: Clockworker, chance: Random, players: int) -> Position:
    """The set-up with a shuffled deck."""
    places, recordings = list(MADE_UP.places), list(MADE_UP.recordings)
    chance.shuffle(places)
    chance.shuffle(recordings)
    cards = replace(MADE_UP, places=tuple(places), recordings=tuple(recordings))
    return game.start(NAMES[:players], cards)


def choose(legal: Sequence[Move], chance: Random) -> Move:
    """One of the legal moves: first what kind of move, then which, so that games end."""
    kind = chance.choice(sorted({move.kind for move in legal}))
    return chance.choice([move for move in legal if move.kind == kind])


def playthrough(
    game: Clockworker, chance: Random, players: int
) -> Iterator[tuple[Position, list[Move], Move, Position]]:
    """A whole game: each position, its legal moves, the one chosen and what came of it."""
    position = begin(game, chance, players)
    while position.phase != "over":
        legal = list(game.moves(position))
        move = choose(legal, chance)
        after = game.play(position, move)
        yield position, legal, move, after
        position = after
