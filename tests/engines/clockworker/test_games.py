"""Whole games of Clockworker, played by chance: what must hold after every move."""

import os
from functools import partial
from random import Random

import pytest

from kb import testing
from kb.engines.clockworker.engine import Clockworker
from kb.engines.clockworker.moves import Move, SetUp
from kb.engines.clockworker.position import BOTS, Position
from kb.engines.codec import decode, encode
from kb.engines.engine import Outcome
from tests.engines.clockworker.play import begin, choose, engine, playthrough
from tests.engines.clockworker.table import Table

GAMES = 100 * int(os.environ.get("REGELFEST_TIMES", "1"))
SAMPLED = 20
CHECKED = 0.05
"""The share of positions at which other moves are tried as well."""


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_random_game_keeps_its_invariants_to_the_end(seed: int) -> None:
    chance = Random(seed)  # noqa: S311
    game = engine(chance)
    start_counts = game.readings["frage.startort-zaehlt"].endswith(".ja")
    last = begin(game, chance, 2 + seed % 3)
    table = Table(last, start_counts=start_counts)
    for ply in testing.random_game(game, last, chance, choose, partial(_others, game)):
        table.carry_out(ply.move)
        assert not table.differences(ply.after)
        _nothing_is_too_much(ply.after)
        _the_turn_is_right(ply.position, ply.move, ply.after)
        last = ply.after
    assert set(table.turns.values()) == {table.turns["Anna"]}
    assert decode(Position, encode(last, whole=False)) == last
    _the_score_is_right(last, game.outcome(last))
    assert list(game.moves(last)) == []


def _nothing_is_too_much(position: Position) -> None:
    assert position.material()["Werkbots"] == BOTS
    assert len(position.row) <= 5
    assert len(position.recordings) <= 5
    for player in position.players:
        names = [artefact.name for artefact in player.artefacts]
        assert len(set(names)) == len(names)
        assert not any(recording.face_up for recording in player.recordings)


def _the_turn_is_right(before: Position, move: Move, after: Position) -> None:
    assert not isinstance(move, SetUp)
    assert move.player == before.turn
    names = [player.name for player in before.players]
    following = names[(names.index(before.turn) + 1) % len(names)]
    if move.kind == "recover":
        assert (after.turn, after.phase) == (before.turn, "action")
    else:
        assert (after.turn, after.phase) in {(following, "recovery"), (names[-1], "over")}


def _others(game: Clockworker, position: Position, chance: Random) -> list[Move]:
    """Now and then some of the many moves that might be tried; a refusal is a whole sentence."""
    if chance.random() >= CHECKED:
        return []
    candidates = list(game.candidates(position))
    tries = chance.sample(candidates, min(2 * SAMPLED, len(candidates)))
    refusals = filter(None, (game.refusal(position, move) for move in tries))
    assert all(refusal.reason.endswith(".") for refusal in refusals)
    return tries


def _the_score_is_right(position: Position, outcome: Outcome | None) -> None:
    points, ranks = {}, {}
    for player in position.players:
        total = player.points
        for artefact in player.artefacts:
            total += artefact.points + artefact.ability_points
        for recording in player.recordings:
            total += recording.points
        points[player.name], ranks[player.name] = total, (total, len(player.places))
    best = max(ranks.values())
    assert outcome == Outcome(tuple(name for name in ranks if ranks[name] == best), points)


@pytest.mark.parametrize("seed", range(6))
def test_legal_moves_are_all_candidates_that_are_not_refused(seed: int) -> None:
    chance = Random(seed)  # noqa: S311
    game = engine(chance)
    for position, legal, _, _ in playthrough(game, chance, 2 + seed % 3):
        assert len(set(legal)) == len(legal)
        if chance.random() < CHECKED:
            tried = {each for each in game.candidates(position) if not game.refusal(position, each)}
            assert tried == set(legal)
