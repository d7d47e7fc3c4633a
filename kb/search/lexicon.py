"""The lexicon: all that is known of words, so that a query needs nothing else to be understood."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from kb.search.fold import has_umlaut
from kb.search.stem import stem
from kb.search.stopwords import STOPWORDS
from kb.search.verbs import PARTICLES

Term = str
"""What is indexed: a lemma in small letters, with its umlauts."""
Postings = Mapping[Term, tuple[tuple[int, int], ...]]
"""For each term the numbers of the statements that hold it, rising, and its impact there."""
FUNCTION = "="
"""Begins the term of a stop word, which counts only where a question is asked."""
FULL = 100
"""The weight of a term that was typed; others are shares of it, in percent."""
PART = 4
"""The fewest letters of a part of a compound, but for these."""
SHORT_PARTS = frozenset((
    "bau", "bot", "eck", "erz", "hof", "hut", "los", "ort", "rad", "see", "tag", "tal", "tor",
    "uhr", "weg", "zug",
))  # fmt: skip


def may_be_part(word: str) -> bool:
    """Whether a folded word is one that compounds are made of, if there is such a word."""
    long = len(word) >= PART or word in SHORT_PARTS
    return long and word not in STOPWORDS and word not in PARTICLES


@dataclass(frozen=True)
class Lexicon:
    """The closed world of words of one collection."""

    forms: Mapping[str, tuple[Term, ...]]
    """The terms of each folded word that was read, and of each form that its stem does not tell.

    A form with an umlaut has an entry of its own where that tells more. Words that find nothing
    have no terms.
    """
    families: Mapping[str, tuple[Term, ...]]
    """The terms of each stem, for forms that nobody has read yet."""
    akin: Mapping[Term, tuple[tuple[Term, int], ...]]
    """Every term, with those that may stand for it: relatives, synonyms, parts; in percent."""
    phrases: Mapping[tuple[str, ...], tuple[Term, ...]] = field(default_factory=dict)
    """The terms of folded words that mean one thing together."""
    names: Mapping[tuple[str, ...], str] = field(default_factory=dict)
    """The folded names of the games, word by word."""
    same: Mapping[Term, Term] = field(default_factory=dict)
    """Terms that are no more than inflections of another; needed only to index."""

    @cached_property
    def name_words(self) -> tuple[str, ...]:
        """The words of the games' names, except the smallest."""
        return tuple(sorted({word for name in self.names for word in name if len(word) > PART}))

    def terms(self, word: str, small: str = "") -> tuple[Term, ...]:
        """The terms of a folded word; none where it is unknown.

        `small` is the word in small letters, with its umlauts: so zählt is not zahlt.
        """
        found = self.forms.get(small) or self.forms.get(word)
        return self.families.get(stem(word), ()) if found is None else found

    def is_idle(self, word: str) -> bool:
        """Whether a folded word is one that finds nothing, so that it is no slip of another."""
        return self.forms.get(word) == ()

    def knows(self, word: str) -> bool:
        """Whether a folded word may be a part of a compound."""
        return may_be_part(word) and bool(self.terms(word))

    def words(self, *beginnings: str) -> Iterator[str]:
        """All known folded words that begin with one of the letters."""
        return (word for letter in set(beginnings) for word in self._beginning.get(letter, ()))

    def beginning(self, letters: str) -> list[str]:
        """All known folded words that begin with some letters."""
        return [word for word in self.words(letters[0]) if word.startswith(letters)]

    @cached_property
    def _beginning(self) -> Mapping[str, list[str]]:
        found: dict[str, list[str]] = defaultdict(list)
        for word in self.forms:
            if not has_umlaut(word) and self.forms[word]:
                found[word[0]].append(word)
        return found
