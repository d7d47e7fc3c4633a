"""Random games of Patchwork, the same for the same seed."""

from collections.abc import Iterator, Sequence
from random import Random

from kb.engines.patchwork import shapes
from kb.engines.patchwork.engine import Patchwork
from kb.engines.patchwork.pieces import CIRCLE, PATCHES
from kb.engines.patchwork.position import (
    Advance,
    Buy,
    LeaveSpecial,
    Move,
    Pass,
    PlaceSpecial,
    Position,
)

SUBSTITUTES = {"frage.vorrat-leer": "lesart.vorrat-leer.ersatz"}


def dice(seed: int) -> Random:
    """Chance that can be repeated."""
    return Random(seed)  # noqa: S311


def engine(edition: str = "") -> Patchwork:
    """An engine that never stops for an empty supply."""
    return Patchwork(edition, SUBSTITUTES)


def start(seed: int, edition: str = "") -> Position:
    """A set-up with a shuffled circle; now one player starts, now the other."""
    circle = dice(seed).sample(CIRCLE, len(CIRCLE))
    return engine(edition).start(circle=tuple(circle), starts=("Anna", "Ben")[seed % 2])


def chosen(moves: Sequence[Move], random: Random) -> Move:
    """One of the moves; advancing now and then, though most moves are purchases."""
    advance = next((move for move in moves if isinstance(move, Advance)), None)
    return advance if advance and random.random() < 0.15 else random.choice(moves)


def play(seed: int, edition: str = "") -> Iterator[tuple[Position, list[Move], Move | None]]:
    """Each position of a game with its legal moves and the one that is played; last: none."""
    random, player, position = dice(seed), engine(edition), start(seed, edition)
    while moves := list(player.moves(position)):
        move = chosen(moves, random)
        yield position, moves, move
        position = player.play(position, move)
    yield position, [], None


def guess(position: Position, random: Random) -> Move:
    """A move as somebody might try it who knows no rules."""
    name = random.choice(position.players).name
    cell = random.choice(shapes.CELLS)
    if not position.circle or random.random() < 0.3:
        others: list[Move] = [Advance(name), Advance(name, 60), Pass(name), LeaveSpecial(name)]
        return random.choice([*others, PlaceSpecial(name, cell)])
    patch = random.choice(position.circle[:4])
    shape = random.choice(shapes.turned_and_flipped(PATCHES[patch].shape))
    left, top = cell
    return Buy(name, patch, frozenset((x + left - 1, y + top - 1) for x, y in shape))


def states(seed: int, number: int) -> list[Position]:
    """Positions from the middle of as many games as it takes."""
    random = dice(seed)
    found: list[Position] = []
    while len(found) < number:
        game = [position for position, _, _ in play(random.randrange(10**6))]
        found += random.sample(game, 4)
    return found[:number]
