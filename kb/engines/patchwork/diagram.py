"""Diagrams of Patchwork: time board, choice of patches, both quilts and the circle."""

from collections.abc import Iterable, Iterator

from kb.engines.drawing import (
    Drawing,
    Svg,
    area,
    drawing,
    element,
    group,
    joined,
    shortened,
    use,
    words,
)
from kb.engines.outline import outline
from kb.engines.patchwork import drawn_board, drawn_patches, quilt, told
from kb.engines.patchwork.drawn_patches import SQUARE
from kb.engines.patchwork.pieces import PATCHES
from kb.engines.patchwork.position import Advance, Buy, Move, PlaceSpecial, Player, Position, Shift
from kb.engines.patchwork.sewing import CHOICE
from kb.engines.patchwork.shapes import CELLS, WIDTH, Cell, Shape

ACROSS = 320
"""How wide the drawing is; a phone shows it nearly as large as this."""
QUILT = WIDTH * SQUARE
RIGHT = drawn_board.SIZE[0] + 12
"""Where the choice stands, right of the time board."""
NAMES = drawn_board.SIZE[1] + 22
"""The base line of the players' names."""
TOP = NAMES + 8
"""Where quilts begin."""
CIRCLE = TOP + QUILT + 18
"""The base line above the rest of the circle."""
SMALL = (20, 25)
"""The room for a small patch in the circle."""
GLASS = "M1 0h6.5M1 10h6.5M1.5 0q0 3 2.7 5-2.7 2-2.7 5M7 0q0 3-2.7 5 2.7 2 2.7 5"
"""An hourglass."""
LEFT = (0, ACROSS - QUILT)
"""Where each quilt begins."""


def draw(
    position: Position, *, before: Position | None = None, move: Move | None = None
) -> Drawing:
    """The table; what a move changed since the position before is marked.

    A move without a position before is one that was refused: it is drawn as it was tried.
    """
    circle = position.circle[CHOICE:]
    rows = -(-len(circle) // (ACROSS // SMALL[0]))
    pieces = [
        *drawn_board.board(position, before),
        *_choice(position),
        *(piece for seat in (0, 1) for piece in _player(position, before, seat)),
        *_rest(circle),
        *(_tried(position, move) if move and not before else ()),
    ]
    size = (ACROSS, CIRCLE + (8 + rows * SMALL[1] if rows else -12))
    return drawing(
        "patchwork",
        size,
        pieces,
        title=told.title(position),
        alt=told.alt(position, before, move),
        symbols=_symbols(position),
        areas=_areas(position),
    )


def _symbols(position: Position) -> dict[str, Svg]:
    found = dict(drawn_board.symbols())
    found[drawn_patches.SPECIAL] = drawn_patches.special()
    for player in position.players:
        for patch, cells in quilt.patches(player.quilt).items():
            found.update(drawn_patches.patch_symbols(patch, drawn_patches.lies(patch, cells)))
        if quilt.count(player.quilt, quilt.OTHER):
            found[drawn_patches.OTHER] = drawn_patches.other()
    for patch in position.circle[:CHOICE]:
        found.update(drawn_patches.patch_symbols(patch, drawn_patches.flattest(patch)))
    for patch in position.circle[CHOICE:]:
        found.update(drawn_patches.small(patch))
    found.update(_grid())
    return found


# The patches to choose from, and those after them


def _choice(position: Position) -> Iterator[Svg]:
    """The next three patches from the neutral token on, with price and time."""
    said = "Zur Wahl" if position.circle else "Kein Flicken mehr"
    yield words(RIGHT + 14, 9, said, "pw-said")
    yield element(
        "path",
        {"class": "pw-figure", "d": f"M{RIGHT} 10.5q0-5 3-5.5a2.6 2.6 0 1 1 3 0q3 .5 3 5.5z"},
    )
    for at, patch in enumerate(position.circle[:CHOICE]):
        yield group("pw-offer", *_offer(patch), at=f"{RIGHT} {15 + at * 47}")


def _offer(patch: str) -> Iterator[Svg]:
    """A patch with what it costs."""
    way = drawn_patches.flattest(patch)
    shown = use(drawn_patches.name(patch, way), 0, 0)
    yield element("g", {"transform": "scale(.82)"}, shown)
    x = 76
    yield words(x, 10, patch, "pw-name")
    yield element("g", {"transform": f"translate({x + 4} 20)"}, use(drawn_patches.BUTTON, 0, 0))
    yield words(x + 12, 23.5, str(PATCHES[patch].buttons), "pw-price")
    yield element("path", {"class": "pw-glass", "d": GLASS, "transform": f"translate({x} 29)"})
    yield words(x + 12, 37.5, str(PATCHES[patch].time), "pw-price")


def _rest(circle: tuple[str, ...]) -> Iterator[Svg]:
    """The other patches of the circle, in their order."""
    if circle:
        yield words(0, CIRCLE, "Danach im Kreis", "pw-said")
    in_a_row = ACROSS // SMALL[0]
    for at, patch in enumerate(circle):
        x, y = at % in_a_row * SMALL[0], CIRCLE + 6 + at // in_a_row * SMALL[1]
        yield use(f"patchwork-{patch}-small", x, y)


# Players


def _player(position: Position, before: Position | None, seat: int) -> Iterator[Svg]:
    """A player's name, what is theirs, and their quilt."""
    player, earlier = position.players[seat], before.players[seat] if before else None
    left = LEFT[seat]
    yield drawn_board.token(position, seat, left + 8, NAMES - 4)
    yield words(left + 20, NAMES, shortened(player.name, 14 - 5 * _has_more(player)), "pw-name")
    yield from _extras(player, earlier, left + QUILT)
    yield group(
        "pw-buttons", use(drawn_patches.BUTTON, 0, 0), at=f"{left + QUILT - 44} {NAMES - 4}"
    )
    yield _amount(player, earlier, left + QUILT - 37)
    yield use("patchwork-quilt", left, TOP)
    covers = [*_covers(player)]
    if earlier and quilt.covered(earlier.quilt) != quilt.covered(player.quilt):
        covers.append(_ring(_new_cells(earlier, player), "rf-changed"))
    yield group("pw-quilt", *covers, at=f"{left} {TOP}")


def _extras(player: Player, earlier: Player | None, right: float) -> Iterator[Svg]:
    """The special tile, and special patches that wait to be sewn in; what is new has a ring."""
    y = NAMES - 4
    if player.special_tile:
        yield drawn_board.tile(right - 68, y)
        if earlier and not earlier.special_tile:
            box = {"x": right - 84, "y": y - 10, "width": 32, "height": 20, "rx": 4}
            yield element("rect", {"class": "rf-changed", **box})
    if player.special_patches:
        x = right - 66 - 28 * player.special_tile
        yield use(drawn_patches.SPECIAL, x, y - 8.5)
        if earlier and player.special_patches > earlier.special_patches:
            box = {"x": x - 1, "y": y - 9.5, "width": 19, "height": 19, "rx": 4}
            yield element("rect", {"class": "rf-changed", **box})


def _has_more(player: Player) -> bool:
    return player.special_tile or bool(player.special_patches)


def _amount(player: Player, earlier: Player | None, x: float) -> Svg:
    """How many buttons a player has, and how many came or went."""
    more = player.buttons - earlier.buttons if earlier else 0
    said = f" +{more}" if more > 0 else f" −{-more}"
    change = [element("tspan", {"class": "pw-more"}, said)] if more else []
    return element("text", {"class": "pw-price", "x": x, "y": NAMES}, str(player.buttons), *change)


def _covers(player: Player) -> Iterator[Svg]:
    """All that lies on a quilt."""
    for patch, cells in quilt.patches(player.quilt).items():
        x, y = min(x for x, _ in cells), min(y for _, y in cells)
        way = drawn_patches.lies(patch, cells)
        yield use(drawn_patches.name(patch, way), x * SQUARE, y * SQUARE)
    single = {quilt.SPECIAL: drawn_patches.SPECIAL, quilt.OTHER: drawn_patches.OTHER}
    for y, row in enumerate(player.quilt):
        for x, label in enumerate(row.split()):
            if label in single:
                yield use(single[label], x * SQUARE, y * SQUARE)


def _new_cells(earlier: Player, player: Player) -> Shape:
    return frozenset(
        cell for cell in CELLS
        if quilt.is_covered(player.quilt, cell) and not quilt.is_covered(earlier.quilt, cell)
    )  # fmt: skip


def _ring(cells: Iterable[Cell], kind: str) -> Svg:
    return element("path", {"class": kind, "d": outline(set(cells), SQUARE, -0.6, 4)})


def _grid() -> dict[str, Svg]:
    """An empty quilt."""
    cloth = {"class": "pw-ground", "width": QUILT, "height": QUILT, "rx": 4}
    lines = "".join(f"M{at * SQUARE} 0V{QUILT}M0 {at * SQUARE}H{QUILT}" for at in range(1, WIDTH))
    drawn = [element("rect", cloth), element("path", {"class": "pw-lines", "d": lines})]
    return {"patchwork-quilt": element("g", {"id": "patchwork-quilt"}, *drawn)}


# What was tried, and what can be touched


def _tried(position: Position, move: Move) -> Iterator[Svg]:
    """Where a refused move would have led."""
    if isinstance(move, Advance) and move.space is not None and drawn_board.there_is(move.space):
        x, y = drawn_board.centre(move.space)
        yield element("circle", {"class": "rf-tried", "cx": x, "cy": y, "r": 9.5})
    cells: Iterable[Cell] = move.cells if isinstance(move, Buy | Shift) else ()
    cells = [move.cell] if isinstance(move, PlaceSpecial) else cells
    near = {cell for cell in cells if all(-3 <= at < WIDTH + 3 for at in cell)}
    seats = [seat for seat in (0, 1) if position.players[seat].name == getattr(move, "player", "")]
    if near and seats:
        yield group("pw-quilt", _ring(near, "rf-tried"), at=f"{LEFT[seats[0]]} {TOP}")


def _areas(position: Position) -> Iterator[Svg]:
    """The patches to choose from, the squares of both quilts, and spaces ahead."""
    for at, patch in enumerate(position.circle[:CHOICE]):
        yield area(f"patch.{patch}", RIGHT - 2, 14 + at * 47, ACROSS - RIGHT + 2, 46)
    for seat, left in enumerate(LEFT):
        for x, y in CELLS:
            yield area(f"cell.{seat}.{x}.{y}", left + x * SQUARE, TOP + y * SQUARE, SQUARE, SQUARE)
    yield joined(drawn_board.areas(position))
