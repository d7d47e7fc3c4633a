"""Impacts: what a term adds to the score of a statement that holds it, as whole numbers."""

import math
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

from kb.search import document
from kb.search.lexicon import Lexicon, Postings, Term
from kb.search.own_words import OwnWord, added
from kb.search.unit import Unit

SCALE = 1000
K1, B = 1.2, 0.5
"""How soon more of a term adds nothing, and how much a long statement is held back."""
HEADING, TITLE, TEXT, ASKED = 0.25, 1.5, 1.0, 1.0
"""What a term in each field is worth."""


def postings(
    units: Sequence[Unit], lexicon: Lexicon, own: Mapping[str, tuple[OwnWord, ...]]
) -> Postings:
    """The impacts of all terms, by BM25 over the fields of each statement; `own` by game."""
    written = [_weighed(unit, lexicon) for unit in units]
    sizes = [sum(each.values()) for each in written]
    counted = [added(each, own[unit.game]) for each, unit in zip(written, units, strict=True)]
    average = sum(sizes) / len(sizes) if sizes else 1.0
    held = Counter(each for found in counted for each in found)
    result: dict[Term, list[tuple[int, int]]] = defaultdict(list)
    for at, found in enumerate(counted):
        room = K1 * (1 - B + B * sizes[at] / average)
        for each, often in found.items():
            rare = math.log(1 + (len(units) - held[each] + 0.5) / (held[each] + 0.5))
            impact = round(SCALE * rare * often * (K1 + 1) / (often + room))
            result[each].append((at, max(impact, 1)))
    return {each: tuple(found) for each, found in sorted(result.items())}


def _weighed(unit: Unit, lexicon: Lexicon) -> Mapping[Term, float]:
    found: dict[Term, float] = defaultdict(float)
    title = HEADING if unit.kind == "rule" else TITLE
    fields = ((unit.title, title), (unit.text, TEXT), *((each, ASKED) for each in unit.asked))
    for written, worth in fields:
        for each, often in document.terms(written, lexicon).items():
            found[each] += worth * often
    return found
