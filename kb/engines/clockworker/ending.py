"""The end: what triggers it, the round that is finished, points and winners."""

from collections.abc import Mapping
from dataclasses import replace

from kb.engines.clockworker.acquiring import Acquiring
from kb.engines.clockworker.position import Player, Position
from kb.engines.clockworker.words import listed
from kb.engines.engine import Outcome, rule

CARDS_AT_THE_END = 12
"""Artefacts and places together that trigger the end."""


class Ending(Acquiring):
    """The end of a turn and of the game (pages 4 to 6)."""

    def end_turn(self, position: Position) -> Position:
        """The next player is on turn, or the game is over."""
        triggered = [self.twelve_cards(position), self.end_revealed(position)]
        if any(triggered) and self.round_finished(position):
            return replace(position, phase="over")
        return replace(position, turn=self.next_player(position), phase="recovery")

    @rule("zug.reihenfolge")
    def next_player(self, position: Position) -> str:
        """Players take turns clockwise (page 4)."""
        names = [player.name for player in position.players]
        following = names[(names.index(position.current.name) + 1) % len(names)]
        if len(names) > 1:
            self.note(f"Als Nächstes ist {following} an der Reihe.")
        return following

    @rule("ende.zwoelf")
    def twelve_cards(self, position: Position) -> bool:
        """Whoever has 12 artefacts and places together triggers the end (pages 5, 6)."""
        enough = [p.name for p in position.players if self.has_cards(p, CARDS_AT_THE_END)]
        if enough:
            self.note(f"{listed(enough)}: {CARDS_AT_THE_END} Artefakte und Orte.")
        return bool(enough)

    @rule("ende.aufnahme")
    def end_revealed(self, position: Position) -> bool:
        """Whoever reveals “Ende” triggers the end as well (pages 5, 6)."""
        if position.aside:
            self.note("„Ende“ ist aufgedeckt.")
        return bool(position.aside)

    @rule("ende.runde")
    def round_finished(self, position: Position) -> bool:
        """The round is finished: the game is over when all had equally many turns (page 6)."""
        finished = position.current == position.players[-1]
        self.note("Alle waren gleich oft an der Reihe." if finished else "Die Runde läuft noch.")
        return finished

    @rule("ende.runde")
    def no_turn_after(self) -> None:
        """After the last round nobody has another turn (page 6)."""
        self.refuse("Alle waren gleich oft an der Reihe; die Partie ist vorbei.")

    def outcome(self, position: Position) -> Outcome | None:
        """Winners and points, or None while the game runs."""
        if position.phase != "over":
            return None
        points = {player.name: self.points(player) for player in position.players}
        return Outcome(self.winners(position, points), points)

    @rule("ziel.antriebspunkte")
    def winners(self, position: Position, points: Mapping[str, int]) -> tuple[str, ...]:
        """Whoever has the most points at the end wins (pages 2, 6)."""
        winners = self.most_points(points)
        if len(winners) > 1:
            tied = tuple(player for player in position.players if player.name in winners)
            winners = self.more_places(tied)
        if len(winners) > 1:
            winners = self.share(winners)
        self.note(f"Gewonnen: {listed(winners)}.")
        return winners

    @rule("wertung.quellen")
    def points(self, player: Player) -> int:
        """Points come from tokens, artefacts and recordings (page 6)."""
        artefacts = sum(card.points for card in player.artefacts) + self.ability_points(player)
        total = player.points + artefacts + sum(card.points for card in player.recordings)
        self.note(f"{player.name}: {total} Antriebspunkte.")
        return total

    @rule("wertung.faehigkeiten")
    def ability_points(self, player: Player) -> int:
        """Abilities of artefacts for the final scoring belong to their points (page 6).

        What they count is not public: the position says what they bring.
        """
        found = sum(artefact.ability_points for artefact in player.artefacts)
        if found:
            self.note(f"{found} davon durch Fähigkeiten.")
        return found

    @rule("wertung.sieg")
    def most_points(self, points: Mapping[str, int]) -> tuple[str, ...]:
        """The most points win (page 6)."""
        most = max(points.values())
        self.note(f"Am meisten: {most} Antriebspunkte.")
        return tuple(name for name, found in points.items() if found == most)

    @rule("gleichstand.orte")
    def more_places(self, tied: tuple[Player, ...]) -> tuple[str, ...]:
        """In a tie, whoever has more places wins (page 6)."""
        most = max(len(player.places) for player in tied)
        self.note(f"Gleichstand; am meisten Orte: {most}.")
        return tuple(player.name for player in tied if len(player.places) == most)

    @rule("gleichstand.geteilt")
    def share(self, tied: tuple[str, ...]) -> tuple[str, ...]:
        """With as many places, those who are tied share the victory (page 6)."""
        self.note(f"{listed(tied)} teilen sich den Sieg.")
        return tied
