"""Misreadings: Rasende Roboter as people get it wrong, one rule each."""

from kb.engines.engine import misreading
from kb.engines.rasende_roboter.engine import RasendeRoboter
from kb.engines.rasende_roboter.moves import Bid, Drive
from kb.engines.rasende_roboter.pieces import Cell, Chip, Colour, Heading
from kb.engines.rasende_roboter.position import Call, Position, Ride


class HaltAnywhere(RasendeRoboter):
    """„Der Roboter darf unterwegs anhalten, wo ich will.“"""

    @misreading("fahren.ohne-bremse")
    def ride(self, position: Position, move: Drive, heading: Heading) -> tuple[Cell, ...]:
        """As far as one likes."""
        path = super().ride(position, Drive(move.robot, move.direction), heading)
        return path[: path.index(move.to) + 1] if move.to in path else path


class OneSpaceOneMove(RasendeRoboter):
    """„Ein Zug ist ein Feld.“"""

    @misreading("fahren.ein-zug")
    def cost(self, number: int) -> int:
        """As many moves as spaces."""
        return number


class HelpersAreFree(RasendeRoboter):
    """„Die Züge der Hilfsroboter zählen nicht.“"""

    @misreading("zuege.alle-zaehlen")
    def counts(self, position: Position, robot: Colour, cost: int) -> int:
        """Only for the robot that the target is for."""
        return cost if self.may_reach(position, robot) else 0


class StraightIn(RasendeRoboter):
    """„Es genügt, gerade ins Ziel zu fahren.“"""

    @misreading("abbiegen.pflicht")
    def has_earned_it(self, position: Position, robot: Colour) -> bool:
        """With any way."""
        return True


class HaltOnBarriers(RasendeRoboter):
    """„Auf einer farbigen Barriere kann ein Roboter stehen bleiben.“"""

    @misreading("barrieren.kein-halt")
    def no_halt_on_barrier(self, position: Position, cell: Cell) -> None:
        """Nothing speaks against it."""


class FirstBidFirst(RasendeRoboter):
    """„Wer zuerst bietet, gewinnt.“"""

    @misreading("vorfuehren.niedrigste")
    def lowest(self, calls: tuple[Call, ...], player: str) -> int:
        """The bid that was called first."""
        return calls[0].moves


class ExactlyTheBid(RasendeRoboter):
    """„Ich muss genau die gebotene Zahl an Zügen brauchen.“"""

    @misreading("vorfuehren.erfolg")
    def is_enough(self, count: int, bid: int) -> bool:
        """With neither more nor fewer moves."""
        return count == bid


class RaiseYourBid(RasendeRoboter):
    """„Wenn ich mich verzählt habe, erhöhe ich mein Gebot einfach.“"""

    @misreading("bieten.nur-senken")
    def only_lower(self, position: Position, move: Bid) -> None:
        """Up or down."""


class BackIsATurn(RasendeRoboter):
    """„Einmal hin und wieder zurück zählt als Abbiegen.“"""

    @misreading("abbiegen.umkehr")
    def is_turn(self, before: Heading, after: Heading) -> bool:
        """Any other direction."""
        return before != after


class AnyRobotTurns(RasendeRoboter):
    """„Hauptsache, irgendein Roboter ist abgebogen.“"""

    @misreading("abbiegen.wer")
    def own_way(self, position: Position, robot: Colour) -> tuple[Ride, ...]:
        """The moves of all robots."""
        return position.rides


class AnotherChip(RasendeRoboter):
    """„Wenn der Roboter direkt ins Ziel fahren könnte, decken wir einen neuen Chip auf.“"""

    @misreading("abbiegen.gerader-weg")
    def is_void(self, position: Position) -> bool:
        """The chip goes back, so that another one can be turned over."""
        return self.straight_in(position) is not None


class BouncingCosts(RasendeRoboter):
    """„An einer Barriere abzuprallen kostet einen zweiten Zug.“"""

    @misreading("barrieren.ein-zug")
    def cost_with_barriers(self, cost: int, barriers: int) -> int:
        """One move more for each barrier."""
        return cost + barriers


class AlwaysAllChips(RasendeRoboter):
    """„Wir spielen immer, bis alle 17 Chips weg sind.“"""

    @misreading("ende.chipzahl")
    def enough(self, players: int) -> int:
        """With any number of players: all."""
        return 0


class BlackAnywhere(RasendeRoboter):
    """„Der schwarze Roboter darf in jedes Ziel fahren.“"""

    @misreading("schwarz.farbwirbel")
    def fifth_only_for_vortex(self, chip: Chip) -> bool:
        """Every target is for it."""
        return True
