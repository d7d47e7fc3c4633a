"""The checker's files: Pyodide, our own Python, and what the scripts need to know of both."""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import kb
from kb.checker.games import find
from kb.engines.codec import encode
from kb.engines.engine import Engine
from kb.records import links, text
from kb.records.library import Entry
from kb.records.question import Question
from kb.site import pyodide
from kb.site.marks import Marker

FOLDER = "assets/checker"
PYODIDE = f"pyodide/{pyodide.VERSION}"
ENGINES = "engines"
KEPT = (f"/{FOLDER}/pyodide/*", f"/{FOLDER}/{ENGINES}/*")
"""Addresses that never mean anything else: their names hold the version or a hash."""
SEATED = ("Anna", "Ben")
"""Who plays where a reader begins a game."""
_CODE = Path(kb.__file__).parent
_NEEDED = ("engines", "checker")
_ENDINGS = {".py", ".json"}


def files(entries: tuple[Entry, ...]) -> Iterator[tuple[str, bytes]]:
    """Every file of the checker below the site's root. Raises Missing."""
    found = {f"{PYODIDE}/{name}": words for name, words in pyodide.files()}
    archive = _json(sources())
    engines = f"{ENGINES}/{hashlib.sha256(archive).hexdigest()[:16]}.json"
    found[engines] = archive
    manifest = {
        "pyodide": f"{PYODIDE}/",
        "info": pyodide.info(),
        "engines": engines,
        "bytes": {name: len(words) for name, words in found.items()},
    }
    found["files.json"] = _json(manifest)
    for entry in entries:
        if playable := find(entry.game.id):
            found[f"data/{entry.game.id}.json"] = _json(words(entry, playable.engine))
    yield from ((f"{FOLDER}/{name}", found[name]) for name in sorted(found))


def sources() -> dict[str, str]:
    """The Python that browsers run, by the path of its files below the root of the project."""
    needed = [file for part in _NEEDED for file in (_CODE / part).rglob("*")]
    chosen = [_CODE / "__init__.py", *(file for file in needed if file.suffix in _ENDINGS)]
    return {
        file.relative_to(_CODE.parent).as_posix(): file.read_text("utf-8")
        for file in sorted(chosen)
    }


def words(entry: Entry, engine: type[Engine[Any, Any]]) -> dict[str, Any]:
    """What readers are told of a game beside its plays: rules, misreadings, editions, readings."""
    game = entry.game
    marker, names = Marker(game), links.names(game, entry.examples)
    titles = {each.id: each.title for each in game.editions.entries}
    met = {each.id for each in engine.questions}
    return {
        "title": game.title,
        "rules": {
            rule.id: {
                "name": names[rule.id],
                "text": text.plain(rule.text),
                "cite": marker.marks(rule)[0].label,  # the best source comes first
                "href": f"{links.page(game)}#{rule.id}",
            }
            for _, rule in links.rules(game)
        },
        "misreadings": [
            {"name": each.misreading, "claim": each.claim, "rule": each.rules[0]}
            for each in game.misconceptions
            if each.misreading
        ],
        "editions": [{"id": name, "title": titles.get(name, name)} for name in engine.editions],
        "questions": [_question(each) for each in game.questions if each.id in met],
        "puzzle": hasattr(engine, "solution"),
        "start": _start(engine()),
    }


def _start(engine: Any) -> Any:
    """The position in which a game begins; an engine without `start` has it as its default."""
    return encode(engine.start(SEATED), whole=False) if hasattr(engine, "start") else {}


def _question(question: Question) -> dict[str, Any]:
    """An open question with its readings; `default` is the one we play by."""
    readings = question.open.readings if question.open else ()
    return {
        "id": question.id,
        "question": question.question,
        "readings": [{"id": each.id, "text": text.plain(each.text)} for each in readings],
        "default": question.open and question.open.default,
    }


def _json(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
