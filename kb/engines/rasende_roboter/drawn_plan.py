"""The drawn plan: its parts with walls, targets and barriers, as symbols in their places."""

from collections.abc import Iterator
from functools import cache

from kb.engines.drawing import Svg, element, group, symbol, use
from kb.engines.rasende_roboter.board import PLACES, SIZE, Barrier, Board, part
from kb.engines.rasende_roboter.pieces import (
    CHIPS,
    FOUR,
    SYMBOLS,
    Cell,
    Chip,
    Side,
    colour_of,
)

SPACE = 20
"""How wide a space is drawn."""
HALF = SIZE // 2 * SPACE
LETTERS = {"red": "R", "green": "Gr", "blue": "B", "yellow": "Ge", "black": "S"}
"""What tells colours apart besides their look."""
FORMS = {
    "moon": "M2.1-5.3a5.6 5.6 0 1 0 3.4 7.4a4.7 4.7 0 0 1-3.4-7.4z",
    "gear": "M-1.2-6h2.4l.4 1.7 1.2.5 1.5-.9 1.7 1.7-.9 1.5.5 1.2 1.7.4v2.4l-1.7.4-.5 1.2.9 1.5"
    "-1.7 1.7-1.5-.9-1.2.5-.4 1.7h-2.4l-.4-1.7-1.2-.5-1.5.9-1.7-1.7.9-1.5-.5-1.2-1.7-.4v-2.4"
    "l1.7-.4.5-1.2-.9-1.5 1.7-1.7 1.5.9 1.2-.5zM0-1.9a1.9 1.9 0 1 0 .01 0z",
    "planet": "M0-3.8a3.8 3.8 0 1 0 .01 0z",
    "star": "M0-6l1.7 4 4.3.3-3.3 2.8 1.1 4.2-3.8-2.3-3.8 2.3 1.1-4.2-3.3-2.8 4.3-.3z",
}
"""The symbols of the targets around the origin."""
RING = "M-6.3 2.6A6.8 1.9-22 0 1-3.6.2M6.3-2.6A6.8 1.9-22 0 1-6.3 2.6"
"""The ring around a planet, of which its front covers a part."""
ARM = "M0 0C-1.6-4.4 2-8.4 7.2-5.2C4.4-5 2.4-3 0 0z"
"""One of the four arms of the vortex."""


def name(chip: Chip) -> str:
    """The id of the symbol of a target."""
    return f"rasende-roboter-chip-{CHIPS.index(chip)}"


@cache
def chip_symbol(chip: Chip) -> Svg:
    """A target on a square around the origin."""
    tile = {"class": "rr-tile", "x": -9, "y": -9, "width": 18, "height": 18, "rx": 3.5}
    colour = colour_of(chip)
    if not colour:
        arms = (
            element(
                "path", {"class": f"rr-form rr-{each}", "d": ARM, "transform": f"rotate({turn})"}
            )
            for each, turn in zip(FOUR, (0, 90, 180, 270), strict=True)
        )
        return symbol(name(chip), element("rect", tile), *arms)
    form = SYMBOLS[CHIPS.index(chip) % len(SYMBOLS)]
    drawn = [element("path", {"class": f"rr-form rr-{colour}", "d": FORMS[form]})]
    if form == "planet":
        drawn.append(element("path", {"class": f"rr-gap rr-{colour}", "d": RING}))
        drawn.append(element("path", {"class": f"rr-ring rr-{colour}", "d": RING}))
    said = {"class": f"rr-letter rr-{colour}", "x": 7.9, "y": 7.7}
    letter = element("text", said, LETTERS[colour])
    shown = element("g", {"transform": "translate(-1.8 -1.8)"}, *drawn)
    tinted = {**tile, "class": f"rr-tile rr-{colour}"}
    return symbol(name(chip), element("rect", tinted), shown, letter)


def middle_of(cell: Cell) -> tuple[float, float]:
    """The centre of a space."""
    return ((cell[0] + 0.5) * SPACE, (cell[1] + 0.5) * SPACE)


def part_name(side: Side, turns: int) -> str:
    """The id of the symbol of a part in its place."""
    return f"rasende-roboter-{side}-{PLACES[turns]}"


@cache
def part_symbols(side: Side, turns: int) -> dict[str, Svg]:
    """A part of the plan in its place, and the targets on it."""
    shown = part(side, turns)
    left, top = (HALF if turns in (1, 2) else 0), (HALF if turns in (2, 3) else 0)
    drawn = symbol(
        part_name(side, turns),
        *ground(left, top),
        *(use(name(chip), *middle_of(cell)) for chip, cell in shown.targets),
        *(_barrier(cell, each) for cell, each in shown.barriers.items()),
        element("path", {"class": "rr-wall", "d": _walls(shown)}),
    )
    chips = {name(chip): chip_symbol(chip) for chip, _ in shown.targets}
    return {part_name(side, turns): drawn, **chips}


def ground(left: float, top: float) -> Iterator[Svg]:
    """The spaces of a part."""
    place = {"x": left, "y": top, "width": HALF, "height": HALF}
    yield element("rect", {"class": "rr-ground", **place})
    lines = "".join(
        f"M{left + at} {top}v{HALF}M{left} {top + at}h{HALF}" for at in range(SPACE, HALF, SPACE)
    )
    yield element("path", {"class": "rr-lines", "d": lines})


def _walls(shown: Board) -> str:
    """All walls, each once, from its space in the south or the east."""
    found = []
    for (x, y), heading in sorted(shown.walls):
        if heading in ("north", "west"):
            along = "h" if heading == "north" else "v"
            found.append(f"M{x * SPACE} {y * SPACE}{along}{SPACE}")
    return "".join(found)


def _barrier(cell: Cell, barrier: Barrier) -> Svg:
    """A diagonal with its colour's letter."""
    up = 1 if barrier.shape == "/" else -1
    line = element(
        "path", {"class": f"rr-barrier rr-{barrier.colour}", "d": f"M-9 {9 * up}L9 {-9 * up}"}
    )
    disc = element("circle", {"class": "rr-disc", "r": 5.6})
    letter = element(
        "text", {"class": "rr-letter rr-letter--middle", "y": 3}, LETTERS[barrier.colour]
    )
    x, y = middle_of(cell)
    return group("rr-barrier-there", line, disc, letter, at=f"{x:g} {y:g}")
