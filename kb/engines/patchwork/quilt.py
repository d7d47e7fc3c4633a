"""Quilts: nine rows of text in which each square says what covers it.

A square is two characters, the next one follows after a space: `11` is part of patch P11, `**` a
special patch, `##` anything else, `..` is empty. What is left out at the end is empty too.
"""

from collections import defaultdict
from collections.abc import Iterable
from functools import lru_cache

from kb.engines.patchwork.pieces import PATCHES
from kb.engines.patchwork.shapes import (
    SQUARES,
    WIDTH,
    Cell,
    Shape,
    bits,
    cornered,
    turned_and_flipped,
)

Quilt = tuple[str, ...]

FREE, SPECIAL, OTHER = "..", "**", "##"
EMPTY: Quilt = (" ".join([FREE] * WIDTH),) * WIDTH
_KNOWN = {FREE, SPECIAL, OTHER} | {name.removeprefix("P") for name in PATCHES}


@lru_cache(maxsize=10_000)
def whole(quilt: Quilt) -> Quilt:
    """A quilt with all its squares. Raises ValueError for one that cannot be."""
    rows = [row.split() for row in quilt]
    if len(rows) > WIDTH or any(len(row) > WIDTH for row in rows):
        raise ValueError(f"at most {WIDTH} rows of {WIDTH} squares")
    rows += [[]] * (WIDTH - len(rows))
    squares = [row + [FREE] * (WIDTH - len(row)) for row in rows]
    for label in {label for row in squares for label in row} - _KNOWN:
        raise ValueError(f"squares of '..', '**', '##' or a patch's number, not '{label}'")
    found = tuple(" ".join(row) for row in squares)
    for name, cells in patches(found).items():
        if cornered(cells) not in turned_and_flipped(PATCHES[name].shape):
            raise ValueError(f"{name} in its own shape")
    return found


@lru_cache(maxsize=10_000)
def covered(quilt: Quilt) -> int:
    """The squares that are covered, as a number."""
    return bits(cell for label, cells in _squares(quilt).items() if label != FREE for cell in cells)


def is_covered(quilt: Quilt, cell: Cell) -> bool:
    """Whether a square is covered."""
    return bool(bits([cell]) & covered(quilt))


@lru_cache(maxsize=10_000)
def patches(quilt: Quilt) -> dict[str, Shape]:
    """The patches in a quilt, with their squares."""
    return {
        f"P{label}": frozenset(cells)
        for label, cells in _squares(quilt).items()
        if label not in (FREE, SPECIAL, OTHER)
    }


def empty(quilt: Quilt) -> int:
    """How many squares are empty."""
    return WIDTH * WIDTH - covered(quilt).bit_count()


def has_square(quilt: Quilt) -> bool:
    """Whether a square of 7 × 7 is filled."""
    return any(square & covered(quilt) == square for square in SQUARES)


def count(quilt: Quilt, label: str) -> int:
    """How many squares say this."""
    return sum(row.split().count(label) for row in quilt)


def sewn(quilt: Quilt, label: str, cells: Iterable[Cell]) -> Quilt:
    """The quilt with something sewn in."""
    rows = [row.split() for row in quilt]
    for x, y in cells:
        rows[y][x] = label
    return tuple(" ".join(row) for row in rows)


@lru_cache(maxsize=10_000)
def _squares(quilt: Quilt) -> dict[str, list[Cell]]:
    found = defaultdict(list)
    for y, row in enumerate(quilt):
        for x, label in enumerate(row.split()):
            found[label].append((x, y))
    return found
