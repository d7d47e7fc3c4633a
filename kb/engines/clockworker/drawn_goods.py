"""Drawn goods: gears, materials and new bots as icons, with figures where there are many."""

from collections.abc import Iterator

from kb.engines.clockworker.cards import KINDS, Goods
from kb.engines.clockworker.drawn_symbols import ICON, icon
from kb.engines.drawing import Svg, element, joined, words

DIGIT = 7.5
"""The width of a figure."""
LINE = 16
"""From one line of icons to the next."""

Icons = list[tuple[str, int, float]]
"""Kind, number and x of the icons of a line."""


def signed(number: int) -> str:
    """A change, with its sign."""
    return f"{number:+d}".replace("-", "−")


def plain(number: int) -> str:
    """A number; less than nothing has a minus sign."""
    return f"{number}".replace("-", "−")


def icons(goods: Goods, room: float) -> list[Icons]:
    """Goods as lines of icons: each by itself where there is room, else with its number."""
    counts = [(kind, n) for kind in (*KINDS, "bots") if (n := getattr(goods, kind))]
    if sum(abs(n) for _, n in counts) * ICON <= room:
        counts = [(kind, n // abs(n)) for kind, n in counts for _ in range(abs(n))]
    lines: list[Icons] = [[]]
    x = 0.0
    for kind, number in counts:
        wide = ICON + DIGIT * len(_figure(number))
        if x and x + wide > room:
            lines.append([])
            x = 0.0
        lines[-1].append((kind, number, x))
        x += wide
    return lines


def drawn(lines: list[Icons], x: float, y: float) -> Svg:
    """Lines of icons, from the left end of the first at the height of its middle."""
    return joined(
        piece for at, line in enumerate(lines) for piece in _drawn(line, x, y + LINE * at)
    )


def _drawn(line: Icons, x: float, y: float) -> Iterator[Svg]:
    for kind, number, at in line:
        figure = _figure(number)
        if figure:
            yield words(x + at, y + 4, figure, "figure")
        yield icon(kind, x + at + DIGIT * len(figure) + ICON / 2, y)


def _figure(number: int) -> str:
    """What is written before an icon; nothing for one."""
    return "" if number == 1 else plain(number)


def amount(kind: str, number: int, change: int, x: float, y: float) -> Svg:
    """An icon with a number and what was added or taken away."""
    added = element("tspan", {"class": "rf-new", "dx": 2}, signed(change)) if change else ""
    count = {"x": x + 9.5, "y": y + 4.5, "class": "count"}
    return joined([icon(kind, x, y), element("text", count, plain(number), added)])
