"""The first half of a round: turning over a chip, bidding, and the hourglass."""

from dataclasses import replace

from kb.engines.engine import rule
from kb.engines.rasende_roboter.ending import Ending
from kb.engines.rasende_roboter.moves import Bid
from kb.engines.rasende_roboter.pieces import FIFTH, GERMAN, VORTEX, Chip, Colour, colour_of
from kb.engines.rasende_roboter.position import Call, Player, Position


class Bidding(Ending):
    """The rules from the chip to the end of the hourglass."""

    def may_reach(self, position: Position, robot: Colour) -> bool:
        """Whether the target is for this robot."""
        if position.target is None:
            return False
        if robot == FIFTH:
            return self.fifth_only_for_vortex(position.target)
        return self.any_robot(position.target) or self.right_robot(position.target, robot)

    @rule("aufdecken.chip")
    def nothing_lies_open(self, position: Position) -> None:
        """One chip at a time lies on the middle of a plan (Heft S. 1)."""
        if position.boxed:
            self.refuse("Noch liegt kein Plan.")
        if position.target:
            self.refuse(f"Es liegt schon ein Zielchip aus: {position.target}.")

    @rule("aufdecken.chip")
    def turn_over(self, position: Position) -> Position:
        """A chip is turned over and lies face up on the middle (Heft S. 1)."""
        chip, *rest = position.pile
        self.note(f"aufgedeckt: {chip}")
        return replace(position, target=chip, pile=tuple(rest))

    @rule("aufdecken.farbe")
    def right_robot(self, chip: Chip, robot: Colour) -> bool:
        """A coloured target is for the robot of its colour only (Heft S. 1)."""
        found = robot == colour_of(chip)
        self.note(f"{chip}: {GERMAN[robot]} {'soll' if found else 'kann nicht'} ins Ziel")
        return found

    @rule("aufdecken.farbwirbel")
    def any_robot(self, chip: Chip) -> bool:
        """Any robot may go to the vortex (Heft S. 1)."""
        self.note("jeder Roboter darf ins Ziel" if chip == VORTEX else "kein Farbwirbel")
        return chip == VORTEX

    @rule("schwarz.farbwirbel")
    def fifth_only_for_vortex(self, chip: Chip) -> bool:
        """The black robot has no target but the vortex (Heft S. 2)."""
        self.note(f"{chip}: Schwarz {'darf' if chip == VORTEX else 'kann nicht'} ins Ziel")
        return chip == VORTEX

    @rule("solo.beginn")
    def start_alone(self, position: Position) -> Position:
        """Alone, chip and hourglass are turned over together (Heft S. 2)."""
        self.note("die Sanduhr läuft sofort")
        return replace(position, glass="running")

    def bid(self, position: Position, move: Bid) -> Position:
        """Somebody calls a number."""
        self.glass_allows(position)
        self.is_a_bid(position, move)
        self.only_lower(position, move)
        position = self.call_aloud(position, move)
        return self.start_glass(position) if position.glass == "still" else position

    @rule("bieten.hoehe")
    def glass_allows(self, position: Position) -> None:
        """While the glass runs everybody may bid, be it equal or more (Heft S. 2)."""
        if position.glass == "empty":
            self.refuse("Die Sanduhr ist abgelaufen.")
        if position.bids:
            self.note("gleich viel oder mehr als andere ist erlaubt")

    @rule("bieten.laut")
    def is_a_bid(self, position: Position, move: Bid) -> None:
        """A bid claims to reach the target in so many moves (2013)."""
        if position.target is None:
            self.refuse("Noch ist kein Ziel aufgedeckt.")
        if position.player(move.player) is None:
            self.refuse(f"{move.player} spielt nicht mit.", player=move.player)
        if move.moves < 0 or (move.moves == 0 and not self.solved_already(position)):
            self.refuse(f"Mit {move.moves} Zügen kommt niemand ins Ziel.", moves=move.moves)

    def solved_already(self, position: Position) -> bool:
        """Whether a robot that stands on its target needs no move; that is open."""
        space = self.target_space(position.plan, position.target) if position.target else None
        there = (robot for robot, cell in position.robots.items() if cell == space)
        if not any(self.may_reach(position, robot) for robot in there):
            return False
        return self.reading("frage.schon-auf-dem-ziel") == "schon-da.geloest"

    @rule("bieten.nur-senken")
    def only_lower(self, position: Position, move: Bid) -> None:
        """Your own bid you may only lower (Heft S. 2)."""
        own = [call.moves for call in position.bids if call.player == move.player]
        if own and move.moves >= own[-1]:
            self.refuse(
                f"{move.player} hat {own[-1]} geboten und darf nur noch darunter bieten.",
                before=own[-1],
                moves=move.moves,
            )

    @rule("bieten.laut")
    def call_aloud(self, position: Position, move: Bid) -> Position:
        """The number is called so that all hear it (2013)."""
        self.note(f"{move.player} bietet {move.moves}")
        return replace(position, bids=(*position.bids, Call(move.player, move.moves)))

    @rule("bieten.sanduhr")
    def start_glass(self, position: Position) -> Position:
        """Whoever bids first turns over the hourglass (2013)."""
        self.note("die Sanduhr läuft")
        return replace(position, glass="running")

    @rule("hinweis.niemand-bietet")
    def start_glass_anyway(self, position: Position) -> Position:
        """After some minutes without a bid somebody turns the hourglass over (2013)."""
        if position.target is None or position.bids or position.glass != "still":
            self.refuse("Die Sanduhr dreht um, wer als Erster bietet.")
        self.note("niemand hat geboten, die Sanduhr läuft trotzdem")
        return replace(position, glass="running")

    def run_out(self, position: Position) -> Position:
        """The sand is through; alone it may run once more."""
        self.glass_runs(position)
        position = replace(position, runs=position.runs + 1)
        if position.easier and position.alone and position.runs < self.runs_alone():
            return position
        return replace(position, glass="empty")

    @rule("bieten.sanduhr")
    def glass_runs(self, position: Position) -> None:
        """Only a glass that was turned over can run out (2013)."""
        if position.glass != "running":
            self.refuse("Die Sanduhr läuft nicht.")

    @rule("solo.leichter")
    def runs_alone(self) -> int:
        """The easier game alone lets the hourglass run twice (Heft S. 2)."""
        self.note("die Sanduhr läuft zweimal")
        return 2

    @rule("solo.ablage")
    def lay_down(self, position: Position, name: str, solved: bool) -> Position:
        """Alone, a chip solved in time lies face up, any other face down (Heft S. 2)."""
        player, chip = position.player(name), position.target
        if player is None or chip is None:
            return position
        self.note(f"{chip} liegt {'offen' if solved else 'verdeckt'}")
        if solved:
            changed: Player = replace(player, chips=(*player.chips, chip))
        else:
            changed = replace(player, face_down=(*player.face_down, chip))
        return replace(position, players=position.players_with(changed), target=None)
