"""Data for others: the records as JSON, and the linked data of each page."""

from collections.abc import Iterator
from typing import Any

from pydantic_core import to_json

from kb.records import library, schema, text
from kb.records.facts import Age, Published, Range
from kb.records.game import Game
from kb.records.library import Entry
from kb.site.entry import line
from kb.site.settings import Settings


def files(entries: tuple[Entry, ...]) -> Iterator[tuple[str, str]]:
    """Every data file below the site's root, with its content."""
    games = [_summary(entry) for entry in entries]
    yield "api/games.json", _json({"games": games})
    for entry in entries:
        record = entry.game.model_dump(mode="json", exclude_none=True)
        record["examples"] = [
            each.model_dump(mode="json", exclude_none=True) for each in entry.examples
        ]
        yield f"api/games/{entry.game.id}.json", _json(record)
    for kind in schema.SCHEMAS:
        yield f"api/schema/{kind}.json", _json(schema.schema(kind))
    for file in sorted({file for entry in entries for file in _data(entry.game)}):
        yield f"api/data/{file}", (library.ENGINES / file).read_text("utf-8")


def _data(game: Game) -> Iterator[str]:
    return (each.data.file for each in game.components if each.data)


def _summary(entry: Entry) -> dict[str, Any]:
    found = line(entry)
    return {
        "id": found.slug,
        "title": found.title,
        "pitch": found.pitch,
        "players": entry.game.facts.model_dump(mode="json", include={"players"})["players"],
        "page": found.href,
        "record": f"api/games/{found.slug}.json",
    }


def linked(game: Game, settings: Settings) -> dict[str, Any]:
    """A game in the words of schema.org."""
    facts = game.facts
    found: dict[str, Any] = {
        "@context": "https://schema.org",
        "@type": "Game",
        "name": game.title,
        "description": text.plain(facts.pitch.text),
        "url": f"{settings.address}spiele/{game.id}/",
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


def _json(value: Any) -> str:
    return to_json(value, indent=1).decode() + "\n"
