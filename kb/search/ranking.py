"""Ranking: which statements answer a query best; the browser computes the very same."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from kb.search.lexicon import FULL, Term
from kb.search.query import Group, Query
from kb.search.unit import Kind

WORTH: Mapping[Kind, int] = {
    "rule": 100,
    "question": 100,
    "misconception": 100,
    "component": 100,
    "fact": 100,
    "credit": 100,
    "example": 90,
    "award": 90,
    "edition": 90,
    "expansion": 90,
    "review": 70,
}
"""What a hit of each kind is worth to one who asks, in percent."""
LOOKED_UP: Mapping[Kind, int] = {**WORTH, "question": 88, "misconception": 86, "example": 78}
"""And to one who looks words up, and so wants the rule itself."""
FUNCTION_WORD = 60
"""What a stop word is worth that a question has in common with the query, in percent."""
WORDS = 60
"""What the words of a statement count of its score, in percent; the rest is its meaning."""
NEAR = 50
"""So many of the statements that are nearest in meaning are hits without any of the words."""
OTHER_GAME = 25
"""What a hit is worth if the query names another game, in percent."""

Postings = Callable[[Term], Iterable[tuple[int, int]]]


@dataclass(frozen=True)
class Place:
    """What ranking needs to know of a statement."""

    game: str
    kind: Kind


def lexical(query: Query, postings: Postings) -> dict[int, float]:
    """The score of each statement that holds any of the words.

    A word counts as the best of its terms; a statement that lacks words loses up to half. Stop
    words count a little where a statement asks with them, but find none by themselves.
    """
    total: dict[int, int] = defaultdict(int)
    covered: dict[int, int] = defaultdict(int)
    asked = 0
    for group in query.groups:
        best = _best(group, postings)
        most = max(best.values(), default=0)
        asked += most
        for number, score in best.items():
            total[number] += score
            covered[number] += most
    for term in query.functions:
        for number, impact in postings(term):
            if number in total:
                total[number] += FUNCTION_WORD * impact
    return {number: score * (asked + covered[number]) / asked for number, score in total.items()}


def _best(group: Group, postings: Postings) -> dict[int, int]:
    best: dict[int, int] = defaultdict(int)
    for term, worth in group:
        for number, impact in postings(term):
            best[number] = max(best[number], worth * impact)
    return best


def fused(lexical: Mapping[int, float], meaning: Mapping[int, int]) -> dict[int, float]:
    """The shares of the scores by words and by meaning, together at most 1; or words alone."""
    most = max(lexical.values(), default=0)
    low, high = min(meaning.values(), default=0), max(meaning.values(), default=0)
    if high == low:
        return {number: score / most for number, score in lexical.items()}
    found = {number: score / most * WORDS / FULL for number, score in lexical.items()}
    nearest = sorted(meaning, key=lambda number: (-meaning[number], number))[:NEAR]
    for number in meaning.keys() & {*found, *nearest}:
        share = (meaning[number] - low) / (high - low) * (FULL - WORDS) / FULL
        found[number] = found.get(number, 0) + share
    return found


def ranked(
    query: Query, scores: Mapping[int, float], places: Sequence[Place]
) -> list[tuple[int, float]]:
    """The statements, best first, each with its score; of equals the one that stands first."""
    worths = LOOKED_UP if query.looks_up else WORTH
    weighed = []
    for number, score in scores.items():
        place = places[number]
        here = not query.game or place.game == query.game
        worth = worths[place.kind] * (FULL if here else OTHER_GAME)
        weighed.append((-(score * worth / FULL / FULL), number))
    return [(number, -score) for score, number in sorted(weighed)]
