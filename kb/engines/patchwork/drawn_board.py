"""The drawn time board: a spiral of spaces, with special patches, income and both time tokens."""

from collections.abc import Iterable, Iterator
from functools import cache

from kb.engines.drawing import Point, Svg, area, arrow, element, group, numbers, path, symbol, use
from kb.engines.patchwork import drawn_patches
from kb.engines.patchwork.pieces import INCOME_SPACES, LAST_SPACE, START_SPACE
from kb.engines.patchwork.position import Player, Position

BOARD = "patchwork-board"
SPACE = 22
"""How wide a space is drawn."""
DIGIT = 5.0
"""How wide a digit of its number is."""
COLUMNS, ROWS = 8, 7
SIZE = (COLUMNS * SPACE, ROWS * SPACE)
MIDDLE = (SIZE[0] / 2, SIZE[1] / 2)
"""Where the way has wound up: room for the special tile."""


@cache
def _way() -> tuple[Point, ...]:
    """The centres of all spaces, clockwise from the outside in."""
    left, top, right, bottom = 0, 0, COLUMNS - 1, ROWS - 1
    found: list[tuple[int, int]] = []
    while len(found) <= LAST_SPACE:
        found += [(x, top) for x in range(left, right)]
        found += [(right, y) for y in range(top, bottom)]
        found += [(x, bottom) for x in range(right, left, -1)]
        found += [(left, y) for y in range(bottom, top, -1)]
        left, top, right, bottom = left + 1, top + 1, right - 1, bottom - 1
    return tuple(((x + 0.5) * SPACE, (y + 0.5) * SPACE) for x, y in found)


def there_is(space: int) -> bool:
    """Whether the board has such a space; misreadings know others."""
    return START_SPACE <= space <= LAST_SPACE


def centre(space: int) -> Point:
    """The centre of a space; of the nearest one where there is none."""
    return _way()[max(START_SPACE, min(space, LAST_SPACE))]


@cache
def symbols() -> dict[str, Svg]:
    """The board without what moves, and what it uses."""
    board = symbol(
        BOARD,
        element("path", {"class": "pw-way", "d": path(_way()[: LAST_SPACE + 1])}),
        element("path", {"class": "pw-between", "d": "".join(map(_between, range(LAST_SPACE)))}),
        numbers(map(_said, range(LAST_SPACE + 1)), DIGIT, "pw-space"),
        *(_income(space) for space in INCOME_SPACES),
    )
    return {BOARD: board, drawn_patches.BUTTON: drawn_patches.button()}


def _between(space: int) -> str:
    """The line between a space and the next one, as a part of the `d` of a path."""
    (x, y), (right, down) = centre(space), centre(space + 1)
    middle = ((x + right) / 2, (y + down) / 2)
    across = ((down - y) * 0.4, (right - x) * 0.4)
    ends = [(middle[0] + side * across[0], middle[1] + side * across[1]) for side in (-1, 1)]
    return path(ends)


def _said(space: int) -> tuple[int, Point]:
    """The number of a space, in its corner."""
    x, y = centre(space)
    return space, (x - 8.2, y - 1.8)


def _income(space: int) -> Svg:
    """A button in the corner of a space."""
    x, y = centre(space)
    moved = f"translate({x + 6.2:g} {y - 5:g}) scale(.8)"
    return element("g", {"transform": moved}, use(drawn_patches.BUTTON, 0, 0))


def empty(special_spaces: Iterable[int]) -> Iterator[Svg]:
    """The time board without tokens."""
    yield use(BOARD, 0, 0)
    for space in filter(there_is, special_spaces):
        x, y = centre(space)
        moved = f"translate({x - 2:g} {y - 1.5:g}) scale(.66)"
        yield element("g", {"transform": moved}, use(drawn_patches.SPECIAL, 0, 0))


def board(position: Position, before: Position | None) -> Iterator[Svg]:
    """The time board of a position, and how a token came there from the one before."""
    yield from empty(position.special_spaces or ())
    if position.special_tile_free:
        yield tile(*MIDDLE)
    if before:
        yield from _travels(position, before)
    yield from _tokens(position)


def tile(x: float, y: float) -> Svg:
    """The special tile around a point."""
    text = element("text", {"class": "pw-tile-text", "x": x, "y": y + 3.5}, "7×7")
    box = {"class": "pw-tile", "x": x - 14, "y": y - 8, "width": 28, "height": 16, "rx": 3}
    return group("pw-tile-there", element("rect", box), text)


def _travels(position: Position, before: Position) -> Iterator[Svg]:
    for player, earlier in zip(position.players, before.players, strict=True):
        if player.name == earlier.name and player.space > earlier.space:
            start, end = max(START_SPACE, earlier.space), min(player.space, LAST_SPACE)
            x, y = centre(start)
            yield element("circle", {"class": "rf-changed", "cx": x, "cy": y, "r": 4})
            yield arrow([centre(space) for space in range(start, end + 1)], gap=9)


def _tokens(position: Position) -> Iterator[Svg]:
    """The time tokens; on one space, the upper one covers a part of the other."""
    seats = sorted((0, 1), key=lambda seat: position.players[seat].name == position.on_top)
    together = position.players[0].space == position.players[1].space
    for number, seat in enumerate(seats):
        x, y = centre(position.players[seat].space)
        shift = (-3.5, 3.5)[number] if together else 0
        yield token(position, seat, x + 2 + shift, y + 3 - shift)


def token(position: Position, seat: int, x: float, y: float) -> Svg:
    """The time token of a seat around a point: a round one, and a square one."""
    box = {"class": "pw-token", "x": x - 7.5, "y": y - 7.5, "width": 15, "height": 15}
    form = element("rect", {**box, "rx": 7.5 if seat == 0 else 3})
    text = element(
        "text", {"class": "pw-token-text", "x": x, "y": y + 3.4}, initials(position)[seat]
    )
    return group(f"pw-seat-{seat}", form, text)


def initials(position: Position) -> tuple[str, str]:
    """Few letters that tell the players apart."""
    first, second = (player.name.strip() or "?" for player in position.players)
    for length in (1, 2):
        if first[:length] != second[:length]:
            return first[:length], second[:length]
    return "1", "2"


def areas(position: Position) -> Iterator[Svg]:
    """The spaces that somebody might advance to."""
    ahead = {_ahead(position, player) for player in position.players}
    for space in sorted({each for found in ahead for each in found}):
        x, y = centre(space)
        yield area(f"space.{space}", x - SPACE / 2, y - SPACE / 2, SPACE, SPACE)


def _ahead(position: Position, player: Player) -> tuple[int, ...]:
    other = position.other(player.name).space
    return tuple(filter(there_is, (other, min(other + 1, LAST_SPACE))))
