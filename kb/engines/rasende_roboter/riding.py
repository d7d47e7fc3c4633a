"""Riding: how a robot moves, what stops it, and what a move costs."""

from dataclasses import replace
from itertools import pairwise

from kb.engines.engine import rule
from kb.engines.rasende_roboter.bidding import Bidding
from kb.engines.rasende_roboter.board import Barrier, step
from kb.engines.rasende_roboter.moves import Direction, Drive
from kb.engines.rasende_roboter.pieces import (
    FIFTH,
    GERMAN,
    HEADINGS,
    STEPS,
    Cell,
    Colour,
    Heading,
    spaces,
)
from kb.engines.rasende_roboter.position import Position, Ride

OBSTACLES = {"edge": "der Rand", "middle": "die Mitte", "wall": "eine Mauer"}


class Riding(Bidding):
    """The rules of a single move."""

    def halt(self, position: Position, robot: Colour, heading: Heading) -> Cell | None:
        """Where a robot would halt, or None if it may not move so; leaves no trace."""
        with self.tracing():
            path = self.ride(position, Drive(robot, heading), heading)
        return path[-1] if path and path[-1] not in self.board(position).barriers else None

    def drive_on(self, position: Position, move: Drive, heading: Heading) -> Position:
        """The robot rides, and the move is counted."""
        board = self.board(position)
        path = self.ride(position, move, heading)
        if not path:
            self.sets_off(position, move)
        cost = self.cost(len(path))
        if barriers := sum(cell in board.barriers for cell in path):
            self.no_halt_on_barrier(position, path[-1])
            cost = self.cost_with_barriers(cost, barriers)
        cost = self.counts(position, move.robot, cost)
        robots = position.robots.moved(move.robot, path[-1])
        ride = _ride(move.robot, heading, (dict(position.robots.items())[move.robot], *path))
        position = replace(position, robots=robots, markers=position.under_robots)
        return self.count_aloud(position, ride, cost)

    @rule("fahren.richtung")
    def never_diagonally(self, direction: Direction) -> None:
        """Robots go up, down, left or right, never diagonally (2013)."""
        if direction not in HEADINGS:
            self.refuse("Roboter fahren nur senkrecht oder waagerecht.", direction=direction)
        self.note(f"nach {GERMAN[direction]}")

    @rule("fahren.ohne-bremse")
    def ride(self, position: Position, move: Drive, heading: Heading) -> tuple[Cell, ...]:
        """A robot goes on until an obstacle stops it: it has no brakes (2013).

        The spaces it rides over, the last one being where it halts.
        """
        board = self.board(position)
        here = dict(position.robots.items())[move.robot]
        path: list[Cell] = []
        while stretch := self._stretch(position, move.robot, here, heading):
            path += stretch
            here = path[-1]
            if here not in board.barriers:
                break
            heading = self._beyond(move.robot, heading, board.barriers[here])
        name = GERMAN[move.robot]
        if path and move.to and move.to != here:
            self.refuse(f"{name} fährt durch bis {here}; auf {move.to} hält ihn nichts.")
        self.note(f"{name} fährt nach {GERMAN[move.direction]} bis {here}")
        return tuple(path)

    def _stretch(
        self, position: Position, robot: Colour, here: Cell, heading: Heading
    ) -> list[Cell]:
        """The spaces straight on, up to an obstacle or onto the first barrier."""
        barriers = self.board(position).barriers
        found: list[Cell] = []
        for _ in range(self.free_spaces(position, robot, here, heading)):
            here = step(here, heading)
            found.append(here)
            if here in barriers:
                break
        return found

    def _beyond(self, robot: Colour, heading: Heading, barrier: Barrier) -> Heading:
        """In which direction a robot leaves a barrier."""
        if self.passes(robot, barrier.colour):
            return heading
        return HEADINGS[HEADINGS.index(self.deflected(heading, barrier.shape))]

    @rule("fahren.hindernisse")
    def free_spaces(self, position: Position, robot: Colour, here: Cell, heading: Heading) -> int:
        """How many spaces there are up to a wall, a robot, the middle or the edge (2013)."""
        board, robots = self.board(position), dict(position.robots.items())
        in_the_way = {cell: name for name, cell in robots.items() if name not in (robot, FIFTH)}
        if robot != FIFTH and FIFTH in robots:
            in_the_way.update(dict.fromkeys(self.fifth_in_the_way(position), FIFTH))
        free = 0
        while not (closed := board.closed(here, heading)):
            here = step(here, heading)
            if here in in_the_way:
                break
            free += 1
        what = OBSTACLES[closed] if closed else GERMAN[in_the_way[here]]
        self.note(f"nach {GERMAN[heading]} {spaces(free)} frei, dann {what}")
        return free

    @rule("fahren.hindernisse")
    def sets_off(self, position: Position, move: Drive) -> None:
        """A robot that stands at an obstacle cannot move towards it (2013)."""
        self.refuse(f"{GERMAN[move.robot]} steht dort schon an einem Hindernis.")

    @rule("schwarz.hindernis")
    def fifth_in_the_way(self, position: Position) -> tuple[Cell, ...]:
        """The black robot is an obstacle like any other (Heft S. 2)."""
        return (position.robots.black,) if position.robots.black else ()

    @rule("barrieren.durchfahren")
    def passes(self, robot: Colour, barrier: str) -> bool:
        """A robot rides through a barrier of its own colour (Heft S. 2)."""
        self.note(f"{GERMAN[robot]} trifft auf eine Barriere: {GERMAN[barrier]}")
        return robot == barrier

    @rule("barrieren.abprallen")
    def deflected(self, heading: Heading, shape: str) -> str:
        """A robot of another colour bounces off at a right angle (Heft S. 2)."""
        right, down = STEPS[heading]
        bounced = (-down, -right) if shape == "/" else (down, right)
        found = next(name for name, each in STEPS.items() if each == bounced)
        self.note(f"prallt ab, weiter nach {GERMAN[found]}")
        return found

    @rule("barrieren.kein-halt")
    def no_halt_on_barrier(self, position: Position, cell: Cell) -> None:
        """A move that would end on a barrier is not allowed (Heft S. 2)."""
        if cell in self.board(position).barriers:
            self.refuse(f"Die Fahrt würde auf der Barriere von {cell} enden.", cell=cell)
        self.note(f"auf {cell} liegt keine Barriere")

    @rule("fahren.ein-zug")
    def cost(self, number: int) -> int:
        """From setting off to halting it is one move, however far (2013)."""
        self.note(f"die ganze Fahrt über {spaces(number)}")
        return 1

    @rule("barrieren.ein-zug")
    def cost_with_barriers(self, cost: int, barriers: int) -> int:
        """Riding through barriers or bouncing off costs nothing on top (Heft S. 2)."""
        self.note(f"Barrieren auf dem Weg: {barriers}")
        return cost

    @rule("zuege.alle-zaehlen")
    def counts(self, position: Position, robot: Colour, cost: int) -> int:
        """The moves of all robots count, those of helpers too (2013)."""
        self.note(f"der Zug von {GERMAN[robot]} zählt")
        return cost

    @rule("vorfuehren.zaehlen")
    def count_aloud(self, position: Position, ride: Ride, cost: int) -> Position:
        """Whoever proves counts the moves aloud (2013)."""
        count = position.count + cost
        self.note(f"zählt: {count}")
        return replace(position, rides=(*position.rides, ride), count=count)


def _ride(robot: Colour, heading: Heading, path: tuple[Cell, ...]) -> Ride:
    """What is kept of a move, from the spaces of its path."""
    steps = [(there[0] - here[0], there[1] - here[1]) for here, there in pairwise(path)]
    headings = [next(name for name in HEADINGS if STEPS[name] == each) for each in steps]
    arrival = headings[-1] if headings[-1] != heading else None
    return Ride(robot, heading, arrival, bounced=any(each != heading for each in headings))
