"""The set-up against what the record counts, and the made-up deck against what is known."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import yaml
import yamlcore

from kb.engines.builders_antiquity.cards import WORDS, Worker
from kb.engines.builders_antiquity.deck import MADE_UP
from kb.engines.builders_antiquity.engine import BuildersAntiquity
from kb.engines.builders_antiquity.moves import SetUp, Take
from kb.engines.builders_antiquity.position import Position
from kb.engines.engine import RuleViolation
from tests.engines.builders_antiquity import play

ROOT = Path(__file__).parents[3]
_TEXT = (ROOT / "content/games/builders-antiquity/game.yaml").read_text("utf-8")
RECORD: dict[str, Any] = yaml.load(_TEXT, yamlcore.CCoreLoader)  # noqa: S506
COINS = {"Silbermünzen": 1, "Goldmünzen": 5}


def _counts(component: str) -> dict[str, int]:
    """What a component of the record consists of."""
    found = next(each for each in RECORD["components"] if each["id"] == component)
    parts = [*found.get("parts", ()), *found.get("including", ())]
    return {each["name"]: each["count"] for each in parts} | {"": found["count"]}


def _numbers(worker: Worker) -> list[int]:
    return [worker.yields.of(each) for each in WORDS]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_full_set_up_holds_what_the_record_counts(players: int) -> None:
    game = BuildersAntiquity()
    position = play.begin(game, play.dice(players), players)
    cards, buildings = _counts("material.karten"), _counts("material.bauwerke")
    assert dict(game.material(position)) == {
        "workers": cards["Arbeiter"],
        "slaves": cards["Sklaven"],
        "tools": cards["Werkzeuge"],
        "loans": cards["Darlehen"],
        "universities": cards["Universitäten"],
        "buildings": buildings[""],
        "machines": buildings["Maschinen"],
    }
    assert [each.name for each in position.players].count(position.first) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_coins_suffice_for_the_money_to_begin_with(players: int) -> None:
    position = play.begin(BuildersAntiquity(), play.dice(1), players)
    coins = _counts("material.muenzen")
    assert 5 * players <= coins["Silbermünzen"]
    assert players <= coins["Goldmünzen"]
    worth = sum(value * coins[name] for name, value in COINS.items())
    assert 10 * players == sum(each.coins for each in position.players) <= worth


def test_rows_and_stacks_lie_as_shuffled() -> None:
    box = play.shuffled(play.dice(3))
    position = BuildersAntiquity().start(("Anna", "Ben"), box, "Ben")
    assert (*position.buildings, *position.building_stack) == box.buildings
    assert len(position.buildings) == len(position.workers) == 5
    dealt = [worker for each in position.players for worker in each.workers]
    apprentices = [each for each in box.workers if each.wage == 2]
    assert dealt == apprentices[:2]
    left = [*position.workers, *position.worker_stack]
    assert sorted(each.name for each in (*left, *dealt)) == sorted(e.name for e in box.workers)
    assert position.mover == position.first == "Ben"


def test_workers_are_shuffled_after_the_apprentices_are_dealt() -> None:
    order = tuple(sorted(each.name for each in MADE_UP.workers))
    position = BuildersAntiquity().start(("Anna", "Ben"), MADE_UP, shuffled=order)
    stack = [each.name for each in (*position.workers, *position.worker_stack)]
    assert stack == sorted(stack)


def test_names_in_the_made_up_deck_are_unique() -> None:
    names = [each.name for each in (*MADE_UP.workers, *MADE_UP.slaves)]
    names += [each.name for each in MADE_UP.buildings]
    names += [each.name for each in MADE_UP.universities]
    assert len(set(names)) == len(names)


def test_the_made_up_deck_keeps_to_the_ranges_that_are_known() -> None:
    for building in MADE_UP.buildings:
        assert all(0 <= building.needs.of(each) <= 5 for each in WORDS)
    for worker in MADE_UP.workers:
        if worker.wage == 2:
            assert sorted(_numbers(worker)) == [0, 0, 1, 1]
        else:
            assert sum(_numbers(worker)) == worker.wage
            assert 3 <= worker.wage <= 5


def test_a_table_that_is_set_up_is_not_set_up_again() -> None:
    game = BuildersAntiquity()
    position = play.begin(game, play.dice(1), 2)
    with pytest.raises(RuleViolation, match="schon aufgebaut") as refusal:
        game.play(position, SetUp(("Anna", "Ben")))
    assert refusal.value.rule == "bauwerke.stapel"


def test_nobody_moves_before_the_set_up() -> None:
    game = BuildersAntiquity()
    position = Position(phase="set-up", box=MADE_UP)
    assert set(game.moves(position)) == {SetUp(play.NAMES[:number]) for number in (2, 3, 4)}
    with pytest.raises(RuleViolation, match="nicht aufgebaut"):
        game.play(position, Take("Anna"))


def test_too_few_apprentices_and_strangers_are_refused() -> None:
    game = BuildersAntiquity()
    few = replace(MADE_UP, workers=MADE_UP.workers[1:2])
    with pytest.raises(RuleViolation, match="Lehrlinge gibt es 1, Personen aber 2"):
        game.start(("Anna", "Ben"), few)
    with pytest.raises(RuleViolation, match="Carla spielt nicht mit"):
        game.start(("Anna", "Ben"), MADE_UP, "Carla")
