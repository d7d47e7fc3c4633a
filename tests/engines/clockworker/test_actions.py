"""Payments, open questions and what a user may type, in Clockworker."""

from dataclasses import replace
from itertools import product

import pytest

from kb.engines.clockworker.cards import Artefact, Goods, Place, Recording
from kb.engines.clockworker.engine import Clockworker
from kb.engines.clockworker.legal import payments
from kb.engines.clockworker.moves import (
    Charge,
    Commission,
    Communicate,
    Deliver,
    Move,
    OnPlace,
    Recover,
    Repair,
    TakeBack,
)
from kb.engines.clockworker.position import Player, Position
from kb.engines.codec import BadData, decode
from kb.engines.engine import Unsettled

HARBOUR = Place("Hafen", 2, (Goods(red=1), Goods(gears=2)))
MILL = Place("Mühle", 3, (Goods(bots=1), Goods(blue=1), Goods(gold=1)))
RICH = Player("Anna", gears=9, red=3, green=3, blue=3, gold=3, bots=4)
SCENE = Position(
    players=(RICH, Player("Ben")),
    phase="action",
    row=(HARBOUR, MILL),
    place_stack=(Place("Zeche"), Place("Kran")),
    artefacts=(Artefact("Werkarbeit", Goods(red=1, green=2, blue=1)),),
    recordings=(Recording("Marsch", Goods(red=1, gold=1)),),
    recording_stack=(Recording("Walzer"),),
)
SMALL = range(-1, 5)


def _chosen(**readings: str) -> Clockworker:
    named = {f"frage.{name.replace('_', '-')}": value for name, value in readings.items()}
    return Clockworker(readings={name: f"{name}.{value}" for name, value in named.items()})


def test_every_exact_payment_is_accepted_and_no_other() -> None:
    exact = set(payments(Goods(red=1, green=2, blue=1)))
    assert len(exact) == 2 * 3 * 2
    for red, green, blue, gold in product(SMALL, repeat=4):
        pay = Goods(red=red, green=green, blue=blue, gold=gold)
        refused = Clockworker().refusal(SCENE, Repair("Anna", "Werkarbeit", pay))
        paid_in_full = gold <= RICH.gold
        if pay in exact and paid_in_full:
            assert not refused
        else:
            assert refused
            by = "aktionsphase.vollstaendig" if pay in exact else "reparatur.werkstoffe"
            assert refused.rule == by


def test_gold_that_is_asked_for_is_paid_in_gold() -> None:
    game = Clockworker()
    assert not game.refusal(SCENE, Communicate("Anna", "Marsch", Goods(red=1, gold=1)))
    assert not game.refusal(SCENE, Communicate("Anna", "Marsch", Goods(gold=2)))
    refused = game.refusal(SCENE, Communicate("Anna", "Marsch", Goods(red=2)))
    assert refused
    assert refused.rule == "kommunikation.werkstoffe"


@pytest.mark.parametrize(
    ("place", "pay", "rule"),
    [
        ("Hafen", Goods(gears=1), ""),
        ("Hafen", Goods(gears=2), "inbetriebnahme.zahnraeder"),
        ("Mühle", Goods(gears=3), ""),
        ("Mühle", Goods(gears=2), "inbetriebnahme.zahnraeder"),
        ("Mühle", Goods(gears=3, red=1), "inbetriebnahme.zahnraeder"),
        ("Mühle", Goods(gears=3, bots=1), "inbetriebnahme.zahnraeder"),
        ("Zeche", Goods(), "inbetriebnahme.nehmen"),
    ],
)
def test_a_place_costs_its_gears_less_the_rebate(place: str, pay: Goods, rule: str) -> None:
    refused = Clockworker().refusal(SCENE, Commission("Anna", place, pay, 1))
    assert (refused.rule if refused else "") == rule


def test_the_row_moves_under_the_marks() -> None:
    game, seats = Clockworker(), []
    position = SCENE
    for place, price in (("Hafen", 1), ("Mühle", 3)):
        position = game.play(position, Commission("Anna", place, Goods(gears=price), 1))
        seats.append([place.name for place in position.row])
        position = game.play(position, Charge("Ben"))
        position = replace(position, phase="action")
    assert seats == [["Zeche", "Mühle"], ["Kran", "Zeche"]]
    assert (position.spare_wheel, position.extra_resource) == (2, 1)


def test_a_free_place_under_the_spare_wheel_costs_nothing() -> None:
    position = replace(SCENE, row=(replace(HARBOUR, cost=0), MILL))
    after = Clockworker().play(position, Commission("Anna", "Hafen", Goods(), 1))
    assert after.player("Anna").gears == RICH.gears


def test_an_open_question_without_a_reading_is_unsettled() -> None:
    many = tuple(Place(f"Ort {number}") for number in range(10))
    start = Place("Startort", slots=(Goods(bots=1),), bots=(1,), start=True)
    five = replace(RICH, places=(start, replace(HARBOUR, bots=()), *many[:3], MILL))
    eleven = replace(RICH, places=(start, *many))
    scenes: dict[str, tuple[Position, Move]] = {
        "frage.kein-werkbot": (SCENE, Commission("Anna", "Hafen", Goods(gears=1), 0)),
        "frage.orte-leer": (
            replace(SCENE, place_stack=()),
            Commission("Anna", "Hafen", Goods(gears=1), 1),
        ),
        "frage.zusatz-werkbot": (
            SCENE.with_player(replace(RICH, bots=1)),
            Commission("Anna", "Mühle", Goods(gears=3), 2),
        ),
        "frage.werkbots-aus": (
            replace(SCENE.with_player(five), supply=0),
            TakeBack("Anna", "Startort"),
        ),
        "frage.startort-zaehlt": (
            SCENE.with_player(eleven),
            Commission("Anna", "Hafen", Goods(gears=1), 1),
        ),
    }
    assert set(scenes) == {question.id for question in Clockworker.questions}
    for question, (position, move) in scenes.items():
        with pytest.raises(Unsettled) as caught:
            Clockworker().play(position, move)
        assert caught.value.question == question
        results = set()
        for reading in caught.value.readings:
            game = Clockworker(readings={question: reading})
            refused = game.refusal(position, move)
            results.add(refused.rule if refused else repr(game.play(position, move)))
        if question != "frage.startort-zaehlt":
            assert len(results) == 2, question


@pytest.mark.parametrize(("reading", "over"), [("ja", True), ("nein", False)])
def test_the_last_player_with_twelve_cards_ends_the_game(reading: str, over: bool) -> None:
    places = (Place("Startort", start=True), *(Place(f"Ort {each}") for each in range(11)))
    position = replace(SCENE, players=(Player("Ben"), Player("Anna", places=places)), turn="Anna")
    after = _chosen(startort_zaehlt=reading).play(position, Charge("Anna"))
    assert (after.phase == "over") is over


def test_two_places_are_two_and_different() -> None:
    names = ("Hafen", "Mühle", "Zeche")
    cards = tuple(Artefact(f"Erdachtes {number}") for number in range(6))
    places = tuple(Place(name, slots=(Goods(), Goods())) for name in names)
    position = SCENE.with_player(replace(RICH, places=places, artefacts=cards))
    game = Clockworker()
    for to in (("Hafen", "Hafen"), names):
        move = Deliver("Anna", tuple(OnPlace(name, 1) for name in to))
        refused = game.refusal(position, move)
        assert refused
        assert refused.rule == "zivilisation.zweiter-ort"
    assert not game.refusal(
        position, Deliver("Anna", (OnPlace("Hafen", 2), OnPlace("Mühle", slots=(2, 1))))
    )


def test_what_nobody_owns_cannot_be_used() -> None:
    game = Clockworker()
    moves: dict[Move, str] = {
        Deliver("Anna", (OnPlace("Schloss", 1),)): "auslieferung.beliebig-viele",
        TakeBack("Anna", "Schloss"): "ruecknahme.besetzt",
        Repair("Anna", "Schloss", Goods()): "reparatur.vergriffen",
        Communicate("Anna", "Schloss", Goods()): "kommunikation.verdeckt",
    }
    for move, rule in moves.items():
        refused = game.refusal(SCENE, move)
        assert refused
        assert refused.rule == rule


def test_the_last_recording_leaves_a_gap() -> None:
    position = replace(SCENE, recording_stack=(Recording("Ende"),))
    after = Clockworker().play(position, Communicate("Anna", "Marsch", Goods(gold=2)))
    assert after.recordings == after.recording_stack == ()
    assert [recording.name for recording in after.aside] == ["Ende"]


@pytest.mark.parametrize(
    ("data", "path"),
    [
        ({"turn": "Emil", "players": [{"name": "Anna"}]}, "position"),
        ({"row": [{"name": "Turm", "slots": [{}], "bots": [2]}]}, "position.row[0]"),
        ({"row": [{"name": "Turm", "slots": [{}, {}], "bots": [2, 1]}]}, "position.row[0]"),
        ({"players": [{"name": "Anna", "gears": "drei"}]}, "position.players[0].gears"),
        ({"players": [{"name": "Anna"}, {"name": "Anna"}]}, "position"),
        ({"row": [{"name": "Turm"}, {"name": "Turm"}]}, "position"),
        (
            {"players": [{"name": "Anna", "places": [{"name": "Turm"}, {"name": "Turm"}]}]},
            "position.players[0]",
        ),
    ],
)
def test_a_position_that_cannot_be_is_bad_data(data: object, path: str) -> None:
    with pytest.raises(BadData) as caught:
        decode(Position, data, "position")
    assert caught.value.path == path


@pytest.mark.parametrize(
    ("to", "path"),
    [
        ([], ""),
        ([{"place": "Hafen", "bots": 3, "slots": [1]}], "to[0]"),
        ([{"place": "Hafen", "bots": 1, "slots": [1, 2]}], "to[0]"),
    ],
)
def test_a_delivery_that_says_nothing_or_two_things_is_bad_data(to: object, path: str) -> None:
    with pytest.raises(BadData) as caught:
        decode(Deliver, {"move": "deliver", "player": "Anna", "to": to})
    assert caught.value.path == path


@pytest.mark.parametrize(
    ("part", "refused"),
    [
        (OnPlace("Hafen", 1), False),
        (OnPlace("Hafen", slots=(1,)), False),
        (OnPlace("Hafen", 2), True),
        (OnPlace("Hafen", slots=(2,)), True),
        (OnPlace("Hafen"), True),
    ],
)
def test_a_recovery_may_say_how_many_or_from_where(part: OnPlace, refused: bool) -> None:
    home = replace(RICH, places=(replace(HARBOUR, bots=(1, 2)),))
    position = replace(SCENE.with_player(home), phase="recovery")
    found = Clockworker().refusal(position, Recover("Anna", (part,)))
    assert (found.rule if found else "") == ("bergung.oberster" if refused else "")


def test_the_known_price_is_offered_where_a_position_leaves_it_out() -> None:
    position = replace(SCENE, artefacts=(Artefact("Emotionslesegerät"),))
    game = _chosen(kein_werkbot="ja", zusatz_werkbot="ja")
    found = {move.pay for move in game.moves(position) if isinstance(move, Repair)}
    price = payments(Goods(red=1, green=2, blue=1))
    assert found == {pay for pay in price if pay.gold <= RICH.gold}


@pytest.mark.parametrize("kind", ["gears", "red", "green", "blue", "gold", "bots"])
def test_nobody_plays_on_with_a_debt(kind: str) -> None:
    position = SCENE.with_player(decode(Player, {"name": "Ben", kind: -1}))
    with pytest.raises(BadData) as caught:
        Clockworker().play(position, Charge("Anna"))
    assert caught.value.path == f"position.players[1].{kind}"


def test_a_stranger_is_bad_data() -> None:
    with pytest.raises(BadData):
        Clockworker().play(SCENE, Recover("Emil"))
