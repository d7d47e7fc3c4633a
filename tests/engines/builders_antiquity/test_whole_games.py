"""Whole random games: what must hold after every move, whatever is played."""

import os

import pytest

from kb.engines.builders_antiquity.engine import BuildersAntiquity
from kb.engines.builders_antiquity.moves import End, Move, SetUp
from kb.engines.builders_antiquity.position import TOOLS, Player, Position
from kb.engines.codec import decode, encode
from tests.engines.builders_antiquity import plain, play

GAMES = 100 * int(os.environ.get("REGELFEST_TIMES", "1"))


def _sound(player: Player) -> bool:
    """No debts in the purse, nobody in two places, no tool twice, points only for what is built."""
    crews = [hand for each in (*player.sites, *player.built) for hand in each.crew]
    tools = [hand.tool for hand in crews if hand.tool]
    people = [hand.who for hand in crews]
    return (
        player.coins >= 0
        and 0 <= player.loans <= 4
        and len(set(people)) == len(people)
        and len(set(tools)) == len(tools)
        and set(tools) <= set(player.tools) <= set(TOOLS)
        and not any(each.crew for each in player.built)
    )


def _open_rows(position: Position) -> bool:
    """Five cards lie open as long as the stack has any."""
    return (len(position.buildings) == 5 or not position.building_stack) and (
        len(position.workers) == 5 or not position.worker_stack
    )


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_random_game_stays_sound_to_its_end(seed: int) -> None:
    chance = play.dice(seed)
    game, number = play.engine(chance), 2 + seed % 3
    material: dict[str, int] = {}
    rounds = dict.fromkeys(play.NAMES[:number], 0)
    for position, refused, move, after in play.playthrough(game, chance, number):
        material = material or dict(game.material(position))
        assert dict(game.material(after)) == material
        assert all(map(_sound, after.players))
        assert _open_rows(after)
        assert game.outcome(position) is None
        for other in refused[:20]:
            _is_refused(game, position, other)
        if chance.random() < 0.1:
            _is_pure(game, position, move, after)
        if isinstance(move, End):
            rounds[move.player] += position.phase == "turns"
            _passes_on(position, after)
    assert len(set(rounds.values())) == 1
    _is_scored(game, after)


def _is_refused(game: BuildersAntiquity, position: Position, move: Move) -> None:
    refusal = game.refusal(position, move)
    assert refusal
    assert refusal.rule
    assert refusal.reason


def _is_pure(game: BuildersAntiquity, position: Position, move: Move, after: Position) -> None:
    before = hash(position)
    assert game.play(position, move) == after
    assert hash(position) == before


def _passes_on(before: Position, after: Position) -> None:
    """The next in the order of seats is on, and the phase changes only after the last one."""
    names = [each.name for each in before.players]
    following = names[(names.index(before.mover) + 1) % len(names)]
    assert after.mover == following
    assert after.turn.used == 0
    if after.phase != before.phase:
        assert following == before.first
        points = [sum(card.points for card in each.built) for each in before.players]
        assert max(points) >= 17


def _is_scored(game: BuildersAntiquity, position: Position) -> None:
    outcome = game.outcome(position)
    assert outcome
    whole = game.readings["frage.sesterzen-wertung"] == "lesart.volle-zehner"
    for player in position.players:
        slaves = sum(each.status == "slave" for each in player.workers)
        points = sum(each.points for each in player.built) - slaves - 2 * player.loans
        coins = player.coins // 10 * 10 if whole else player.coins
        assert outcome.points[player.name] == 10 * points + coins
    most = max(outcome.points.values())
    assert set(outcome.winners) == {name for name in outcome.points if outcome.points[name] == most}


def test_moves_are_the_candidates_that_are_allowed() -> None:
    for game, position in play.states(1, 60):
        legal = list(game.moves(position))
        assert len(set(legal)) == len(legal)
        tried = {each for each in game.candidates(position) if not game.refusal(position, each)}
        assert set(legal) == tried


def test_a_guess_is_legal_only_if_it_is_among_the_moves() -> None:
    chance = play.dice(2)
    for game, position in play.states(3, 60):
        legal = set(game.moves(position))
        for move in (play.wild_guess(position, chance) for _ in range(10)):
            assert (move in legal) == (not game.refusal(position, move))


def test_a_plain_second_implementation_agrees() -> None:
    chance, allowed = play.dice(4), 0
    for game, position in play.states(5, 1000):
        either = chance.choice((play.guess, play.wild_guess))
        move = either(position, chance)
        if isinstance(move, End | SetUp) or move.player != position.mover:
            continue
        expected = plain.result(encode(position), encode(move), dict(game.readings))
        refusal = game.refusal(position, move)
        assert (expected is None) == bool(refusal), (move, refusal and refusal.reason)
        if expected is not None:
            allowed += 1
            after = game.play(position, move)
            mine = after.player(move.player)
            assert mine.coins == expected["coins"]
            assert after.turn.used == expected["used"]
            assert sorted(each.name for each in mine.built) == expected["built"]
    assert allowed >= 250


def test_positions_and_moves_survive_as_plain_data() -> None:
    for game, position in play.states(6, 40):
        assert decode(Position, encode(position)) == position
        assert decode(Position, encode(position, whole=False)) == position
        for move in game.moves(position):
            assert decode(Move, encode(move)) == move


def test_random_games_differ_and_can_be_repeated() -> None:
    def last(seed: int) -> Position:
        chance = play.dice(seed)
        return list(play.playthrough(play.engine(chance), chance, 2))[-1][-1]

    assert last(1) == last(1) != last(2)
