"""Labels of Patchwork: what moves are called, and what one touches to choose them."""

from functools import cache

from kb.engines.label import Label
from kb.engines.patchwork import shapes
from kb.engines.patchwork.drawn_board import there_is
from kb.engines.patchwork.drawn_patches import flattest
from kb.engines.patchwork.german import buttons, square
from kb.engines.patchwork.pieces import LAST_SPACE, PATCHES
from kb.engines.patchwork.position import (
    Advance,
    Buy,
    LeaveSpecial,
    Move,
    Pass,
    PlaceSpecial,
    Position,
    SetUp,
)
from kb.engines.patchwork.shapes import WIDTH, Cell, Shape

ELSE = "Sonst"


def label(position: Position, move: Move) -> Label:
    """What a move of this position is called."""
    if isinstance(move, SetUp):
        return Label("Neu aufbauen", "Aufbau")
    if isinstance(move, Advance):
        return _advance(position, move)
    if isinstance(move, Buy):
        return _buy(position, move)
    if isinstance(move, PlaceSpecial):
        text = f"{move.player}: den Spezialflicken einfügen ({square(move.cell)})"
        touches = _squares(position, move.player, frozenset({move.cell}))
        return Label(text, "Spezialflicken einfügen", touches)
    if isinstance(move, LeaveSpecial):
        return Label(f"{move.player}: auf den Spezialflicken verzichten", ELSE)
    if isinstance(move, Pass):
        return Label(f"{move.player}: den Zug auslassen", ELSE)
    return Label(f"{move.player}: {move.patch} verschieben", ELSE)


def _advance(position: Position, move: Advance) -> Label:
    ahead = min(position.other(move.player).space + 1, LAST_SPACE)
    space = ahead if move.space is None else move.space
    taking = "" if move.buttons is None else f" und {buttons(move.buttons)} nehmen"
    touches = (f"space.{space}",) if there_is(space) else ()
    return Label(f"{move.player}: auf Feld {space} vorrücken{taking}", "Vorrücken", touches)


def _buy(position: Position, move: Buy) -> Label:
    patch = PATCHES.get(move.patch)
    if not patch:
        return Label(f"{move.player}: {move.patch} kaufen", ELSE)
    group = f"{patch.id} kaufen: {buttons(patch.buttons)}, Zeit {patch.time}"
    if not move.cells:
        text = f"{move.player}: {patch.id} kaufen, ohne ihn einzufügen"
        return Label(text, group, (f"patch.{patch.id}",))
    first = _first(move.cells)
    touches = (f"patch.{patch.id}", *_squares(position, move.player, move.cells))
    variant = variants(patch.id).get(shapes.cornered(move.cells), "in fremder Form")
    text = f"{move.player}: {patch.id} einfügen ab {square(first)} ({variant})"
    return Label(text, group, touches, variant)


def _first(cells: Shape) -> Cell:
    """The square where one puts a patch: the first in reading order, on the quilt if any is."""
    on_it = [cell for cell in cells if all(0 <= at < WIDTH for at in cell)]
    return min(on_it or cells, key=lambda cell: (cell[1], cell[0]))


def _squares(position: Position, name: str, cells: Shape) -> tuple[str, ...]:
    """The key of the square to touch on the player's quilt; none beyond it."""
    x, y = _first(cells)
    if not (0 <= x < WIDTH and 0 <= y < WIDTH):
        return ()
    seats = [seat for seat in (0, 1) if position.players[seat].name == name]
    return tuple(f"cell.{seat}.{x}.{y}" for seat in seats)


@cache
def variants(patch: str) -> dict[Shape, str]:
    """How a patch lies, each way by its shape, against how it is shown among those to choose."""
    shown = shapes.turned_and_flipped(PATCHES[patch].shape)[flattest(patch)]
    flipped = shapes.cornered((-x, y) for x, y in shown)
    found: dict[Shape, str] = {}
    for over, shape in (("", shown), ("gewendet", flipped)):
        for turns, each in enumerate(shapes.turned(shape)):
            turned = ("", "1 Vierteldrehung", "2 Vierteldrehungen", "3 Vierteldrehungen")[turns]
            said = ", ".join(filter(None, (turned, over)))
            found.setdefault(each, said or "wie gezeigt")
    return found
