"""Whole games by chance, from the box to the last chip: what must hold after every move."""

import os
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

import pytest

from kb import testing
from kb.engines.engine import Outcome
from kb.engines.rasende_roboter.board import board
from kb.engines.rasende_roboter.engine import RasendeRoboter
from kb.engines.rasende_roboter.moves import (
    Bid,
    Drive,
    GiveUp,
    Move,
    PutBack,
    Reveal,
    SetUp,
    TimeUp,
    TurnGlass,
)
from kb.engines.rasende_roboter.pieces import CHIPS
from kb.engines.rasende_roboter.position import Position
from tests.engines.rasende_roboter import chance as by_chance
from tests.engines.rasende_roboter.people import People

GAMES = 20 * int(os.environ.get("REGELFEST_TIMES", "1"))
NAMES = ("Anna", "Ben", "Clara", "David", "Eva")
LETTERS = {"1999": "AB", "2003": "CD"}


def _engine(chance: Random, edition: str) -> RasendeRoboter:
    chosen = {each.id: chance.choice(each.readings) for each in RasendeRoboter.questions}
    chosen["frage.start-auf-barriere"] = "barrierestart.verboten"
    return RasendeRoboter(edition, chosen)


def _set_up(engine: RasendeRoboter, chance: Random, players: int) -> SetUp:
    plan = by_chance.plan(chance, LETTERS.get(engine.edition, "ABCD"))
    five = engine.has_fifth and chance.random() < 0.4
    return SetUp(
        players=NAMES[:players],
        plan=plan,
        robots=by_chance.robots(chance, plan, five=five),
        pile=tuple(chance.sample(CHIPS, len(CHIPS))),
        agreed=chance.choice((0, 3)) if players > 1 and not engine.is_old else 0,
        easier=chance.random() < 0.5,
    )


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_random_game_keeps_its_invariants_to_the_end(seed: int) -> None:
    chance = Random(f"game {seed}")  # noqa: S311
    engine = _engine(chance, RasendeRoboter.editions[seed % 4])
    move = _set_up(engine, chance, 1 + seed % 5)
    begun = engine.play(Position(boxed=True), move)
    assert engine.material(begun) == engine.material(Position(boxed=True))
    last = begun
    while engine.outcome(last) is None:
        last = _play(engine, last, chance)
    _ends_as_told(engine, last, engine.outcome(last))


def _play(engine: RasendeRoboter, position: Position, chance: Random) -> Position:
    """Play on to the end, or until people are stuck.

    No rule helps in that case, so the robots are put elsewhere.
    """
    people = People(engine)
    people.look(position)
    for ply in testing.random_game(engine, position, chance, people.choose, _tries(engine)):
        _is_as_told(engine, ply.position, ply.move, ply.after)
        people.look(ply.after)
        if people.stuck and engine.outcome(ply.after) is None:
            five = ply.after.robots.black is not None
            return replace(ply.after, robots=by_chance.robots(chance, ply.after.plan, five=five))
    return people.position


def _tries(engine: RasendeRoboter) -> Callable[[Position, Random], Iterator[Move]]:
    """At some positions, all kinds of other moves."""

    def some(position: Position, chance: Random) -> Iterator[Move]:
        if chance.random() < 0.1:
            yield from chance.sample(list(engine.candidates(position)), 15)

    return some


def _is_as_told(engine: RasendeRoboter, before: Position, move: Move, after: Position) -> None:
    """What each kind of move must and must not change, told a second time."""
    cells = [cell for _, cell in after.robots.items()]
    assert len(set(cells)) == len(cells) == len(list(before.robots.items()))
    assert not set(cells) & set(board(after.plan).barriers)
    assert after.plan == before.plan
    gained = _gained(before, after)
    if isinstance(move, Reveal):
        assert (after.target, *after.pile) == before.pile
    elif isinstance(move, Bid):
        assert after.glass == "running"
        mine = [call.moves for call in after.bids if call.player == move.player]
        assert mine == sorted(set(mine), reverse=True)
    elif isinstance(move, TurnGlass):
        assert not before.bids
    elif isinstance(move, PutBack):
        assert after.pile[move.place] == before.target
        assert after.robots == before.under_robots
    elif isinstance(move, GiveUp):
        assert after.robots == before.under_robots
        assert after.alone or after.failed[-1].player == _prover(engine, before)
    if isinstance(move, Drive):
        _drives_as_told(engine, before, move, after)
    elif not isinstance(move, GiveUp):
        assert after.robots == before.robots
        assert not gained or isinstance(move, TimeUp)


def _gained(before: Position, after: Position) -> str:
    """Who won a chip, if anybody did; no more than one chip at a time."""
    more = Counter({each.name: len(each.chips) for each in after.players})
    more.subtract({each.name: len(each.chips) for each in before.players})
    assert set(more.values()) <= {0, 1}
    assert more.total() <= 1
    return "".join(more.elements())


def _prover(engine: RasendeRoboter, position: Position) -> str:
    """Who must prove: the lowest bid left, then the fewest chips or the earlier call."""
    failed = {call.player for call in position.failed}
    again = engine.readings["frage.altes-gebot"].endswith("gilt")
    left = []
    for at, call in enumerate(position.bids):
        later = any(other.player == call.player for other in position.bids[at + 1 :])
        if call.player in failed and again and call not in position.failed:
            left.append(call)
        if call.player not in failed and not later:
            left.append(call)
    chips = {player.name: len(player.chips) for player in position.players}
    return min(left, key=lambda call: (call.moves, chips[call.player] * engine.is_old)).player


def _drives_as_told(engine: RasendeRoboter, before: Position, move: Drive, after: Position) -> None:
    """A move goes on, or wins the chip, or fails; the count decides."""
    prover = _prover(engine, before)
    if gained := _gained(before, after):
        assert gained == prover
        assert before.target
        robots, targets = dict(after.robots.items()), dict(board(after.plan).targets)
        assert robots[move.robot] == targets[before.target]
        assert engine.may_reach(before, move.robot)
        ridden = [each.heading for each in before.ridden(move.robot)] + [move.direction]
        assert len({heading in ("north", "south") for heading in ridden}) == 2 or (
            board(after.plan).barriers
            and engine.readings["frage.abprallen-als-abbiegen"].endswith(".zaehlt")
        )
        assert after.markers is None
        assert any(before.count < call.moves for call in before.bids if call.player == prover)
    elif after.rides:
        assert after.count == before.count + 1
        assert after.under_robots == before.under_robots
    else:
        assert after.robots == before.under_robots
        assert after.alone or after.failed[-1].player == prover


def _ends_as_told(engine: RasendeRoboter, last: Position, outcome: Outcome | None) -> None:
    """The right ones have won."""
    assert outcome
    points = {player.name: len(player.chips) for player in last.players}
    assert outcome.points == points
    players, most = len(points), max(points.values())
    best = tuple(name for name, chips in points.items() if chips == most)
    if players == 1:
        (player,) = last.players
        assert len(player.chips) + len(player.face_down) == 17
        assert bool(outcome.winners) == (len(player.chips) >= 9)
        return
    number = 0 if engine.is_old else last.agreed or {2: 8, 3: 6, 4: 5}.get(players, 0)
    if number and most >= number:
        assert outcome.winners == best
        assert Counter(points.values())[most] == 1
    else:
        assert sum(points.values()) == 17
        assert last.pile == ()
        unsettled = engine.is_old and engine.readings["frage.gleichstand-vor-2013"].endswith(
            "offen"
        )
        assert outcome.winners == (() if unsettled and len(best) > 1 else best)


def test_a_game_that_is_over_allows_nothing() -> None:
    engine = RasendeRoboter()
    over = replace(engine.start(), agreed=0)
    anna = replace(over.players[0], chips=CHIPS[:8])
    over = replace(over, players=(anna, over.players[1]), pile=CHIPS[8:])
    assert engine.outcome(over) == Outcome(("Anna",), {"Anna": 8, "Ben": 0})
    assert list(engine.moves(over)) == []
