"""Whole random games: what must hold after every move, whatever is played."""

import os
from random import Random

import pytest

from kb.engines.codec import decode, encode
from kb.engines.engine import RuleViolation
from kb.engines.patchwork import quilt
from kb.engines.patchwork.engine import Patchwork
from kb.engines.patchwork.pieces import LAST_SPACE, PATCHES
from kb.engines.patchwork.position import Buy, Move, Player, Position
from tests.engines.patchwork import games

GAMES = 200 * int(os.environ.get("REGELFEST_TIMES", "1"))
EDITIONS = ("2017", "2014")


def _sound(player: Player) -> bool:
    """Whether a player has no less than nothing, and on their quilt just what they sewed in."""
    sizes = sum(len(PATCHES[name].shape) for name in quilt.patches(player.quilt))
    return (
        min(player.buttons, player.special_patches) >= 0
        and 0 <= player.space <= LAST_SPACE
        and 81 - quilt.empty(player.quilt) == sizes + quilt.count(player.quilt, quilt.SPECIAL)
    )


def _turn(position: Position) -> str:
    """Who must be next, said once more in other words."""
    for player in position.players:
        if player.special_patches:
            return player.name
    one, two = position.players
    if one.space == two.space:
        return "" if one.space == LAST_SPACE else position.moved_last
    return one.name if one.space < two.space else two.name


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_random_game_stays_sound_to_its_end(seed: int) -> None:
    edition = EDITIONS[seed % 2]
    engine, random = games.engine(edition), games.dice(seed)
    material = engine.material(games.start(seed, edition))
    for position, moves, move in games.play(seed, edition):
        assert engine.material(position) == material
        assert min(position.supply, position.substitutes) >= 0
        assert all(map(_sound, position.players))
        assert engine.to_act(position) == _turn(position)
        assert (engine.outcome(position) is None) == (move is not None)
        before = hash(position)
        for legal in random.sample(moves, min(2, len(moves))):
            assert engine.play(position, legal) == engine.play(position, legal)
        _others_are_refused(engine, position, set(moves), random)
        assert hash(position) == before


def _others_are_refused(
    engine: Patchwork, position: Position, legal: set[Move], random: Random
) -> None:
    """Moves that a player might try are refused by a rule and with a reason, or they are legal."""
    for move in (games.guess(position, random) for _ in range(6)):
        if move not in legal:
            refusal = engine.refusal(position, move)
            assert isinstance(refusal, RuleViolation)
            assert refusal.rule
            assert refusal.reason


def test_moves_are_the_candidates_that_are_allowed() -> None:
    engine = games.engine()
    for position in games.states(1, 12):
        moves = list(engine.moves(position))
        assert len(set(moves)) == len(moves)
        tried = {each for each in engine.candidates(position) if not engine.refusal(position, each)}
        assert set(moves) == tried


def test_positions_and_moves_survive_as_plain_data() -> None:
    for position in games.states(2, 40):
        assert decode(Position, encode(position)) == position
        assert decode(Position, encode(position, whole=False)) == position
        for move in games.engine().moves(position):
            if isinstance(move, Buy):
                assert decode(Buy, encode(move)) == move


def test_random_games_differ_and_can_be_repeated() -> None:
    lasts = [list(games.play(seed))[-1][0] for seed in (1, 2, 1)]
    assert lasts[0] == lasts[2] != lasts[1]
