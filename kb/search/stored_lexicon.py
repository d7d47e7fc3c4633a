"""The lexicon as plain data, as it is stored."""

from typing import Any

from kb.search.lexicon import Lexicon


def as_data(lexicon: Lexicon) -> dict[str, Any]:
    """The lexicon as what JSON can say."""
    return {
        "forms": lexicon.forms,
        "families": lexicon.families,
        "akin": lexicon.akin,
        "phrases": list(lexicon.phrases.items()),
        "names": list(lexicon.names.items()),
    }


def of_data(data: dict[str, Any]) -> Lexicon:
    """The lexicon of what `as_data` made."""
    return Lexicon(
        {word: tuple(terms) for word, terms in data["forms"].items()},
        {stem: tuple(terms) for stem, terms in data["families"].items()},
        {
            term: tuple((each, worth) for each, worth in found)
            for term, found in data["akin"].items()
        },
        {tuple(words): tuple(terms) for words, terms in data["phrases"]},
        {tuple(words): slug for words, slug in data["names"]},
    )
