"""Turns: who is to move, how many actions are free, and what further ones cost."""

from dataclasses import dataclass, replace

from kb.engines.builders_antiquity.moves import ACTIONS, Action, Move
from kb.engines.builders_antiquity.position import Player, Position, Turn
from kb.engines.builders_antiquity.words import actions, sesterces
from kb.engines.engine import Engine, rule


@dataclass(frozen=True)
class Bill:
    """What a move costs altogether."""

    actions: int = 0
    coins: int = 0
    """In sesterces: further actions, wages and prices; less than nothing is income."""
    place: int = 0
    """Where the chosen card lies in its stack, 0 on top."""


class Turns(Engine[Position, Move]):
    """The frame of a turn. Everything else is built on it."""

    @rule("zug.reihum")
    def at_turn(self, position: Position, player: str) -> None:
        """Beginning with the start player, each player in turn. (gamersalliance)"""
        if not position.players:
            self.refuse("Noch ist nicht aufgebaut.")
        if player != position.mover:
            self.refuse(f"{position.mover} ist am Zug, nicht {player}.", mover=position.mover)
        self.note(f"{player} ist am Zug.")

    @rule("zug.reihum")
    def next_player(self, position: Position) -> str:
        """Who sits next, and after the last the start player. (gamersalliance)"""
        names = position.names
        following = names[(names.index(position.mover) + 1) % len(names)]
        self.note(f"Nach {position.mover} ist {following} dran.")
        return following

    @rule("zug.drei-aktionen")
    def free_actions(self, turn: Turn) -> int:
        """Three actions a turn are free. (heft-pl, zusammenfassung)"""
        self.note(f"3 Aktionen sind frei; verbraucht sind bisher {turn.used}.")
        return 3

    @rule("zug.weitere-aktion")
    def price_of_further_action(self) -> int:
        """Each further action costs five sesterces. (heft-pl, zusammenfassung)"""
        self.note("Jede weitere Aktion kostet 5 Sesterzen.")
        return 5

    @rule("zug.weitere-aktion")
    def further_actions_are_paid(self, player: Player, bought: int, price: int) -> None:
        """Any number of further actions, as long as they are paid. (heft-pl)"""
        if player.coins < price:
            self.refuse(
                f"{actions(bought)} über die freien hinaus zu kaufen kostet {sesterces(price)}; "
                f"{player.name} hat {player.coins}.",
                price=price,
                coins=player.coins,
            )
        self.note(f"{player.name} kauft {actions(bought)} dazu, für {sesterces(price)}.")

    @rule("zug.wiederholen")
    def may_repeat(self, action: str) -> bool:
        """The same action may be taken several times in a turn. (archi-chouette, bga-en)"""
        self.note(f"Mehrmals im selben Zug {ACTIONS[action]} ist erlaubt.")
        return True

    @rule("investieren.einmal")
    def only_once(self, turn: Turn) -> None:
        """Investing is allowed once a turn. (bga-en, gamesfanatic, zusammenfassung)"""
        if "invest" in turn.done:
            self.refuse("In diesem Zug wurde schon investiert.")
        if "free" in turn.done and self.freeing_is_investing():
            self.refuse("In diesem Zug wurde schon ein Sklave freigelassen.")
        self.note("In diesem Zug wurde noch nicht investiert.")

    @rule("freilassen.aktion")
    def freeing_is_investing(self) -> bool:
        """Whether freeing counts as the investment of the turn is open. (bga-en, market-otzyv)"""
        counts = self.reads("lesart.freilassen-als-investition")
        self.note(f"Freilassen zählt {'' if counts else 'nicht '}als Investition.")
        return counts

    def reads(self, reading: str) -> bool:
        """Whether an open question is read so."""
        name = next(each.id for each in self.questions if reading in each.readings)
        return self.reading(name) == reading

    def charge(self, position: Position, move: Action, number: int) -> Bill:
        """The bill for spending a number of actions; refused where it cannot be paid."""
        again = move.kind in position.turn.done and move.kind != "invest"
        if again and not self.may_repeat(move.kind):
            self.refuse("Diese Aktion gab es in diesem Zug schon.")
        return self.bill(position, move.player, number)

    def bill(self, position: Position, name: str, number: int) -> Bill:
        """What a number of actions cost a player now: the free ones first, then bought ones."""
        if not number:
            return Bill()
        free = 0
        if position.phase == "turns":
            free = max(0, self.free_actions(position.turn) - position.turn.used)
        bought = max(0, number - free)
        if not bought:
            return Bill(number)
        price = bought * self.price_of_further_action()
        self.further_actions_are_paid(position.player(name), bought, price)
        return Bill(number, price)

    def settle(self, position: Position, name: str, bill: Bill) -> Position:
        """Pay a bill."""
        turn = replace(position.turn, player=position.mover, used=position.turn.used + bill.actions)
        return replace(position, turn=turn).with_coins(name, -bill.coins)

    def done(self, position: Position, move: Action, bill: Bill) -> Position:
        """Pay an action and keep in mind that it was taken."""
        settled = self.settle(position, move.player, bill)
        return replace(settled, turn=replace(settled.turn, done=(*settled.turn.done, move.kind)))
