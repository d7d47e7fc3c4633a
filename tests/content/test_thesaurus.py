"""The thesaurus is well formed: small groups, no word too often, notes of one sentence."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

from kb.records import document

FILE = Path(__file__).parents[2] / "content" / "thesaurus.yaml"
FEWEST_GROUPS = 500
FEWEST_NOTES = 310
LARGEST_GROUP = 7
"""Words, the term among them; larger groups hold words that do not mean the same."""

BASE_LETTERS = str.maketrans("äöü", "aou")
SENTENCE = re.compile(r"[A-ZÄÖÜ][^.!?:;]*[^.!?:;\s]\.")
WORD = re.compile(r"[0-9A-Za-zÄÖÜäöüß]+(?:[ -][0-9A-Za-zÄÖÜäöüß]+)*")


def _groups() -> list[dict[str, Any]]:
    read = document.read(FILE)
    assert not read.problems
    assert list(read.data) == ["groups"]
    groups: list[dict[str, Any]] = read.data["groups"]
    return groups


def _words(group: dict[str, Any]) -> list[str]:
    return [group["term"], *group["words"]]


def _in_german_order(word: str) -> str:
    """What a word is sorted by: umlauts stand with their base letters, ß with ss."""
    return word.casefold().translate(BASE_LETTERS)


GROUPS = _groups()


def test_groups_are_many() -> None:
    assert len(GROUPS) >= FEWEST_GROUPS
    assert sum("note" in group for group in GROUPS) >= FEWEST_NOTES


def test_groups_hold_a_term_its_words_and_perhaps_a_note() -> None:
    fields = {"term", "words", "note"}
    assert [group for group in GROUPS if not {"term", "words"} <= set(group) <= fields] == []


def test_groups_are_small() -> None:
    assert [group for group in GROUPS if not 2 <= len(_words(group)) <= LARGEST_GROUP] == []


def test_words_are_words() -> None:
    words = [word for group in GROUPS for word in _words(group)]
    assert [word for word in words if not WORD.fullmatch(word)] == []


def test_no_word_stands_twice_in_a_group() -> None:
    assert [
        group for group in GROUPS if len(set(map(str.casefold, _words(group)))) < len(_words(group))
    ] == []


def test_notes_are_one_sentence() -> None:
    notes = [group["note"] for group in GROUPS if "note" in group]
    assert [note for note in notes if not SENTENCE.fullmatch(note)] == []


def test_no_word_stands_in_more_than_two_groups() -> None:
    uses = Counter(word.casefold() for group in GROUPS for word in _words(group))
    assert {word: count for word, count in uses.items() if count > 2} == {}


def test_no_two_groups_are_equal() -> None:
    uses = Counter(frozenset(map(str.casefold, _words(group))) for group in GROUPS)
    assert [set(words) for words, count in uses.items() if count > 1] == []


def test_terms_are_sorted_and_unique() -> None:
    terms = [_in_german_order(group["term"]) for group in GROUPS]
    assert terms == sorted(terms)
    assert len(set(terms)) == len(terms)
