"""Phrasings: ways to ask something, as what it takes to tell whether two mean the same."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kb.search import asking
from kb.search.asking import Asked
from kb.search.fold import words
from kb.search.lexicon import FULL, Lexicon, Term
from kb.search.query import GUESSED, understand
from kb.search.small_words import BOUND, EMPTY, NAMES, PERSONS, SENSES
from kb.search.wording import wording

if TYPE_CHECKING:
    from kb.search.own_words import OwnWord

OWN = 80
"""What a reader's word is worth for the game's own, in percent."""
SENSE, PERSON = 200, 50
"""What a small word that tells questions apart weighs, and a word for people."""
_WORD = re.compile(r"[^\W\d_]+")

Said = Mapping[Term, int]
"""The terms that one word may be, each with what it is worth, in percent."""
Weigh = Callable[[Iterable[Term]], int]
"""How much a word weighs that may be one of some terms, in hundredths; rare ones weigh more."""
Weighed = tuple[Said, int]


@dataclass(frozen=True)
class Phrasing:
    """One way to ask something."""

    asked: Asked
    words: tuple[Weighed, ...]
    bound: bool = False
    """Whether it is only understood after the story."""
    wording: int = 0
    """Its very words, where it is understood by itself."""


def phrasing(
    written: str, lexicon: Lexicon, weigh: Weigh, own: Iterable["OwnWord"], fewest: int
) -> Phrasing:
    """One way to ask, as the record has it; `own` is what readers say for the game's words.

    With fewer words than `fewest` it makes no sense without a story.
    """
    groups = understand(bare(written), lexicon).groups
    typed = [{term for term, worth in group if worth >= GUESSED} for group in groups]
    held = frozenset().union(*typed)
    said_too = [each for each in own if each.held and each.held <= held]
    found = [(_with_own(terms, said_too), _weight(terms, weigh)) for terms in typed]
    pointing = BOUND.union(NAMES).intersection(words(written))
    bound = bool(pointing) or len(found) < fewest
    weighed = (*found, *senses(written))
    return Phrasing(asking.read(written), weighed, bound, 0 if bound else wording(written))


def groups(written: str, lexicon: Lexicon, weigh: Weigh) -> tuple[Weighed, ...]:
    """What somebody asks for: each word with all that may stand for it."""
    query = understand(bare(written), lexicon)
    found = [*map(dict, query.groups), *({} for _ in query.strange)]
    return (*((each, _weight(_typed(each), weigh)) for each in found), *senses(written))


def senses(written: str) -> list[Weighed]:
    """The small words of a text that tell questions apart."""
    found = sorted({SENSES[word] for word in words(written) if word in SENSES})
    return [({f"~{sense}": FULL}, SENSE) for sense in found]


def bare(written: str) -> str:
    """A text without the words that a question may have or lack."""
    return _WORD.sub(lambda found: "" if _is_empty(found[0]) else found[0], written)


def _is_empty(word: str) -> bool:
    return any(each in EMPTY or each in NAMES or each in SENSES for each in words(word))


def _typed(group: Said) -> list[Term]:
    most = max(group.values(), default=0)
    return [term for term, worth in group.items() if worth == most]


def _weight(terms: Iterable[Term], weigh: Weigh) -> int:
    terms = list(terms)
    return PERSON if PERSONS.intersection(terms) else weigh(terms)


def _with_own(terms: set[Term], own: Iterable["OwnWord"]) -> Said:
    found = dict.fromkeys(sorted(terms), FULL)
    for each in own:
        if terms & each.held:
            found |= {term: OWN for term in sorted(each.said) if term not in found}
    return found
