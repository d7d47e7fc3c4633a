"""The bench of the search asks every engine for real, and counts what they find."""

from importlib.util import find_spec
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from kb.search.reply import Reply
from kb.search.unit import Unit
from tests.bench import answers, driven
from tests.bench.answers import Question
from tests.bench.peers import sqlite_trigrams, whoosh_german
from tests.bench.search import (
    AHEAD,
    GIVEN,
    OURS,
    Asked,
    Engine,
    as_shown,
    best_peer_too_near,
    peers,
    read_queries,
    read_questions,
    score,
    scored,
    tried,
)

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
    ask = Asked("Wer gewinnt?", "question", "halma", ("Haus",), aside=False)
    found = {0: [], 1: [UNITS[3]], 3: [UNITS[0], UNITS[1], UNITS[3]]}
    assert {rank: ask.rank(units) for rank, units in found.items()} == {0: 0, 1: 1, 3: 3}
    scores = score([tried(lambda _: found[3], ask)] * 2)
    assert (scores.first, scores.three, scores.empty) == (0, 1, 0)
    assert scores.reciprocal == pytest.approx(1 / 3)


def test_files_of_others_are_read_too(tmp_path: Path) -> None:
    file = tmp_path / "queries.json"
    file.write_text(
        '{"queries": [{"class": "typo", "query": "Hauss", "must": ["Haus"]}]}',
        "utf-8",
    )
    assert read_queries(file) == [Asked("Hauss", "typo", "", ("Haus",), aside=False)]
    assert list(scored(lambda _: UNITS, read_queries(file))) == ["all", "tuned on", "class typo"]
    file.write_text('{"questions": [{"question": "Darf ich?", "game": null, "verdict": "ja"}]}')
    assert read_questions(file) == [Question("Darf ich?", "", "ja")]


def test_verdicts_are_counted_by_kind() -> None:
    counts = {verdict: answers.Count() for verdict in ("ja", "nein", "unbekannt")}
    for said, count in counts.items():
        count.add(Question("Darf ich?", "halma", "ja"), Reply(said, ""))
    assert [(each.right, each.wrong, each.abstained) for each in counts.values()] == [
        (1, 0, 0), (0, 1, 0), (0, 0, 1),
    ]  # fmt: skip
    value = answers.Count()
    value.add(Question("Wie viele?", "halma", "5"), Reply("6", ""))
    assert (value.answered, value.right, value.wrong) == (1, 0, 0)


def test_peers_read_what_pages_show_and_what_only_our_search_reads_stands_apart() -> None:
    found = {name: engine("Hüpfen") for name, engine in peers(UNITS, as_shown(UNITS)).items()}
    assert {name for name, units in found.items() if units} == {
        name for name in found if name.endswith(GIVEN)
    }
    assert len(found) == 4


def test_the_search_must_be_far_enough_ahead_of_the_best_peer() -> None:
    others = {"Whoosh": 0.5, "SQLite": 0.7, f"SQLite{GIVEN}": 0.99, "regelfest, live model": 0.9}
    assert best_peer_too_near({OURS: 0.7 + AHEAD + 0.01, **others}) == ""
    assert best_peer_too_near({OURS: 0.7 + AHEAD - 0.01, **others}) == "SQLite"
