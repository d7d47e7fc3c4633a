"""Topics: what can be answered, prepared so that a question is compared with it quickly."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from kb.search import asking, numbers
from kb.search.answerable import Answerable
from kb.search.asking import Asked, Counted
from kb.search.hits import Searchable
from kb.search.lexicon import Lexicon
from kb.search.phrasing import Phrasing, Weigh, Weighed, phrasing
from kb.search.rarity import weighers

if TYPE_CHECKING:
    from kb.search.own_words import OwnWord

FEWEST, FEWEST_OF_STORY = 2, 3
"""With fewer words a question makes sense only after a story; so does one put about a story."""


@dataclass(frozen=True)
class Topic:
    """One thing that can be answered, and all ways to ask it."""

    answerable: Answerable
    phrasings: tuple[Phrasing, ...]
    story: tuple[Weighed, ...]
    """The words of the story, where one of the ways makes no sense without it."""
    counted: frozenset[Counted]
    """All numbers that were said with it."""
    rules: tuple[int, ...] = ()
    """The numbers of the statements of its rules."""

    def is_then(self, asked: Asked) -> bool:
        """Whether it is about the time that is asked about; what a story tells may be at any."""
        known = {moment for each in self.phrasings for moment in each.asked.moments}
        return bool(self.answerable.story) or asked.moments <= known


def topic(
    answerable: Answerable, lexicon: Lexicon, weigh: Weigh, own: Iterable["OwnWord"] = ()
) -> Topic:
    """What is answerable, prepared; `weigh` and `own` are those of its game."""
    own = tuple(own)
    # The question of an example is put about its story; other ways to ask it are general.
    fewest = FEWEST_OF_STORY if answerable.story else FEWEST
    first, *others = answerable.asked
    if answerable.computed:
        first, *others = map(numbers.without, answerable.asked)
    found = (
        phrasing(first, lexicon, weigh, own, fewest),
        *(phrasing(each, lexicon, weigh, own, FEWEST) for each in others),
    )
    bound = answerable.story and any(each.bound for each in found)
    story = phrasing(answerable.story, lexicon, weigh, own, 0).words if bound else ()
    told = " – ".join((first, *others, answerable.story))
    return Topic(answerable, found, story, asking.counted(told))


def topics(
    source: Searchable,
    told: Mapping[str, Iterable[Answerable]],
    own: Mapping[str, Sequence["OwnWord"]],
) -> dict[int, Topic]:
    """What can be answered, by the number of the statement that answers it; the rest by game."""
    weighs = weighers(source)
    units = (source.unit(number) for number in range(len(source.places)))
    places = {(unit.game, unit.id): number for number, unit in enumerate(units)}
    found = {
        places[game, each.id]: replace(
            topic(each, source.lexicon, weighs[game], own[game]),
            rules=tuple(places[game, rule] for rule in each.rules),
        )
        for game, answers in told.items()
        for each in answers
    }
    return dict(sorted(found.items()))
