"""Ask: a question gets the tested verdict of one that means the same, or none."""

from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from itertools import groupby
from typing import Protocol

from kb.search import asking, likeness, numbers, phrasing, ranking, text
from kb.search.answerable import NO, OPEN, VALUE, YES, Answerable
from kb.search.asking import Asked
from kb.search.hits import Searchable
from kb.search.lexicon import Lexicon
from kb.search.phrasing import Said, Weigh, Weighed
from kb.search.query import Query, understand
from kb.search.rarity import weighers
from kb.search.sense import answers
from kb.search.topic import Topic
from kb.search.wording import wording

CANDIDATES = 24
"""How many statements of all games are looked at, best first."""
SAID, BACK = 680, 570
"""How much of a question an answer must be about, and the other way round, in thousandths."""
BEYOND = 720
"""The same where a question has a word that is not at all in what answers."""
WORKED_OUT = 850
"""The same where the answer is worked out for the numbers of the question."""
EXAMPLE = 40
"""By how much an example must be more like a question than one that was put in general."""
NEAR, NEARER = 15, 4
"""An answer counts only if none that says something else is so near, in thousandths; the less it is
like the question, the farther off others must be: by a fourth of what it lacks."""


class Askable(Searchable, Protocol):
    """A collection that has answers."""

    @property
    def answering(self) -> Sequence[int]:
        """The numbers of the statements that answer something, rising."""
        ...

    def topic(self, number: int) -> Topic:
        """What a statement answers."""
        ...


@dataclass(frozen=True)
class Match:
    """A topic that is like a question."""

    game: str
    topic: Topic
    verdict: str | None
    """What it says to the question; none where that is not sure."""
    said: int
    back: int
    """How much of the question it is about, and the other way round, in thousandths."""
    lacking: bool = False
    """Whether the question lacks what all ways to ask have."""
    beyond: bool = False
    """Whether the question has a word that is not at all in what answers."""
    value: str = ""
    """The answer that was worked out for the numbers of the question."""
    exact: bool = False
    """Whether the record has the question in these very words."""

    @property
    def likeness(self) -> int:
        """How much both are about the same, in thousandths."""
        less = EXAMPLE if self.answerable.story else 0
        both = self.said + self.back
        return max(2 * self.said * self.back // both - less, 0) if both else 0

    @property
    def answerable(self) -> Answerable:
        """What is answered."""
        return self.topic.answerable

    @property
    def sure(self) -> bool:
        """Whether it is like enough to answer."""
        least = WORKED_OUT if self.value else BEYOND if self.beyond else SAID
        fits = self.verdict is not None and not self.lacking
        return fits and self.said >= least and self.back >= BACK


def matches(source: Askable, question: str, game: str = "") -> dict[str, list[Match]]:
    """What is like a question, by game, most alike first."""
    query = understand(question, source.lexicon)
    game = game or query.game
    candidates = _candidates(source, query, game)
    weighs = weighers(source)
    by_game = groupby(sorted(candidates), lambda number: source.places[number].game)
    return {
        each: _compared(source, question, each, weighs[each], list(found))
        for each, found in by_game
    }


def answered(found: Sequence[Match]) -> Match | None:
    """The match that answers for sure: it is like enough, and none that comes near disagrees.

    One that has the question in its very words answers before all others. Nothing may be much
    more like the question; where a value is asked for, what tells none may be so by twice the
    margin.
    """
    exact = [match for match in found if match.exact]
    if len(exact) == 1 or {match.verdict for match in exact} in ({YES}, {NO}, {OPEN}):
        return exact[0]
    best = next((match for match in found if match.sure), None)
    if best is None:
        return None
    margin = NEAR + (1000 - best.likeness) // NEARER
    near = [match for match in found if match.likeness >= best.likeness - margin]
    fitting = {match.verdict for match in near if match.verdict is not None}
    clear = best.verdict == VALUE or fitting == {best.verdict}
    return best if clear and not any(_rivals(match, best, margin) for match in found) else None


def _rivals(match: Match, best: Match, margin: int) -> bool:
    """Whether a match is so much more like the question that the best may not answer it."""
    other = best.verdict == VALUE and match.answerable.verdict not in (VALUE, OPEN)
    return match.likeness > best.likeness + margin * (2 if other else 1)


def is_strange(question: str, lexicon: Lexicon) -> bool:
    """Whether a question names something that nothing is known of, other than people.

    Of verbs and the like we only know fewer than there are; a name is written with a capital
    letter, or everything is written without.
    """
    bare = phrasing.bare(question)
    strange = set(understand(bare, lexicon).strange)
    typed = [word for clause in text.clauses(bare) for word in clause]
    names = {word.folded for word in typed if word.capital and not word.first}
    return bool(strange & names) or bool(strange and not any(word.capital for word in typed))


def _candidates(source: Askable, query: Query, game: str) -> list[int]:
    """The numbers of the statements that may answer."""
    answering = set(source.answering)
    scores = ranking.lexical(query, source.postings)
    places = source.places
    wanted = (
        (score, -number)
        for number, score in scores.items()
        if number in answering and game in ("", places[number].game)
    )
    return [-number for _, number in sorted(wanted, reverse=True)[:CANDIDATES]]


@dataclass(frozen=True)
class _Put:
    """A question about one game, as what it takes to compare it."""

    asked: Asked
    wording: int
    named: Set[str]
    groups: Sequence[Weighed]
    held: Sequence[Mapping[int, int]]
    """For each group what it is worth in each statement, in percent."""


def _compared(
    source: Askable, question: str, game: str, weigh: Weigh, candidates: Sequence[int]
) -> list[Match]:
    put = _put(source, question, weigh, candidates)
    bare = _put(source, numbers.without(question), weigh, candidates)
    found = []
    for number in candidates:
        topic = source.topic(number)
        computed = topic.answerable.computed
        value = computed.answer(question) if computed else ""
        if value or not computed:
            found.append(_match(game, number, topic, bare if computed else put, value))
    return sorted(found, key=lambda match: -match.likeness)


def _put(source: Askable, question: str, weigh: Weigh, candidates: Sequence[int]) -> _Put:
    groups = phrasing.groups(question, source.lexicon, weigh)
    wanted = set(candidates)
    held = [dict(_worths(source, said, wanted)) for said, _ in groups]
    return _Put(asking.read(question), wording(question), asking.named(question), groups, held)


def _worths(source: Askable, said: Said, numbers: set[int]) -> Iterator[tuple[int, int]]:
    for term, worth in sorted(said.items(), key=lambda each: each[1]):
        for number, _ in source.postings(term):
            if number in numbers:
                yield number, worth


def _match(game: str, number: int, topic: Topic, put: _Put, value: str) -> Match:
    """How a topic is like what was asked, by its way to ask that is most alike and fits."""
    found = []
    aside = [each.get(number, 0) for each in put.held]
    told = value if value in (YES, NO) else topic.answerable.verdict
    then = topic.is_then(put.asked)
    beyond = likeness.goes_beyond(put.groups, topic.phrasings, topic.story, aside, phrasing.PERSON)
    for at, each in enumerate(topic.phrasings):
        others = topic.phrasings[:at] + topic.phrasings[at + 1 :]
        exact = put.wording == each.wording and not topic.answerable.computed
        says = answers(put.asked, each.asked, told, topic.counted, put.named) if then else None
        said, back = likeness.alike(put.groups, each, others, topic.story, aside)
        lacking = likeness.lacks(put.groups, each, others, phrasing.PERSON)
        verdict = told if exact else says
        found.append(Match(game, topic, verdict, said, back, lacking, beyond, value, exact))
    return max(found, key=lambda each: (each.exact, each.verdict is not None, each.likeness))
