"""Shapes: sets of squares, how they can be turned and flipped, and where they can lie."""

from collections.abc import Iterable
from functools import cache

Cell = tuple[int, int]
"""A square: its column and its row, from the top left corner (0, 0)."""
Shape = frozenset[Cell]

WIDTH = 9
"""Columns and rows of a quilt."""
CELLS: tuple[Cell, ...] = tuple((x, y) for y in range(WIDTH) for x in range(WIDTH))
"""All squares of a quilt."""
SQUARE = 7
"""Columns and rows of the square that earns the special tile."""


def bits(cells: Iterable[Cell]) -> int:
    """Squares of a quilt as a number, one bit for each."""
    return sum({1 << (y * WIDTH + x) for x, y in cells})


def cornered(cells: Iterable[Cell]) -> Shape:
    """The same squares, moved into the top left corner."""
    cells = tuple(cells)
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return frozenset((x - left, y - top) for x, y in cells)


@cache
def turned(shape: Shape) -> tuple[Shape, ...]:
    """The different ways in which a shape lies when it is turned, up to four."""
    found = [shape]
    for _ in range(3):
        found.append(cornered((-y, x) for x, y in found[-1]))
    return tuple(dict.fromkeys(found))


@cache
def turned_and_flipped(shape: Shape) -> tuple[Shape, ...]:
    """The different ways in which a shape lies when it is turned and flipped, up to eight."""
    flipped = cornered((-x, y) for x, y in shape)
    return tuple(dict.fromkeys((*turned(shape), *turned(flipped))))


@cache
def placements(shape: Shape, beyond: int = 0) -> tuple[Shape, ...]:
    """Every place for a shape, as it lies, on the quilt or up to so many squares `beyond` it."""
    right, bottom = max(x for x, _ in shape), max(y for _, y in shape)
    return tuple(
        frozenset((x + left, y + top) for x, y in shape)
        for top in range(-beyond, WIDTH - bottom + beyond)
        for left in range(-beyond, WIDTH - right + beyond)
    )


@cache
def numbered_placements(shape: Shape) -> tuple[tuple[int, Shape], ...]:
    """Every place for a shape on the quilt, with its squares as a number."""
    return tuple((bits(cells), cells) for cells in placements(shape))


SQUARES = tuple(
    bits((x + left, y + top) for x in range(SQUARE) for y in range(SQUARE))
    for left in range(WIDTH - SQUARE + 1)
    for top in range(WIDTH - SQUARE + 1)
)
"""Every square of 7 × 7 on a quilt, as a number."""
