"""Links: where each statement of a game stands and by which words a link names it."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from kb.records import german, text
from kb.records.example import Example
from kb.records.game import Game
from kb.records.rule import Rule
from kb.records.section import Section


def page(game: Game) -> str:
    """The address of a game's page, from the site's root."""
    return f"spiele/{game.id}/"


def rules(game: Game) -> Iterator[tuple[str, Rule]]:
    """Every rule of a game with the heading that it stands below, in the order of its page."""
    end = game.end
    found = (
        (german.TITLES["goal"], (game.goal,)),
        *_below(game.setup),
        (game.turn.title, game.turn.rules),
        *_below(game.turn.phases),
        (game.actions.title, game.actions.rules),
        *_below(game.actions.choices),
        *_below(game.topics),
        (german.TITLES["end"], (*end.trigger, *end.finish, *end.scoring, *end.tie_break)),
        *_below(game.variants),
        (german.TITLES["hints"], game.hints),
    )
    return ((heading, rule) for heading, rules in found for rule in rules)


def _below(sections: Iterable[Section]) -> Iterator[tuple[str, tuple[Rule, ...]]]:
    return ((section.title, section.every_rule) for section in sections)


def sections(game: Game) -> tuple[Section, ...]:
    """Every section of a game, in the order of its page."""
    turn, actions = game.turn.phases, game.actions.choices
    return (*game.setup, *turn, *actions, *game.topics, *game.variants)


def names(game: Game, examples: tuple[Example, ...]) -> dict[str, str]:
    """The words by which a link names each statement, by id."""
    found = {rule.id: heading for heading, rule in rules(game)}
    found |= {section.id: section.title for section in sections(game)}
    found |= {component.id: component.name for component in game.components}
    found |= {each.id: f"„{each.claim}“" for each in game.misconceptions}
    found |= {question.id: question.question for question in game.questions}
    found |= {example.id: example.title for example in examples}
    found |= {review.id: review.outlet for review in game.reviews.entries}
    return found | dict(_around(game))


def _around(game: Game) -> Iterator[tuple[str, str]]:
    """Id and words of what is said around the rules."""
    facts = game.facts
    yield facts.pitch.id, game.title
    yield facts.for_whom.id, "Für wen"
    yield from ((each.id, each.title) for each in facts.similar.entries)
    yield from ((each.id, "Wissenswert") for each in facts.worth_knowing)
    for question in game.questions:
        readings = question.open.readings if question.open else ()
        yield from ((each.id, question.question) for each in readings)
    yield from ((each.id, each.name) for each in game.awards.entries)
    yield from ((each.id, german.ROLES[each.role]) for each in game.credits)
    remarks = (
        (game.title_note, "Zum Titel"),
        (facts.similar.remark, "Ähnlich wie"),
        (game.reviews.remark, german.TITLES["reviews"]),
        (game.awards.remark, german.TITLES["awards"]),
        (game.editions.remark, "Ausgaben"),
        (game.expansions.remark, "Erweiterungen"),
    )
    yield from ((each.id, words) for each, words in remarks if each)


@dataclass(frozen=True)
class RuleLink:
    """A link to one rule of a section."""

    id: str
    place: int
    """Its place in the section, from 1."""
    gist: str


def places(game: Game) -> dict[str, tuple[str, RuleLink]]:
    """The heading and the link of each rule, by its id."""
    found: dict[str, tuple[str, RuleLink]] = {}
    seen: Counter[str] = Counter()
    for heading, rule in rules(game):
        seen[heading] += 1
        found[rule.id] = (heading, RuleLink(rule.id, seen[heading], gist(rule)))
    return found


def grouped(
    places: Mapping[str, tuple[str, RuleLink]], ids: Iterable[str]
) -> list[tuple[str, list[RuleLink]]]:
    """Links to rules by the heading that they stand below, in the order in which they are named."""
    found: dict[str, list[RuleLink]] = defaultdict(list)
    for each in ids:
        heading, link = places[each]
        found[heading].append(link)
    return list(found.items())


def gist(rule: Rule, words: int = 9) -> str:
    """The first words of a rule, to name it among others."""
    found = text.plain(rule.text).split()
    return " ".join(found[:words]) + (" …" if len(found) > words else "")
