"""Queries: what somebody typed, as groups of terms of which each stands for one word."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from kb.search import text
from kb.search.compounds import split
from kb.search.fold import fold
from kb.search.lexicon import FULL, FUNCTION, Lexicon, Term
from kb.search.spelling import LONG, alike, likest, nearest
from kb.search.stopwords import LINKING, STOPWORDS, VAGUE, misspelled
from kb.search.text import Word
from kb.search.verbs import prefix, separated, taken_apart, without_particle

_FOLDED = re.compile("[aou]|ss")
"""What may stand for something else in a folded word."""
GUESSED, HALVED = 80, 80
"""What a corrected word and a part of an unknown compound are worth, in percent."""
SURE = 5
"""From so many letters of both parts, an unknown compound is likelier than a slip."""

Group = tuple[tuple[Term, int], ...]
"""The terms that may stand for one word, with what a match is worth, in percent."""


@dataclass(frozen=True)
class Query:
    """What was understood of a query."""

    groups: tuple[Group, ...]
    game: str = ""
    """The game that it names."""
    strange: tuple[str, ...] = ()
    """Words that nothing is known of, or that were only guessed at."""
    words: tuple[str, ...] = ()
    """All folded words besides the name of the game, for their meaning."""
    meant: Mapping[str, str] = field(default_factory=dict)
    """For folded words with a slip, the words that they were taken for."""

    @property
    def functions(self) -> tuple[Term, ...]:
        """The terms of its stop words: wer, wie viele."""
        return tuple(FUNCTION + word for word in dict.fromkeys(self.words) if word in STOPWORDS)

    @property
    def looks_up(self) -> bool:
        """Whether it only looks words up, without one that asks."""
        return all(word not in STOPWORDS or word in LINKING for word in self.words)


def understand(typed: str, lexicon: Lexicon) -> Query:
    """The groups of terms that a query asks for, and the game that it names."""
    meant: dict[str, str] = {}
    clauses = [[_meant(word, lexicon, meant) for word in clause] for clause in text.clauses(typed)]
    names, game = _named(clauses, lexicon)
    rest = _telling([_without(names, clause) for clause in clauses])
    groups, strange = _all_groups(rest, lexicon, meant)
    if not groups:
        groups, _ = _all_groups(clauses, lexicon, meant)
    words = tuple(word.folded for clause in rest for word in clause)
    return Query(groups, game, strange, words, meant)


def _telling(clauses: list[list[Word]]) -> list[list[Word]]:
    """The clauses without vague words, if there are other words: solo regeln."""
    left = [[word for word in clause if word.folded not in VAGUE] for clause in clauses]
    return left if any(word.folded not in STOPWORDS for each in left for word in each) else clauses


def _meant(word: Word, lexicon: Lexicon, meant: dict[str, str]) -> Word:
    """A word, or for an unknown one what was probably meant: a game's name, or a small word."""
    if word.folded in STOPWORDS or lexicon.terms(word.folded, word.small):
        return word
    if small := misspelled(word.folded):
        return Word(small, small, word.first)
    close = nearest(word.folded, lexicon.name_words, 2)
    if close and not lexicon.is_idle(word.folded):
        if word.folded != close[0]:
            meant[word.folded] = close[0]
        return Word(close[0], close[0], word.first)
    return word


def _all_groups(
    clauses: list[list[Word]], lexicon: Lexicon, meant: dict[str, str]
) -> tuple[tuple[Group, ...], tuple[str, ...]]:
    """The groups of all words, and the words that are strange; `meant` takes those with a slip."""
    groups: list[Group] = []
    strange: list[str] = []
    for clause in clauses:
        spoken = [phrase for phrase in lexicon.phrases if _at(clause, phrase) is not None]
        groups += (_widened(lexicon.phrases[each], GUESSED, lexicon) for each in spoken)
        taken = {word for phrase in spoken for word in phrase}
        for at, word in enumerate(clause):
            if word.folded in STOPWORDS or word.folded in taken:
                continue
            verbs = dict(_separated(clause, at, lexicon))
            taken.update(verbs.values())
            if found := tuple(_groups(word, tuple(verbs), lexicon, meant)):
                groups += found
            else:
                strange.append(word.folded)
                groups += _guessed(word.folded, lexicon)
    return tuple(dict.fromkeys(groups)), tuple(strange)


def _separated(clause: list[Word], at: int, lexicon: Lexicon) -> Iterator[tuple[Term, str]]:
    """The verbs that a word is with a particle that follows it, each with the particle."""
    for particle in separated([word.folded for word in clause], at):
        for each in lexicon.terms(clause[at].folded, clause[at].small):
            if (verb := prefix(particle) + each) in lexicon.akin:
                yield verb, particle


def _groups(
    typed: Word, verbs: tuple[Term, ...], lexicon: Lexicon, meant: dict[str, str]
) -> Iterator[Group]:
    """The groups of one word: one, or for an unknown compound one for each part.

    A word that is known to find nothing is not taken for another.
    """
    word = typed.folded
    if terms := lexicon.terms(word, typed.small) or tuple(_joined(word, lexicon)):
        yield _widened((*terms, *verbs), FULL, lexicon)
    elif bare := lexicon.terms(without_particle(word)):
        yield _widened(bare, HALVED, lexicon)
    elif lexicon.is_idle(word):
        return
    elif (pair := split(word, lexicon.knows)) and min(map(len, pair)) >= SURE:
        yield from _apart(pair, lexicon)
    elif close := nearest(word, lexicon.words(*word[:2]), 1):
        yield _mended(word, close, lexicon, meant)
    elif pair:
        yield from _apart(pair, lexicon)
    elif len(word) >= LONG and (longer := lexicon.beginning(word)):
        yield _widened(_all_terms(longer, lexicon), GUESSED, lexicon)
    elif close := nearest(word, lexicon.words(*word[:2]), 2):
        yield _mended(word, close, lexicon, meant)


def _apart(pair: tuple[str, str], lexicon: Lexicon) -> Iterator[Group]:
    """The groups of the parts of an unknown compound."""
    return (_widened(lexicon.terms(part), HALVED, lexicon) for part in pair)


def _mended(word: str, close: list[str], lexicon: Lexicon, meant: dict[str, str]) -> Group:
    """The group of a word with a slip, and a note of what it is taken for."""
    best = likest(word, close)
    if not word.startswith(best):  # else it is only inflected
        meant[word] = _spelled(best, lexicon)
    return _widened(_all_terms(close, lexicon), GUESSED, lexicon)


def _spelled(word: str, lexicon: Lexicon) -> str:
    """A known folded word as it is written; where that is not known, its base word."""
    if not _FOLDED.search(word):
        return word
    terms = lexicon.terms(word)
    return next((each for each in terms if fold(each) == word), terms[0])


def _guessed(word: str, lexicon: Lexicon) -> Iterator[Group]:
    """The group of the words that look most like a strange one."""
    if not lexicon.is_idle(word) and (close := alike(word, lexicon.words(word[0]))):
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


def _named(clauses: list[list[Word]], lexicon: Lexicon) -> tuple[list[tuple[str, ...]], str]:
    """The names of one game in the query, the longest first, and the game."""
    found = [
        (name, slug)
        for name, slug in lexicon.names.items()
        if any(_at(clause, name) is not None for clause in clauses)
    ]
    found.sort(key=lambda each: -len(each[0]))
    game = found[0][1] if found else ""
    return [name for name, slug in found if slug == game], game


def _without(names: list[tuple[str, ...]], clause: list[Word]) -> list[Word]:
    for name in names:
        at = _at(clause, name)
        clause = clause if at is None else clause[:at] + clause[at + len(name) :]
    return clause


def _at(clause: list[Word], phrase: tuple[str, ...]) -> int | None:
    """Where a phrase begins, if the clause holds it."""
    words = [word.folded for word in clause]
    places = range(len(words) - len(phrase) + 1)
    return next((at for at in places if tuple(words[at : at + len(phrase)]) == phrase), None)
