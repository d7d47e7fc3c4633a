"""German: numbers of things, and names of squares, as the trace says them."""

from collections.abc import Collection

from kb.engines.patchwork.shapes import Cell


def buttons(number: int) -> str:
    """So many buttons."""
    return "1 Knopf" if number == 1 else f"{number} Knöpfe"


def spaces(number: int) -> str:
    """So many spaces."""
    return "1 Feld" if number == 1 else f"{number} Felder"


def points(number: int) -> str:
    """So many points, with a proper minus."""
    return f"{str(number).replace('-', '−')} {'Punkt' if abs(number) == 1 else 'Punkte'}"


def listed(things: Collection[object]) -> str:
    """Things in a row: A, B und C."""
    *others, last = map(str, things) if things else ["nichts"]
    return f"{', '.join(others)} und {last}" if others else last


def square(cell: Cell) -> str:
    """Where a square is, counted from one."""
    return f"Spalte {cell[0] + 1}, Reihe {cell[1] + 1}"
