"""Variations of the real games, as statements: other names, other things, the same German.

What only one of our games speaks of, another game calls otherwise: each copy has other nouns in
their place, so that the vocabulary grows as it does with real games. Half of them are nouns of the
dictionary, half are new compounds, whose ends keep their inflection.
"""

import random
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from simplemma.strategies.dictionaries import DefaultDictionaryFactory

from kb.records.game import Game
from kb.records.thesaurus import Group
from kb.search import text
from kb.search.collection import Collection
from kb.search.compounds import split
from kb.search.lemma import LANGUAGE, is_noun, lemmas
from kb.search.unit import Unit

_WORD = re.compile(r"[A-ZÄÖÜ][a-zäöüß]+")
_NOUN = re.compile(r"[A-ZÄÖÜ][a-zäöüß]{3,8}")


@dataclass(frozen=True)
class Original:
    """A real game: what it says, and the nouns that no other of our games has."""

    game: Game
    units: Sequence[Unit]
    own: Sequence[str]
    """By their lemma."""


def originals(real: Collection, games: Iterable[Game]) -> list[Original]:
    """The games of the real collection."""
    said = {game.id: [unit for unit in real.units if unit.game == game.id] for game in games}
    spoken = {slug: {_lemma(noun) for noun in _nouns(units)} for slug, units in said.items()}
    shared = Counter(noun for nouns in spoken.values() for noun in nouns)
    return [
        Original(game, said[game.id], sorted(each for each in spoken[game.id] if shared[each] == 1))
        for game in games
    ]


def grown(
    real: Collection, games: Sequence[Game], statements: int
) -> tuple[list[Unit], list[Game]]:
    """The real games and as many copies as it takes to have so many statements."""
    known, nouns = originals(real, games), _dictionary()
    units, found = list(real.units), list(games)
    number = 0
    while len(units) < statements:
        of = known[number % len(known)]
        number += 1
        copy = _Copy(of, nouns, number)
        units += copy.units()
        found.append(copy.game())
    return units[:statements], found


class _Copy:
    """One copy of a game."""

    def __init__(self, of: Original, nouns: Sequence[str], number: int) -> None:
        chance = random.Random(number)  # noqa: S311 – no secret
        self.of = of
        self.slug = f"{of.game.id}-{number}"
        self.title = f"{chance.choice(nouns)} und {chance.choice(nouns)}"
        self.nouns: Mapping[str, str] = {each: chance.choice(nouns) for each in of.own}
        self.joined = {each for each in of.own if chance.random() < 1 / 2}

    def game(self) -> Game:
        """The game, under its new name."""
        terms = tuple(
            Group(term=self._said(group.term), words=tuple(map(self._said, group.words)))
            for group in self.of.game.terms
        )
        return self.of.game.model_copy(
            update={
                "id": self.slug,
                "title": self.title,
                "original_title": None,
                "also_known_as": (),
                "also_searched_as": (),
                "terms": terms,
            }
        )

    def units(self) -> Iterator[Unit]:
        """Its statements."""
        for unit in self.of.units:
            yield replace(
                unit,
                game=self.slug,
                title=self._said(unit.title),
                text=self._said(unit.text),
                asked=tuple(map(self._said, unit.asked)),
            )

    def _said(self, written: str) -> str:
        return _WORD.sub(self._word, written.replace(self.of.game.title, self.title))

    def _word(self, found: re.Match[str]) -> str:
        word = found[0]
        lemma = _lemma(word)
        new = self.nouns.get(lemma)
        if new is None:
            return word
        if lemma not in self.joined:
            return new
        parts = split(word.lower(), is_noun)
        return new + (word[-len(parts[1]) :] if parts else word.lower())


def _nouns(units: Iterable[Unit]) -> Iterator[str]:
    """The nouns of statements, as they are written."""
    for unit in units:
        for clause in text.clauses(f"{unit.title}. {unit.text}"):
            yield from (
                word.written
                for word in clause
                if word.capital and not word.first and _WORD.fullmatch(word.written)
            )


def _lemma(word: str) -> str:
    return lemmas(word)[0]


def _dictionary() -> list[str]:
    """The nouns of the dictionary that are short enough to stand for a thing."""
    pairs = DefaultDictionaryFactory().get_dictionary(LANGUAGE).items()
    return sorted({form for form, lemma in pairs if form == lemma and _NOUN.fullmatch(form)})
