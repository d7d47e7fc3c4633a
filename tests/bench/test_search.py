"""The bench of the search asks every engine for real, and counts what they find."""

from importlib.util import find_spec
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from kb.search.unit import Unit
from tests.bench import driven
from tests.bench.peers import sqlite_trigrams, whoosh_german
from tests.bench.search import Asked, Engine, score

TITLES = {"muehle": "Mühle", "halma": "Halma"}
UNITS = [
    Unit("muehle", "rule", "steine", "Steine setzen", "Wer an der Reihe ist, setzt einen Stein."),
    Unit("muehle", "rule", "muehle", "Mühle schließen", "Drei <Steine> in einer Linie & am Stück."),
    Unit("halma", "rule", "springen", "Springen", "Springe über eine Figur.", asked=("Hüpfen?",)),
    Unit("halma", "question", "ende", "Wer gewinnt?", "Wer zuerst im *Haus* gegenüber ist."),
]


def check(engine: Engine) -> None:
    assert [unit.id for unit in engine("Linie")] == ["muehle"]
    assert [unit.id for unit in engine("Hüpfen")] == ["springen"]
    assert engine("Gegenüber")[0].id == "ende"
    assert {unit.id for unit in engine("Steine")} >= {"muehle"}
    assert not engine("Xylophon")


def test_engines_in_python_find_what_stands_there() -> None:
    check(whoosh_german(UNITS))
    check(sqlite_trigrams(UNITS))


def test_engines_of_sites_find_what_stands_there(browser: Browser, tmp_path: Path) -> None:
    with driven.engines(browser, UNITS, TITLES, tmp_path) as engines:
        assert len(engines) == (4 if find_spec("pagefind") else 2)
        for engine in engines.values():
            check(engine)


def test_the_first_right_hit_counts_where_it_stands() -> None:
    ask = Asked("Wer gewinnt?", "question", "halma", ["Haus"], aside=False)
    found = {0: [], 1: [UNITS[3]], 3: [UNITS[0], UNITS[1], UNITS[3]]}
    assert {rank: ask.rank(units) for rank, units in found.items()} == {0: 0, 1: 1, 3: 3}
    scores = score(lambda _: found[3], [ask, ask])
    assert (scores.first, scores.three, scores.empty) == (0, 1, 0)
    assert scores.reciprocal == pytest.approx(1 / 3)
