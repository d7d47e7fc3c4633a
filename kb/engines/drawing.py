"""Drawings: positions as SVG, each with a German text that says the same."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from math import hypot

Point = tuple[float, float]


class Svg(str):
    """A piece of SVG as it stands, in contrast to text, which is escaped."""

    __slots__ = ()


@dataclass(frozen=True)
class Drawing:
    """A picture of a position or of a piece."""

    svg: Svg
    """One `<svg>` that a page shows as it is; its look comes from `drawing.css`."""
    alt: str
    """All that it shows, in German: plain text, one statement on each line."""
    symbols: Mapping[str, Svg] = field(default_factory=dict)
    """What it refers to by `use`, by id; a page holds each once, in a `sprite`."""
    areas: str = ""
    """What one can touch in it, clear and on top; only where one plays is it needed."""

    @property
    def touchable(self) -> Svg:
        """The `<svg>` with its areas."""
        return Svg(f"{self.svg.removesuffix('</svg>')}{self.areas}</svg>")


def element(tag: str, attributes: Mapping[str, object] | None = None, *children: str) -> Svg:
    """An element; attributes of None are left out, children that are no Svg are escaped text."""
    opened = "".join([
        f' {name}="{escape(short(value))}"'
        for name, value in (attributes or {}).items()
        if value is not None
    ])  # fmt: skip
    if not children:
        return Svg(f"<{tag}{opened}/>")
    return Svg(f"<{tag}{opened}>{joined(children)}</{tag}>")


def joined(children: Iterable[str]) -> Svg:
    """Pieces one after the other; those that are no Svg are escaped text."""
    return Svg("".join([each if isinstance(each, Svg) else escape(each) for each in children]))


def short(value: object) -> str:
    """A value as an attribute says it: numbers with two decimals at most."""
    if isinstance(value, float):
        return f"{value:.2f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))
    return str(value)


def group(kind: str, *children: str, touch: str | None = None, at: str | None = None) -> Svg:
    """Pieces together: of a class, perhaps to be touched by a key, perhaps moved `at` "x,y"."""
    moved = f"translate({at})" if at else None
    return element("g", {"class": kind, "data-touch": touch, "transform": moved}, *children)


def use(name: str, x: float, y: float, kind: str | None = None, touch: str | None = None) -> Svg:
    """A symbol, drawn with its origin at a point."""
    attributes = {"href": f"#{name}", "x": x or None, "y": y or None}
    return element("use", {**attributes, "class": kind, "data-touch": touch})


def symbol(name: str, *children: str) -> Svg:
    """A fragment of that id for `use`; it is not clipped, and its origin may be anywhere."""
    return element("g", {"id": name}, *children)


def words(x: float, y: float, said: str, kind: str) -> Svg:
    """Text, from its left end on the base line."""
    return element("text", {"x": x, "y": y, "class": kind}, said)


def numbers(placed: Iterable[tuple[int, Point]], digit: float, kind: str) -> Svg:
    """Numbers, each from its left end on the base line, in one element; a digit is so wide."""
    digits = [
        (sign, short(float(x + at * digit)), short(float(y)))
        for number, (x, y) in placed
        for at, sign in enumerate(str(number))
    ]
    said, xs, ys = zip(*digits, strict=True)
    place = {"x": " ".join(xs), "y": " ".join(ys)}
    return element("text", {"class": kind, **place}, "".join(said))


def area(key: str, x: float, y: float, width: float, height: float) -> Svg:
    """A clear rectangle that is touched by this key."""
    place = {"x": x, "y": y, "width": width, "height": height}
    return element("rect", {"class": "rf-area", "data-touch": key, **place})


def path(points: Iterable[Point]) -> str:
    """A line through points, as the `d` of a path."""
    return "M" + "L".join(f"{short(float(x))} {short(float(y))}" for x, y in points)


def arrow(points: Sequence[Point], kind: str = "rf-changed", gap: float = 0) -> Svg:
    """An arrow along points, which ends so far before the last one; nothing if it goes nowhere."""
    *before, (x, y) = points
    if not before or before[-1] == (x, y):
        return Svg()
    right, down = x - before[-1][0], y - before[-1][1]
    length = hypot(right, down)
    right, down = right / length, down / length
    tip = (x - gap * right, y - gap * down)
    sides = [
        (tip[0] - 5 * right + side * 3.5 * down, tip[1] - 5 * down - side * 3.5 * right)
        for side in (-1, 1)
    ]
    line = path([*before, tip]) + path([sides[0], tip, sides[1]])
    return element("path", {"class": kind, "d": line})


def drawing(
    game: str,
    size: tuple[float, float],
    children: Iterable[str],
    *,
    title: str,
    alt: str,
    symbols: Mapping[str, Svg] | None = None,
    areas: Iterable[Svg] = (),
) -> Drawing:
    """A drawing of a game: its width and height, what it shows, and its title in German."""
    attributes = {
        "class": f"rf-drawing rf-drawing--{game}",
        "viewBox": f"-2 -2 {short(size[0] + 4.0)} {short(size[1] + 4.0)}",
        "role": "img",
        "aria-label": title,
    }
    shown = element("svg", attributes, joined(children))
    return Drawing(shown, alt, symbols or {}, joined(areas))


def sprite(symbols: Mapping[str, Svg]) -> Svg:
    """The hidden element that holds all symbols which the drawings of a page refer to."""
    held = element("defs", {}, *(symbols[name] for name in sorted(symbols)))
    hidden = {"class": "rf-sprite", "width": 0, "height": 0, "aria-hidden": "true"}
    return element("svg", hidden, held)
