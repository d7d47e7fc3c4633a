"""Impacts: what a term adds to the score of a statement that holds it, as whole numbers."""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence

from kb.search import document
from kb.search.fold import words
from kb.search.lexicon import FUNCTION, Lexicon, Postings, Term
from kb.search.own_words import OwnWord, added
from kb.search.stopwords import STOPWORDS
from kb.search.unit import SORTS, Unit

SCALE = 1000
K1 = 1.2
"""How soon more of a term adds nothing."""
LONG_TEXT, LONG_PHRASE = 0.4, 0.5
"""How much long texts and long titles are held back, from 0 to 1."""
HEADING, PHRASE, TEXT, SORT = 0.5, 1.4, 1.0, 1.0
"""What a term is worth in a rule's heading, a title or question, a text, and as sort or section."""
ASKED = 1.0
"""What a term is worth to a rule in the questions that rest on it, and in what is said wrongly."""
Counts = Mapping[Term, float]


def postings(
    units: Sequence[Unit], lexicon: Lexicon, own: Mapping[str, tuple[OwnWord, ...]]
) -> Postings:
    """The impacts of all terms, by BM25F; `own` are the own words of each game."""
    texts = [document.terms(unit.text, lexicon) for unit in units]
    phrases = [[_phrase(each, lexicon) for each in (unit.title, *unit.asked)] for unit in units]
    text_size = _mean(texts)
    phrase_size = _mean(each for several in phrases for each in several)
    leading = _leading(units, phrases)
    counted = []
    for unit, text, several in zip(units, texts, phrases, strict=True):
        found = _scaled(text, TEXT, LONG_TEXT, text_size)
        led = leading.get((unit.game, unit.id), ())
        for said, worth in (*_by_worth(unit, several), (led, ASKED)):
            scaled = (_scaled(each, worth, LONG_PHRASE, phrase_size) for each in said)
            for term, often in _best(scaled).items():
                found[term] = found.get(term, 0.0) + often
        for term in document.terms(f"{SORTS[unit.kind]}. {unit.section}", lexicon):
            found[term] = found.get(term, 0.0) + SORT
        counted.append(added(found, own[unit.game]))
    return _impacts(counted)


def _by_worth(unit: Unit, phrases: Sequence[Counts]) -> tuple[tuple[Sequence[Counts], float], ...]:
    """The phrases of a statement by what they are worth: the first of a rule is but its heading."""
    if unit.kind == "rule":
        return (phrases[:1], HEADING), (phrases[1:], PHRASE)
    return ((phrases, PHRASE),)


def _leading(
    units: Sequence[Unit], phrases: Sequence[Sequence[Counts]]
) -> Mapping[tuple[str, str], Sequence[Counts]]:
    """For each rule, by game and id, the phrases of what rests on it; not of examples."""
    found: dict[tuple[str, str], list[Counts]] = defaultdict(list)
    for unit, several in zip(units, phrases, strict=True):
        if unit.kind != "example":
            for rule in unit.rules:
                found[unit.game, rule] += several
    return found


def _phrase(written: str, lexicon: Lexicon) -> Counts:
    """The terms of a title; of a question the stop words too, for they make it what it is."""
    found = dict(document.terms(written, lexicon))
    asked = words(written) if written.endswith("?") else []
    return found | {FUNCTION + word: 1.0 for word in asked if word in STOPWORDS}


def _impacts(counted: Sequence[Counts]) -> Postings:
    held = Counter(term for found in counted for term in found)
    result: dict[Term, list[tuple[int, int]]] = defaultdict(list)
    for number, found in enumerate(counted):
        for term, often in found.items():
            rare = math.log(1 + (len(counted) - held[term] + 0.5) / (held[term] + 0.5))
            impact = round(SCALE * rare * often * (K1 + 1) / (often + K1))
            result[term].append((number, max(impact, 1)))
    return {term: tuple(found) for term, found in sorted(result.items())}


def _size(counts: Counts) -> float:
    """How long a field is; stop words do not make it longer."""
    return sum(often for term, often in counts.items() if not term.startswith(FUNCTION))


def _mean(fields: Iterable[Counts]) -> float:
    """The mean size of some fields."""
    sizes = [_size(each) for each in fields]
    return sum(sizes) / len(sizes) if sum(sizes) else 1.0


def _scaled(counts: Counts, worth: float, long: float, mean: float) -> dict[Term, float]:
    """Counts of one field by its worth, held back where it is longer than the mean."""
    room = 1 - long + long * _size(counts) / mean
    return {term: worth * often / room for term, often in counts.items()}


def _best(several: Iterable[Counts]) -> Counts:
    """The most that a term is worth in any of several phrases."""
    found: dict[Term, float] = {}
    for each in several:
        for term, often in each.items():
            found[term] = max(often, found.get(term, 0.0))
    return found
