"""Action C: a place is bought from the row, manned at once, and the row moves on."""

from dataclasses import replace

from kb.engines.clockworker.cards import Goods, Place
from kb.engines.clockworker.delivery import Delivery
from kb.engines.clockworker.moves import Commission, OnPlace
from kb.engines.clockworker.position import Position
from kb.engines.clockworker.words import bots
from kb.engines.engine import rule


class Commissioning(Delivery):
    """Inbetriebnahme (page 5)."""

    def commission(self, position: Position, move: Commission) -> Position:
        """Action C."""
        before, seat = position, position.seat(move.place)
        position = self.take_place(position, move)
        place = next(each for each in before.row if each.name == move.place)
        self.pay_gears(place, self.rebate(before, seat), move)
        position = self.paid(position, move.player, move.pay)
        position = self.extra_resource(position, move.player, place, seat)
        position = self.man(position, move, before.player(move.player).bots)
        position = self.move_up(position, place)
        spare_wheel, extra_resource = self.marks(position)
        return replace(position, spare_wheel=spare_wheel, extra_resource=extra_resource)

    @rule("inbetriebnahme.nehmen")
    def take_place(self, position: Position, move: Commission) -> Position:
        """Take an open place from the scrapyard and lay it in front of you (page 5)."""
        place = next((each for each in position.row if each.name == move.place), None)
        if place is None:
            self.refuse(f"„{move.place}“ liegt nicht offen auf der Müllhalde.")
        self.note(f"{move.player} nimmt „{place.name}“.")
        player = position.player(move.player)
        return position.with_player(replace(player, places=(*player.places, place)))

    @rule("inbetriebnahme.ersatzrad")
    def rebate(self, position: Position, seat: int) -> int:
        """Under the spare wheel a place costs 1 gear less (page 5)."""
        if seat != position.spare_wheel:
            return 0
        self.note("Unter dem Ersatzrad kostet der Ort 1 Zahnrad weniger.")
        return 1

    @rule("inbetriebnahme.zahnraeder")
    def pay_gears(self, place: Place, rebate: int, move: Commission) -> None:
        """A place is paid with the gears that it costs (page 5)."""
        self.check_price(Goods(gears=max(0, place.cost - rebate)), move, place.name)

    @rule("inbetriebnahme.zusatzressource")
    def extra_resource(self, position: Position, name: str, place: Place, seat: int) -> Position:
        """Under the extra resource, the topmost slot pays at once (page 5)."""
        if seat != position.extra_resource or not place.slots:
            return position
        self.note(f"„{place.name}“ lag unter der Zusatzressource.")
        return self.receive(position, name, place.slots[0])

    @rule("inbetriebnahme.werkbots")
    def man(self, position: Position, move: Commission, bots_before: int) -> Position:
        """Any number of bots go onto the new place at once, from the top (page 5)."""
        player = position.player(move.player)
        place = player.places[-1]
        self.enough_bots(player, move.bots)
        if move.bots > bots_before and self.reads("frage.zusatz-werkbot", "nein"):
            self.refuse("Der Werkbot aus der Zusatzressource kommt dafür zu spät.")
        self.note(f"{move.player} stellt {bots(move.bots)} auf „{place.name}“.")
        return self.occupy(position, move.player, place, OnPlace(place.name, move.bots))

    @rule("inbetriebnahme.nachruecken")
    def move_up(self, position: Position, taken: Place) -> Position:
        """The row moves to the right; on the left a new place comes from the stack (page 5)."""
        row = tuple(place for place in position.row if place.name != taken.name)
        if not position.place_stack:
            if self.reads("frage.orte-leer", "gesperrt"):
                self.refuse("Vom leeren Stapel kann kein neuer Ort nachkommen.")
            self.note("Der Stapel ist leer, die Reihe wird kürzer.")
            return replace(position, row=row)
        new, *stack = position.place_stack
        self.note(f"Links kommt „{new.name}“ dazu.")
        return replace(position, row=(new, *row), place_stack=tuple(stack))

    @rule("inbetriebnahme.marken")
    def marks(self, position: Position) -> tuple[int, int]:
        """Spare wheel and extra resource keep their seats; the places move below them."""
        self.note("Ersatzrad und Zusatzressource bleiben, wo sie sind.")
        return position.spare_wheel, position.extra_resource
