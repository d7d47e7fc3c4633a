"""Sending: workers, slaves and machines go to sites, for wages and a growing cost in actions."""

from dataclasses import replace

from kb.engines.builders_antiquity.cards import WORDS, Building, Hand, Resource, Worker
from kb.engines.builders_antiquity.completion import Completion
from kb.engines.builders_antiquity.moves import Send
from kb.engines.builders_antiquity.position import Player, Position, Turn
from kb.engines.builders_antiquity.turns import Bill
from kb.engines.builders_antiquity.words import actions, sesterces
from kb.engines.engine import rule


class Sending(Completion):
    """Sending someone to work on a site."""

    # Who, and where to

    @rule("schicken.ressourcen")
    def belongs_to_sender(self, player: Player, move: Send) -> None:
        """One's own worker goes to one of one's own sites. (heft-pl, zusammenfassung)"""
        if not player.site(move.site):
            self.refuse(f"{player.name} hat keine Baustelle namens {move.site}.")
        if move.who == move.site or not (
            player.worker(move.who) or player.finished(move.who) or player.site(move.who)
        ):
            self.refuse(f"{move.who} gehört nicht zu den Arbeitern von {player.name}.")
        self.note(f"{move.who} und {move.site} gehören {player.name}.")

    @rule("schicken.bleibt")
    def is_not_bound(self, player: Player, who: str) -> None:
        """A worker stays on a site until the building is finished. (recherche)"""
        if place := player.workplace(who):
            self.refuse(
                f"{who} bleibt auf der Baustelle {place.name}, bis das Bauwerk fertig ist.",
                site=place.name,
            )
        self.note(f"{who} ist an keine Baustelle gebunden.")

    @rule("maschinen.arbeiten")
    def can_work(self, player: Player, who: str) -> None:
        """A finished machine works like a worker; other buildings do not. (zusammenfassung)"""
        if player.site(who):
            self.refuse(f"{who} ist noch nicht fertig.")
        building = player.finished(who)
        if building and not building.machine:
            self.refuse(f"{who} ist keine Maschine.")
        self.note(f"{who} arbeitet wie ein Arbeiter.")

    # What it costs in actions

    @rule("schicken.verschiedene")
    def sent_before(self, turn: Turn, site: str) -> int:
        """Only who went to the very same site this turn makes it dearer. (gamesfanatic)"""
        before = turn.sent.count(site)
        self.note(f"In diesem Zug auf {site} geschickt: bisher {before}.")
        return before

    @rule("schicken.selbe-baustelle")
    def actions_on_the_same_site(self, before: int) -> int:
        """The first costs one action, the second two, the third three … (gamesfanatic)"""
        self.note(f"Arbeiter Nummer {before + 1} kostet dort {actions(before + 1)}.")
        return before + 1

    @rule("maschinen.aktionen")
    def actions_for_machine(self, turn: Turn, site: str) -> int:
        """Sending a machine costs actions like sending a worker. (recherche)"""
        self.note("Eine Maschine kostet so viele Aktionen wie ein Arbeiter.")
        return self.actions_for_worker(turn, site)

    def actions_for_worker(self, turn: Turn, site: str) -> int:
        """Actions for sending someone to a site, by how many went there this turn."""
        return self.actions_on_the_same_site(self.sent_before(turn, site))

    # What it costs in sesterces

    @rule("schicken.lohn")
    def printed_wage(self, worker: Worker) -> int:
        """Whom you send gets the wage on the card. (heft-pl, archi-chouette, recherche)"""
        self.note(f"Auf der Karte {worker.name} steht als Lohn: {sesterces(worker.wage)}.")
        return worker.wage

    @rule("schicken.lohn")
    def wage_is_paid(self, player: Player, wage: int, left: int) -> None:
        """The wage is paid when a worker is sent, not later. (heft-pl, recherche)"""
        if left < wage:
            self.refuse(
                f"Der Lohn beträgt {sesterces(wage)}; {player.name} hat dafür noch {left}.",
                wage=wage,
                coins=left,
            )
        self.note(f"{player.name} zahlt {sesterces(wage)} Lohn.")

    @rule("schicken.jedes-mal")
    def wage_once_more(self, worker: Worker) -> int:
        """The wage is due again at each new sending. (recherche)"""
        self.note(f"{worker.name} war schon im Einsatz und verlangt wieder den Lohn.")
        return worker.wage

    @rule("freilassen.lohn")
    def wage_of_citizen(self, worker: Worker) -> int:
        """A freed slave works on as a worker, but for a wage. (bga-en, recherche)"""
        self.note(f"{worker.name} ist frei und verlangt den Lohn, der auf seiner Karte steht.")
        return self.printed_wage(worker)

    @rule("sklaven.ohne-lohn")
    def wage_of_slave(self, worker: Worker) -> int:
        """A slave is sent without a wage. (bga-en, bga-de, archi-chouette)"""
        self.note(f"{worker.name} bekommt keinen Lohn.")
        return 0

    @rule("maschinen.ohne-lohn")
    def wage_of_machine(self, machine: str) -> int:
        """A machine asks for no wage. (recherche, zusammenfassung)"""
        self.note(f"{machine} verlangt keinen Lohn.")
        return 0

    def wage(self, worker: Worker | None, who: str) -> int:
        """What is due for sending someone, in sesterces; no worker means a machine."""
        if worker is None:
            return self.wage_of_machine(who)
        if worker.status == "slave":
            return self.wage_of_slave(worker)
        if worker.status == "citizen":
            return self.wage_of_citizen(worker)
        return self.wage_once_more(worker) if worker.sent else self.printed_wage(worker)

    # Tools

    @rule("werkzeuge.mitgeben")
    def tool_is_at_hand(self, player: Player, tool: Resource, worker: Worker | None) -> None:
        """One of one's tools that lie idle may go along. (bga-en, islaythedragon)"""
        if tool not in player.tools:
            self.refuse(f"{player.name} hat kein Werkzeug für {WORDS[tool]}.")
        if used := next((hand.who for hand in player.lent() if hand.tool == tool), ""):
            self.refuse(f"Das Werkzeug für {WORDS[tool]} hat schon {used}.")
        slave = worker is not None and worker.status == "slave"
        if slave and self.reads("lesart.werkzeug-nicht-fuer-sklaven"):
            self.refuse("Ein Sklave bekommt kein Werkzeug.")
        if worker is None and self.reads("lesart.werkzeug-nicht-fuer-maschinen"):
            self.refuse("Eine Maschine bekommt kein Werkzeug.")
        self.note(f"Das Werkzeug für {WORDS[tool]} geht mit.")

    @rule("werkzeuge.mitgeben")
    def price_of_taking_a_tool_along(self) -> int:
        """It costs no sesterces and no action, whenever it is. (bga-en, islaythedragon)"""
        self.note("Das kostet weder Sesterzen noch eine Aktion.")
        return 0

    # The move

    def may_send(self, position: Position, move: Send) -> Bill:
        """Whether someone may be sent to a site, and for what."""
        player = position.player(move.player)
        self.belongs_to_sender(player, move)
        self.is_not_bound(player, move.who)
        worker = player.worker(move.who)
        if worker is None:
            self.can_work(player, move.who)
            number = self.actions_for_machine(position.turn, move.site)
        else:
            number = self.actions_for_worker(position.turn, move.site)
        bill = self.charge(position, move, number)
        wage = self.wage(worker, move.who)
        if move.tool:
            self.tool_is_at_hand(player, move.tool, worker)
            wage += self.price_of_taking_a_tool_along()
        if wage:
            self.wage_is_paid(player, wage, player.coins - bill.coins)
        return replace(bill, coins=bill.coins + wage)

    @rule("schicken.ressourcen")
    def put_to_work(self, position: Position, move: Send) -> Position:
        """On the site the worker adds the resources of the card. (heft-pl, zusammenfassung)"""
        player = position.player(move.player)
        yields = self.yields(player, move.who)
        self.note(f"{move.who} geht auf {move.site} und steuert {yields} bei.")
        sites = tuple(_left(each, move.who) for each in player.sites)
        player = replace(player, sites=sites)
        if site := player.site(move.site):
            hand = Hand(move.who, move.tool)
            player = player.with_site(replace(site, crew=(*site.crew, hand)))
        if worker := player.worker(move.who):
            player = player.with_worker(replace(worker, sent=worker.sent + 1))
        turn = replace(position.turn, sent=(*position.turn.sent, move.site))
        return replace(position, turn=turn).with_player(player)

    def send(self, position: Position, move: Send) -> Position:
        """The position after someone was sent, with the building finished if that is due."""
        sent = self.put_to_work(position, move)
        return self.finish_if_due(sent, move.player, move.site)


def _left(site: Building, who: str) -> Building:
    """A site without someone in its crew."""
    crew = tuple(hand for hand in site.crew if hand.who != who)
    return site if crew == site.crew else replace(site, crew=crew)
