"""Own words of a game: what its readers say for its terms, added to its statements only."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from kb.records.thesaurus import Group
from kb.search import text
from kb.search.lexicon import Term
from kb.search.stopwords import STOPWORDS
from kb.search.vocabulary import terms_of

WORTH = 0.3
"""What a reader's word is worth where the statement holds the game's own."""


@dataclass(frozen=True)
class OwnWord:
    """A term of a game, and what its readers say for it."""

    held: frozenset[Term]
    """The terms that a statement must hold."""
    said: frozenset[Term]
    """The terms that are added."""


def own_words(groups: Iterable[Group]) -> tuple[OwnWord, ...]:
    """The own words of a game's groups."""
    return tuple(
        OwnWord(_terms(group.term), frozenset().union(*map(_terms, group.words)))
        for group in groups
    )


def _terms(written: str) -> frozenset[Term]:
    clauses = text.clauses(written)
    words = (word for clause in clauses for word in clause if word.folded not in STOPWORDS)
    return frozenset(terms_of(word)[0] for word in words)


def added(found: Mapping[Term, float], own: Iterable[OwnWord]) -> dict[Term, float]:
    """The terms of a statement with the readers' words for them."""
    more = dict(found)
    for each in own:
        if each.held and all(term in found for term in each.held):
            worth = WORTH * min(found[term] for term in each.held)
            for term in each.said:
                more[term] = max(worth, more.get(term, 0.0))
    return more
