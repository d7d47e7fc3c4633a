"""Games: finds the engine and the misreadings of a game by its slug."""

from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from kb.engines.engine import Engine, misread


@dataclass(frozen=True)
class PlayableGame:
    """A game's engine, and the ways in which people misread it, by class name."""

    engine: type[Engine[Any, Any]]
    misreadings: dict[str, type[Engine[Any, Any]]]


def find(slug: str) -> PlayableGame | None:
    """The engine of a game: the module `kb.engines.<slug>.engine`; None where there is none."""
    package = f"kb.engines.{slug.replace('-', '_')}"
    if not find_spec(package) or not find_spec(f"{package}.engine"):
        return None
    engine: type[Engine[Any, Any]] = import_module(f"{package}.engine").ENGINE
    found: dict[str, type[Engine[Any, Any]]] = {}
    if find_spec(f"{package}.misreadings"):
        for name, each in vars(import_module(f"{package}.misreadings")).items():
            if isinstance(each, type) and issubclass(each, engine) and misread(each):
                found[name] = each
    return PlayableGame(engine, found)
