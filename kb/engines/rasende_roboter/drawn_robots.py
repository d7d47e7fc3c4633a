"""Drawn robots: each with a form and a letter of its own, their markers, and their ways."""

from collections.abc import Iterator
from functools import cache

from kb.engines.drawing import Svg, area, arrow, element, symbol, use
from kb.engines.rasende_roboter.drawn_plan import LETTERS, SPACE, middle_of
from kb.engines.rasende_roboter.engine import RasendeRoboter
from kb.engines.rasende_roboter.moves import Drive
from kb.engines.rasende_roboter.pieces import HEADINGS, STEPS, Cell, Colour
from kb.engines.rasende_roboter.position import Position

BODIES = {
    "red": "M0-8.4a8.4 8.4 0 1 0 .01 0z",
    "green": "M-6-7.8H6L7.8-6V6L6 7.8H-6L-7.8 6V-6z",
    "blue": "M-1-9.2H1L9.2-1V1L1 9.2H-1L-9.2 1V-1z",
    "yellow": "M-4.6-8.2H4.6L9.2 0 4.6 8.2H-4.6L-9.2 0z",
    "black": "M0-9L8.6-2.6 5.6 7.8H-5.6L-8.6-2.6z",
}  # fmt: skip
"""The outlines of the robots around the origin: a circle, a square, a diamond …"""
_RULES = RasendeRoboter()


def way(position: Position, robot: Colour, heading: str) -> tuple[Cell, ...]:
    """The spaces that a robot rides over, by the true rules; none if it cannot."""
    if heading not in HEADINGS or robot not in dict(position.robots.items()):
        return ()
    with _RULES.tracing():
        return _RULES.ride(position, Drive(robot, heading), heading)


@cache
def robot_symbols(colour: Colour) -> dict[str, Svg]:
    """A robot and its marker, each around the origin."""
    body = {"class": f"rr-robot rr-{colour}", "d": BODIES[colour]}
    text = {"class": f"rr-robot-letter rr-on-{colour}", "y": 3.6}
    robot = symbol(
        f"rasende-roboter-{colour}",
        element("path", body),
        element("text", text, LETTERS[colour]),
    )
    outline = {"class": f"rr-marker rr-{colour}", "d": BODIES[colour], "transform": "scale(.85)"}
    marker = symbol(
        f"rasende-roboter-marker-{colour}",
        element("path", outline),
        element("text", {"class": "rr-letter rr-letter--middle", "y": 3}, LETTERS[colour]),
    )
    return {f"rasende-roboter-{colour}": robot, f"rasende-roboter-marker-{colour}": marker}


def robots(position: Position) -> Iterator[Svg]:
    """All robots, and markers from which a robot is away."""
    there = dict(position.robots.items())
    for colour, cell in position.under_robots.items():
        if there.get(colour) != cell:
            yield use(f"rasende-roboter-marker-{colour}", *middle_of(cell))
    for colour, cell in there.items():
        yield use(f"rasende-roboter-{colour}", *middle_of(cell))


def ways(position: Position, before: Position) -> Iterator[Svg]:
    """The ways of robots since the position before, round the barriers where they bounced off.

    A ring shows where one began, unless a marker does.
    """
    earlier = dict(before.robots.items())
    for colour, cell in position.robots.items():
        start = earlier.get(colour)
        if start and start != cell:
            if start not in dict(position.under_robots.items()).values():
                x, y = middle_of(start)
                yield element("circle", {"class": "rf-changed", "cx": x, "cy": y, "r": 3.5})
            yield _arrow((start, *_ridden(before, colour, cell)))


def _ridden(before: Position, colour: Colour, end: Cell) -> tuple[Cell, ...]:
    """The spaces of a ride that ended there; only the end if no rule leads there."""
    for heading in HEADINGS:
        found = way(before, colour, heading)
        if end in found:
            return found[: found.index(end) + 1]
    return (end,)


def _arrow(cells: tuple[Cell, ...], kind: str = "rf-changed") -> Svg:
    return arrow([middle_of(cell) for cell in cells], kind, gap=SPACE * 0.45)


def tried(position: Position, move: Drive) -> Iterator[Svg]:
    """Where a robot was to ride and may not."""
    here = dict(position.robots.items()).get(move.robot)
    if not here:
        return
    if move.to:
        yield _arrow((here, move.to), "rf-tried")
    elif found := way(position, move.robot, move.direction):
        yield _arrow((here, *found), "rf-tried")
    else:
        right, down = (
            sum(STEPS[each][axis] for each in HEADINGS if each in move.direction) for axis in (0, 1)
        )
        x, y = middle_of(here)
        yield arrow([(x, y), (x + 26 * right, y + 26 * down)], "rf-tried")


def areas(position: Position) -> Iterator[Svg]:
    """The robots, and the spaces where they would halt."""
    places: dict[str, Cell] = {}
    for colour, cell in position.robots.items():
        for heading in HEADINGS:
            if found := way(position, colour, heading):
                x, y = found[-1]
                places[f"cell.{x}.{y}"] = found[-1]
        places[f"robot.{colour}"] = cell
    for key, (x, y) in places.items():
        yield area(key, x * SPACE, y * SPACE, SPACE, SPACE)
