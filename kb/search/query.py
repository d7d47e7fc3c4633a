"""Queries: what somebody typed, as groups of terms of which each stands for one word."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from kb.search import text
from kb.search.compounds import split
from kb.search.lexicon import FULL, Lexicon, Term
from kb.search.spelling import alike, nearest
from kb.search.stopwords import STOPWORDS
from kb.search.verbs import prefix, separated, taken_apart, without_particle

GUESSED, HALVED = 80, 80
"""What a corrected word and a part of an unknown compound are worth, in percent."""

Group = tuple[tuple[Term, int], ...]
"""The terms that may stand for one word, with what a match is worth, in percent."""


@dataclass(frozen=True)
class Query:
    """What was understood of a query."""

    groups: tuple[Group, ...]
    game: str = ""
    """The game that it names."""


def understand(typed: str, lexicon: Lexicon) -> Query:
    """The groups of terms that a query asks for, and the game that it names."""
    clauses = [[word.folded for word in clause] for clause in text.clauses(typed)]
    name, game = _named(clauses, lexicon)
    groups = _all_groups([_without(name, each) for each in clauses], lexicon)
    return Query(groups or _all_groups(clauses, lexicon), game)


def _all_groups(clauses: list[list[str]], lexicon: Lexicon) -> tuple[Group, ...]:
    groups: list[Group] = []
    for words in clauses:
        groups += _phrases(words, lexicon)
        taken: set[str] = set()
        for at, word in enumerate(words):
            if word not in STOPWORDS and word not in taken:
                verbs = dict(_separated(words, at, lexicon))
                taken.update(verbs.values())
                groups += _groups(word, tuple(verbs), lexicon)
    return tuple(dict.fromkeys(groups))


def _separated(words: list[str], at: int, lexicon: Lexicon) -> Iterator[tuple[Term, str]]:
    """The verbs that a word is with a particle that follows it, each with the particle."""
    for particle in separated(words, at):
        for each in lexicon.terms(words[at]):
            if (verb := prefix(particle) + each) in lexicon.akin:
                yield verb, particle


def _groups(word: str, verbs: tuple[Term, ...], lexicon: Lexicon) -> Iterator[Group]:
    """The groups of one word: one, or for an unknown compound one for each part."""
    if terms := lexicon.terms(word) or tuple(_joined(word, lexicon)):
        yield _widened((*terms, *verbs), FULL, lexicon)
    elif bare := lexicon.terms(without_particle(word)):
        yield _widened(bare, HALVED, lexicon)
    elif close := nearest(word, lexicon.words(*word[:2]), 1):
        yield _widened(_all_terms(close, lexicon), GUESSED, lexicon)
    elif pair := split(word, lexicon.knows):
        for part in pair:
            yield _widened(lexicon.terms(part), HALVED, lexicon)
    elif close := nearest(word, lexicon.words(*word[:2]), 2) or alike(word, lexicon.words(word[0])):
        yield _widened(_all_terms(close, lexicon), GUESSED, lexicon)


def _joined(word: str, lexicon: Lexicon) -> Iterator[Term]:
    """The terms of an unknown participle or infinitive: um-ge-dreht, an-zu-halten."""
    for particle, rest in taken_apart(word):
        for each in lexicon.terms(rest):
            if particle + each in lexicon.akin:
                yield particle + each


def _all_terms(words: Iterable[str], lexicon: Lexicon) -> tuple[Term, ...]:
    return tuple(dict.fromkeys(each for word in words for each in lexicon.terms(word)))


def _widened(terms: Iterable[Term], worth: int, lexicon: Lexicon) -> Group:
    """Terms with those that may stand for them, each with the most that it is worth."""
    found: dict[Term, int] = {}
    for each in terms:
        found[each] = max(worth, found.get(each, 0))
        for other, share in lexicon.akin.get(each, ()):
            found[other] = max(worth * share // FULL, found.get(other, 0))
    return tuple(sorted(found.items()))


def _phrases(folded: list[str], lexicon: Lexicon) -> Iterator[Group]:
    for phrase, terms in lexicon.phrases.items():
        if _at(folded, phrase) is not None:
            yield _widened(terms, GUESSED, lexicon)


def _named(clauses: list[list[str]], lexicon: Lexicon) -> tuple[tuple[str, ...], str]:
    """The longest name of a game in the query, and the game."""
    found = [
        (name, slug)
        for name, slug in lexicon.names.items()
        if any(_at(words, name) is not None for words in clauses)
    ]
    return max(found, key=lambda each: len(each[0]), default=((), ""))


def _without(name: tuple[str, ...], words: list[str]) -> list[str]:
    at = _at(words, name) if name else None
    return words if at is None else words[:at] + words[at + len(name) :]


def _at(words: list[str], phrase: tuple[str, ...]) -> int | None:
    """Where a phrase begins, if the words hold it."""
    size = len(phrase)
    places = range(len(words) - size + 1)
    return next((at for at in places if tuple(words[at : at + size]) == phrase), None)
