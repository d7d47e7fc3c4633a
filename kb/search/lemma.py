"""Lemmas: the dictionary's form of a word, and all forms of a lemma; needed only to build."""

from collections.abc import Iterable, Iterator
from functools import cache

import simplemma
from simplemma.strategies.dictionaries import DEFAULT_DICTIONARY_FACTORY

from kb.search.verbs import taken_apart

LANGUAGE = "de"


@cache
def lemmas(word: str) -> tuple[str, ...]:
    """The lemmas of a word as it is written and in small letters, as readers type it."""
    found = (lemma for each in (word, word.lower()) for lemma in _lemmas(each))
    return tuple(dict.fromkeys(found))


def _lemmas(word: str) -> Iterator[str]:
    """The lemma of a word; of a participle that the dictionary lacks, the verb as well."""
    lemma = simplemma.lemmatize(word, LANGUAGE)
    if lemma == word.lower():
        for particle, rest in taken_apart(lemma):
            verb = particle + simplemma.lemmatize(rest, LANGUAGE)
            if particle and verb != particle + rest and is_known(verb):
                yield verb
                return
    yield lemma


@cache
def is_known(word: str) -> bool:
    """Whether the dictionary has a word, as it is written."""
    return simplemma.is_known(word, LANGUAGE)


def is_noun(small: str) -> bool:
    """Whether the dictionary has a word in small letters as a noun."""
    return is_known(small.capitalize())


def forms(wanted: Iterable[str]) -> Iterator[tuple[str, str]]:
    """All forms of lemmas, each with its lemma."""
    asked = set(wanted)
    dictionary = DEFAULT_DICTIONARY_FACTORY.get_dictionary(LANGUAGE)
    return ((form, lemma) for form, lemma in dictionary.items() if lemma in asked)
