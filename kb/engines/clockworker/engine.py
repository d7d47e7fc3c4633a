"""Clockworker: a turn, from the recovery to its one action, and whole games."""

from collections.abc import Iterator, Mapping

from kb.engines.clockworker import legal
from kb.engines.clockworker.cards import Cards, Goods
from kb.engines.clockworker.deck import MADE_UP
from kb.engines.clockworker.moves import (
    Action,
    Charge,
    Commission,
    Communicate,
    Deliver,
    Move,
    Pass,
    Recover,
    Repair,
    SetUp,
    TakeBack,
)
from kb.engines.clockworker.position import Position
from kb.engines.clockworker.setup import Preparing
from kb.engines.clockworker.words import said
from kb.engines.codec import BadData
from kb.engines.engine import rule
from kb.engines.once import each_once

NAMES: Mapping[type[Action], str] = {
    TakeBack: "Rücknahme (A)",
    Deliver: "Auslieferung (B)",
    Commission: "Inbetriebnahme (C)",
    Repair: "Reparatur (D)",
    Communicate: "Kommunikation (E)",
    Charge: "Aufladung (F)",
}


class Clockworker(Preparing):
    """Clockworker, Sylex 2022, without the abilities of artefacts, whose texts are not public.

    The chapters of the rulebook are the classes below it: supply, recovery, delivery,
    commission, acquiring, ending, setup.
    """

    def start(self, names: tuple[str, ...], cards: Cards = MADE_UP) -> Position:
        """The set-up for these players, the first with the start bot, from cards in this order."""
        return self.play(Position(), SetUp(names, cards))

    def play(self, position: Position, move: Move) -> Position:
        """The position after a move. Raises RuleViolation, Unsettled, or BadData for a debt."""
        if isinstance(move, SetUp):
            return self.set_up(position, move)
        for at, player in enumerate(position.players):
            if kind := player.debt:
                path = f"position.players[{at}].{kind}"
                raise BadData(path, "0 or more", getattr(player, kind))
        if position.phase == "over":
            self.no_turn_after()
        self.on_turn(position, move.player)
        self.recovery_first(position, move)
        if isinstance(move, Recover):
            return self.recover(position, move)
        self.one_action(move)
        return self.end_turn(self._act(position, move))

    @rule("zug.reihenfolge")
    def on_turn(self, position: Position, name: str) -> None:
        """Players take turns clockwise (page 4)."""
        if position.current != position.player(name):
            self.refuse(f"{position.current.name} ist an der Reihe, nicht {name}.")
        self.note(f"{name} ist an der Reihe.")

    @rule("zug.phasen")
    def recovery_first(self, position: Position, move: Recover | Action) -> None:
        """A turn has two phases: first the recovery, then the action (page 4)."""
        if isinstance(move, Recover):
            if position.phase == "action":
                self.refuse("Die Bergung war schon, nun folgt die Aktion.")
        elif position.phase == "recovery" and not self.nothing_to_recover(position.current):
            self.refuse("Vor der Aktion kommt die Bergung.")
        self.note("Erst die Bergung." if isinstance(move, Recover) else "Nun die Aktion.")

    @rule("aktionsphase.eine")
    def one_action(self, move: Action) -> None:
        """Exactly one of the actions A to F is taken (page 4)."""
        if isinstance(move, Pass):
            self.refuse("Eine der Aktionen A bis F muss es sein.")
        self.note(f"Gewählt: {NAMES[type(move)]}.")

    def _act(self, position: Position, move: Action) -> Position:
        if isinstance(move, TakeBack):
            return self.take_back(position, move)
        if isinstance(move, Deliver):
            return self.deliver(position, move)
        if isinstance(move, Commission):
            return self.commission(position, move)
        if isinstance(move, Repair):
            return self.repair(position, move)
        if isinstance(move, Communicate):
            return self.communicate(position, move)
        return self.charge(position, move.player)

    @rule("aufladung.zahnraeder")
    def gears_for_charging(self) -> int:
        """Action F brings 2 gears (page 5)."""
        return 2

    def charge(self, position: Position, name: str) -> Position:
        """Action F."""
        gears = self.gears_for_charging()
        self.note(f"{name} erhält {said(Goods(gears=gears))}.")
        return self.credit(position, name, Goods(gears=gears))

    def moves(self, position: Position) -> Iterator[Move]:
        """Each legal move once; what follows from the rules is not named in it."""
        return legal.moves(position, lambda move: not self.refusal(position, move))

    def check_position(self, position: Position) -> None:
        """Raises BadData for a card that lies on the scrapyard, or before a player, as well."""
        places = (("position.row", position.row), ("position.place_stack", position.place_stack))
        recordings = (
            ("position.recordings", position.recordings),
            ("position.recording_stack", position.recording_stack),
        )
        each_once(("position.artefacts", position.artefacts))
        each_once(*places)
        each_once(*recordings)
        for at, each in enumerate(position.players):
            each_once(*places, (f"position.players[{at}].places", each.places))
            each_once(*recordings, (f"position.players[{at}].recordings", each.recordings))

    def candidates(self, position: Position) -> Iterator[Move]:
        """What the player on turn might try."""
        return legal.candidates(position)

    def material(self, position: Position) -> Mapping[str, int]:
        """All cards and bots, in all zones."""
        return position.material()


ENGINE = Clockworker
