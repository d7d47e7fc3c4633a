"""Spelling: slips are forgiven, and other words are not taken for the one that was typed."""

import pytest

from kb.search.spelling import alike, distance, nearest

KNOWN = ["roboter", "flicken", "flecken", "zug", "startspielerkarte"]


@pytest.mark.parametrize(
    ("one", "other", "slips"),
    [
        ("roboter", "roboter", 0),
        ("robotter", "roboter", 1),
        ("robter", "roboter", 1),
        ("robotar", "roboter", 1),
        ("orboter", "roboter", 1),
        ("roboter", "bot", 3),
    ],
)
def test_slips(one: str, other: str, slips: int) -> None:
    assert distance(one, other, 2) == slips
    assert distance(other, one, 2) == slips


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("robotter", ["roboter"]),
        ("flacken", ["flecken", "flicken"]),
        ("startspeilerkrate", ["startspielerkarte"]),
        ("zgu", []),
        ("decke", []),
    ],
)
def test_the_nearest_words_within_what_is_forgiven(typed: str, meant: list[str]) -> None:
    assert nearest(typed, KNOWN, 2) == meant


def test_a_long_mangled_word_is_known_by_its_trigrams() -> None:
    assert alike("startspielrkartn", KNOWN) == ["startspielerkarte"]
    assert alike("kuchenblech", KNOWN) == []
