"""Corners of the rules that the examples for readers leave out."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from kb.checker.games import find
from kb.engines.codec import BadData, decode
from kb.engines.engine import Outcome, Unsettled
from kb.engines.patchwork import quilt
from kb.engines.patchwork.engine import Patchwork
from kb.engines.patchwork.pieces import CIRCLE, PATCHES
from kb.engines.patchwork.position import (
    Advance,
    Buy,
    LeaveSpecial,
    Move,
    Pass,
    PlaceSpecial,
    Player,
    Position,
    SetUp,
    Shift,
)
from tests.engines.patchwork.record import RECORD

FULL = (" ".join(["##"] * 9),) * 9
ONE_HOLE = (*FULL[:8], " ".join(["##"] * 8))


def _position(anna: Player, ben: Player, **others: Any) -> Position:
    return Position(players=(anna, ben), **others)


def test_two_special_patches_in_one_move_are_sewn_in_one_after_the_other() -> None:
    engine = Patchwork()
    position = _position(Player("Anna", space=43), Player("Ben", space=50), special_spaces=(44, 50))
    position = engine.play(position, Advance("Anna"))
    assert position.player("Anna").special_patches == 2
    assert engine.outcome(position) is None
    for cell, left in (((0, 0), 1), ((0, 1), 0)):
        assert set(engine.moves(position)) >= {PlaceSpecial("Anna", cell)}
        position = engine.play(position, PlaceSpecial("Anna", cell))
        assert position.player("Anna").special_patches == left
    assert engine.to_act(position) == "Ben"


@pytest.mark.parametrize(
    ("reading", "lying", "removed"),
    [
        ("lesart.volle-decke.verfaellt", (), ("**",)),
        ("lesart.volle-decke.bleibt-liegen", (50,), ()),
    ],
)
def test_a_quilt_with_one_hole_takes_one_of_two_special_patches(
    reading: str, lying: tuple[int, ...], removed: tuple[str, ...]
) -> None:
    engine = Patchwork(readings={"frage.volle-decke": reading})
    anna = Player("Anna", space=43, quilt=ONE_HOLE, special_tile=True)
    position = _position(anna, Player("Ben", space=50), special_spaces=(44, 50))
    found = engine.play(position, Advance("Anna"))
    assert found.player("Anna").special_patches == 1
    assert (found.special_spaces, found.removed) == (lying, removed)
    assert engine.material(found) == engine.material(position)
    assert list(engine.moves(found)) == [PlaceSpecial("Anna", (8, 8))]


def test_an_empty_supply_is_unsettled_until_a_reading_is_chosen() -> None:
    position = _position(Player("Anna"), Player("Ben", space=3), supply=3)
    with pytest.raises(Unsettled) as caught:
        Patchwork().play(position, Advance("Anna"))
    assert caught.value.question == "frage.vorrat-leer"
    assert Patchwork().play(replace(position, supply=4), Advance("Anna")).supply == 0


def test_substitutes_keep_the_material_constant() -> None:
    engine = Patchwork(readings={"frage.vorrat-leer": "lesart.vorrat-leer.ersatz"})
    position = _position(Player("Anna"), Player("Ben", space=3), supply=3)
    found = engine.play(position, Advance("Anna"))
    assert (found.supply, found.substitutes) == (0, 1)
    assert engine.material(found) == engine.material(position)


def test_a_patch_without_room_can_be_bought_only_under_that_reading() -> None:
    anna = Player("Anna", quilt=FULL, special_tile=True)
    position = _position(anna, Player("Ben", space=9), circle=("P01", "P02", "P03"))
    assert [type(move) for move in Patchwork().moves(position)] == [Advance]
    engine = Patchwork(readings={"frage.kein-platz": "lesart.kein-platz.verfaellt"})
    moves = set(engine.moves(position))
    assert moves == {Advance("Anna"), *(Buy("Anna", name) for name in position.circle)}
    found = engine.play(position, Buy("Anna", "P02"))
    assert (found.circle, found.removed) == (("P03", "P01"), ("P02",))
    assert engine.material(found) == engine.material(position)


def test_without_patches_there_is_still_advancing() -> None:
    position = _position(Player("Anna"), Player("Ben", space=9), circle=())
    assert list(Patchwork().moves(position)) == [Advance("Anna")]


def test_fewer_than_three_patches_can_be_read_as_no_choice() -> None:
    position = _position(Player("Anna"), Player("Ben", space=9), circle=("P02", "P03"))
    strict = Patchwork(readings={"frage.weniger-als-drei": "lesart.weniger-als-drei.kein-kauf"})
    assert list(strict.moves(position)) == [Advance("Anna")]
    assert len(list(Patchwork().moves(position))) > 1


@pytest.mark.parametrize(
    "move",
    [
        Pass("Anna"),
        Pass("Cleo"),
        Advance("Cleo"),
        Advance("Anna", space=0),
        Advance("Anna", buttons=0),
        LeaveSpecial("Anna"),
        Shift("Anna", "P02", frozenset({(0, 0)})),
        PlaceSpecial("Cleo", (0, 0)),
        PlaceSpecial("Anna", (0, 0)),
        Buy("Anna", "P99", frozenset({(0, 0)})),
        Buy("Anna", "P02", frozenset({(-1, 0), (-1, 1), (0, 0)})),
        Buy("Anna", "P02", frozenset({(0, 0), (0, 1), (2, 0)})),
        Buy("Cleo", "P02", frozenset({(0, 0), (0, 1), (1, 0)})),
    ],
    ids=repr,
)
def test_nonsense_is_refused_by_a_rule(move: Move) -> None:
    refusal = Patchwork().refusal(Patchwork().start(), move)
    assert refusal
    assert refusal.rule
    assert refusal.reason


def test_nothing_is_allowed_after_the_end() -> None:
    engine = Patchwork()
    anna, ben = Player("Anna", space=53), Player("Ben", space=53)
    position = _position(anna, ben, moved_last="Ben")
    assert engine.outcome(position) == Outcome(("Anna",), {"Anna": -157, "Ben": -157})
    assert list(engine.moves(position)) == []
    assert all(engine.refusal(position, move) for move in engine.candidates(position))


def test_whose_token_lies_on_top_must_be_known_behind_the_start() -> None:
    anna, ben = Player("Anna", space=14), Player("Ben", space=14)
    with pytest.raises(BadData) as caught:
        Patchwork().play(_position(anna, ben), Advance("Anna"))
    assert caught.value.path == "position.moved_last"
    assert not Patchwork().refusal(_position(anna, ben, moved_last="Ben"), Advance("Ben"))
    assert not Patchwork().refusal(_position(Player("Anna"), Player("Ben")), Advance("Anna"))


def test_who_came_first_must_be_known_in_a_tie_only() -> None:
    anna, ben = Player("Anna", space=53), Player("Ben", space=53)
    outcome = Patchwork().outcome(_position(anna, replace(ben, buttons=6)))
    assert outcome
    assert outcome.winners == ("Ben",)
    with pytest.raises(BadData) as caught:
        Patchwork().outcome(_position(anna, ben))
    assert caught.value.path == "position.moved_last"


def test_what_is_left_out_of_a_position_follows_from_the_rest() -> None:
    sewn = Player("Anna", space=27, buttons=40, quilt=("02 02", "02"), special_tile=True)
    position = _position(sewn, Player("Ben", space=33))
    assert "P02" not in position.circle
    assert len(position.circle) == 32
    assert position.supply == 162 - 45
    assert not position.special_tile_free
    assert Patchwork().laid_out(position).special_spaces == (38, 44, 50)
    assert Patchwork("2014").laid_out(position).special_spaces == (44, 50)


@pytest.mark.parametrize(
    ("data", "path"),
    [
        ({"players": [{"name": "Anna"}, {"name": "Anna"}]}, "position"),
        ({"players": [{"name": "Anna"}]}, "position.players"),
        ({"moved_last": "Cleo"}, "position"),
        ({"circle": ["P02", "P99"]}, "position"),
        ({"circle": ["P02", "P02"]}, "position"),
        ({"players": [{"name": "A", "quilt": ["02"]}, {"name": "B"}]}, "position.players[0]"),
        ({"players": [{"name": "A", "quilt": ["xx"]}, {"name": "B"}]}, "position.players[0]"),
        ({"players": [{"name": "A", "quilt": [".."] * 10}, {"name": "B"}]}, "position.players[0]"),
        (
            {"players": [{"name": name, "quilt": ["01 01"]} for name in ("A", "B")]},
            "position",
        ),
        ({"removed": ["P02", "P02"]}, "position"),
        ({"removed": ["P99"]}, "position"),
    ],
)
def test_an_impossible_position_is_bad_data(data: dict[str, Any], path: str) -> None:
    with pytest.raises(BadData) as caught:
        decode(Position, data, "position")
    assert caught.value.path == path
    assert not caught.value.expected.endswith(",")


@pytest.mark.parametrize(
    ("player", "path"),
    [
        (Player("Anna", space=54), "position.players[0].space"),
        (Player("Anna", space=-1), "position.players[0].space"),
        (Player("Anna", buttons=-1), "position.players[0].buttons"),
    ],
)
def test_nobody_plays_on_from_where_nobody_can_be(player: Player, path: str) -> None:
    with pytest.raises(BadData) as caught:
        Patchwork().play(_position(player, Player("Ben", space=9)), Advance("Ben"))
    assert caught.value.path == path


def test_a_patch_out_of_the_game_is_not_in_the_circle() -> None:
    position = _position(Player("Anna"), Player("Ben"), removed=("P02", "**"))
    assert "P02" not in position.circle
    assert all(Patchwork().material(position)[name] == 1 for name in CIRCLE)


def test_a_quilt_may_leave_out_its_empty_end() -> None:
    assert Player("Anna", quilt=("..", "02 02", "02")).quilt == quilt.sewn(
        quilt.EMPTY, "02", ((0, 1), (1, 1), (0, 2))
    )


def test_a_new_set_up_can_follow_any_position() -> None:
    position = _position(Player("Anna", space=53), Player("Ben", space=53))
    assert Patchwork().play(position, SetUp()) == Patchwork().start()


def test_open_questions_are_those_of_the_record() -> None:
    stated = {
        each["id"]: (
            {reading["id"] for reading in each["open"]["readings"]},
            each["open"].get("default"),
            each["open"].get("because", "").strip(),
        )
        for each in RECORD["questions"]
        if "open" in each
    }
    known = {
        each.id: (set(each.readings), each.default, each.because) for each in Patchwork.questions
    }
    assert known == stated


def test_misreadings_quote_the_misconceptions_of_the_record() -> None:
    game = find("patchwork")
    assert game
    quoted = {
        name: " ".join((each.__doc__ or "").split()) for name, each in game.misreadings.items()
    }
    assert quoted == {each["misreading"]: f"„{each['claim']}“" for each in RECORD["misconceptions"]}


@pytest.mark.parametrize("edition", Patchwork.editions)
def test_two_special_patches_are_too_far_apart_for_one_purchase(edition: str) -> None:
    spaces = Patchwork(edition).printed_for_special()
    assert max(patch.time for patch in PATCHES.values()) <= min(
        later - earlier for earlier, later in pairwise(spaces)
    )
