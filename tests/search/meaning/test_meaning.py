"""Similarity in meaning, and the rules that are related by it."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np

from kb.search.meaning.clusters import clusters
from kb.search.meaning.encoder import StaticEncoder
from kb.search.meaning.live import LiveMeaning
from kb.search.meaning.meaning import StaticMeaning
from kb.search.meaning.related import related
from kb.search.meaning.teacher import Teacher, Vectors
from tests.search.meaning.tiny import TABLE, rule

VECTORS = np.array([[100, 0, 0, 0], [0, 90, -90, 0], [90, 20, 0, 0], [90, 0, 0, 90]], np.int8)
MEANING = StaticMeaning(StaticEncoder(TABLE), clusters(VECTORS))


def test_the_statement_that_points_the_same_way_is_nearest() -> None:
    assert int(MEANING.similarities(["Darlehen"]).argmax()) == 0
    assert int(MEANING.similarities(["die", "Flicken"]).argmax()) == 1


def test_similarities_are_whole_numbers_to_be_repeated_in_the_browser() -> None:
    found = MEANING.similarities(["Darlehen", "gezahlt"])
    assert found.tolist() == [133000, 0, 119700, 126000]


def test_however_a_word_is_typed_it_is_the_same() -> None:
    typed = (MEANING.similarities([word]).tolist() for word in ("DARLEHEN", "darlehen"))
    assert len({tuple(each) for each in typed}) == 1


def test_unknown_words_are_near_to_nothing() -> None:
    assert not MEANING.similarities(["Xyz"]).any()


RULES = [
    rule("a", "Eins.", title="Zug"),
    rule("b", "Zwei.", title="Ende"),
    rule("c", "Drei.", title="Aufbau"),
    rule("d", "Vier.", title="Zug", game="go"),
]


def test_related_are_the_nearest_rules_of_the_same_game_without_itself() -> None:
    near = related(RULES, VECTORS, limit=2)
    assert [unit.id for unit in near["nim", "a"]] == ["c", "b"]
    assert near["go", "d"] == []


def test_rules_under_the_same_heading_are_left_out() -> None:
    beside = [*RULES[:2], replace(RULES[2], title="Zug")]
    near = related(beside, VECTORS[:3])
    assert [unit.id for unit in near["nim", "a"]] == ["b"]


def test_only_rules_are_related() -> None:
    units = [*RULES[:2], replace(RULES[2], kind="question"), RULES[3]]
    near = related(units, VECTORS)
    assert [unit.id for unit in near["nim", "a"]] == ["b"]
    assert ("nim", "c") not in near


def test_of_equally_near_rules_the_first_comes_first() -> None:
    near = related(RULES[:3], np.ones((3, 4), np.int8))
    assert [unit.id for unit in near["nim", "c"]] == ["a", "b"]


class Spelled(Teacher):
    """Tells texts apart by two of their letters."""

    def ask(self, texts: Sequence[str]) -> Vectors:
        found = np.array([[text.count("e") + 1, text.count("i")] for text in texts], np.float32)
        return np.asarray(found / np.linalg.norm(found, axis=1, keepdims=True))


def test_the_live_model_answers_in_the_same_way(tmp_path: Path) -> None:
    live = LiveMeaning(Spelled(tmp_path), RULES)
    found = live.similarities(["Ei", "ei"])
    assert found.dtype == np.int64
    assert int(found.argmax()) == 0  # Zug: Eins.
    assert 0 < found.max() <= 1_000_000
