"""Freeing slaves and repaying loans, in the game and in the clearing before the scoring."""

from dataclasses import replace

from kb.engines.builders_antiquity.cards import Side, Worker
from kb.engines.builders_antiquity.moves import Free, Repay
from kb.engines.builders_antiquity.position import Player, Position
from kb.engines.builders_antiquity.turns import Bill, Turns
from kb.engines.builders_antiquity.words import sesterces
from kb.engines.engine import rule


class Freeing(Turns):
    """What gets rid of the cards that cost points at the end."""

    # Slaves

    @rule("freilassen.umdrehen")
    def is_a_slave(self, player: Player, name: str) -> None:
        """Only a slave's card has a citizen on its other side. (gamesfanatic, gamersalliance)"""
        worker = player.worker(name)
        if worker is None or worker.status != "slave":
            self.refuse(f"{player.name} hat keinen Sklaven namens {name}.")
        self.note(f"{name} ist ein Sklave von {player.name}.")

    @rule("freilassen.umdrehen")
    def turn_into_citizen(self, position: Position, name: str, slave: Worker) -> Position:
        """Turn the card over: the other side shows a citizen. (gamesfanatic, gamersalliance)"""
        self.note(f"{slave.name} ist jetzt Bürger.")
        citizen = replace(
            slave,
            status="citizen",
            wage=slave.other.wage,
            yields=slave.other.yields,
            other=Side(slave.wage, slave.yields),
        )
        return position.with_player(position.player(name).with_worker(citizen))

    @rule("freilassen.nicht-bei-der-arbeit")
    def is_not_at_work(self, player: Player, name: str) -> None:
        """During the game no slave is freed who is at work. (bga-de, recherche)"""
        if place := player.workplace(name):
            self.refuse(f"{name} arbeitet auf {place.name} und kann nicht freigelassen werden.")
        self.note(f"{name} arbeitet gerade nicht.")

    @rule("freilassen.aktion")
    def actions_for_freeing(self) -> int:
        """During the game freeing costs one action. (bga-en, recherche)"""
        self.note("Während des Spiels kostet eine Freilassung 1 Aktion.")
        return 1

    @rule("ende.arbeitende-sklaven")
    def is_not_at_work_at_the_end(self, player: Player, name: str) -> None:
        """Slaves who are at work at the end cannot be freed. (bga-de, confluences-ludiques)"""
        if place := player.workplace(name):
            self.refuse(f"{name} arbeitet noch auf {place.name}, das nicht fertig geworden ist.")
        self.note(f"{name} arbeitet auf keiner Baustelle mehr.")

    @rule("ende.freilassen")
    def price_of_freeing(self) -> int:
        """Before the scoring slaves can be freed for five sesterces each. (bga-en)"""
        self.note("Vor der Wertung kostet eine Freilassung 5 Sesterzen.")
        return 5

    @rule("ende.freilassen")
    def freeing_is_paid(self, player: Player, price: int) -> None:
        """Whoever frees slaves before the scoring pays at once. (bga-en, zusammenfassung)"""
        if player.coins < price:
            self.refuse(
                f"Eine Freilassung kostet {sesterces(price)}; {player.name} hat {player.coins}."
            )
        self.note(f"{player.name} zahlt {sesterces(price)}.")

    def may_free(self, position: Position, move: Free) -> Bill:
        """Whether a slave may be freed, and for what."""
        player = position.player(move.player)
        self.is_a_slave(player, move.slave)
        if position.phase == "turns":
            self.is_not_at_work(player, move.slave)
            if {"invest", "free"} & set(position.turn.done) and self.freeing_is_investing():
                self.only_once(position.turn)
            return self.charge(position, move, self.actions_for_freeing())
        self.is_not_at_work_at_the_end(player, move.slave)
        price = self.price_of_freeing()
        self.freeing_is_paid(player, price)
        return Bill(coins=price)

    def free(self, position: Position, move: Free) -> Position:
        """The position after a slave was freed."""
        slave = position.player(move.player).worker(move.slave)
        return self.turn_into_citizen(position, move.player, slave) if slave else position

    # Loans

    @rule("ende.darlehen")
    def may_repay_now(self, position: Position) -> None:
        """Loans are repaid before the scoring; whether also earlier is open. (bga-en)"""
        if position.phase == "turns" and self.reads("lesart.darlehen-vor-der-wertung"):
            self.refuse("Ein Darlehen zahlst du erst vor der Wertung zurück.")
        self.note("Jetzt lassen sich Darlehen zurückzahlen.")

    @rule("ende.darlehen")
    def price_of_repaying(self) -> int:
        """Fifteen sesterces for each loan. (bga-en, confluences-ludiques, zusammenfassung)"""
        self.note("Ein Darlehen zurückzuzahlen kostet 15 Sesterzen.")
        return 15

    @rule("ende.darlehen")
    def repaying_is_paid(self, player: Player, price: int, left: int) -> None:
        """Only a loan that one has, and only whole. (bga-en, zusammenfassung)"""
        if not player.loans:
            self.refuse(f"{player.name} hat kein offenes Darlehen.")
        if left < price:
            self.refuse(f"Die Rückzahlung kostet {sesterces(price)}; {player.name} hat {left}.")
        self.note(f"{player.name} zahlt {sesterces(price)}.")

    @rule("darlehen.keine-aktion")
    def actions_for_repaying(self) -> int:
        """Repaying is no action. (bga-en)"""
        self.note("Zurückzahlen ist keine Aktion.")
        return 0

    def may_repay(self, position: Position, move: Repay) -> Bill:
        """Whether a loan may be repaid, and for what."""
        self.may_repay_now(position)
        player = position.player(move.player)
        bill = self.bill(position, move.player, self.actions_for_repaying())
        price = self.price_of_repaying()
        self.repaying_is_paid(player, price, player.coins - bill.coins)
        return replace(bill, coins=bill.coins + price)

    @rule("ende.darlehen")
    def give_back(self, position: Position, name: str) -> Position:
        """A repaid loan no longer lies before its player. (bga-en, zusammenfassung)"""
        player = position.player(name)
        self.note(f"{name} gibt ein Darlehen zurück.")
        returned = replace(position, loan_stack=position.loan_stack + 1)
        return returned.with_player(replace(player, loans=player.loans - 1))
