"""Whole random games: what must hold after every move, whatever is played."""

import os
from random import Random

import pytest

from kb import testing
from kb.engines.codec import decode, encode
from kb.engines.patchwork import quilt
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
    engine, random, start = games.engine(edition), games.dice(seed), games.start(seed, edition)
    for ply in testing.random_game(engine, start, random, games.chosen, _guesses):
        for position in (ply.position, ply.after):
            assert all(map(_sound, position.players))
            assert engine.to_act(position) == _turn(position)


def _guesses(position: Position, random: Random) -> list[Move]:
    return [games.guess(position, random) for _ in range(20)]


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
