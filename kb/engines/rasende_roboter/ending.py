"""The end: when it comes, and who has won."""

from kb.engines.engine import Outcome, rule
from kb.engines.rasende_roboter.laying import Laying
from kb.engines.rasende_roboter.pieces import in_chips
from kb.engines.rasende_roboter.position import Position


class Ending(Laying):
    """The rules of the end and of scoring."""

    def outcome(self, position: Position) -> Outcome | None:
        """Winners and their chips, or None while the game runs."""
        if position.boxed or not self._is_over(position):
            return None
        points = {player.name: len(player.chips) for player in position.players}
        return Outcome(self._winners(position), points)

    def not_over(self, position: Position) -> None:
        """No round begins after the end."""
        if self.is_old:
            self.chips_are_left(position)
        else:
            self.nobody_has_enough(position)

    def _is_over(self, position: Position) -> bool:
        """Whether the game has ended."""
        number = self._number(position)
        if self._all_given(position):
            return True
        return bool(number) and any(len(each.chips) >= number for each in position.players)

    def _number(self, position: Position) -> int:
        """How many chips end the game; 0: all of them."""
        if position.alone or self.is_old:
            return 0
        return self.agreed(position) if position.agreed else self.enough(len(position.players))

    def _all_given(self, position: Position) -> bool:
        """Whether the last chip is gone."""
        if self.is_old:
            return self.all_chips(position)
        return position.target is None and not position.pile

    def _winners(self, position: Position) -> tuple[str, ...]:
        """Who has won."""
        if position.alone:
            player = position.players[0]
            won = self.more_face_up(len(player.chips), len(player.face_down))
            return (player.name,) if won else ()
        number = self._number(position)
        if number and any(len(each.chips) >= number for each in position.players):
            return (self.first_with(position, number),)
        most = self.most_chips(position)
        return most if len(most) == 1 else self._tied(most)

    def _tied(self, most: tuple[str, ...]) -> tuple[str, ...]:
        """What happens when several have the most chips; before 2013 that is open."""
        if not self.is_old:
            return self.shared(most)
        shared = self.reading("frage.gleichstand-vor-2013") == "gleichstand-alt.geteilt"
        return most if shared else ()

    @rule("ende.chipzahl")
    def enough(self, players: int) -> int:
        """8, 6 or 5 chips with 2, 3 or 4 players; with more, all chips: 0 (Heft S. 2)."""
        return {2: 8, 3: 6, 4: 5}.get(players, 0)

    @rule("ende.chipzahl")
    def nobody_has_enough(self, position: Position) -> None:
        """Nothing is turned over once a player has enough chips, or all are gone (Heft S. 2)."""
        if self._is_over(position):
            self.refuse("Das Spiel ist zu Ende.")

    @rule("ende.absprache")
    def agreed(self, position: Position) -> int:
        """The number of chips that the players agreed on (Heft S. 2)."""
        return position.agreed

    @rule("ende.alle-chips")
    def all_chips(self, position: Position) -> bool:
        """It ends when all 17 chips are won (1999)."""
        return position.target is None and not position.pile

    @rule("ende.alle-chips")
    def chips_are_left(self, position: Position) -> None:
        """It goes on while there are chips (1999)."""
        if not position.pile:
            self.refuse("Alle 17 Zielchips sind vergeben, das Spiel ist zu Ende.")
        self.note(f"noch verdeckt: {in_chips(len(position.pile))}")

    @rule("sieg.chipzahl")
    def first_with(self, position: Position, number: int) -> str:
        """Whoever is the first to have that many chips has won (Heft S. 2)."""
        first = next(each for each in position.players if len(each.chips) >= number)
        self.note(f"{first.name} hat {in_chips(number)}")
        return first.name

    @rule("sieg.meiste-chips")
    def most_chips(self, position: Position) -> tuple[str, ...]:
        """When all chips are played, whoever has the most (1999)."""
        most = max(len(player.chips) for player in position.players)
        found = tuple(each.name for each in position.players if len(each.chips) == most)
        self.note(f"{', '.join(found)} mit {most}")
        return found

    @rule("gleichstand.geteilt")
    def shared(self, tied: tuple[str, ...]) -> tuple[str, ...]:
        """Those who are tied share the win (Heft S. 2)."""
        self.note(f"{' und '.join(tied)} gewinnen zusammen")
        return tied

    @rule("solo.sieg")
    def more_face_up(self, face_up: int, face_down: int) -> bool:
        """Alone you win with more chips face up than face down (Heft S. 2)."""
        self.note(f"{face_up} offene, {face_down} verdeckte Zielchips")
        return face_up > face_down
