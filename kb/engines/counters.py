"""Counters: icons in lines with figures where there are many, and amounts with their changes."""

from collections.abc import Callable, Iterable, Iterator

from kb.engines.drawing import Svg, element, joined, words

ICON = 14
"""The width that an icon takes."""
DIGIT = 7.0
"""The width of a figure."""
STEP = 16
"""From one line of icons to the next."""

Icon = Callable[[str, float, float], Svg]
"""Draws a kind of thing with its middle at a point."""
Line = list[tuple[str, int, float]]
"""Kind, number and x of the icons of a line."""


def signed(number: int) -> str:
    """A change, with its sign."""
    return f"{number:+d}".replace("-", "−")


def plain(number: int) -> str:
    """A number; less than nothing has a minus sign."""
    return f"{number}".replace("-", "−")


def spread(counts: Iterable[tuple[str, int]], room: float) -> list[Line]:
    """Kinds with their numbers as lines: each by itself where there is room, else with a figure."""
    there = [(kind, n) for kind, n in counts if n]
    if sum(abs(n) for _, n in there) * ICON <= room:
        there = [(kind, n // abs(n)) for kind, n in there for _ in range(abs(n))]
    lines: list[Line] = [[]]
    x = 0.0
    for kind, number in there:
        wide = ICON + DIGIT * len(_figure(number))
        if x and x + wide > room:
            lines.append([])
            x = 0.0
        lines[-1].append((kind, number, x))
        x += wide
    return lines


def shown(lines: list[Line], x: float, y: float, icon: Icon) -> Svg:
    """Lines of icons, from the left end of the first at the height of its middle."""
    return joined(
        piece for at, line in enumerate(lines) for piece in _shown(line, x, y + STEP * at, icon)
    )


def _shown(line: Line, x: float, y: float, icon: Icon) -> Iterator[Svg]:
    for kind, number, at in line:
        if figure := _figure(number):
            yield words(x + at, y + 4, figure, "figure")
        yield icon(kind, x + at + DIGIT * len(figure) + ICON / 2, y)


def _figure(number: int) -> str:
    """What is written before an icon; nothing for one."""
    return "" if number == 1 else plain(number)


def amount(sign: Svg, number: int, change: int, x: float, y: float) -> Svg:
    """An icon whose middle is there, with a number and what was added or taken away."""
    added = element("tspan", {"class": "rf-new", "dx": 2}, signed(change)) if change else ""
    count = {"x": x + 9.5, "y": y + 4.5, "class": "count"}
    return joined([sign, element("text", count, plain(number), added)])


def breadth(number: int, change: int) -> float:
    """The room that an amount takes, with a gap behind it."""
    figures = plain(number) + (f" {signed(change)}" if change else "")
    return 26 + DIGIT * len(figures)
