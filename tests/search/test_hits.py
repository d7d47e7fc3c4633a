"""Hits: the right rule comes first, in its game, with the words that matched."""

from pathlib import Path

import pytest

from kb.search import hits, store
from kb.search.query import understand
from kb.search.store import Stored

CONTENT = Path(__file__).parents[2] / "content"


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Stored:
    return store.up_to_date(tmp_path_factory.mktemp("hits") / "search", CONTENT, print)


@pytest.mark.parametrize(
    ("typed", "game", "word"),
    [
        ("Darlehen Rückzahlung", "builders-antiquity", "15 Sesterzen"),
        ("Kredit tilgen", "builders-antiquity", "15 Sesterzen"),
        ("robotter anhalten", "rasende-roboter", "Hindernis"),
        ("muss man um die kurve fahren", "rasende-roboter", "bieg"),
    ],
)
def test_the_right_statement_is_among_the_first(
    stored: Stored, typed: str, game: str, word: str
) -> None:
    found = [hit.unit for hit in hits.search(stored, typed, limit=3).hits]
    assert any(unit.game == game and word in unit.title + unit.text for unit in found)


def test_only_the_wanted_game_and_kind(stored: Stored) -> None:
    found = hits.search(stored, "Wer gewinnt?", game="patchwork", kind="rule", limit=50).hits
    assert found
    assert {(hit.unit.game, hit.unit.kind) for hit in found} == {("patchwork", "rule")}


def test_a_named_game_comes_first(stored: Stored) -> None:
    for name, game in (("clockworker", "clockworker"), ("patchwork", "patchwork")):
        assert hits.search(stored, f"gleichstand {name}").hits[0].unit.game == game


def test_the_words_that_match_are_marked(stored: Stored) -> None:
    found = hits.search(stored, "sklaven freilassen", limit=1)
    text = found.hits[0].unit.text
    words = [text[a:b] for a, b in hits.marked(text, found.query, stored.lexicon)]
    assert words
    assert all(word.lower().startswith(("sklav", "frei", "befrei")) for word in words)


def test_scores_fall_and_equals_keep_their_order(stored: Stored) -> None:
    scores = [hit.score for hit in hits.search(stored, "roboter", limit=50).hits]
    assert scores == sorted(scores, reverse=True)


@pytest.mark.parametrize(
    ("typed", "kind"), [("patchwork rezension", "review"), ("clockworker auszeichnungen", "award")]
)
def test_the_word_for_a_kind_finds_all_of_it(stored: Stored, typed: str, kind: str) -> None:
    assert hits.search(stored, typed).hits[0].unit.kind == kind


def test_a_question_of_the_site_finds_itself_or_a_rule_that_settles_it(stored: Stored) -> None:
    units = [stored.unit(number) for number in range(len(stored.places))]
    questions = [unit for unit in units if unit.kind == "question"]
    first = 0
    for asked in questions:
        found = [
            hit.unit.id for hit in hits.search(stored, asked.title, game=asked.game, limit=3).hits
        ]
        assert {asked.id, *asked.rules} & set(found), asked.title
        first += found[0] in (asked.id, *asked.rules)
    assert first >= 0.95 * len(questions)


@pytest.mark.parametrize(
    "typed", ["Darlehen Rückzahlung", "Gleichstand", "Startspieler", "Ende des Spiels"]
)
def test_who_looks_words_up_gets_the_rule_itself_first(stored: Stored, typed: str) -> None:
    assert hits.search(stored, typed).hits[0].unit.kind == "rule"


def test_a_rule_is_found_by_the_part_of_the_page_that_it_stands_in(stored: Stored) -> None:
    found = [hit.unit for hit in hits.search(stored, "clockworker aufbau zahnräder").hits]
    assert any(unit.section == "Aufbau" and "Zahnräder" in unit.text for unit in found)


def _found(stored: Stored, typed: str) -> list[str]:
    return [hit.unit.id for hit in hits.search(stored, typed).hits]


def test_words_that_all_rules_are_tell_nothing_beside_others(stored: Stored) -> None:
    assert _found(stored, "rasende roboter solo regeln") == _found(stored, "rasende roboter solo")
    assert _found(stored, "regeln")


def test_a_number_is_the_same_in_all_its_words(stored: Stored) -> None:
    for one, other in (("5 roboter", "fünfter roboter"), ("karten zu dritt", "karten zu 3")):
        found = [understand(typed, stored.lexicon).groups for typed in (one, other)]
        assert found[0] == found[1], one
