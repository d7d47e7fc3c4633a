"""Diagrams of Patchwork: time board, choice of patches, both quilts and the circle."""

from collections.abc import Iterable, Iterator

from kb.engines.drawing import Drawing, Svg, drawing, element, group
from kb.engines.patchwork import drawn_board, drawn_circle, drawn_quilts, told
from kb.engines.patchwork.position import Advance, Buy, Move, PlaceSpecial, Position, Shift
from kb.engines.patchwork.sewing import CHOICE
from kb.engines.patchwork.shapes import Cell

ACROSS = 320
"""How wide the drawing is; a phone shows it nearly as large as this."""
RIGHT = drawn_board.SIZE[0] + 12
"""Where the choice stands, right of the time board."""
PLAYERS = drawn_board.SIZE[1] + 10
"""Where the players' names begin."""
LEFT = (0, ACROSS - drawn_quilts.SIZE)
"""Where each quilt begins."""
CIRCLE = PLAYERS + drawn_quilts.TOP + drawn_quilts.SIZE + 9
"""Where the rest of the circle begins."""


def draw(
    position: Position, *, before: Position | None = None, move: Move | None = None
) -> Drawing:
    """The table; what a move changed since the position before is marked.

    A move without a position before is one that was refused: it is drawn as it was tried.
    """
    choice, rest = position.circle[:CHOICE], position.circle[CHOICE:]
    pieces = [
        *drawn_board.board(position, before),
        group("pw-choice", *drawn_circle.choice(choice), at=f"{RIGHT} 0"),
        *(_at(seat, *drawn_quilts.player(position, before, seat)) for seat in (0, 1)),
        group("pw-circle", *drawn_circle.rest(rest, ACROSS), at=f"0 {CIRCLE}"),
        *(_tried(position, move) if move and not before else ()),
    ]
    symbols = drawn_board.symbols() | drawn_quilts.symbols(position)
    return drawing(
        "patchwork",
        (ACROSS, CIRCLE + drawn_circle.height(rest, ACROSS)),
        pieces,
        title=told.title(position),
        alt=told.alt(position, before, move),
        symbols=symbols | drawn_circle.symbols(choice, rest),
        areas=_areas(position),
    )


def _at(seat: int, *pieces: str) -> Svg:
    """Pieces of a seat in their place."""
    return group("pw-player", *pieces, at=f"{LEFT[seat]} {PLAYERS}")


def _tried(position: Position, move: Move) -> Iterator[Svg]:
    """Where a refused move would have led."""
    if isinstance(move, Advance) and move.space is not None and drawn_board.there_is(move.space):
        x, y = drawn_board.centre(move.space)
        yield element("circle", {"class": "rf-tried", "cx": x, "cy": y, "r": 9.5})
    cells: Iterable[Cell] = move.cells if isinstance(move, Buy | Shift) else ()
    cells = [move.cell] if isinstance(move, PlaceSpecial) else cells
    for seat, player in enumerate(position.players):
        if player.name == getattr(move, "player", ""):
            yield _at(seat, drawn_quilts.tried(cells))


def _areas(position: Position) -> Iterator[Svg]:
    """The patches to choose from, the squares of both quilts, and spaces ahead."""
    yield from drawn_circle.areas(position.circle[:CHOICE], RIGHT, ACROSS - RIGHT)
    for seat, left in enumerate(LEFT):
        yield from drawn_quilts.areas(seat, left, PLAYERS)
    yield from drawn_board.areas(position)
