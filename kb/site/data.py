"""Data for others: the records as JSON, and the linked data of each page."""

from collections.abc import Iterator
from typing import Any

from pydantic_core import to_json

from kb.records import library, links, schema, text
from kb.records.example import Examples
from kb.records.facts import Age, Published, Range
from kb.records.game import Game
from kb.records.library import Entry
from kb.records.model import Model, Plain, Slug, Unknown
from kb.site.settings import Settings


class Listed(Model):
    """A game in the list of all games; addresses start at the site's root."""

    id: Slug
    """Its name in addresses."""
    title: Plain
    """What it is called."""
    pitch: Plain
    """The game in one sentence."""
    players: Range | Unknown
    """How many can play."""
    minutes: Range | Unknown
    """How long a game takes."""
    age: Age | Unknown
    """The recommended age."""
    page: str
    """The address of its page."""
    record: str
    """The address of its record, which follows `api/schema/game.json`."""
    examples: str | None = None
    """The address of its examples, which follow `api/schema/examples.json`."""


class Games(Model):
    """The list of all games: the content of `api/games.json`."""

    games: tuple[Listed, ...]
    """All games, by id."""


def files(entries: tuple[Entry, ...]) -> Iterator[tuple[str, str]]:
    """Every data file below the site's root, with its content."""
    yield "api/games.json", _record(Games(games=tuple(_listed(entry) for entry in entries)))
    for entry in entries:
        yield record_address(entry.game), _record(entry.game)
        if entry.examples:
            yield _examples(entry), _record(Examples(examples=entry.examples))
    yield "api/schema/games.json", _json(schema.of(Games))
    for kind in schema.SCHEMAS:
        yield f"api/schema/{kind}.json", _json(schema.schema(kind))
    for file in sorted({file for entry in entries for file in _data(entry.game)}):
        yield f"api/data/{file}", (library.ENGINES / file).read_text("utf-8")


def record_address(game: Game) -> str:
    """The address of a game's record as JSON, from the site's root."""
    return f"api/games/{game.id}.json"


def _examples(entry: Entry) -> str:
    return f"api/examples/{entry.game.id}.json"


def _data(game: Game) -> Iterator[str]:
    return (each.data.file for each in game.components if each.data)


def _listed(entry: Entry) -> Listed:
    game, facts = entry.game, entry.game.facts
    return Listed(
        id=game.id,
        title=game.title,
        pitch=text.plain(facts.pitch.text),
        players=facts.players,
        minutes=facts.minutes,
        age=facts.age,
        page=links.page(game),
        record=record_address(game),
        examples=_examples(entry) if entry.examples else None,
    )


def linked(game: Game, settings: Settings) -> dict[str, Any]:
    """A game in the words of schema.org."""
    facts = game.facts
    found: dict[str, Any] = {
        "@context": "https://schema.org",
        "@type": "Game",
        "name": game.title,
        "description": text.plain(facts.pitch.text),
        "url": f"{settings.address}{links.page(game)}",
        "inLanguage": "de",
        "dateModified": str(game.changes[0].date),
    }
    if game.also_known_as:
        found["alternateName"] = list(game.also_known_as)
    if isinstance(facts.players, Range):
        found["numberOfPlayers"] = _quantity(facts.players)
    if isinstance(facts.age, Age):
        found["typicalAgeRange"] = f"{facts.age.min}-"
    if isinstance(facts.published, Published):
        found["datePublished"] = str(facts.published.year)
    designers = [name for each in game.credits if each.role == "designer" for name in each.names]
    if designers:
        found["author"] = [{"@type": "Person", "name": name} for name in designers]
    return found


def _quantity(players: Range) -> dict[str, Any]:
    found: dict[str, Any] = {"@type": "QuantitativeValue", "minValue": players.min}
    return found | ({"maxValue": players.max} if isinstance(players.max, int) else {})


def _record(value: Model) -> str:
    return _json(value.model_dump(mode="json", exclude_none=True))


def _json(value: Any) -> str:
    return to_json(value, indent=1).decode() + "\n"
