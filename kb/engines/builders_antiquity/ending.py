"""Ending: when the game ends, and who has won."""

from dataclasses import replace

from kb.engines.builders_antiquity.moves import End, Free, Move, Repay
from kb.engines.builders_antiquity.position import Player, Position, Turn
from kb.engines.builders_antiquity.turns import Turns
from kb.engines.builders_antiquity.words import points, scored, sesterces, tenths
from kb.engines.codec import BadData
from kb.engines.engine import Outcome, rule

ENOUGH = 17


class Ending(Turns):
    """The end of turns, of the game, and the scoring in tenths of points."""

    # The end of a turn, and of the game

    @rule("ende.siebzehn")
    def rings_in_the_end(self, player: Player) -> bool:
        """Seventeen points of buildings and machines at the end of one's turn. (recherche)"""
        number = sum(each.points for each in player.built)
        self.note(f"{player.name} hat {points(number)} aus Bauwerken und Maschinen.")
        return number >= ENOUGH

    @rule("ende.gleich-oft")
    def all_had_as_many_turns(self, position: Position) -> bool:
        """Played on until all had as many turns. (confluences-ludiques, bga-de)"""
        last = position.names[-1]
        self.note(f"Die Runde ist vorbei, wenn {last} am Zug war.")
        return position.mover == last

    @rule("ende.gleich-oft")
    def time_for(self, position: Position, move: Move) -> None:
        """After the last round there are no more turns. (confluences-ludiques, bga-de)"""
        if position.phase == "over":
            self.refuse("Das Spiel ist zu Ende.")
        if position.phase == "clearing" and not isinstance(move, Free | Repay | End):
            self.refuse("Die letzte Runde ist vorbei; vor der Wertung gibt es keine Züge mehr.")
        over = position.phase == "clearing"
        self.note("Alle waren gleich oft am Zug." if over else "Die letzte Runde ist nicht vorbei.")

    def end_turn(self, position: Position) -> Position:
        """The next player's turn, or the clearing, or the scoring."""
        if position.phase == "turns":
            player = position.player(position.mover)
            ending = position.ending or self.rings_in_the_end(player)
            position = replace(position, ending=ending)
            if ending and self.all_had_as_many_turns(position):
                return replace(position, phase="clearing", turn=Turn(position.names[0]))
        elif position.mover == position.names[-1]:
            return replace(position, phase="over", turn=Turn(position.names[0]))
        return replace(position, turn=Turn(self.next_player(position)))

    # The scoring

    @rule("wertung.bauwerke")
    def points_of_buildings(self, player: Player) -> int:
        """Finished buildings, machines too, count the points of their cards. (heft-pl)"""
        number = sum(each.points for each in player.built)
        self.note(f"{player.name}: {points(number)} aus Bauwerken und Maschinen.")
        return number

    @rule("wertung.sesterzen")
    def tenths_of_coins(self, player: Player) -> int:
        """Each sesterce left counts a tenth of a point. (confluences-ludiques)"""
        counted = player.coins
        if counted % 10 and self.reads("lesart.volle-zehner"):
            counted -= counted % 10
        self.note(f"{player.name}: {scored(counted)} für {sesterces(player.coins)}.")
        return counted

    @rule("wertung.sklaven")
    def lost_by_slaves(self, player: Player) -> int:
        """Each slave who was not freed costs a point. (bga-en, bga-de, zusammenfassung)"""
        number = sum(each.status == "slave" for each in player.workers)
        self.note(f"{player.name}: {points(number)} Abzug für nicht freigelassene Sklaven.")
        return number

    @rule("wertung.darlehen")
    def lost_by_loans(self, player: Player) -> int:
        """Each loan that was not repaid costs two points. (bga-en, bga-de, zusammenfassung)"""
        number = 2 * player.loans
        self.note(f"{player.name}: {points(number)} Abzug für offene Darlehen.")
        return number

    def tenths_of(self, player: Player) -> int:
        """A player's points, in tenths."""
        whole = self.points_of_buildings(player)
        whole -= self.lost_by_slaves(player) + self.lost_by_loans(player)
        return 10 * whole + self.tenths_of_coins(player)

    @rule("ziel.punkte")
    def most_points(self, scores: dict[str, int]) -> int:
        """Most points after the scoring are what everyone is after. (heft-pl)"""
        self.note("; ".join(f"{name}: {scored(score)}" for name, score in scores.items()))
        return max(scores.values())

    @rule("wertung.sieg")
    def winners(self, position: Position, scores: dict[str, int]) -> tuple[str, ...]:
        """Most points win, whoever rang in the end. (confluences-ludiques, zusammenfassung)"""
        most = self.most_points(scores)
        best = tuple(name for name, score in scores.items() if score == most)
        self.note(f"Am meisten Punkte: {tenths(most)} ({', '.join(best)}).")
        return self.sharing(position, best) if len(best) > 1 else best

    @rule("ende.gleichstand")
    def sharing(self, position: Position, best: tuple[str, ...]) -> tuple[str, ...]:
        """Whoever ties shares the victory. (confluences-ludiques, zusammenfassung)"""
        self.note(f"{' und '.join(best)} teilen sich den Sieg.")
        return best

    def score(self, position: Position) -> Outcome:
        """Winners, and points in tenths. Raises BadData where nobody plays."""
        if not position.players:
            raise BadData("position.players", "players", [])
        scores = {each.name: self.tenths_of(each) for each in position.players}
        return Outcome(self.winners(position, scores), scores)
