"""Goods: what is received, what never runs out, and how payments are made."""

from dataclasses import replace

from kb.engines.clockworker.base import Base
from kb.engines.clockworker.cards import JOKERED, KINDS, Goods
from kb.engines.clockworker.moves import Commission, Communicate, Repair
from kb.engines.clockworker.position import Player, Position
from kb.engines.clockworker.words import bots, said
from kb.engines.engine import rule


class Supply(Base):
    """The rules of resources (pages 2 to 4)."""

    @rule("vorrat.unbegrenzt")
    def supplied(self, goods: Goods) -> tuple[int, ...]:
        """Resources never run out: everybody gets all that they are due (page 2)."""
        self.note("Der Vorrat gilt als unbegrenzt.")
        return tuple(getattr(goods, kind) for kind in KINDS)

    @rule("vorrat.bereitlegen")
    def from_supply(self, position: Position, name: str, number: int) -> Position:
        """New bots come out of the general supply and stand ready (page 3)."""
        there = min(number, position.supply)
        lacking = number - there
        if lacking and self.reads("frage.werkbots-aus", "begrenzt"):
            lacking = 0
        player = position.player(name)
        self.note(f"{name} bekommt {bots(there + lacking)} aus dem allgemeinen Vorrat.")
        position = position.with_player(replace(player, bots=player.bots + there + lacking))
        return replace(
            position, supply=position.supply - there, stand_ins=position.stand_ins + lacking
        )

    @rule("werkstoffe.ertraege")
    def receive(self, position: Position, name: str, goods: Goods) -> Position:
        """Gears, materials and new bots go to the player (Pöppelkiste, minarinbg)."""
        self.note(f"{name} erhält {said(goods)}.")
        if any(getattr(goods, kind) for kind in KINDS):
            position = self.credit(position, name, goods)
        return self.from_supply(position, name, goods.bots) if goods.bots else position

    def credit(self, position: Position, name: str, goods: Goods) -> Position:
        """Give gears and materials."""
        given = Goods(*self.supplied(goods))
        return position.with_player(position.player(name).plus(given))

    @rule("werkstoffe.gold")
    def covers(self, due: Goods, pay: Goods) -> bool:
        """Gold may stand for red, blue and green, for nothing else (page 2)."""
        jokers = sum(getattr(due, kind) - getattr(pay, kind) for kind in JOKERED)
        no_more = all(0 <= getattr(pay, kind) <= getattr(due, kind) for kind in JOKERED)
        rest = (pay.gears, pay.gold, pay.bots)
        if no_more and jokers:
            self.note("Gold vertritt Rot, Blau oder Grün.")
        return no_more and rest == (due.gears, due.gold + jokers, 0)

    @rule("aktionsphase.vollstaendig")
    def in_full(self, player: Player, pay: Goods) -> None:
        """Only an action that can be done in full may be chosen: all of it is paid (page 4)."""
        lacking = {kind: max(0, getattr(pay, kind) - getattr(player, kind)) for kind in KINDS}
        if any(lacking.values()):
            self.refuse(f"{player.name} hat {said(Goods(**lacking))} zu wenig.", **lacking)
        self.note(f"{player.name} zahlt {said(pay)}.")

    def check_price(self, due: Goods, move: Commission | Repair | Communicate, name: str) -> None:
        """Refuse what is not exactly the price of a card, gold counted in."""
        if not self.covers(due, move.pay):
            self.refuse(f"„{name}“ kostet {said(due)}; {move.player} bietet {said(move.pay)}.")
        self.note(f"„{name}“ kostet {said(due)}.")

    def paid(self, position: Position, name: str, pay: Goods) -> Position:
        """The position after a payment that the player can make in full."""
        player = position.player(name)
        self.in_full(player, pay)
        return position.with_player(player.plus(pay, -1))
