"""Material: the data beside the engines is there, and tables fit the number of players."""

import json
from pathlib import Path
from typing import Any

from kb.records.checks.walk import mappings
from kb.records.document import Document
from kb.records.problem import Loc


def check(game: Document, engines: Path) -> None:
    """Note data files that are missing or hold another number, and impossible player rows."""
    for loc, mapping in mappings(game.data):
        if isinstance(mapping.get("file"), str) and isinstance(mapping.get("entries"), int):
            _data(game, loc, mapping, engines)
        if isinstance(mapping.get("players"), str) and "values" in mapping:
            _players(game, (*loc, "players"), mapping["players"])


def _data(game: Document, loc: Loc, mapping: dict[str, Any], engines: Path) -> None:
    file = engines / mapping["file"]
    try:
        entries = json.loads(file.read_text("utf-8"))["entries"]
    except OSError:
        game.problem((*loc, "file"), f"no file kb/engines/{mapping['file']} – check its name")
        return
    except (ValueError, KeyError, TypeError):
        message = f"kb/engines/{mapping['file']} is not JSON with 'entries' – mend it"
        game.problem((*loc, "file"), message)
        return
    if len(entries) != mapping["entries"]:
        message = f"{mapping['file']} lists {len(entries)} – correct one of them"
        game.problem((*loc, "entries"), message)


def _players(game: Document, loc: Loc, row: str) -> None:
    facts = game.data.get("facts") if isinstance(game.data, dict) else None
    players = facts.get("players") if isinstance(facts, dict) else None
    if not isinstance(players, dict) or not isinstance(players.get("max"), int):
        return
    numbers = [int(number) for number in row.rstrip("+").split("-") if number.isdigit()]
    if numbers and max(numbers) > players["max"]:
        message = f"{max(numbers)} players, but at most {players['max']} can play – correct one"
        game.problem(loc, message)
