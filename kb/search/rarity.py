"""Rarity: how much a word weighs in one game, the more the fewer of its statements have it."""

import math
from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from kb.search.hits import Searchable
from kb.search.lexicon import Term
from kb.search.phrasing import Weigh

LEAST, MOST = 250, 450
"""What a word weighs at least and at most, in hundredths.

Frequent words of a game tell questions apart as well: Zahnrad, Werkstoff.
"""
Postings = Callable[[Term], Sequence[tuple[int, int]]]


def weigher(first: int, end: int, postings: Postings) -> Weigh:
    """How much words weigh in the game whose statements have the numbers from `first` to `end`."""

    def weigh(terms: Iterable[Term]) -> int:
        held = set[int]()
        for term in terms:
            numbers = postings(term)
            begin = bisect_left(numbers, (first, 0))
            held.update(number for number, _ in numbers[begin : bisect_left(numbers, (end, 0))])
        rare = round(100 * math.log((end - first + 1) / (len(held) + 0.5)))
        return min(max(LEAST, rare), MOST)

    return weigh


def weighers(source: Searchable) -> dict[str, Weigh]:
    """How much words weigh in each game; its statements follow upon each other."""
    found, first = {}, 0
    for game, places in groupby(source.places, lambda place: place.game):
        end = first + sum(1 for _ in places)
        found[game] = weigher(first, end, source.postings)
        first = end
    return found
