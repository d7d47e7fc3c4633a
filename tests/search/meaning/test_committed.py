"""The committed files: small, belonging together, and knowing which words mean the same."""

import numpy as np
import pytest

from kb.search.fold import words
from kb.search.meaning import statement_vectors, word_table
from kb.search.meaning.encoder import StaticEncoder, parts

TABLE = word_table.read()
ENCODER = StaticEncoder(TABLE)


def _nearness(one: str, other: str) -> float:
    first, second = (ENCODER.vector(words(each)).astype(float) for each in (one, other))
    return float(first @ second / np.linalg.norm(first) / np.linalg.norm(second))


def test_the_word_table_is_small_enough_to_be_fetched() -> None:
    assert word_table.FILE.stat().st_size <= 1_000_000
    assert len(TABLE.keys) > 20_000


def test_the_statement_vectors_go_with_the_word_table() -> None:
    assert len(statement_vectors.read(TABLE).known) > 900


@pytest.mark.parametrize(
    ("word", "like", "unlike"),
    [
        ("Kredit", "Darlehen", "Roboter"),
        ("Geld", "Münzen", "Mauer"),
        ("Anfang", "Beginn", "Flicken"),
        ("bezahlen", "Kosten", "Mauer"),
        ("verlieren", "Niederlage", "Holz"),
        ("Gleichstand", "Unentschieden", "Zahnrad"),
        ("allein spielen", "Solospiel", "Werkzeug bezahlen"),
        ("teuer", "Preis", "links"),
    ],
)
def test_words_that_mean_the_same_are_nearer_than_strangers(
    word: str, like: str, unlike: str
) -> None:
    assert _nearness(word, like) > _nearness(word, unlike) + 0.05


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("Zurückgezahlt", "zuruckzahlen"),
        ("zahlte", "zahlen"),
        ("Häusern", "haus"),
        ("Kurven", "kurve"),
        ("Leibeigene", "leibeigener"),
        ("Sesterzen", "sesterzen"),
    ],
)
def test_inflected_words_lead_to_the_row_of_their_base_word(typed: str, found: str) -> None:
    (word,) = words(typed)
    assert [TABLE.keys[part] for part in parts(word, TABLE.keys)] == [TABLE.keys[found]]
