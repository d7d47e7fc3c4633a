"""Drawn goods: gears, materials and new bots as icons."""

from kb.engines import counters
from kb.engines.clockworker.cards import KINDS, Goods
from kb.engines.clockworker.drawn_symbols import icon
from kb.engines.drawing import Svg


def icons(goods: Goods, room: float) -> list[counters.Line]:
    """Goods as lines of icons."""
    return counters.spread([(kind, getattr(goods, kind)) for kind in (*KINDS, "bots")], room)


def drawn(lines: list[counters.Line], x: float, y: float) -> Svg:
    """Lines of icons, from the left end of the first at the height of its middle."""
    return counters.shown(lines, x, y, icon)


def amount(kind: str, number: int, change: int, x: float, y: float) -> Svg:
    """An icon with a number and what was added or taken away."""
    return counters.amount(icon(kind, x, y), number, change, x, y)
