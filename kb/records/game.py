"""The game record: everything that the site says about one game."""

from itertools import pairwise
from typing import Annotated, Any

from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError

from kb.records.award import Award
from kb.records.component import Component
from kb.records.credit import Credit
from kb.records.date import Date
from kb.records.edition import Edition, Expansion
from kb.records.facts import Facts
from kb.records.listing import Listing
from kb.records.misconception import Misconception
from kb.records.model import Model, Plain, Slug
from kb.records.question import Question
from kb.records.review import Review
from kb.records.rule import Rule
from kb.records.section import Actions, End, Section, Turn, Variant
from kb.records.source import Source
from kb.records.statement import Statement
from kb.records.thesaurus import Group


class Change(Model):
    """One entry of the record's change log."""

    date: Date
    """When the record changed."""
    text: Plain
    """What changed, for readers."""


def _latest_first(changes: tuple[Change, ...]) -> tuple[Change, ...]:
    for index, (earlier, later) in enumerate(pairwise(changes)):
        if earlier.date < later.date:
            facts: dict[str, Any] = {"earlier": str(earlier.date), "later": str(later.date)}
            facts |= {"at": (index + 1, "date")}
            raise PydanticCustomError("change_order", "{later} first", facts)
    return changes


class Game(Model):
    """One game, as a writer describes it: the content of `game.yaml`."""

    id: Slug
    """Its name in addresses: the name of its folder."""
    title: Plain
    """What it is called here."""
    original_title: Plain | None = None
    """What it was called first."""
    also_known_as: tuple[Plain, ...] = ()
    """Other names that readers know it by."""
    also_searched_as: tuple[Plain, ...] = ()
    """Words by which readers look for it that are no names of it: those of its predecessor."""
    terms: tuple[Group, ...] = ()
    """Words of this game, with those that readers use for them; see content/thesaurus.yaml."""
    title_note: Statement | None = None
    """What to know of the title."""
    facts: Facts
    """The game at a glance."""
    sources: tuple[Source, ...] = Field(min_length=1)
    """What the record rests on."""
    goal: Rule
    """How to win, in one sentence."""
    components: tuple[Component, ...] = Field(min_length=1)
    """What lies in the box."""
    setup: tuple[Section, ...] = Field(min_length=1)
    """The steps of the set-up, in order."""
    turn: Turn
    """How a turn or a round runs."""
    actions: Actions
    """What players can do."""
    topics: tuple[Section, ...] = ()
    """Further rules that belong together."""
    end: End
    """How the game ends and who wins."""
    misconceptions: tuple[Misconception, ...] = ()
    """What people get wrong."""
    variants: tuple[Variant, ...] = ()
    """Other ways to play."""
    hints: tuple[Rule, ...] = ()
    """Advice that is not a rule."""
    questions: tuple[Question, ...] = ()
    """What people ask."""
    reviews: Listing[Review]
    """What others say of it."""
    awards: Listing[Award]
    """Prizes."""
    editions: Listing[Edition]
    """Its printings."""
    expansions: Listing[Expansion]
    """What adds to it."""
    credits: tuple[Credit, ...] = Field(min_length=1)
    """Who made it."""
    changes: Annotated[tuple[Change, ...], AfterValidator(_latest_first)] = Field(min_length=1)
    """The change log of the record, latest first; the first date is its "Stand"."""
