"""Lemmas: the dictionary's form of a word, and all forms of a lemma; needed only to build."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

import simplemma
from simplemma.strategies.dictionaries import DefaultDictionaryFactory

from kb.search.fold import fold
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


def forms(wanted: Iterable[str]) -> Mapping[str, set[str]]:
    """The folded forms of lemmas, each with the lemmas that it is a form of."""
    asked = set(wanted)
    found: dict[str, set[str]] = defaultdict(set)
    for form, lemma in DefaultDictionaryFactory().get_dictionary(LANGUAGE).items():
        if lemma in asked:
            found[fold(form)].add(lemma)
    return found
