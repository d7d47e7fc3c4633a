"""Replies: what is said to a question, with the rules, the example and what stands near."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from kb.search import ask, hits
from kb.search.answerable import Refuted
from kb.search.ask import Askable, Match
from kb.search.hits import Near
from kb.search.query import understand

UNKNOWN = "unbekannt"
DEPENDS = "Das kommt auf das Spiel an."
NO_ANSWER = "Eine geprüfte Antwort darauf gibt es hier nicht."
NEAREST, ALIKE = 3, 450
"""How many rules and questions are named that stand near; questions from what likeness on."""


@dataclass(frozen=True)
class StatedRule:
    """A rule that an answer rests on, or that stands near."""

    id: str
    text: str
    cite: str


@dataclass(frozen=True)
class Alternative:
    """Another question that somebody may have meant."""

    game: str
    id: str
    question: str


@dataclass(frozen=True)
class Reply:
    """What is said to a question."""

    verdict: str
    """`ja`, `nein`, `offen`, `unbekannt`, or a value in words."""
    answer: str
    """The reason; of an open question the readings."""
    rules: tuple[StatedRule, ...] = ()
    """What the answer rests on; without one, the rules that stand nearest."""
    example: str = ""
    """The example that ran and shows it."""
    misreading: Refuted | None = None
    shown: str = ""
    """What the example asks, with its verdict, if it asks otherwise: perhaps the contrary."""
    confidence: float = 0.0
    """How much the question is like the one that is answered, from 0 to 1."""
    alternatives: tuple[Alternative, ...] = ()
    per_game: Mapping[str, "Reply"] = field(default_factory=dict)
    """The answer in each game, where the question names none."""


def reply(source: Askable, question: str, game: str = "", near: Near | None = None) -> Reply:
    """What is said to a question, about one game or about all.

    `near` tells the meaning by which rules stand nearest, unless it is that of the source.
    """
    query = understand(question, source.lexicon)
    found = {} if ask.is_strange(question, source.lexicon) else ask.matches(source, question, game)
    sure = {each: match for each, like in found.items() if (match := ask.answered(like))}
    like = (match for match in _all(found, sure) if match.likeness >= ALIKE)
    others = sorted(like, key=lambda match: -match.likeness)
    alternatives = tuple(_alternative(match) for match in others[:NEAREST])
    if not sure:
        rules = tuple(_nearest_rules(source, question, game, near))
        return Reply(UNKNOWN, NO_ANSWER, rules, alternatives=alternatives)
    replies = {each: _said(source, match) for each, match in sure.items()}
    if game or query.game:
        (only,) = replies.values()
        return _with(only, alternatives, {})
    verdicts = {each.verdict for each in replies.values()}
    first = next(iter(replies.values()))
    if len(replies) == 1:
        return _with(first, alternatives, replies)
    verdict = verdicts.pop() if len(verdicts) == 1 else UNKNOWN
    return Reply(verdict, DEPENDS, alternatives=alternatives, per_game=replies)


def _all(found: Mapping[str, Sequence[Match]], sure: Mapping[str, Match]) -> Iterator[Match]:
    """All matches but those that answer."""
    for game, matches in found.items():
        yield from (match for match in matches if match is not sure.get(game))


def _said(source: Askable, match: Match) -> Reply:
    answerable = match.answerable
    verdict = match.verdict or match.value or answerable.answer
    return Reply(
        verdict,
        answerable.answer,
        tuple(_rule(source, number) for number in match.topic.rules),
        answerable.example,
        answerable.misreading,
        answerable.shown,
        (match.likeness + 5) // 10 / 100,
    )


def _with(
    said: Reply, alternatives: tuple[Alternative, ...], per_game: Mapping[str, Reply]
) -> Reply:
    return replace(said, alternatives=alternatives, per_game=per_game)


def _nearest_rules(
    source: Askable, question: str, game: str, near: Near | None
) -> Iterator[StatedRule]:
    found = hits.search(source, question, game=game, kind="rule", limit=NEAREST, near=near)
    return (StatedRule(hit.unit.id, hit.unit.text, hit.unit.cite) for hit in found.hits)


def _rule(source: Askable, number: int) -> StatedRule:
    unit = source.unit(number)
    return StatedRule(unit.id, unit.text, unit.cite)


def _alternative(match: Match) -> Alternative:
    answerable = match.answerable
    return Alternative(match.game, answerable.id, answerable.asked[0])
