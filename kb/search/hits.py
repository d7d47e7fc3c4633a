"""Hits: what a search found, best first, with the words that matched."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from kb.search import ranking, text
from kb.search.lexicon import Lexicon, Term
from kb.search.query import Query, understand
from kb.search.ranking import Place
from kb.search.unit import Unit

Near = Callable[[Sequence[str]], Mapping[int, int]]
"""Tells how near statements are in meaning to folded words; more is nearer."""


class Searchable(Protocol):
    """A collection, wherever it is kept."""

    @property
    def lexicon(self) -> Lexicon:
        """What is known of its words."""
        ...

    @property
    def places(self) -> Sequence[Place]:
        """Game and kind of each statement, by its number."""
        ...

    def postings(self, term: Term) -> Sequence[tuple[int, int]]:
        """The statements that hold a term, and its impact in each."""
        ...

    def unit(self, number: int) -> Unit:
        """A statement by its number."""
        ...

    def near(self, words: Sequence[str]) -> Mapping[int, int]:
        """How near statements are in meaning to folded words; more is nearer."""
        ...


@dataclass(frozen=True)
class Hit:
    """A statement that was found."""

    unit: Unit
    score: float


@dataclass(frozen=True)
class Found:
    """What a search found, and how the query was understood."""

    query: Query
    hits: tuple[Hit, ...]


def nothing_near(words: Sequence[str]) -> Mapping[int, int]:
    """No statement is near to any words."""
    return {}


def search(
    source: Searchable,
    typed: str,
    *,
    game: str = "",
    kind: str = "",
    limit: int = 10,
    near: Near | None = None,
) -> Found:
    """The statements that answer a query best; only of a game or kind, if one is given.

    Meaning is that of the source, unless `near` tells another: `nothing_near` leaves it out, as
    the browser does before its table is there.
    """
    query = understand(typed, source.lexicon)
    meaning = (near or source.near)(query.words)
    scores = ranking.fused(ranking.lexical(query, source.postings), meaning)
    wanted = (
        (number, score)
        for number, score in ranking.ranked(query, scores, source.places)
        if game in ("", source.places[number].game) and kind in ("", source.places[number].kind)
    )
    best = [each for each, _ in zip(wanted, range(limit), strict=False)]
    return Found(query, tuple(Hit(source.unit(number), score) for number, score in best))


def corrected(typed: str, query: Query) -> str:
    """What was typed, with the words that were meant for those with a slip; nothing if none has."""
    done, last = "", 0
    for begin, end, folded in text.places(typed):
        if folded in query.meant:
            done, last = done + typed[last:begin] + query.meant[folded], end
    return done + typed[last:] if last else ""


def marked(written: str, query: Query, lexicon: Lexicon) -> list[tuple[int, int]]:
    """Where the words of a text stand that a query asks for: begin and end of each."""
    asked = {term for group in query.groups for term, _ in group}
    return [
        (begin, end)
        for begin, end, folded in text.places(written)
        if asked.intersection(lexicon.terms(folded))
    ]
