"""A small collection of made-up answers, to ask."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from kb.search import impact, vocabulary
from kb.search.answerable import Answerable
from kb.search.collection import Collection
from kb.search.meaning.meaning import static_meaning
from kb.search.topic import topics
from kb.search.unit import Kind, Unit


def answer(
    name: str, verdict: str, *asked: str, answer: str = "So steht es im Heft.", story: str = ""
) -> Answerable:
    """Something that can be answered, without rules."""
    return Answerable(name, asked, story, verdict, answer, ())


def collection(told: Mapping[str, Sequence[Answerable]], titles: Mapping[str, str]) -> Collection:
    """A collection of games, of which each answers something."""
    units = [_unit(game, each) for game, answers in told.items() for each in answers]
    texts = [text for unit in units for text in (unit.title, unit.text, *unit.asked)]
    lexicon = vocabulary.lexicon(texts, (), {title: game for game, title in titles.items()})
    own = dict.fromkeys(told, ())
    impacts = impact.postings(units, lexicon, own)
    bare = Collection(titles, units, lexicon, impacts, static_meaning(units))
    return replace(bare, topics=topics(bare, told, own))


def _unit(game: str, each: Answerable) -> Unit:
    first, *others = each.asked
    kind: Kind = "example" if each.story else "question"
    text = f"{each.story} {each.answer}".strip()
    return Unit(game, kind, each.id, first, text, asked=tuple(others))
