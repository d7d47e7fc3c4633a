"""Outlines go around exactly the squares they are of, holes left out."""

import pytest

from kb.engines.outline import Cell, outline
from tests.engines.drawn import corners, inside

SIZE = 10


@pytest.mark.parametrize(
    "rows",
    [
        ["#"],
        ["##", "#."],
        ["#.#", "###"],
        ["###", "#.#", "###"],
        ["#.", ".#"],
        [".#.", "###", ".#."],
        ["##.", "#.#", "###"],
        ["#..#", "####", ".##."],
    ],
)
def test_an_outline_holds_its_squares_and_no_others(rows: list[str]) -> None:
    cells: set[Cell] = {
        (x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "#"
    }
    loops = corners(outline(cells, SIZE, 1, 2))
    for x in range(-1, 5):
        for y in range(-1, 4):
            there = inside(loops, (x + 0.5) * SIZE, (y + 0.5) * SIZE)
            assert there == ((x, y) in cells)


def test_an_inset_lies_inside() -> None:
    assert corners(outline({(0, 0)}, SIZE, 1, 2)) == [[(1, 1), (9, 1), (9, 9), (1, 9)]]
    assert outline((), SIZE, 1, 2) == ""
