"""Material: the data beside the engines is there, and tables fit the number of players."""

import json
import re
from pathlib import Path
from typing import Any

from kb.records.component import FILE
from kb.records.document import Document
from kb.records.problem import Loc
from kb.records.table import PLAYERS
from kb.records.walk import mappings


def check(game: Document, engines: Path) -> None:
    """Note data files that are missing or hold another number, and impossible player rows."""
    for loc, mapping in mappings(game.data):
        file, entries = mapping.get("file"), mapping.get("entries")
        if _is(FILE, file) and isinstance(entries, int):
            _data(game, loc, mapping, engines)
        if "values" in mapping and _is(PLAYERS, mapping.get("players")):
            _players(game, (*loc, "players"), mapping["players"])


def _is(pattern: str, value: Any) -> bool:
    return isinstance(value, str) and re.fullmatch(pattern, value) is not None


def _data(game: Document, loc: Loc, mapping: dict[str, Any], engines: Path) -> None:
    file = engines / mapping["file"]
    try:
        entries = len(json.loads(file.read_text("utf-8"))["entries"])
    except OSError:
        game.problem((*loc, "file"), f"no file kb/engines/{mapping['file']} – check its name")
        return
    except (ValueError, KeyError, TypeError):
        message = f"kb/engines/{mapping['file']} is not JSON with 'entries' – mend it"
        game.problem((*loc, "file"), message)
        return
    if entries != mapping["entries"]:
        due = mapping["entries"]
        message = f"{due}, but kb/engines/{mapping['file']} lists {entries} – correct one of them"
        game.problem((*loc, "entries"), message)


def _players(game: Document, loc: Loc, row: str) -> None:
    facts = game.data.get("facts") if isinstance(game.data, dict) else None
    players = facts.get("players") if isinstance(facts, dict) else None
    if not isinstance(players, dict) or not isinstance(players.get("max"), int):
        return
    most = max(int(number) for number in re.findall("[0-9]+", row))
    if most > players["max"]:
        message = f"{most} players, but at most {players['max']} can play – correct one"
        game.problem(loc, message)
