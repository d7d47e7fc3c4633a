"""Ending: when the game is over, what counts, and who wins."""

from collections.abc import Mapping

from kb.engines.codec import BadData
from kb.engines.engine import Outcome, rule
from kb.engines.patchwork import quilt
from kb.engines.patchwork.german import buttons, listed, points, spaces
from kb.engines.patchwork.position import Player, Position
from kb.engines.patchwork.setting_up import SettingUp


class Ending(SettingUp):
    """How the game ends and who wins."""

    @rule("ende.beide")
    def is_over(self, position: Position) -> bool:
        """The game ends once both time tokens are on the last space. [regel-de]"""
        last = self.last_space()
        over = all(player.space >= last for player in position.players)
        self.note("Beide sind am Ziel." if over else "Noch sind nicht beide am Ziel.")
        return over

    def outcome(self, position: Position) -> Outcome | None:
        """The winner and everyone's points, or None while the game runs."""
        owing = any(player.special_patches for player in position.players)
        if owing or not self.is_over(position):
            return None
        found = {player.name: self.points(player) for player in position.players}
        winners = self.most_points(found)
        if len(winners) > 1:
            winners = (self.first_at_the_last_space(position),)
        return Outcome(winners, found)

    def points(self, player: Player) -> int:
        """A player's points at the end."""
        gained = self.points_for_buttons(player) + self.points_for_tile(player)
        return self.may_be_negative(gained - self.points_lost(player))

    @rule("wertung.knoepfe")
    def points_for_buttons(self, player: Player) -> int:
        """Each button that you have left is worth a point. [regel-de]"""
        self.note(f"{player.name} hat {buttons(player.buttons)}.")
        return player.buttons

    @rule("wertung.sonderplaettchen")
    def points_for_tile(self, player: Player) -> int:
        """The special tile is worth 7 points. [regel-de]"""
        self.note(f"{player.name} hat {'das' if player.special_tile else 'kein'} Sonderplättchen.")
        return 7 if player.special_tile else 0

    @rule("wertung.leere-felder")
    def points_lost(self, player: Player) -> int:
        """You lose 2 points for each empty square of your quilt. [regel-de]"""
        number = quilt.empty(player.quilt)
        self.note(f"Leer auf der Decke von {player.name}: {spaces(number)}.")
        return 2 * number

    @rule("wertung.negativ")
    def may_be_negative(self, total: int) -> int:
        """The result may fall below zero. [regel-de]"""
        self.note(f"Das macht {points(total)}.")
        return total

    @rule("ziel.punkte")
    def most_points(self, found: Mapping[str, int]) -> tuple[str, ...]:
        """Whoever has the most points wins. [regel-de]"""
        most = max(found.values())
        winners = tuple(name for name, number in found.items() if number == most)
        self.note(f"Die meisten Punkte, nämlich {most}: {listed(winners)}.".replace("-", "−"))
        return winners

    @rule("gleichstand.zuerst")
    def first_at_the_last_space(self, position: Position) -> str:
        """Among equals wins who reached the last space first. [regel-de]

        That is whose time token lies below: the other one moved last. Raises BadData where that
        is not known.
        """
        if not position.moved_last:
            raise BadData("position.moved_last", "who reached the last space second", "")
        name = position.other(position.on_top).name
        self.note(f"Zuerst am Ziel war {name}.")
        return name
