"""The drawing of Clockworker shows what the position holds, and its labels say where to touch."""

from collections import Counter
from dataclasses import replace
from random import Random
from statistics import median

import pytest

from kb.engines.clockworker.cards import Artefact, Cards, Goods, Place, Recording
from kb.engines.clockworker.diagram import draw
from kb.engines.clockworker.labels import label
from kb.engines.clockworker.moves import (
    Charge,
    Commission,
    Communicate,
    Deliver,
    Move,
    OnPlace,
    Recover,
    Repair,
)
from kb.engines.clockworker.position import Player, Position
from tests.engines import drawn
from tests.engines.clockworker import play
from tests.engines.drawn import HOSTILE, keys, kinds, said, sound, tree, uses

Card = Place | Artefact | Recording
WERFT = Place("Werft", 3, (Goods(red=1), Goods(gears=2), Goods(blue=1, gold=1)), bots=(1, 2))


def _bots_of(position: Position, seat: int) -> int:
    player = position.players[seat]
    return player.bots + sum(len(place.bots) for place in player.places)


def _drawn_as_held(position: Position) -> None:
    drawing = draw(position)
    sound(drawing)
    found = Counter(uses(drawing))
    for seat, player in enumerate(position.players):
        beside_the_name = 1
        assert found[f"clockworker-bot{seat + 1}"] == _bots_of(position, seat) + beside_the_name
        owned: list[Card] = [*player.places, *player.artefacts, *player.recordings]
        assert all(f"„{each.name}“" in drawing.alt for each in owned)
        assert player.name in drawing.alt
    slots = [place for player in position.players for place in player.places]
    free = sum(len(place.slots) - len(place.bots) for place in (*slots, *position.row))
    assert found["clockworker-slot"] == free
    offered: list[Card] = [
        *position.row,
        *position.artefacts,
        *position.recordings,
        *position.aside,
    ]
    assert all(f"„{each.name}“" in drawing.alt for each in offered)


def test_each_position_of_an_example_is_drawn_as_it_is() -> None:
    sizes = []
    for scene in drawn.scenes("clockworker"):
        _drawn_as_held(scene.position)
        sizes.append(len(drawn.draw("clockworker", scene).svg))
    assert median(sizes) < 4000


@pytest.mark.parametrize("seed", range(3))
def test_whole_games_are_drawn_and_every_touch_is_on_the_drawing(seed: int) -> None:
    chance = Random(seed)  # noqa: S311
    game = play.engine(chance)
    for at, (position, legal, move, after) in enumerate(play.playthrough(game, chance, 2 + seed)):
        if at % 15:
            continue
        _drawn_as_held(position)
        there = keys(draw(position))
        for each in (*legal, *game.candidates(position)):
            found = label(position, each)
            assert set(found.touches) <= there
            assert found.text
            assert found.group
        sound(draw(after, before=position, move=move))


def test_moves_that_share_touches_differ_in_their_variant() -> None:
    chance = Random(5)  # noqa: S311
    game = play.engine(chance)
    for at, (position, legal, _, _) in enumerate(play.playthrough(game, chance, 2)):
        if at % 10 == 0:
            found = [label(position, each) for each in legal]
            assert len({each.text for each in found}) == len(found)
            chosen = [(each.group, each.touches, each.variant) for each in found]
            assert len(set(chosen)) == len(chosen)


def test_labels_are_short_german() -> None:
    werft = (OnPlace("Werft", 2), OnPlace("Turm", 1))
    labels: dict[Move, str] = {
        Commission("Anna", "Werft", Goods(gears=3), 0): (
            "„Werft“ in Betrieb nehmen, für 3 Zahnräder, ohne Werkbot"
        ),
        Repair("Anna", "Uhrwerk-Gott", Goods(red=2, green=1, gold=1)): (
            "„Uhrwerk-Gott“ reparieren, für 2 rote, 1 grünen und 1 goldenen Werkstoff"
        ),
        Communicate("Anna", "Polka", Goods(gears=1), face_up=True): (
            "Aufnahme „Polka“ nehmen, für 1 Zahnrad, offen ausgelegt"
        ),
        Deliver("Anna", werft): "2 Werkbots auf „Werft“ und 1 Werkbot auf „Turm“ stellen",
        Deliver("Anna", (OnPlace("Werft", slots=(3,)),)): (
            "1 Werkbot auf Platz 3 von „Werft“ stellen"
        ),
        Deliver("Anna", (OnPlace("Werft", 0),)): "Keinen Werkbot auf „Werft“ stellen",
        Recover("Anna", (OnPlace("Werft", slots=(2, 3)),)): "Bergen: „Werft“ Platz 2 und 3",
    }
    assert {move: label(Position(), move).text for move in labels} == labels


def test_many_bots_are_drawn_as_a_number() -> None:
    drawing = draw(Position(players=(Player("Anna", bots=1000),)))
    assert uses(drawing).count("clockworker-bot1") == 2
    assert "× 1000" in drawing.svg


def test_what_a_slot_brings_is_drawn_beside_it() -> None:
    found = Counter(uses(draw(Position(players=(Player("Anna", bots=0, places=(WERFT,)),)))))
    goods = {kind: found[f"clockworker-{kind}"] for kind in ("red", "gears", "blue", "gold")}
    assert goods == {"red": 1, "gears": 2, "blue": 1, "gold": 1}


def test_a_change_is_marked_where_it_happened_and_told() -> None:
    before = Position(players=(Player("Anna", bots=1, places=(WERFT,)), Player("Ben")))
    after = replace(
        before,
        players=(
            Player("Anna", bots=2, red=1, places=(replace(WERFT, bots=(2,)),)),
            before.players[1],
        ),
    )
    drawing = draw(after, before=before, move=Recover("Anna"))
    assert len(kinds(drawing, "rf-changed")) == 1
    assert len(kinds(drawing, "rf-new")) == 2
    assert "Auf „Werft“ von Anna frei geworden: Platz 1." in drawing.alt
    assert "Anna hat 1 roten Werkstoff mehr." in drawing.alt
    assert not kinds(draw(after, before=after), "rf-changed")


def test_a_refused_move_is_marked_as_tried() -> None:
    position = Position(players=(Player("Anna", places=(WERFT,)),), row=(replace(WERFT, bots=()),))
    cases: dict[Move, int] = {
        Deliver("Anna", (OnPlace("Werft", 5),)): 1,
        Deliver("Anna", (OnPlace("Werft", slots=(3,)),)): 1,
        Commission("Anna", "Werft", Goods(), 0): 1,
        Charge("Anna"): 0,
    }
    for move, rings in cases.items():
        assert len(kinds(draw(position, move=move), "rf-tried")) == rings


def test_the_row_lies_at_the_right_below_its_tokens() -> None:
    row = tuple(Place(name, cost) for cost, name in enumerate("ABCDEFG", 1))
    drawing = draw(Position(row=row))
    assert [each.text for each in kinds(drawing, "token")] == ["−1", "+1"]
    found = [key for each in tree(drawing).iter() if (key := each.get("data-touch"))]
    assert found == [f"row.{name}" for name in "CDEFGAB"]


def test_words_of_a_position_stay_words() -> None:
    place = replace(WERFT, name=HOSTILE)
    player = Player(HOSTILE, places=(place,), artefacts=(Artefact(HOSTILE),))
    position = Position(
        players=(player,),
        row=(place,),
        recordings=(Recording(HOSTILE),),
        artefacts=(Artefact(HOSTILE),),
    )
    drawing = draw(position)
    sound(drawing)
    assert f"place.{HOSTILE}.{HOSTILE}" in keys(drawing)
    assert HOSTILE in drawing.alt


def test_what_stays_in_the_box_and_the_state_of_the_game_are_said() -> None:
    box = Cards(places=(WERFT,), artefacts=(Artefact("Turmuhr", copies=2), Artefact("Rad")))
    over = draw(Position(players=(Player("Anna"),), phase="over", box=box))
    assert {"Die Partie ist vorbei", "In der Schachtel – Orte: 1, Artefakte: 3"} <= set(said(over))
    assert "In der Schachtel – Orte: 1, Artefakte: 3." in over.alt
    assert "Noch ist nicht aufgebaut" in said(draw(Position()))


def test_odd_positions_are_drawn_too() -> None:
    crowd = tuple(
        Player(f"Person {at}", gears=-3, bots=-1, places=(Place("", 0),)) for at in range(9)
    )
    far = Position(players=crowd, spare_wheel=0, extra_resource=99, row=(WERFT,), stand_ins=4)
    much = Goods(10**12, 10**12, 10**12, 10**12, 10**12, 10**12)
    for position in (Position(), far, Position(row=(Place("Werft", 1, (much, Goods(red=-2))),))):
        sound(draw(position))
