"""Pictures of answers: the drawing of each example that answers a question, fetched with it."""

import json
from collections.abc import Iterable, Iterator, Mapping

from kb.checker.games import PlayableGame, find
from kb.checker.report import Report
from kb.checker.run import Run
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
            before, position, move = _last(verdict.run)
            if drawing := game.drawing(engine, position, before=before, move=move):
                yield example, drawing


def _last(run: Run) -> tuple[object, object, object]:
    """The position before the last move, that after it, and the move; a refused one is tried."""
    if not run.moves:
        return None, run.positions[-1], None
    before = None if run.violation else run.positions[-2]
    return before, run.positions[-1], run.moves[-1]


def _json(drawing: Drawing) -> bytes:
    found = {"svg": drawing.svg, "sprite": sprite(drawing.symbols), "alt": drawing.alt}
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")).encode()
