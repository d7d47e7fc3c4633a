"""JSON Schemas of the records, for editors and for others who read our data."""

import json
from pathlib import Path
from typing import Any

from kb.records.example import Examples
from kb.records.game import Game
from kb.records.model import Model

SCHEMAS: dict[str, type[Model]] = {"game": Game, "examples": Examples}
"""Each kind of file in content/, with its model."""


def schema(kind: str) -> dict[str, Any]:
    """The JSON Schema of one kind of file."""
    return of(SCHEMAS[kind])


def of(model: type[Model]) -> dict[str, Any]:
    """The JSON Schema of what a model describes."""
    dialect = {"$schema": "https://json-schema.org/draft/2020-12/schema"}
    found: dict[str, Any] = _without_null(model.model_json_schema())
    return dialect | found


def _without_null(schema: Any) -> Any:
    """The schema without the branches and defaults that say null: a field is given or left out."""
    if isinstance(schema, list):
        return [_without_null(each) for each in schema if each != {"type": "null"}]
    if not isinstance(schema, dict):
        return schema
    return {
        key: _without_null(value)
        for key, value in schema.items()
        if not (key == "default" and value is None)
    }


def write(folder: Path) -> list[Path]:
    """Write all schemas into a folder and say where each stands."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for kind in SCHEMAS:
        file = folder / f"{kind}.json"
        words = json.dumps(schema(kind), ensure_ascii=False, indent=1) + "\n"
        file.write_text(words, encoding="utf-8")
        written.append(file)
    return written
