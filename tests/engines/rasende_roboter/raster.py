"""A second implementation, written otherwise: boards drawn on a raster, robots moved by half steps.

A space is an odd place of the raster in both directions; what lies between two spaces is even.
"""

import json
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path

Place = tuple[int, int]
DATA = Path(__file__).parents[3] / "kb/engines/rasende_roboter/quadrants.json"
SIDES = {each["id"]: each for each in json.loads(DATA.read_text("utf-8"))["entries"]}
HALF_STEPS = {"north": (0, -1), "south": (0, 1), "west": (-1, 0), "east": (1, 0)}
EDGE = 32
GERMAN = {"red": "rot", "green": "grün", "blue": "blau", "yellow": "gelb"}
NAMES = {
    "moon": "er Mond",
    "gear": "es Zahnrad",
    "planet": "er Planet",
    "star": "er Stern",
    "vortex": "Farbwirbel",
}


class Raster:
    """What is drawn of a board: walls, barriers and targets by their places."""

    def __init__(self, sides: tuple[str, ...]) -> None:
        self.walls = {(a, b) for a in range(14, 19) for b in range(14, 19)}
        for each in range(EDGE + 1):
            self.walls |= {(each, 0), (each, EDGE), (0, each), (EDGE, each)}
        self.barriers: dict[Place, tuple[str, str]] = {}
        self.targets: dict[str, Place] = {}
        for quarters, side in enumerate(sides):
            self._draw(SIDES[side], quarters)

    def _draw(self, side: dict[str, object], quarters: int) -> None:
        drawn = json.loads(json.dumps(side))
        for x, y, edge in drawn["walls"]:
            place = (2 * x + 1, 2 * y) if edge == "N" else (2 * x, 2 * y + 1)
            self.walls.add(_turned(place, quarters))
        for each in drawn["targets"]:
            chip = f"{GERMAN.get(each['colour'], '')}{NAMES[each['symbol']]}"
            self.targets[chip] = _turned(place_of(each["cell"]), quarters)
        for each in drawn["diagonals"]:
            shape = each["shape"] if quarters in (0, 2) else "/\\"[each["shape"] == "/"]
            self.barriers[_turned(place_of(each["cell"]), quarters)] = (each["colour"], shape)

    def walk(self, robots: Mapping[str, Place], colour: str, direction: str) -> list[Place] | None:
        """The spaces that a robot goes over; None if it may not go, or not at all."""
        a, b = robots[colour]
        da, db = HALF_STEPS[direction]
        others = {place for name, place in robots.items() if name != colour}
        way: list[Place] = []
        while (a + da, b + db) not in self.walls and (a + 2 * da, b + 2 * db) not in others:
            a, b = a + 2 * da, b + 2 * db
            way.append((a, b))
            barrier = self.barriers.get((a, b))
            if barrier and barrier[0] != colour:
                da, db = (-db, -da) if barrier[1] == "/" else (db, da)
        return way if way and way[-1] not in self.barriers else None


def goes(robot: str, chip: str) -> bool:
    """Whether a chip is for a robot."""
    return chip == "Farbwirbel" or chip.startswith(GERMAN.get(robot, "-"))


def place_of(cell: tuple[int, int] | list[int]) -> Place:
    """The place of a space on the raster."""
    return (2 * cell[0] + 1, 2 * cell[1] + 1)


def cell_of(place: Place) -> tuple[int, int]:
    """Column and row of a place."""
    return (place[0] // 2, place[1] // 2)


def _turned(place: Place, quarters: int) -> Place:
    """A place after quarter turns clockwise around the middle."""
    a, b = place
    return [(a, b), (EDGE - b, a), (EDGE - a, EDGE - b), (b, EDGE - a)][quarters]


Step = tuple[str, str, bool]
"""A robot, the direction in which it set off, and whether it bounced on its way."""


class Search:
    """A plain breadth-first search by the words of the readings, move after move."""

    def __init__(
        self,
        raster: Raster,
        robots: Mapping[str, Place],
        target: str,
        reading: str,
        *,
        bounce_turns: bool = False,
    ) -> None:
        self.raster, self.robots, self.reading = raster, dict(robots), reading
        self.target = raster.targets[target]
        self.goes = {each for each in robots if goes(each, target)}
        self.bounce_turns = bounce_turns

    def length(self, most: int) -> int | None:
        """The length of a shortest solution; None if it is longer than that."""
        if not self.reading and any(self.robots[each] == self.target for each in self.goes):
            return 0
        layer: list[tuple[dict[str, Place], tuple[Step, ...]]] = [(self.robots, ())]
        seen = set()
        for length in range(1, most + 1):
            after = []
            for robots, steps in layer:
                for moved, taken, solved in self._moves(robots, steps):
                    if solved:
                        return length
                    state = (tuple(sorted(moved.items())), self._what_matters(taken))
                    if state not in seen:
                        seen.add(state)
                        after.append((moved, taken))
            layer = after
        return None

    def _moves(
        self, robots: dict[str, Place], steps: tuple[Step, ...]
    ) -> Iterator[tuple[dict[str, Place], tuple[Step, ...], bool]]:
        for colour in robots:
            for direction in HALF_STEPS:
                way = self.raster.walk(robots, colour, direction)
                if way is None or self._is_forbidden(steps, colour, direction):
                    continue
                taken = (*steps, (colour, direction, _bends([robots[colour], *way])))
                turned = not self.reading or self._has_turned(taken, colour)
                arrives = way[-1] == self.target and colour in self.goes
                if arrives and not turned and self.reading in ("B", "D"):
                    continue
                yield {**robots, colour: way[-1]}, taken, arrives and turned

    def _is_forbidden(self, steps: tuple[Step, ...], colour: str, direction: str) -> bool:
        if self.reading not in ("C", "D") or not steps or steps[-1][0] != colour:
            return False
        before, now = HALF_STEPS[steps[-1][1]], HALF_STEPS[direction]
        back = (-before[0], -before[1]) == now
        return back or (self.reading == "D" and before == now)

    def _has_turned(self, steps: tuple[Step, ...], colour: str) -> bool:
        own = [step for step in steps if step[0] == colour]
        if self.bounce_turns and any(bounced for _, _, bounced in own):
            return True
        return len({HALF_STEPS[direction][0] == 0 for _, direction, _ in own}) == 2

    def _what_matters(self, steps: tuple[Step, ...]) -> tuple[object, ...]:
        """What of the moves so far decides what may follow."""
        lines = {
            colour: "turned"
            if self._has_turned(steps, colour)
            else str({HALF_STEPS[step[1]][0] == 0 for step in steps if step[0] == colour})
            for colour in self.goes
        }
        return (tuple(sorted(lines.items())), steps[-1][:2] if self.reading in ("C", "D") else ())


def _bends(way: list[Place]) -> bool:
    """Whether a way is not straight."""
    return len({(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(way)}) > 1
