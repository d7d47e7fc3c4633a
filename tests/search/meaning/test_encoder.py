"""The static encoder on a tiny table."""

import pytest

from kb.search.meaning.encoder import StaticEncoder, parts
from tests.search.meaning.tiny import TABLE


@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("flicken", ["flicken"]),
        ("flickens", ["flicken"]),  # an ending is too short to be a word
        ("flickenpreis", ["flicken", "preis"]),
        ("darlehenspreis", ["darlehen", "preis"]),  # over a joint
        ("flicke", ["flicken"]),  # a word without its ending
        ("ruckzahlen", ["zahlen"]),  # an unknown beginning
        ("preiselbeere", ["preis"]),
        ("robotter", []),
        ("", []),
    ],
)
def test_a_word_is_itself_or_its_longest_parts(word: str, found: list[str]) -> None:
    assert parts(word, TABLE.keys) == found


def test_a_long_part_is_preferred_to_a_short_one() -> None:
    assert parts("startspieler", {"star", "start", "eler", "spieler"}) == ["start", "spieler"]


def test_rows_are_added_by_their_weights() -> None:
    encoder = StaticEncoder(TABLE)
    assert encoder.vector(["darlehen", "gezahlt"]).tolist() == [1400 - 70, 0, 0, 70]
    assert encoder.vector(["flickenpreis"]).tolist() == [0, 750, -600, 150]


def test_words_that_nobody_knows_have_no_vector() -> None:
    assert not StaticEncoder(TABLE).vector(["robotter", "xyz"]).any()
