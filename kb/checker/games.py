"""Games: finds the engine, the misreadings, the drawings and the labels of a game by its slug."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any, Protocol

import kb.engines
from kb.engines.drawing import Drawing
from kb.engines.engine import Engine, misread
from kb.engines.gallery import Gallery
from kb.engines.label import Label


class Draw(Protocol):
    """Draws a position, and what a move changed since the one before.

    A move without a position before is one that was refused: it is drawn as it was tried.
    """

    def __call__(self, position: Any, *, before: Any = None, move: Any = None) -> Drawing:
        """The drawing."""


@dataclass(frozen=True)
class PlayableGame:
    """A game's engine, the ways in which people misread it, by class name, and its pictures."""

    engine: type[Engine[Any, Any]]
    misreadings: dict[str, type[Engine[Any, Any]]]
    draw: Draw | None = None
    label: Callable[[Any, Any], Label] | None = None
    galleries: Callable[[], tuple[Gallery, ...]] = tuple

    def drawing(
        self, engine: Engine[Any, Any], position: Any, *, before: Any = None, move: Any = None
    ) -> Drawing | None:
        """A position as the edition of an engine has it; None where the game has no drawings."""
        if not self.draw:
            return None
        earlier = before if before is None else engine.shown(before)
        return self.draw(engine.shown(position), before=earlier, move=move)


def known() -> tuple[str, ...]:
    """The slugs of all games that have an engine."""
    packages = (each.name for each in iter_modules(kb.engines.__path__) if each.ispkg)
    return tuple(
        name.replace("_", "-") for name in packages if find_spec(f"kb.engines.{name}.engine")
    )


def find(slug: str) -> PlayableGame | None:
    """A game by the modules of `kb.engines.<slug>`; None where there is no `engine`."""
    package = f"kb.engines.{slug.replace('-', '_')}"
    if not find_spec(package) or not find_spec(f"{package}.engine"):
        return None
    engine: type[Engine[Any, Any]] = import_module(f"{package}.engine").ENGINE
    found: dict[str, type[Engine[Any, Any]]] = {}
    if find_spec(f"{package}.misreadings"):
        for name, each in vars(import_module(f"{package}.misreadings")).items():
            if isinstance(each, type) and issubclass(each, engine) and misread(each):
                found[name] = each
    draw, label = _function(f"{package}.diagram", "draw"), _function(f"{package}.labels", "label")
    galleries = _function(f"{package}.gallery", "galleries") or tuple
    return PlayableGame(engine, found, draw, label, galleries)


def _function(module: str, name: str) -> Any:
    """A function of a module; None where there is no such module."""
    return getattr(import_module(module), name) if find_spec(module) else None
