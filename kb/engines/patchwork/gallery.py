"""The galleries of Patchwork: its 33 patches, and the time board of each edition."""

from functools import cache

from kb.engines.drawing import Drawing, drawing, use
from kb.engines.gallery import Gallery, Piece
from kb.engines.patchwork import drawn_board, drawn_patches, told
from kb.engines.patchwork.drawn_patches import SQUARE
from kb.engines.patchwork.german import buttons, listed
from kb.engines.patchwork.pieces import INCOME_SPACES, LAST_SPACE, PATCHES, SPECIAL_SPACES
from kb.engines.patchwork.shapes import turned_and_flipped

FLAT = (5, 3)
"""Columns and rows that hold every patch when it lies flat."""
PATCHES_SHOW = (
    "Jeder Flicken mit seinem Preis in Knöpfen, seiner Zeit und den aufgedruckten Knöpfen. Die "
    "Namen P01 bis P33 sind unsere eigenen, geordnet nach Größe, Preis, Zeit und Einkommen; "
    "auch Farben und Muster sind unsere."
)
BOARDS_SHOW = (
    "Der Zeitplan als eckige Spirale, vom Startfeld 0 bis zum letzten Feld in der Mitte. Ein "
    "Knopf steht auf jedem Feld mit Einkommen, ein Stück Leder auf jedem mit Spezialflicken."
)


@cache
def galleries() -> tuple[Gallery, ...]:
    """Patches and time boards."""
    patches = tuple(Piece(name, draw_patch(name), _facts(name)) for name in PATCHES)
    boards = tuple(Piece(f"Ausgabe {each}", draw_time_board(each)) for each in SPECIAL_SPACES)
    return (
        Gallery(
            "patchwork/patches.json",
            "flicken",
            "Alle 33 Flicken",
            PATCHES_SHOW,
            patches,
        ),
        Gallery(
            "patchwork/time_board.json",
            "zeitplan",
            "Beide Zeitpläne",
            BOARDS_SHOW,
            boards,
            large=True,
        ),
    )


def draw_patch(name: str) -> Drawing:
    """A patch, lying flat; all patches to the same scale."""
    way = drawn_patches.flattest(name)
    shape = turned_and_flipped(PATCHES[name].shape)[way]
    left = (FLAT[0] - 1 - max(x for x, _ in shape)) * SQUARE / 2
    top = (FLAT[1] - 1 - max(y for _, y in shape)) * SQUARE / 2
    said = f"{told.costs(name)}: {told.where(shape)}."
    return drawing(
        "patchwork",
        (FLAT[0] * SQUARE, FLAT[1] * SQUARE),
        [use(drawn_patches.name(name, way), left, top)],
        title=said,
        alt=said,
        symbols=drawn_patches.patch_symbols(name, way),
    )


def _facts(name: str) -> tuple[str, ...]:
    patch = PATCHES[name]
    return (buttons(patch.buttons), f"Zeit {patch.time}", f"Einkommen {patch.income}")


def draw_time_board(edition: str) -> Drawing:
    """The time board of an edition before the first move."""
    special = SPECIAL_SPACES[edition]
    alt = (
        f"Felder von 0 bis {LAST_SPACE}.\n"
        f"Einkommen gibt es auf den Feldern {listed(INCOME_SPACES)}.\n"
        f"Spezialflicken liegen auf den Feldern {listed(special)}."
    )
    return drawing(
        "patchwork",
        drawn_board.SIZE,
        drawn_board.empty(special),
        title=f"Zeitplan, Ausgabe {edition}",
        alt=alt,
        symbols={**drawn_board.symbols(), drawn_patches.SPECIAL: drawn_patches.special()},
    )
