"""Whole games of Clockworker, played by chance: what must hold after every move."""

import os
from random import Random

import pytest

from kb.engines.clockworker.cards import KINDS
from kb.engines.clockworker.engine import Clockworker
from kb.engines.clockworker.moves import Move, SetUp
from kb.engines.clockworker.position import BOTS, Position
from kb.engines.codec import decode, encode
from kb.engines.engine import Outcome
from tests.engines.clockworker.play import engine, playthrough
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
    table, material, last = None, None, None
    for position, legal, move, after in playthrough(game, chance, 2 + seed % 3):
        table = table or Table(position, start_counts=start_counts)
        material = material or game.material(position)
        table.carry_out(move)
        assert not table.differences(after)
        assert game.material(after) == material
        _nothing_is_negative(after)
        _the_turn_is_right(position, move, after)
        if chance.random() < CHECKED:
            _others_are_refused(game, position, legal, chance)
            _play_is_pure(game, position, move, after)
        last = after
    assert last
    assert table
    assert set(table.turns.values()) == {table.turns["Anna"]}
    assert decode(Position, encode(last)) == last
    assert decode(Position, encode(last, whole=False)) == last
    _the_score_is_right(last, game.outcome(last))
    assert list(game.moves(last)) == []


def _nothing_is_negative(position: Position) -> None:
    assert position.material()["Werkbots"] == BOTS
    assert position.supply >= 0
    assert position.stand_ins >= 0
    assert len(position.row) <= 5
    assert len(position.recordings) <= 5
    for player in position.players:
        assert min(getattr(player, kind) for kind in (*KINDS, "bots")) >= 0
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


def _others_are_refused(
    game: Clockworker, position: Position, legal: list[Move], chance: Random
) -> None:
    known = set(legal)
    others = [move for move in game.candidates(position) if move not in known]
    for move in chance.sample(others, min(SAMPLED, len(others))):
        violation = game.refusal(position, move)
        assert violation, move
        assert violation.rule
        assert violation.reason.endswith(".")
    for move in chance.sample(legal, min(SAMPLED, len(legal))):
        assert not game.refusal(position, move)


def _play_is_pure(game: Clockworker, position: Position, move: Move, after: Position) -> None:
    before = repr(position)
    assert game.play(position, move) == after
    assert repr(position) == before


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
