"""The second half of a round: who proves, whether it works, and what comes of it."""

from dataclasses import replace

from kb.engines.engine import rule
from kb.engines.rasende_roboter.moves import Drive, PutBack
from kb.engines.rasende_roboter.pieces import FIFTH, GERMAN, HEADINGS, Colour, colour_of, in_moves
from kb.engines.rasende_roboter.position import Call, Position
from kb.engines.rasende_roboter.turning import Turning


class Proving(Turning):
    """The rules from the end of the hourglass to the next round."""

    def reveal(self, position: Position) -> Position:
        """The next chip is turned over."""
        self.nothing_lies_open(position)
        self.not_over(position)
        position = self.turn_over(position)
        if position.target:
            self.target_space(position.plan, position.target)
            if not self.any_robot(position.target) and (robot := colour_of(position.target)):
                self.right_robot(position.target, robot)
        return self.start_alone(position) if position.alone else position

    def time_up(self, position: Position) -> Position:
        """The sand is through: what nobody has bid on is lost alone, and 0 moves need no proof.

        Whether they are enough is asked only where it was chosen: a way off the target and back
        is one by any reading.
        """
        position = self.run_out(position)
        if position.glass != "empty":
            return position
        if position.alone and not position.bids:
            return self.lose_alone(position, position.players[0].name)
        chosen = "frage.schon-auf-dem-ziel" in self.readings
        if chosen and position.bids and self.solved_already(position):
            return self._succeed(position, self.next_call(position))
        return position

    def drive(self, position: Position, move: Drive) -> Position:
        """The player whose turn it is to prove moves a robot."""
        self.only_in_the_head(position)
        call = self.next_call(position, move.player)
        self.never_diagonally(move.direction)
        heading = HEADINGS[HEADINGS.index(move.direction)]
        helps = self.helps(position, move.robot)
        self.go_on(position, move.robot, heading)
        position = self.drive_on(position, move, heading)
        arrived = (
            not helps
            and self._is_there(position, move.robot)
            and self.has_earned_it(position, move.robot)
        )
        if not arrived and position.count <= call.moves:
            return position
        if self.is_enough(position.count, call.moves) and arrived:
            return self._succeed(position, call)
        return self.fail(position, call)

    def _is_there(self, position: Position, robot: Colour) -> bool:
        """Whether a robot stands on the target."""
        if position.target is None:
            return False
        return dict(position.robots.items())[robot] == self.target_space(
            position.plan, position.target
        )

    @rule("suchen.im-kopf")
    def only_in_the_head(self, position: Position) -> None:
        """While all are searching, no robot is touched (2013)."""
        if position.target is None or position.glass != "empty":
            self.refuse("Gesucht wird im Kopf. Gefahren wird erst nach Ablauf der Sanduhr.")
        self.note("die Sanduhr ist abgelaufen, jetzt wird gefahren")

    @rule("suchen.helfer")
    def helps(self, position: Position, robot: Colour) -> bool:
        """Robots that the target is not for may be moved as helpers (2013)."""
        if robot == FIFTH and position.robots.black is None:
            self.refuse("Der schwarze Roboter spielt nicht mit.")
        found = not self.may_reach(position, robot)
        self.note(f"{GERMAN[robot]} {'hilft' if found else 'soll ins Ziel'}")
        return found

    def next_call(self, position: Position, player: str = "") -> Call:
        """The bid that is to be proved now; refuses a player whose turn it is not."""
        calls = self._calls_left(position)
        if position.failed:
            self.goes_on_with(calls, player)
        number = self.lowest(calls, player)
        equal = tuple(call for call in calls if call.moves == number)
        if len(equal) == 1:
            return equal[0]
        name = (
            self.fewest_chips(position, equal, player)
            if self.is_old
            else self.named_first(equal, player)
        )
        return next(call for call in equal if call.player == name)

    @rule("vorfuehren.naechster")
    def goes_on_with(self, calls: tuple[Call, ...], player: str) -> None:
        """After a failure comes the next bid, equal or higher, until a proof works (Heft S. 2)."""
        if not calls:
            self.refuse("Es gibt kein Gebot mehr, das vorzuführen wäre.")
        if player and player not in {call.player for call in calls}:
            self.refuse(f"{player} hat kein Gebot, das noch vorzuführen wäre.", player=player)
        self.note("übrig: " + ", ".join(f"{call.player} {call.moves}" for call in calls))

    def _calls_left(self, position: Position) -> tuple[Call, ...]:
        """Everybody's last bid, unless it failed; whether an older one counts then is open."""
        failed = {call.player for call in position.failed}
        last = {call.player: call for call in position.bids}
        older = {
            call.player: call
            for call in position.bids
            if call.player in failed and call not in position.failed
        }
        fresh = [last[name] for name in last if name not in failed]
        lowest = min((call.moves for call in fresh), default=None)
        matters = any(lowest is None or call.moves <= lowest for call in older.values())
        left = fresh
        if matters and self.reading("frage.altes-gebot") == "altes-gebot.gilt":
            left = [*fresh, *older.values()]
        return tuple(call for call in position.bids if call in left)

    @rule("vorfuehren.niedrigste")
    def lowest(self, calls: tuple[Call, ...], player: str) -> int:
        """Whoever bid the lowest number proves first (Heft S. 2)."""
        if not calls:
            self.refuse("Niemand hat geboten.")
        number = min(call.moves for call in calls)
        first = [call.player for call in calls if call.moves == number]
        if player and player not in first:
            self.refuse(f"Zuerst ist das Gebot {number} dran: {', '.join(first)}.", lowest=number)
        self.note(f"das niedrigste Gebot: {', '.join(first)} mit {number}")
        return number

    @rule("vorfuehren.frueher")
    def named_first(self, equal: tuple[Call, ...], player: str) -> str:
        """Of equal bids, the one named earlier goes first (2013)."""
        if player and player != equal[0].player:
            self.refuse(f"{equal[0].player} hat die {equal[0].moves} früher genannt.")
        return equal[0].player

    @rule("vorfuehren.wenige-chips")
    def fewest_chips(self, position: Position, equal: tuple[Call, ...], player: str) -> str:
        """Of equal bids, whoever has the fewest chips goes first (reports on 1999)."""
        chips = {each.name: len(each.chips) for each in position.players}
        fewest = min(chips[call.player] for call in equal)
        first = [call.player for call in equal if chips[call.player] == fewest]
        if len(first) > 1:
            agree = self.reading("frage.gleich-wenige-chips") == "gleich-wenige.einigt-euch"
            first = [player] if agree and player in first else first
        if player and player not in first:
            self.refuse(f"{first[0]} hat weniger Zielchips und beginnt.", chips=fewest)
        if player and player != first[0]:
            self.refuse(f"{first[0]} hat die {equal[0].moves} früher genannt.", chips=fewest)
        return first[0]

    @rule("vorfuehren.erfolg")
    def is_enough(self, count: int, bid: int) -> bool:
        """It works with the number of moves bid, or with fewer (2013)."""
        self.note(f"{in_moves(count)} bei einem Gebot von {bid}")
        return count <= bid

    def _succeed(self, position: Position, call: Call) -> Position:
        """The chip is won, and the next round may begin."""
        if position.alone:
            position = self.lay_down(position, call.player, True)
        else:
            position = self.award(position, call.player)
        position = self.move_markers(position)
        return self.next_round(position)

    @rule("vorfuehren.erfolg")
    def award(self, position: Position, name: str) -> Position:
        """Whoever proves it gets the chip (2013)."""
        player, chip = position.player(name), position.target
        if player is None or chip is None:
            return position
        self.note(f"{name} bekommt den Zielchip: {chip}")
        player = replace(player, chips=(*player.chips, chip))
        return replace(position, players=position.players_with(player), target=None)

    def fail(self, position: Position, call: Call) -> Position:
        """The proof did not work."""
        position = replace(position, failed=(*position.failed, call))
        position = self.robots_back(position)
        return self.lose_alone(position, call.player) if position.alone else position

    def lose_alone(self, position: Position, name: str) -> Position:
        """Alone there is nobody else to prove: the chip is lost, and the next round may begin."""
        return self.next_round(self.lay_down(position, name, False))

    @rule("vorfuehren.zurueck")
    def robots_back(self, position: Position) -> Position:
        """After a failure all robots moved go back to their markers (Heft S. 2)."""
        back = [
            GERMAN[robot]
            for robot, cell in position.robots.items()
            if cell != dict(position.under_robots.items())[robot]
        ]
        self.note(f"zurück auf die Marker: {', '.join(back) or 'niemand'}")
        return replace(position, robots=position.under_robots, markers=None, rides=(), count=0)

    def put_back(self, position: Position, move: PutBack) -> Position:
        """The chip goes back among the others."""
        if position.glass != "empty" and self.is_void(position):
            position = self._into_the_pile(position, move.place)
        elif position.bids or position.glass != "empty":
            self.nobody_can(position)
            position = self.mix_in(position, move.place)
        else:
            position = self.mix_in_for_nobody(position, move.place)
        return self.next_round(position)

    @rule("vorfuehren.keiner")
    def nobody_can(self, position: Position) -> None:
        """The chip goes back only if nobody can prove it (2013)."""
        if position.target is None:
            self.refuse("Es liegt kein Zielchip aus.")
        if position.glass != "empty":
            self.refuse("Noch ist die Sanduhr nicht abgelaufen.")
        if calls := self._calls_left(position):
            self.refuse(f"Noch darf vorführen: {calls[0].player}.")

    @rule("vorfuehren.keiner")
    def mix_in(self, position: Position, place: int) -> Position:
        """The chip is mixed face down into the others (2013)."""
        return self._into_the_pile(position, place)

    @rule("hinweis.niemand-bietet")
    def mix_in_for_nobody(self, position: Position, place: int) -> Position:
        """Without any bid the chip is mixed into the others (2013)."""
        return self._into_the_pile(position, place)

    def _into_the_pile(self, position: Position, place: int) -> Position:
        """The chip at its place in the pile, which the mixing decides."""
        pile = position.pile
        if position.target is None:
            self.refuse("Es liegt kein Zielchip aus.")
        if not 0 <= place <= len(pile):
            self.refuse(f"Unter {place} andere kann er nicht, verdeckt liegen nur {len(pile)}.")
        self.note(f"zurück zu den anderen: {position.target}")
        pile = (*pile[:place], position.target, *pile[place:])
        return replace(position, pile=pile, target=None)

    @rule("neue-runde.marker")
    def move_markers(self, position: Position) -> Position:
        """The robots stay where they are, and the markers go there (2013)."""
        self.note("die Marker kommen unter die Roboter")
        return replace(position, markers=None)

    @rule("neue-runde.chip")
    def next_round(self, position: Position) -> Position:
        """The next round begins with a new chip (2013)."""
        self.note("bereit für den nächsten Zielchip")
        return replace(position, glass="still", runs=0, bids=(), failed=(), rides=(), count=0)
