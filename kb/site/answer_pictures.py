"""Pictures of answers: the drawing of each example that answers a question, fetched with it."""

import json
from collections.abc import Iterable, Iterator, Mapping

from kb.checker.games import PlayableGame, find
from kb.checker.report import Report
from kb.engines.drawing import Drawing, sprite
from kb.records.example import Example
from kb.records.library import Entry

Key = tuple[str, str]
"""A game and one of its examples."""


def pictures(entries: Iterable[Entry], reports: Mapping[str, Report]) -> dict[Key, bytes]:
    """How each example of each game ended, as JSON, where the game has drawings."""
    return {
        (entry.game.id, example.id): _json(drawing)
        for entry in entries
        if (game := find(entry.game.id)) and game.draw
        for example, drawing in _drawings(game, entry, reports.get(entry.game.id, Report()))
    }


def _drawings(
    game: PlayableGame, entry: Entry, report: Report
) -> Iterator[tuple[Example, Drawing]]:
    for example in entry.examples:
        for verdict in report.verdicts.get(example.id, [])[:1]:
            engine = game.engine(verdict.edition, example.readings)
            if drawing := game.drawing(engine, **verdict.run.scene(len(verdict.run.moves))):
                yield example, drawing


def _json(drawing: Drawing) -> bytes:
    found = {"svg": drawing.svg, "sprite": sprite(drawing.symbols), "alt": drawing.alt}
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")).encode()
