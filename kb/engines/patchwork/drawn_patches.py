"""Drawn patches: each sewn, in every way it can lie, told apart by cloth, weave and number."""

from functools import cache

from kb.engines.drawing import Svg, element, joined, symbol, use
from kb.engines.outline import outline
from kb.engines.patchwork.pieces import PATCHES
from kb.engines.patchwork.shapes import Cell, Shape, cornered, turned, turned_and_flipped

SQUARE = 17
"""How wide a square of a quilt is drawn."""
BUTTON, SPECIAL, OTHER = "patchwork-button", "patchwork-special", "patchwork-other"
WEAVES: dict[str, tuple[float, str]] = {
    "dots": (6, "M1.6 1.6h.01M4.6 4.6h.01"),
    "stripes": (5, "M-1 6 6-1M-1 1 1-1M4 6 6 4"),
    "checks": (6, "M0 1.5H6M1.5 0V6"),
    "crosses": (8, "M1 2.5h3M2.5 1v3M5 6.5h3M6.5 5v3"),
    "waves": (8, "M0 2q2-2.4 4 0t4 0M0 6q2-2.4 4 0t4 0"),
}
"""What is printed on the cloths: how wide until it repeats, and its lines."""
HOLES = "M-1.3-1.3h.01M1.3-1.3h.01M-1.3 1.3h.01M1.3 1.3h.01"
CLOTHS = 7
"""So many colours; together with as many weaves as there are, no two patches look alike."""


def lies(patch: str, cells: Shape) -> int:
    """In which of its ways a patch lies on these squares."""
    return turned_and_flipped(PATCHES[patch].shape).index(cornered(cells))


def name(patch: str, way: int = 0) -> str:
    """The id of the symbol of a patch as it lies."""
    return f"patchwork-{patch}-{way}"


@cache
def patch_symbols(patch: str, way: int = 0) -> dict[str, Svg]:
    """The symbol of a patch as it lies, its top left square at the origin, and what it uses."""
    number = list(PATCHES).index(patch)
    weave = list(WEAVES)[number % len(WEAVES)]
    shape = turned_and_flipped(PATCHES[patch].shape)[way]
    rim, seam = outline(shape, SQUARE, 0.6, 3.5), outline(shape, SQUARE, 2.6, 2)
    first, *others = sorted(shape, key=lambda cell: (cell[1], cell[0]))
    printed = [_button(cell) for cell in others[len(others) - PATCHES[patch].income :]]
    drawn = symbol(
        name(patch, way),
        element("path", {"class": f"pw-cloth pw-cloth-{number % CLOTHS}", "d": rim}),
        element("path", {"fill": f"url(#patchwork-{weave})", "d": rim}),
        element("path", {"class": "pw-seam", "d": seam}),
        _number(first, patch.removeprefix("P")),
        *printed,
    )
    used = {BUTTON: button()} if printed else {}
    return {name(patch, way): drawn, f"patchwork-{weave}": _weave(weave), **used}


def _number(cell: Cell, number: str) -> Svg:
    """The number of a patch on a piece of paper on one of its squares."""
    x, y = cell[0] * SQUARE, cell[1] * SQUARE
    paper = {"class": "pw-paper", "x": x + 2, "y": y + 3, "width": 13, "height": 11}
    text = {"class": "pw-number", "x": x + SQUARE / 2, "y": y + 11.9}
    return joined([element("rect", {**paper, "rx": 2.5}), element("text", text, number)])


def _button(cell: Cell) -> Svg:
    return use(BUTTON, (cell[0] + 0.5) * SQUARE, (cell[1] + 0.5) * SQUARE)


def _weave(weave: str) -> Svg:
    width, lines = WEAVES[weave]
    attributes = {"width": width, "height": width, "patternUnits": "userSpaceOnUse"}
    drawn = element("path", {"class": f"pw-weave pw-weave--{weave}", "d": lines})
    return element("pattern", {"id": f"patchwork-{weave}", **attributes}, drawn)


@cache
def button() -> Svg:
    """A button with its centre at the origin."""
    return symbol(
        BUTTON,
        element("circle", {"class": "pw-button", "r": 4.4}),
        element("path", {"class": "pw-holes", "d": HOLES}),
    )


@cache
def special() -> Svg:
    """A special patch: a single square of leather."""
    square = frozenset({(0, 0)})
    return symbol(
        SPECIAL,
        element("path", {"class": "pw-leather", "d": outline(square, SQUARE, 0.8, 3)}),
        element("path", {"class": "pw-seam", "d": outline(square, SQUARE, 3, 2)}),
        element("path", {"class": "pw-star", "d": "M8.5 5.6V11.4M5.6 8.5H11.4"}),
    )


@cache
def other() -> Svg:
    """Squares that something covers of which the position does not say what it is: a pattern."""
    square = outline({(0, 0)}, SQUARE, 0.8, 2)
    size = {"width": SQUARE, "height": SQUARE, "patternUnits": "userSpaceOnUse"}
    return element(
        "pattern",
        {"id": OTHER, **size},
        element("path", {"class": "pw-other", "d": square}),
        element("path", {"class": "pw-other-lines", "d": "M2 8 8 2M2 15 15 2M9 15 15 9"}),
    )


@cache
def small(patch: str) -> dict[str, Svg]:
    """A patch as it is drawn in the circle: lying flat, with its number below."""
    shape = turned_and_flipped(PATCHES[patch].shape)[flattest(patch)]
    number = list(PATCHES).index(patch)
    left, top = 9.5 - 1.5 * _wide(shape), 6 - 1.5 * _high(shape)
    form = element(
        "path",
        {
            "class": f"pw-cloth pw-cloth-{number % CLOTHS}",
            "d": outline(shape, 3, 0, 0.6),
            "transform": f"translate({left} {top})",
        },
    )
    below = element("text", {"class": "pw-small", "x": 9.5, "y": 20}, patch.removeprefix("P"))
    return {f"patchwork-{patch}-small": symbol(f"patchwork-{patch}-small", form, below)}


def flattest(patch: str) -> int:
    """The way of a patch in which it is least high, turned but not flipped."""
    ways = turned(PATCHES[patch].shape)
    return ways.index(min(ways, key=_flat))


def _wide(shape: Shape) -> int:
    return max(x for x, _ in shape) + 1


def _high(shape: Shape) -> int:
    return max(y for _, y in shape) + 1


def _flat(shape: Shape) -> tuple[int, list[Cell]]:
    return (_high(shape), sorted(shape))
