"""Games that another program played: the engine allows and finds the same, move by move."""

import json
import os
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from kb.engines.patchwork import quilt
from kb.engines.patchwork.engine import Patchwork
from kb.engines.patchwork.position import Advance, Buy, Move, PlaceSpecial, Position

ORACLES = Path(os.environ.get("REGELFEST_ORACLES", Path(__file__).parents[2] / "oracles"))
GAMES: list[dict[str, Any]] = json.loads((ORACLES / "patchwork_games.json").read_text("utf-8"))[
    "traces"
]
NAMES = ("0", "1")


def _start(engine: Patchwork, game: dict[str, Any]) -> Position:
    circle = tuple(game["circle_clockwise_from_neutral"])
    position = engine.start(NAMES, circle, starts=str(game["first_player"]))
    assert position.circle == circle
    return position


def _legal(moves: list[Move]) -> dict[str, Any]:
    return {
        "advance": any(isinstance(move, Advance) for move in moves),
        "place_special": sum(isinstance(move, PlaceSpecial) for move in moves),
        "buy": dict(Counter(move.patch for move in moves if isinstance(move, Buy))),
    }


def _move(name: str, action: dict[str, Any]) -> Move:
    if action["type"] == "advance":
        return Advance(name)
    if action["type"] == "buy":
        return Buy(name, action["patch"], frozenset((x, y) for x, y in action["cells"]))
    x, y = action["cell"]
    return PlaceSpecial(name, (x, y))


def _after(engine: Patchwork, position: Position) -> dict[str, Any]:
    players = [position.player(name) for name in NAMES]
    to_act = engine.to_act(position)
    return {
        "pos": [player.space for player in players],
        "buttons": [player.buttons for player in players],
        "income": [engine.income(player) for player in players],
        "empty": [quilt.empty(player.quilt) for player in players],
        "bonus7x7": next((at for at in (0, 1) if players[at].special_tile), -1),
        "special_pending": sum(player.special_patches for player in players),
        "patches_left": len(position.circle),
        "next_player": int(to_act) if to_act else None,
    }


def _picture(rows: quilt.Quilt) -> list[str]:
    return ["".join(".1"[label != quilt.FREE] for label in row.split()) for row in rows]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game["id"])
def test_the_oracle_plays_the_same_game(game: dict[str, Any]) -> None:
    engine = Patchwork(game["layout"])
    position = _start(engine, game)
    for ply in game["plies"]:
        assert engine.to_act(position) == str(ply["player"])
        moves = list(engine.moves(position))
        assert _legal(moves) == ply["legal"] | {
            "buy": {patch: number for patch, number in ply["legal"]["buy"].items() if number}
        }
        move = _move(str(ply["player"]), ply["action"])
        assert move in moves
        position = engine.play(position, move)
        assert _after(engine, position) == ply["after"]
    outcome, final = engine.outcome(position), game["final"]
    assert outcome
    assert [outcome.points[name] for name in NAMES] == final["scores"]
    assert outcome.winners == (str(final["winner"]),)
    assert [_picture(position.player(name).quilt) for name in NAMES] == final["boards"]


def test_the_oracle_knows_both_layouts_and_ties() -> None:
    assert {game["layout"] for game in GAMES} == set(Patchwork.editions)
    assert any(game["final"]["tie_break_used"] for game in GAMES)
    assert len(GAMES) >= 14
