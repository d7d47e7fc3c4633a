"""The set-up of Clockworker against the counts of the record."""

from pathlib import Path
from typing import Any

import pytest
import yaml
import yamlcore

from kb.engines.clockworker.deck import MADE_UP
from kb.engines.clockworker.engine import Clockworker
from kb.engines.clockworker.moves import SetUp
from kb.engines.clockworker.position import Position
from kb.engines.codec import BadData
from tests.engines.clockworker.play import NAMES

RECORD = Path(__file__).parents[3] / "content" / "games" / "clockworker" / "game.yaml"


@pytest.fixture(scope="module")
def record() -> Any:
    return yaml.load(RECORD.read_text("utf-8"), yamlcore.CCoreLoader)  # noqa: S506


def _start(players: int) -> Position:
    return Clockworker().start(NAMES[:players])


def _counts(record: Any) -> dict[str, int]:
    """How many of each thing the record lists, parts and the ones among them by their names."""
    found = {}
    for component in record["components"]:
        found[component["id"]] = component["count"]
        for part in (*component.get("parts", ()), *component.get("including", ())):
            found[part["name"]] = part["count"]
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_that_the_box_holds_is_somewhere(record: Any, players: int) -> None:
    counts, material = _counts(record), _start(players).material()

    def total(kind: str) -> int:
        return sum(number for name, number in material.items() if name.startswith(kind))

    assert total("Ort: ") == counts["Orte"]
    assert total("Artefakt: ") == counts["Artefakte"]
    assert total("Aufnahme: ") == counts["material.aufnahmen"]
    assert material["Ort: Startort"] == counts["Startorte"]
    assert material["Werkbots"] == counts["material.werkbots"]
    singles = [name for name in material if name.startswith("Artefakt: ") and material[name] == 1]
    assert len(singles) == counts["Artefakte in einem Exemplar"]
    assert material["Aufnahme: Ende"] == counts["„Ende“"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tables_of_the_record_are_dealt(record: Any, players: int) -> None:
    tables = {
        rule["id"]: {row["players"]: row["values"] for row in rule["table"]["rows"]}
        for step in record["setup"]
        for rule in step["rules"]
        if "table" in rule
    }
    position, key = _start(players), str(players)
    stack = [recording.name for recording in position.recording_stack]
    above = stack.index("Ende")
    assert tables["aufnahmen.ende"][key] == [above]
    assert tables["aufnahmen.rest"][key] == [len(stack) - above - 1]
    assert tables["bereich.zahnraeder"][key] == [player.gears for player in position.players]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_begins_alike_but_for_gears(players: int) -> None:
    position = _start(players)
    for player in position.players:
        (start,) = player.places
        assert start.start
        assert start.bots == (1, 2, 3, 4)
        assert (player.bots, player.red, player.green, player.blue, player.gold) == (2, 0, 0, 0, 0)
        assert player.points == 0
        assert not player.artefacts
        assert not player.recordings
    assert position.turn == "Anna"
    assert position.phase == "recovery"
    assert position.supply == 50 - 6 * players
    assert len(position.row) == len(position.recordings) == 5
    assert position.seat(position.row[3].name) == position.spare_wheel
    assert position.seat(position.row[4].name) == position.extra_resource
    assert not any(place.start for place in (*position.row, *position.place_stack))
    assert len(position.artefacts) == 16


def test_two_players_play_with_the_bot_pair_only() -> None:
    position = _start(2)
    assert all(place.bot_pair for place in (*position.row, *position.place_stack))
    assert not any(place.bot_pair for place in position.box.places)
    assert {artefact.copies for artefact in position.artefacts} == {1}
    assert sum(artefact.copies for artefact in position.box.artefacts) == 12


def test_more_players_play_with_all_cards_but_unused_start_places() -> None:
    assert [place.name for place in _start(3).box.places] == ["Startort"]
    assert _start(4).box.places == ()
    assert len(_start(4).place_stack) == 35


def test_the_deck_says_that_it_is_made_up() -> None:
    assert all(place.start or "Erdacht" in place.name for place in MADE_UP.places)
    assert all("Erdacht" in each.name for each in MADE_UP.recordings if each.name != "Ende")
    reader = next(each for each in MADE_UP.artefacts if each.name == "Emotionslesegerät")
    assert (reader.cost.red, reader.cost.green, reader.cost.blue) == (1, 2, 1)


@pytest.mark.parametrize("names", [(), ("Anna",), ("Anna", "Anna"), (*NAMES, "Emil")])
def test_a_game_is_for_two_to_four(names: tuple[str, ...]) -> None:
    with pytest.raises(BadData, match="2 to 4 players"):
        Clockworker().start(names)


def test_a_game_is_set_up_once() -> None:
    with pytest.raises(BadData):
        Clockworker().play(_start(2), SetUp(("Anna", "Ben")))
