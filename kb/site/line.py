"""Lines: a game in one line, as cards and the table of games show it."""

from dataclasses import dataclass

from kb.records import german, links, text
from kb.records.facts import Age, Published, Range
from kb.records.library import Entry

PLAIN_EMBLEM = "assets/emblem.svg"
"""The drawing of a game that has none of its own."""


@dataclass(frozen=True)
class Line:
    """What cards and tables show of a game; `href` and `emblem` start at the site's root."""

    slug: str
    title: str
    pitch: str
    href: str
    emblem: str
    players: str
    minutes: str
    age: str
    rules: int
    min_players: int | None = None
    max_players: int | None = None
    min_minutes: int | None = None
    max_minutes: int | None = None
    min_age: int | None = None
    year: int | None = None


def _bounds(value: Range | str) -> tuple[int | None, int | None]:
    """Smallest and greatest; None where unknown or, for the greatest, unlimited."""
    if isinstance(value, str):
        return None, None
    return value.min, value.max if isinstance(value.max, int) else None


def emblem(entry: Entry) -> str:
    """The address of a game's drawing, from the site's root."""
    if (entry.folder / "emblem.svg").exists():
        return f"{links.page(entry.game)}emblem.svg"
    return PLAIN_EMBLEM


def line(entry: Entry) -> Line:
    """A game as one line."""
    game, facts = entry.game, entry.game.facts
    fewest, most = _bounds(facts.players)
    shortest, longest = _bounds(facts.minutes)
    return Line(
        slug=game.id,
        title=game.title,
        pitch=text.plain(facts.pitch.text),
        href=links.page(game),
        emblem=emblem(entry),
        players=german.span(facts.players),
        minutes=german.span(facts.minutes),
        age=german.age(facts.age),
        rules=sum(1 for _ in links.rules(game)),
        min_players=fewest,
        max_players=most,
        min_minutes=shortest,
        max_minutes=longest,
        min_age=facts.age.min if isinstance(facts.age, Age) else None,
        year=facts.published.year if isinstance(facts.published, Published) else None,
    )
