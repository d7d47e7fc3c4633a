"""Misreadings: what people get wrong about Antiquity, each with one rule replaced."""

from kb.engines.builders_antiquity.cards import WORDS, Resources, Worker
from kb.engines.builders_antiquity.display import Row
from kb.engines.builders_antiquity.ending import ENOUGH
from kb.engines.builders_antiquity.engine import BuildersAntiquity
from kb.engines.builders_antiquity.position import Box, Player, Position, Turn
from kb.engines.engine import misreading


class OneActionForEachWorker(BuildersAntiquity):
    """„Jeder Arbeiter, den ich losschicke, kostet mich eine Aktion.“"""

    @misreading("schicken.selbe-baustelle")
    def actions_on_the_same_site(self, before: int) -> int:
        """One, however many went there."""
        return 1


class PaidWhenHired(BuildersAntiquity):
    """„Ich bezahle den Arbeiter, wenn ich ihn anheuere.“"""

    @misreading("anheuern.kosten")
    def price_of_hiring(self, worker: Worker) -> int:
        """The wage."""
        return worker.wage


class PaidOnlyOnce(BuildersAntiquity):
    """„Ist ein Arbeiter einmal bezahlt, arbeitet er später umsonst für mich.“"""

    @misreading("schicken.jedes-mal")
    def wage_once_more(self, worker: Worker) -> int:
        """Nothing more."""
        return 0


class OneSesterceForEachAction(BuildersAntiquity):
    """„Jede Aktion, mit der ich Sesterzen nehme, bringt genau einen.“"""

    @misreading("nehmen.betrag")
    def taken_for(self, number: int) -> int:
        """As many as actions."""
        return number


class InvestingIsNoAction(BuildersAntiquity):
    """„Eine Investition kostet Sesterzen, aber keine Aktion.“"""

    @misreading("investieren.aktion")
    def actions_for_investing(self, card: str) -> int:
        """None."""
        return 0


class OnlyTheTopCard(BuildersAntiquity):
    """„Vom Stapel der Investitionen bekomme ich die oberste Karte.“"""

    @misreading("investieren.wahl")
    def place_in_stack(self, stack: tuple[str, ...], choice: str) -> int:
        """The top, whatever was wanted."""
        return 0


class SurplusReplacesWhatIsMissing(BuildersAntiquity):
    """„Was ein Arbeiter zu viel liefert, gleicht eine fehlende Ressource aus.“"""

    @misreading("fertig.bedingung")
    def is_finished(self, delivered: Resources, needs: Resources) -> bool:
        """Enough altogether."""
        total = sum(delivered.of(each) for each in WORDS)
        return total >= sum(needs.of(each) for each in WORDS)


class MayChangeSites(BuildersAntiquity):
    """„Ich darf einen Arbeiter von einer Baustelle auf eine andere umsetzen.“"""

    @misreading("schicken.bleibt")
    def is_not_bound(self, player: Player, who: str) -> None:
        """Nobody is bound."""


class FinishingIsAnAction(BuildersAntiquity):
    """„Zum Fertigstellen muss ich mir eine Aktion aufheben.“"""

    @misreading("fertig.keine-aktion")
    def actions_for_finishing(self) -> int:
        """One."""
        return 1


class RefilledAtTheEndOfTheTurn(BuildersAntiquity):
    """„Die Auslage wird erst am Ende meines Zugs aufgefüllt.“"""

    @misreading("zug.auslage")
    def refill(self, position: Position, row: Row) -> Position:
        """Not yet."""
        return position


class FreedWorkForNothing(BuildersAntiquity):
    """„Ein freigelassener Sklave arbeitet weiter ohne Lohn.“"""

    @misreading("freilassen.lohn")
    def wage_of_citizen(self, worker: Worker) -> int:
        """None."""
        return 0


class AnySlaveCanBeFreedAtTheEnd(BuildersAntiquity):
    """„Vor der Wertung kann ich jeden Sklaven freilassen.“"""

    @misreading("ende.arbeitende-sklaven")
    def is_not_at_work_at_the_end(self, player: Player, name: str) -> None:
        """Whether at work or not."""


class MachinesCostNothing(BuildersAntiquity):
    """„Eine Maschine einzusetzen kostet gar nichts.“"""

    @misreading("maschinen.aktionen")
    def actions_for_machine(self, turn: Turn, site: str) -> int:
        """None."""
        return 0


class RepayingIsAnAction(BuildersAntiquity):
    """„Um ein Darlehen zurückzuzahlen, brauche ich eine Aktion.“"""

    @misreading("darlehen.keine-aktion")
    def actions_for_repaying(self) -> int:
        """One."""
        return 1


class OverAtOnce(BuildersAntiquity):
    """„Sobald jemand 17 Punkte hat, ist das Spiel vorbei.“"""

    @misreading("ende.gleich-oft")
    def all_had_as_many_turns(self, position: Position) -> bool:
        """Never mind who had how many."""
        return True


class CoinsCountForSeventeen(BuildersAntiquity):
    """„Meine Sesterzen zählen schon für die 17 Punkte mit.“"""

    @misreading("ende.siebzehn")
    def rings_in_the_end(self, player: Player) -> bool:
        """Points of buildings and of coins."""
        return 10 * sum(each.points for each in player.built) + player.coins >= 10 * ENOUGH


class TieAsInMiddleAges(BuildersAntiquity):
    """„Bei Gleichstand entscheiden die Gebäudepunkte, dann die Münzen.“"""

    @misreading("ende.gleichstand")
    def sharing(self, position: Position, best: tuple[str, ...]) -> tuple[str, ...]:
        """More points of buildings, then more coins."""
        tied = [each for each in position.players if each.name in best]
        ranks = {each.name: (sum(card.points for card in each.built), each.coins) for each in tied}
        return tuple(name for name in best if ranks[name] == max(ranks.values()))


class AnExpansionOfMiddleAges(BuildersAntiquity):
    """„Antiquity ist eine Erweiterung zu Middle Ages.“"""

    @misreading("mittelalter.eigenstaendig")
    def is_one_game(self, box: Box) -> None:
        """All cards go together."""
