"""Outlines: the rim of a set of squares as a path with round corners."""

from collections.abc import Collection, Iterator

from kb.engines.drawing import short

Cell = tuple[int, int]


def outline(cells: Collection[Cell], size: float, inset: float, radius: float) -> str:
    """The rim of squares of a size, so far inside, as the `d` of a path."""
    return "".join(_rounded(loop, size, inset, radius) for loop in _loops(cells))


def _rounded(loop: list[Cell], size: float, inset: float, radius: float) -> str:
    """A closed way along corners, clockwise around the squares, each of them rounded."""
    found = []
    for before, here, after in zip([loop[-1], *loop], loop, [*loop[1:], loop[0]], strict=False):
        arriving, leaving = _unit(before, here), _unit(here, after)
        x = here[0] * size - inset * (arriving[1] + leaving[1])
        y = here[1] * size + inset * (arriving[0] + leaving[0])
        start = f"{short(x - radius * arriving[0])} {short(y - radius * arriving[1])}"
        end = f"{short(x + radius * leaving[0])} {short(y + radius * leaving[1])}"
        found.append(f"{start}Q{short(x)} {short(y)} {end}")
    return f"M{'L'.join(found)}Z"


def _loops(cells: Collection[Cell]) -> Iterator[list[Cell]]:
    """The corners of each rim; rims go clockwise around squares and the other way in holes."""
    edges: dict[Cell, list[Cell]] = {}
    for start, end in _edges(set(cells)):
        edges.setdefault(start, []).append(end)
    while edges:
        start = here = min(edges)
        way: list[Cell] = []
        towards = (1, 0)
        while not way or here != start:
            following = max(edges[here], key=lambda each: _turn(towards, _unit(here, each)))
            edges[here].remove(following)
            if not edges[here]:
                del edges[here]
            if not way or _unit(here, following) != towards:
                way.append(here)
            towards, here = _unit(here, following), following
        yield way


def _edges(cells: set[Cell]) -> Iterator[tuple[Cell, Cell]]:
    """The sides of squares that no other square shares, with the square to the right."""
    for x, y in sorted(cells):
        if (x, y - 1) not in cells:
            yield (x, y), (x + 1, y)
        if (x + 1, y) not in cells:
            yield (x + 1, y), (x + 1, y + 1)
        if (x, y + 1) not in cells:
            yield (x + 1, y + 1), (x, y + 1)
        if (x - 1, y) not in cells:
            yield (x, y + 1), (x, y)


def _unit(start: Cell, end: Cell) -> Cell:
    """The direction from one corner to another in line with it."""
    x, y = end[0] - start[0], end[1] - start[1]
    return ((x > 0) - (x < 0), (y > 0) - (y < 0))


def _turn(before: Cell, after: Cell) -> int:
    """1 for a turn to the right, -1 to the left, 0 for straight on."""
    return before[0] * after[1] - before[1] * after[0]
