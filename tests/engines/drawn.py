"""What tests of drawings share: the tree of a drawing, and the positions of a game's examples."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise, product
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

import yaml
import yamlcore

from kb.checker.example import Example, read
from kb.checker.games import PlayableGame, find
from kb.checker.run import run
from kb.engines.drawing import Drawing
from kb.engines.engine import Engine

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


def corners(path: str) -> list[list[tuple[float, float]]]:
    """The corners of each loop of an outline, as if they were not round."""
    loops = [re.findall(r"Q(\S+) (\S+)", loop) for loop in path.split("Z") if loop]
    return [[(float(x), float(y)) for x, y in loop] for loop in loops]


def inside(loops: list[list[tuple[float, float]]], x: float, y: float) -> bool:
    """Whether a point lies within loops of upright and level lines: an odd number to its left."""
    crossed = 0
    for loop in loops:
        for (left, start), (_, end) in zip(loop, [*loop[1:], loop[0]], strict=True):
            crossed += left < x and min(start, end) < y < max(start, end)
    return crossed % 2 == 1


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
    """Every position of every example in all its editions, and under its misreading."""
    found = game(slug)
    for example in _examples(slug):
        engines = [found.engine, *filter(None, [found.misreadings.get(example.misreading)])]
        for engine, edition in product(engines, example.editions or found.engine.editions[:1]):
            yield from _scenes(engine(edition, example.readings), example)


def draw(slug: str, scene: Scene) -> Drawing:
    """The drawing of a scene."""
    found = game(slug).drawing(scene.engine, scene.position, before=scene.before, move=scene.move)
    assert found, scene.example
    sound(found)
    return found


def _scenes(engine: Engine[Any, Any], example: Example) -> Iterator[Scene]:
    ran = run(engine, example)
    yield Scene(example.id, engine, ran.positions[0])
    for move, (before, position) in zip(ran.moves, pairwise(ran.positions), strict=False):
        yield Scene(example.id, engine, position, before, move)
    if ran.violation and len(ran.moves) == len(ran.positions):
        yield Scene(example.id, engine, ran.positions[-1], None, ran.moves[-1])
