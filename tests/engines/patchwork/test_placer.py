"""A second implementation, by brute force on pictures, finds the same places for patches."""

from collections.abc import Iterator
from random import Random

import pytest

from kb.engines.patchwork import quilt
from kb.engines.patchwork.pieces import PATCHES
from kb.engines.patchwork.position import Buy, Player, Position
from kb.engines.patchwork.shapes import Shape
from tests.engines.patchwork import games

Picture = tuple[str, ...]
SIDE = 9
WAYS = {
    **dict.fromkeys(("P10", "P16"), 1),
    **dict.fromkeys(("P01", "P03", "P07", "P18", "P31", "P32", "P33"), 2),
    **dict.fromkeys(("P08", "P09", "P13", "P14", "P15", "P19", "P29", "P30"), 8),
}
"""In how many ways a patch can lie; those not listed in four."""


def _picture(shape: Shape) -> Picture:
    columns, rows = (range(max(cell[axis] for cell in shape) + 1) for axis in (0, 1))
    return tuple("".join("#" if (x, y) in shape else "." for x in columns) for y in rows)


def _ways(picture: Picture) -> set[Picture]:
    """A picture seen from all four sides and in the mirror."""
    found = set()
    for _ in range(4):
        picture = tuple("".join(column) for column in zip(*picture[::-1], strict=True))
        found |= {picture, tuple(row[::-1] for row in picture)}
    return found


def _places(picture: Picture, free: list[list[bool]]) -> Iterator[Shape]:
    """Every place for a picture, trying each square as its corner."""
    for top in range(SIDE):
        for left in range(SIDE):
            cells = [
                (left + x, top + y)
                for y, row in enumerate(picture)
                for x, sign in enumerate(row)
                if sign == "#"
            ]
            if all(x < SIDE and y < SIDE and free[y][x] for x, y in cells):
                yield frozenset(cells)


def _full_square(free: list[list[bool]]) -> bool:
    """Whether seven rows have seven covered squares one above the other."""
    for left in range(SIDE - 6):
        rows = [not any(row[left : left + 7]) for row in free]
        if any(all(rows[top : top + 7]) for top in range(SIDE - 6)):
            return True
    return False


def _free(rows: quilt.Quilt) -> list[list[bool]]:
    return [[label == ".." for label in row.split()] for row in rows]


def _scattered(random: Random) -> quilt.Quilt:
    """A quilt covered at random, now loosely, now so densely that it has full squares."""
    share = random.choice([0.1, 0.3, 0.5, 0.8, 0.99])
    return tuple(
        " ".join("##" if random.random() < share else ".." for _ in range(SIDE))
        for _ in range(SIDE)
    )


@pytest.mark.parametrize("patch", PATCHES)
def test_a_patch_lies_in_as_many_ways_as_its_picture(patch: str) -> None:
    found = {_picture(shape) for shape in games.engine().orientations(patch)}
    assert found == _ways(_picture(PATCHES[patch].shape))
    assert len(found) == WAYS.get(patch, 4)


def test_a_brute_force_placer_agrees_on_a_thousand_states() -> None:
    random, engine = games.dice(33), games.engine()
    squares = 0
    for _ in range(1000):
        patch, rows = random.choice(list(PATCHES)), _scattered(random)
        anna = Player("Anna", buttons=10, quilt=rows)
        position = Position(players=(anna, Player("Ben")), circle=(patch,))
        found = [move.cells for move in engine.moves(position) if isinstance(move, Buy)]
        pictures = _ways(_picture(PATCHES[patch].shape))
        expected = {cells for each in pictures for cells in _places(each, _free(rows))}
        assert len(found) == len(set(found))
        assert set(found) == expected
        assert quilt.has_square(rows) == _full_square(_free(rows))
        squares += quilt.has_square(rows)
    assert squares > 20
