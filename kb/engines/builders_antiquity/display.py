"""Display: buildings and workers in their open rows, begun, hired and replaced."""

from dataclasses import replace
from typing import Literal

from kb.engines.builders_antiquity.cards import Building, Worker
from kb.engines.builders_antiquity.moves import Begin, Hire
from kb.engines.builders_antiquity.position import Player, Position
from kb.engines.builders_antiquity.turns import Bill, Turns
from kb.engines.builders_antiquity.words import sesterces
from kb.engines.engine import rule

Row = Literal["buildings", "workers"]


class Display(Turns):
    """Taking cards from the open rows."""

    # Begin a building

    @rule("bauen.nehmen")
    def building_lies_open(self, position: Position, name: str) -> None:
        """Only a building of the open row can be begun. (bga-en, zusammenfassung)"""
        if all(each.name != name for each in position.buildings):
            self.refuse(f"{name} liegt nicht in der Auslage.")
        self.note(f"{name} liegt in der Auslage.")

    @rule("bauen.nehmen")
    def take_building(self, position: Position, move: Begin) -> Position:
        """Take it and lay it before you as a site. (bga-en, zusammenfassung)"""
        card = next(each for each in position.buildings if each.name == move.building)
        player = position.player(move.player)
        row = tuple(each for each in position.buildings if each is not card)
        self.note(f"{move.player} legt {card.name} als Baustelle vor sich.")
        taken = replace(position, buildings=row)
        return taken.with_player(replace(player, sites=(*player.sites, card)))

    @rule("bauen.mehrere")
    def may_have_several_sites(self, player: Player) -> bool:
        """Several sites at the same time are allowed. (zusammenfassung)"""
        self.note(f"Vor {player.name} liegen schon Baustellen: {len(player.sites)}.")
        return True

    @rule("bauen.aktion")
    def actions_for_beginning(self) -> int:
        """Beginning a building costs one action. (bga-en)"""
        self.note("Einen Bau zu beginnen kostet 1 Aktion.")
        return 1

    def may_begin(self, position: Position, move: Begin) -> Bill:
        """Whether a building may be begun, and for what."""
        self.building_lies_open(position, move.building)
        player = position.player(move.player)
        if player.sites and not self.may_have_several_sites(player):
            self.refuse("Erst muss die Baustelle fertig werden.")
        return self.charge(position, move, self.actions_for_beginning())

    def begin(self, position: Position, move: Begin) -> Position:
        """The position after a building was begun."""
        return self.refill(self.take_building(position, move), "buildings")

    # Hire a worker

    @rule("anheuern.nehmen")
    def worker_lies_open(self, position: Position, name: str) -> None:
        """Only a worker of the open row can be hired. (bga-en, zusammenfassung)"""
        if all(each.name != name for each in position.workers):
            self.refuse(f"{name} liegt nicht in der Auslage.")
        self.note(f"{name} liegt in der Auslage.")

    @rule("anheuern.nehmen")
    def take_worker(self, position: Position, move: Hire) -> Position:
        """Take the card and lay it before you. (bga-en, zusammenfassung)"""
        card = next(each for each in position.workers if each.name == move.worker)
        player = position.player(move.player)
        row = tuple(each for each in position.workers if each is not card)
        self.note(f"{move.player} legt {card.name} vor sich.")
        taken = replace(position, workers=row)
        return taken.with_player(replace(player, workers=(*player.workers, card)))

    @rule("anheuern.kosten")
    def actions_for_hiring(self) -> int:
        """Hiring costs one action. (bga-en, recherche)"""
        self.note("Anheuern kostet 1 Aktion.")
        return 1

    @rule("anheuern.kosten")
    def price_of_hiring(self, worker: Worker) -> int:
        """Hiring costs no sesterces: the wage is for the work. (bga-en, recherche)"""
        self.note(f"{worker.name} bekommt beim Anheuern noch keinen Lohn.")
        return 0

    def may_hire(self, position: Position, move: Hire) -> Bill:
        """Whether a worker may be hired, and for what."""
        self.worker_lies_open(position, move.worker)
        bill = self.charge(position, move, self.actions_for_hiring())
        worker = next(each for each in position.workers if each.name == move.worker)
        price = self.price_of_hiring(worker)
        if position.player(move.player).coins < bill.coins + price:
            self.refuse(f"{worker.name} kostet {sesterces(price)}.")
        return replace(bill, coins=bill.coins + price)

    def hire(self, position: Position, move: Hire) -> Position:
        """The position after a worker was hired."""
        return self.refill(self.take_worker(position, move), "workers")

    # Both

    @rule("zug.auslage")
    def refill(self, position: Position, row: Row) -> Position:
        """A gap in a row is filled at once from its stack. (archi-chouette, recherche)"""
        stack: tuple[Building | Worker, ...]
        stack = position.building_stack if row == "buildings" else position.worker_stack
        if not stack:
            self.note("Der Stapel ist leer, es rückt nichts nach.")
            return position
        self.note(f"{stack[0].name} rückt sofort nach.")
        if row == "buildings":
            first, *rest = position.building_stack
            return replace(
                position, buildings=(*position.buildings, first), building_stack=tuple(rest)
            )
        worker, *others = position.worker_stack
        return replace(position, workers=(*position.workers, worker), worker_stack=tuple(others))
