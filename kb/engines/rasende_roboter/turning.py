"""Turning: how a robot may go on after a move, and the duty to turn before the target."""

from itertools import pairwise

from kb.engines.engine import rule
from kb.engines.rasende_roboter.pieces import (
    GERMAN,
    HEADINGS,
    VORTEX,
    Chip,
    Colour,
    Heading,
    opposite,
    same_axis,
)
from kb.engines.rasende_roboter.position import Position, Ride
from kb.engines.rasende_roboter.riding import Riding
from kb.engines.rasende_roboter.tables import READINGS, TurnRule


class Turning(Riding):
    """The rules between two moves of a robot, and before the last one."""

    def turn_rule(self, chip: Chip | None = None) -> TurnRule:
        """Our readings of the open questions on turning, for the solver.

        At the vortex no robot is a mere helper: any of them may be on its way there.
        """
        return TurnRule(
            may_halt=self._may_halt_before(),
            going_on=self._going_on(),
            bounce_turns=self._bounce_turns(),
            helpers_too=chip == VORTEX or self._helpers_are_bound(),
            heading_at_end=self._arrival_counts(),
        )

    def _letter(self) -> str:
        """Our reading of the duty to turn: A, B, C or D."""
        return self.reading("frage.lesart-abbiegepflicht")[-1].upper()

    def _going_on(self) -> str:
        """How a robot may go on right after a move: it follows from A to D unless chosen."""
        if chosen := self.readings.get("frage.zurueckfahren"):
            return "free" if chosen == "zurueckfahren.erlaubt" else "not_along"
        return READINGS[self._letter()].going_on

    def _may_halt_before(self) -> bool:
        """Whether it may halt on the target before a turn: from A to D, unless chosen."""
        if chosen := self.readings.get("frage.ziel-vor-dem-abbiegen"):
            return chosen == "ziel-vorher.ja"
        return READINGS[self._letter()].may_halt

    def _bounce_turns(self) -> bool:
        return self.reading("frage.abprallen-als-abbiegen") == "abprallen.zaehlt"

    def _helpers_are_bound(self) -> bool:
        return self.reading("frage.achsensperre-fuer-helfer") == "achsensperre.alle"

    def _arrival_counts(self) -> bool:
        return self.reading("frage.achse-nach-dem-abprallen") == "achse.ende"

    def go_on(self, position: Position, robot: Colour, heading: Heading) -> None:
        """A robot that moved before goes on in a direction."""
        if not position.ridden(robot):
            return
        waited = self.has_waited(position, robot)
        if self.is_old:
            self.at_right_angles(position, robot, heading, waited)
        else:
            self.any_move(position, robot, heading, waited)

    @rule("anhalten.warten")
    def has_waited(self, position: Position, robot: Colour) -> bool:
        """A robot may wait while others move, and then go on (2013)."""
        waited = position.rides[-1].robot != robot
        self.note(f"{GERMAN[robot]} {'hat gewartet' if waited else 'ist eben erst gefahren'}")
        return waited

    @rule("anhalten.wahl")
    def any_move(self, position: Position, robot: Colour, heading: Heading, waited: bool) -> None:
        """At an obstacle a robot stops or makes another move (2013)."""
        if not waited and self._is_banned(position, robot, heading):
            self.refuse(f"{GERMAN[robot]} darf nach dieser Lesart nicht sofort zurück.")
        self.note(f"{GERMAN[robot]} fährt weiter nach {GERMAN[heading]}")

    @rule("anhalten.rechtwinklig")
    def at_right_angles(
        self, position: Position, robot: Colour, heading: Heading, waited: bool
    ) -> None:
        """At an obstacle a robot stops or goes on at a right angle, left or right (1999)."""
        if not waited and self._is_banned(position, robot, heading):
            self.refuse(f"{GERMAN[robot]} darf nur rechtwinklig weiter, nach links oder rechts.")
        self.note(f"{GERMAN[robot]} fährt weiter nach {GERMAN[heading]}")

    def _is_banned(self, position: Position, robot: Colour, heading: Heading) -> bool:
        """Whether a robot may not go there because of its move just before."""
        going_on, last = self._going_on(), position.rides[-1]
        if going_on == "free":
            return False
        before = last.arrival if last.arrival and self._arrival_counts() else last.heading
        if heading != opposite(before) and not (
            going_on == "not_along" and same_axis(before, heading)
        ):
            return False
        return self.may_reach(position, robot) or self._helpers_are_bound()

    @rule("abbiegen.pflicht")
    def has_earned_it(self, position: Position, robot: Colour) -> bool:
        """On its way to the target a robot must turn by 90 degrees after a move (Heft S. 1).

        False where it may halt on the target all the same, without having reached it.
        """
        if self._has_turned(position, robot) or self.straight_way_counts(position, robot):
            return True
        if not self._may_halt_before():
            self.refuse(f"{GERMAN[robot]} muss vor dem Ziel einmal um 90 Grad abbiegen.")
        self.note(f"{GERMAN[robot]} steht auf dem Ziel, ist aber noch nicht abgebogen")
        return False

    def _has_turned(self, position: Position, robot: Colour) -> bool:
        """Whether it turned after some move, or by bouncing off if that counts."""
        rides = self.own_way(position, robot)
        if any(self.is_turn(one.heading, other.heading) for one, other in pairwise(rides)):
            return True
        return any(each.bounced for each in rides) and self._bounce_turns()

    @rule("abbiegen.wer")
    def own_way(self, position: Position, robot: Colour) -> tuple[Ride, ...]:
        """The duty is that of the robot that goes to the target: its own moves (2013)."""
        found = position.ridden(robot)
        self.note(f"{GERMAN[robot]}: {', '.join(GERMAN[each.heading] for each in found)}")
        return found

    @rule("abbiegen.umkehr")
    def is_turn(self, before: Heading, after: Heading) -> bool:
        """Going back by 180 degrees is no turn (2013)."""
        self.note(f"erst nach {GERMAN[before]}, dann nach {GERMAN[after]}")
        return not same_axis(before, after)

    @rule("abbiegen.gerader-weg")
    def straight_way_counts(self, position: Position, robot: Colour) -> bool:
        """A way without a turn does not count; another one is to be found (Heft S. 1)."""
        self.note("ohne Abbiegen zählt der Weg nicht")
        return False

    @rule("abbiegen.gerader-weg")
    def is_void(self, position: Position) -> bool:
        """The chip stays although a robot could go straight to its target (2013)."""
        if position.target and (robot := self.straight_in(position)):
            self.refuse(
                f"{GERMAN[robot]} könnte gerade ins Ziel, aber der Chip bleibt liegen: "
                f"{position.target}."
            )
        return False

    def straight_in(self, position: Position) -> Colour | None:
        """A robot that could go straight to the target, if there is one; leaves no trace."""
        with self.tracing():
            if position.target is None:
                return None
            space = self.target_space(position.plan, position.target)
            for robot, _ in position.robots.items():
                if self.may_reach(position, robot):
                    ends = (self.halt(position, robot, heading) for heading in HEADINGS)
                    if space in ends:
                        return robot
        return None
