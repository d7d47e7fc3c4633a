"""The scripts by themselves: their stemmer is Snowball 2.2.0, and what is in use is kept."""

import json
import subprocess

from simplemma.strategies.dictionaries import DefaultDictionaryFactory

from kb.search.fold import fold
from kb.search.stem import stem
from tests.search.test_parity import HERE, NODE, SCRIPTS

EVERY = 41
"""All of the dictionary's million words would take minutes; all were compared once, by hand."""


def test_stems_are_equal_for_words_of_the_whole_dictionary() -> None:
    known = sorted(DefaultDictionaryFactory().get_dictionary("de"))
    words = sorted({fold(word) for word in known[::EVERY] if word.isalpha()})
    assert len(words) > 20_000
    command = [str(NODE), str(HERE / "stems.js"), str(SCRIPTS)]
    done = subprocess.run(
        command, input="\n".join(words), capture_output=True, check=True, encoding="utf-8"
    )
    found = done.stdout.removesuffix("\n").split("\n")
    assert {word: stem(word) for word in words} == dict(zip(words, found, strict=True))


def test_what_is_asked_for_again_is_not_fetched_again() -> None:
    command = [str(NODE), str(HERE / "kept.js"), str(SCRIPTS)]
    done = subprocess.run(command, capture_output=True, check=True, encoding="utf-8")
    assert json.loads(done.stdout) == {"again": 1, "first": 2}
