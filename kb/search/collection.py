"""The collection: all statements, what is known of their words, and what each term is worth."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path

from kb.checker.report import Report
from kb.records import library, thesaurus
from kb.records.game import Game
from kb.records.library import Entry
from kb.records.proof import prove
from kb.records.thesaurus import Group
from kb.search import impact, vocabulary
from kb.search.answerables import answerables
from kb.search.lexicon import Lexicon, Postings, Term
from kb.search.meaning.meaning import StaticMeaning, static_meaning
from kb.search.own_words import own_words
from kb.search.ranking import Place
from kb.search.topic import Topic, topics
from kb.search.unit import SORTS, Unit
from kb.search.units import units


@dataclass(frozen=True)
class Collection:
    """Everything that searching needs, in memory."""

    titles: Mapping[str, str]
    """The titles of the games, by slug."""
    units: Sequence[Unit]
    lexicon: Lexicon
    impacts: Postings
    meaning: StaticMeaning
    topics: Mapping[int, Topic] = field(default_factory=dict)
    """What can be answered, by the number of the statement that answers it, rising."""

    @cached_property
    def places(self) -> list[Place]:
        """Game and kind of each statement, by its number."""
        return [Place(unit.game, unit.kind) for unit in self.units]

    def postings(self, term: Term) -> tuple[tuple[int, int], ...]:
        """The statements that hold a term, and its impact in each."""
        return self.impacts.get(term, ())

    def unit(self, number: int) -> Unit:
        """A statement by its number."""
        return self.units[number]

    def near(self, words: Sequence[str]) -> dict[int, int]:
        """How near statements are in meaning to folded words; more is nearer."""
        return self.meaning.near(words)

    @property
    def answering(self) -> list[int]:
        """The numbers of the statements that answer something, rising."""
        return list(self.topics)

    def topic(self, number: int) -> Topic:
        """What a statement answers."""
        return self.topics[number]


def load(content: Path) -> Collection:
    """The collection of a content folder; its examples are run, so that hits say what is tested.

    Raises:
        ProblemsFound: where records or the thesaurus do not load.
        Damaged: where the word table or the statement vectors cannot be used.
    """
    entries = library.load(content)
    return gather(entries, prove(entries).reports, thesaurus.load(content))


def gather(
    entries: Iterable[Entry], reports: Mapping[str, Report], groups: Iterable[Group]
) -> Collection:
    """The collection of games whose examples were run."""
    entries = tuple(entries)
    searched = of_units(units(entries, reports), [entry.game for entry in entries], groups)
    own = {entry.game.id: own_words(entry.game.terms) for entry in entries}
    told = {
        entry.game.id: list(answerables(entry, reports.get(entry.game.id, Report())))
        for entry in entries
    }
    return replace(searched, topics=topics(searched, told, own))


def of_units(found: Sequence[Unit], games: Sequence[Game], groups: Iterable[Group]) -> Collection:
    """The collection of statements of games, without answers."""
    texts = [text for unit in found for text in (unit.title, unit.text, unit.section, *unit.asked)]
    texts += [word for game in games for group in game.terms for word in group.all_words]
    texts += SORTS.values()
    names = {name: game.id for game in games for name in names_of(game)}
    lexicon = vocabulary.lexicon(texts, groups, names)
    own = {game.id: own_words(game.terms) for game in games}
    titles = {game.id: game.title for game in games}
    impacts = impact.postings(found, lexicon, own)
    lexicon = vocabulary.alive(lexicon, impacts)
    return Collection(titles, found, lexicon, impacts, static_meaning(found))


def names_of(game: Game) -> list[str]:
    """The names that readers know a game by."""
    return [
        game.title,
        *([game.original_title] if game.original_title else []),
        *game.also_known_as,
        *game.also_searched_as,
    ]
