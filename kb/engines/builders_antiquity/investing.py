"""Investing: slaves, tools, universities and loans, once a turn; and taking sesterces."""

from dataclasses import replace

from kb.engines.builders_antiquity.cards import WORDS, Worker
from kb.engines.builders_antiquity.completion import Completion
from kb.engines.builders_antiquity.moves import Invest, Take
from kb.engines.builders_antiquity.position import Player, Position, without
from kb.engines.builders_antiquity.turns import Bill
from kb.engines.builders_antiquity.words import actions, sesterces
from kb.engines.engine import rule

CARDS = {
    "slave": "Ein Sklave",
    "tool": "Ein Werkzeug",
    "university": "Eine Universität",
    "loan": "Ein Darlehen",
}
SAID = {"loan": "ein Darlehen", **WORDS}
"""What readers call what lies in stacks without a name of its own."""


class Investing(Completion):
    """The row of investments, and the action that brings sesterces."""

    # Which card, and for what

    @rule("investieren.wahl")
    def place_in_stack(self, stack: tuple[str, ...], choice: str) -> int:
        """Of a stack you take the card you want, not the top one. (islaythedragon)"""
        if choice not in stack:
            self.refuse(f"Diese Karte liegt nicht im Stapel: {SAID.get(choice, choice)}.")
        self.note(f"Karte Nummer {stack.index(choice) + 1} von oben.")
        return stack.index(choice)

    @rule("investieren.aktion")
    def actions_for_investing(self, card: str) -> int:
        """Each investment costs one action, a loan too. (bga-en, islaythedragon)"""
        self.note(f"{CARDS[card]} kostet 1 Aktion.")
        return 1

    @rule("investieren.preise")
    def price_of_card(self, card: str) -> int:
        """Slave 7, tool 2, university 7; a loan brings 10. (recherche, zusammenfassung)"""
        price = {"slave": 7, "tool": 2, "university": 7, "loan": -10}[card]
        verb = "bringt" if price < 0 else "kostet"
        self.note(f"{CARDS[card]} {verb} {sesterces(abs(price))}.")
        return price

    @rule("investieren.preise")
    def card_is_paid(self, player: Player, price: int, left: int) -> None:
        """The price is paid at once. (recherche, zusammenfassung)"""
        if left < price:
            self.refuse(
                f"Die Karte kostet {sesterces(price)}; {player.name} hat dafür noch {left}.",
                price=price,
                coins=left,
            )
        self.note(f"{player.name} hat dafür {sesterces(left)}.")

    # Universities

    @rule("universitaeten.auflegen")
    def is_a_workers_card(self, player: Player, name: str) -> None:
        """The transparent card is laid on the card of a worker. (stertagier, trictrac-forum)"""
        worker = player.worker(name)
        if worker is None:
            self.refuse("Eine Universität kommt auf die Karte eines eigenen Arbeiters.")
        if worker.universities and self.reads("lesart.nur-eine-universitaet"):
            self.refuse(f"Auf {name} liegt schon eine Universität.")
        if player.workplace(name) and self.reads("lesart.universitaet-nur-zu-hause"):
            self.refuse(f"{name} ist gerade bei der Arbeit.")
        self.note(f"{name} gehört {player.name}.")

    @rule("universitaeten.nicht-fuer-sklaven")
    def is_no_slave(self, worker: Worker) -> None:
        """A slave gets no university, a freed one does. (bga-en, gamesfanatic)"""
        if worker.status == "slave":
            self.refuse(f"{worker.name} ist Sklave; erst ein Freigelassener darf studieren.")
        self.note(f"{worker.name} ist kein Sklave.")

    @rule("universitaeten.auflegen")
    def lay_on(self, position: Position, move: Invest, place: int) -> Position:
        """Lay the university on the worker's card. (stertagier, trictrac-forum)"""
        card = position.universities[place]
        player = position.player(move.player)
        self.note(f"{card.name} kommt auf {move.worker}.")
        if worker := player.worker(move.worker):
            held = (*worker.universities, card)
            player = player.with_worker(replace(worker, universities=held))
        rest = without(position.universities, place)
        return replace(position, universities=rest).with_player(player)

    # The move

    def may_invest(self, position: Position, move: Invest) -> Bill:
        """Whether an investment may be bought, and for what."""
        self.only_once(position.turn)
        player = position.player(move.player)
        place = self.place_in_stack(self._stack(position, move), self._choice(move))
        if move.card == "university":
            self.is_a_workers_card(player, move.worker)
            if worker := player.worker(move.worker):
                self.is_no_slave(worker)
        bill = self.charge(position, move, self.actions_for_investing(move.card))
        price = self.price_of_card(move.card)
        self.card_is_paid(player, price, player.coins - bill.coins)
        return replace(bill, coins=bill.coins + price, place=place)

    def invest(self, position: Position, move: Invest, place: int) -> Position:
        """The position after an investment in the card at a place of its stack."""
        player = position.player(move.player)
        if move.card == "university":
            laid = self.lay_on(position, move, place)
            at = player.workplace(move.worker)
            return self.finish_if_due(laid, move.player, at.name) if at else laid
        if move.card == "loan":
            taken = replace(position, loan_stack=position.loan_stack - 1)
            return taken.with_player(replace(player, loans=player.loans + 1))
        if move.card == "tool":
            tool = position.tools[place]
            taken = replace(position, tools=without(position.tools, place))
            return taken.with_player(replace(player, tools=(*player.tools, tool)))
        slave = position.slaves[place]
        taken = replace(position, slaves=without(position.slaves, place))
        return taken.with_player(replace(player, workers=(*player.workers, slave)))

    def _stack(self, position: Position, move: Invest) -> tuple[str, ...]:
        """What can be told apart in the stack of a kind of cards, top first."""
        if move.card == "loan":
            return ("loan",) * position.loan_stack
        if move.card == "tool":
            return position.tools
        cards = position.slaves if move.card == "slave" else position.universities
        return tuple(each.name for each in cards)

    def _choice(self, move: Invest) -> str:
        return "loan" if move.card == "loan" else move.choice

    # Taking sesterces

    @rule("nehmen.betrag")
    def taken_for(self, number: int) -> int:
        """One action brings 1 sesterce, two bring 3, three bring 6. (recherche)"""
        amounts = {1: 1, 2: 3, 3: 6}
        if number not in amounts:
            self.refuse("Sesterzen gibt es für 1, 2 oder 3 Aktionen.", actions=number)
        self.note(f"Für {actions(number)} gibt es {sesterces(amounts[number])}.")
        return amounts[number]

    @rule("nehmen.betrag")
    def takings_add_up(self) -> bool:
        """Whether actions count together that were not spent at once is open. (recherche)"""
        together = self.reads("lesart.nehmen-zusammen")
        said = "Getrennt genommene Sesterzen zählen"
        self.note(f"{said} {'zusammen' if together else 'jedes Mal für sich'}.")
        return together

    def may_take(self, position: Position, move: Take) -> Bill:
        """Whether sesterces may be taken; they are income on the bill."""
        amount = self.taken_for(move.actions)
        before = position.turn.taken
        if before and self.takings_add_up():
            amount = self.taken_for(before + move.actions) - self.taken_for(before)
        bill = self.charge(position, move, move.actions)
        return replace(bill, coins=bill.coins - amount)

    def take(self, position: Position, move: Take) -> Position:
        """The bill has brought the coins; only how many actions they took is kept in mind."""
        turn = position.turn
        return replace(position, turn=replace(turn, taken=turn.taken + move.actions))
