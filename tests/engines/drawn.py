"""What tests of drawings share: the tree of a drawing, and the positions of a game's examples."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

import yaml
import yamlcore

from kb.checker.example import Example, read
from kb.checker.games import PlayableGame, find
from kb.engines.codec import decode
from kb.engines.drawing import Drawing
from kb.engines.engine import Engine, RuleViolation, Unsettled

ROOT = Path(__file__).parents[2]
HOSTILE = """<script>alert("1")</script>&'"""


class Scene(NamedTuple):
    """A position of an example, with what led there or was refused there."""

    example: str
    engine: Engine[Any, Any]
    position: Any
    before: Any = None
    move: Any = None


def tree(drawing: Drawing) -> ElementTree.Element:
    """A drawing as a tree, with the areas in it."""
    return ElementTree.fromstring(drawing.touchable)  # noqa: S314


def uses(drawing: Drawing) -> list[str]:
    """The ids of the symbols that a drawing and its symbols refer to, in order."""
    found = [each.get("href", "")[1:] for each in tree(drawing).iter("use")]
    for symbol in drawing.symbols.values():
        held = ElementTree.fromstring(symbol)  # noqa: S314
        found += [each.get("href", "")[1:] for each in held.iter("use")]
        fills = [each.get("fill", "") for each in held.iter()]
        found += [fill[5:-1] for fill in fills if fill.startswith("url(#")]
    return found


def sound(drawing: Drawing) -> None:
    """Well-formed, and all that it refers to is among its symbols."""
    assert set(uses(drawing)) <= set(drawing.symbols)


def kinds(drawing: Drawing, kind: str) -> list[ElementTree.Element]:
    """The elements of a class."""
    return [each for each in tree(drawing).iter() if kind in each.get("class", "").split()]


def keys(drawing: Drawing) -> set[str]:
    """The keys that one can touch."""
    return {found for each in tree(drawing).iter() if (found := each.get("data-touch"))}


def said(drawing: Drawing) -> list[str]:
    """All text that is drawn."""
    return ["".join(each.itertext()) for each in tree(drawing).iter("text")]


@cache
def game(slug: str) -> PlayableGame:
    """A game with its pictures."""
    found = find(slug)
    assert found
    return found


@cache
def _examples(slug: str) -> tuple[Example, ...]:
    words = (ROOT / f"content/games/{slug}/examples.yaml").read_text("utf-8")
    data = yaml.load(words, yamlcore.CCoreLoader)["examples"]  # noqa: S506
    return tuple(example for each in data if (example := read(each)))


def scenes(slug: str) -> Iterator[Scene]:
    """Every position of every example, in its first edition."""
    for example in _examples(slug):
        yield from _scenes(game(slug), example)


def draw(slug: str, scene: Scene) -> Drawing:
    """The drawing of a scene."""
    found = game(slug).drawing(scene.engine, scene.position, before=scene.before, move=scene.move)
    assert found, scene.example
    sound(found)
    return found


def _scenes(game: PlayableGame, example: Example) -> Iterator[Scene]:
    engine = game.engine((example.editions or ("",))[0], example.readings)
    position = decode(engine.position_type, example.position, "position")
    yield Scene(example.id, engine, position)
    for data in example.moves:
        kind = next(each for each in engine.move_types if each.kind == data["move"])  # type: ignore[attr-defined]
        move = decode(kind, {name: each for name, each in data.items() if name != "move"}, "move")
        try:
            before, position = position, engine.play(position, move)
        except (RuleViolation, Unsettled):
            yield Scene(example.id, engine, position, None, move)
            return
        yield Scene(example.id, engine, position, before, move)
