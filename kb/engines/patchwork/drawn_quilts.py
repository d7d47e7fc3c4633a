"""Drawn quilts: each below its player's name, with all that lies on it and is before them."""

from collections.abc import Iterable, Iterator
from functools import cache

from kb.engines.drawing import Svg, area, element, group, symbol, use, words
from kb.engines.layout import fitted
from kb.engines.outline import outline
from kb.engines.patchwork import drawn_board, drawn_patches, quilt
from kb.engines.patchwork.drawn_patches import SQUARE
from kb.engines.patchwork.position import Player, Position
from kb.engines.patchwork.shapes import CELLS, WIDTH, Cell

SIZE = WIDTH * SQUARE
"""How wide and high a quilt is."""
TOP = 20
"""Where it begins, below the name."""
GROUND = "patchwork-quilt"
LINE = 12
"""The base line of the name."""


def player(position: Position, before: Position | None, seat: int) -> Iterator[Svg]:
    """A player's name, what is theirs, and their quilt, from the top left."""
    now, earlier = position.players[seat], before.players[seat] if before else None
    yield drawn_board.token(position, seat, 8, LINE - 4)
    yield words(20, LINE, fitted(now.name, _room(now), 11), "pw-name")
    yield from _extras(now, earlier)
    yield use(drawn_patches.BUTTON, SIZE - 44, LINE - 4)
    yield _amount(now, earlier)
    yield group("pw-quilt", *_quilt(now, earlier), at=f"0 {TOP}")


def _room(now: Player) -> int:
    """How much there is for a name, left of what else stands there."""
    if now.special_tile:
        return SIZE - (120 if now.special_patches else 106)
    return SIZE - (88 if now.special_patches else 72)


def _extras(now: Player, earlier: Player | None) -> Iterator[Svg]:
    """The special tile, and special patches that wait to be sewn in; what is new has a ring."""
    if now.special_tile:
        yield drawn_board.tile(SIZE - 68, LINE - 4)
        if earlier and not earlier.special_tile:
            yield _framed(SIZE - 84, LINE - 14, 32, 20)
    if now.special_patches:
        x = SIZE - (98 if now.special_tile else 66)
        yield use(drawn_patches.SPECIAL, x, LINE - 12.5)
        if earlier and now.special_patches > earlier.special_patches:
            yield _framed(x - 1, LINE - 13.5, 19, 19)


def _framed(x: float, y: float, width: float, height: float) -> Svg:
    box = {"x": x, "y": y, "width": width, "height": height, "rx": 4}
    return element("rect", {"class": "rf-changed", **box})


def _amount(now: Player, earlier: Player | None) -> Svg:
    """How many buttons a player has, and how many came or went."""
    more = now.buttons - earlier.buttons if earlier else 0
    said = f" +{more}" if more > 0 else f" −{-more}"
    change = [element("tspan", {"class": "pw-more"}, said)] if more else []
    place = {"class": "pw-price", "x": SIZE - 37, "y": LINE}
    return element("text", place, str(now.buttons), *change)


def _quilt(now: Player, earlier: Player | None) -> Iterator[Svg]:
    """A quilt with all that lies on it, and a ring around what is new."""
    yield use(GROUND, 0, 0)
    for patch, cells in quilt.patches(now.quilt).items():
        x, y = min(x for x, _ in cells), min(y for _, y in cells)
        way = drawn_patches.lies(patch, cells)
        yield use(drawn_patches.name(patch, way), x * SQUARE, y * SQUARE)
    for x, y in _labelled(now, quilt.SPECIAL):
        yield use(drawn_patches.SPECIAL, x * SQUARE, y * SQUARE)
    if others := _labelled(now, quilt.OTHER):
        # one shape, since there may be dozens of such squares
        rim = outline(others, SQUARE, 0, 0)
        yield element("path", {"fill": f"url(#{drawn_patches.OTHER})", "d": rim})
    if earlier and (new := _new(now, earlier)):
        yield _ring(new, "rf-changed")


def _labelled(now: Player, label: str) -> list[Cell]:
    """The squares of a quilt that say so."""
    rows = (row.split() for row in now.quilt)
    return [(x, y) for y, row in enumerate(rows) for x, each in enumerate(row) if each == label]


def _new(now: Player, earlier: Player) -> list[Cell]:
    """The squares that were covered since."""
    added = quilt.covered(now.quilt) & ~quilt.covered(earlier.quilt)
    return [(x, y) for x, y in CELLS if added >> (y * WIDTH + x) & 1]


def _ring(cells: Iterable[Cell], kind: str) -> Svg:
    return element("path", {"class": kind, "d": outline(set(cells), SQUARE, -0.6, 4)})


def tried(cells: Iterable[Cell]) -> Svg:
    """Where something was to lie and may not, as far as it is near a quilt."""
    near = {cell for cell in cells if all(-3 <= at < WIDTH + 3 for at in cell)}
    return group("pw-quilt", _ring(near, "rf-tried"), at=f"0 {TOP}") if near else Svg()


def areas(seat: int, left: float, top: float) -> Iterator[Svg]:
    """All squares of a seat's quilt."""
    for x, y in CELLS:
        at = (left + x * SQUARE, top + TOP + y * SQUARE)
        yield area(f"cell.{seat}.{x}.{y}", *at, SQUARE, SQUARE)


def symbols(position: Position) -> dict[str, Svg]:
    """What both quilts refer to."""
    found = {GROUND: _ground(), drawn_patches.SPECIAL: drawn_patches.special()}
    for each in position.players:
        for patch, cells in quilt.patches(each.quilt).items():
            found.update(drawn_patches.patch_symbols(patch, drawn_patches.lies(patch, cells)))
        if quilt.count(each.quilt, quilt.OTHER):
            found[drawn_patches.OTHER] = drawn_patches.other()
    return found


@cache
def _ground() -> Svg:
    """An empty quilt."""
    cloth = {"class": "pw-ground", "width": SIZE, "height": SIZE, "rx": 4}
    lines = "".join(f"M{at * SQUARE} 0V{SIZE}M0 {at * SQUARE}H{SIZE}" for at in range(1, WIDTH))
    return symbol(
        GROUND, element("rect", cloth), element("path", {"class": "pw-lines", "d": lines})
    )
