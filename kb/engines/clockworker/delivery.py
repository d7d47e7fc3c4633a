"""Action B: bots are set down on one's places, from the top."""

from dataclasses import replace

from kb.engines.clockworker.cards import Place
from kb.engines.clockworker.moves import Deliver, OnPlace
from kb.engines.clockworker.position import Player, Position
from kb.engines.clockworker.recovery import Recovery
from kb.engines.clockworker.words import bots, slots
from kb.engines.engine import rule

SECOND_PLACE = 6
"""Artefacts and places that a player needs for a second place."""


class Delivery(Recovery):
    """Auslieferung (page 4)."""

    def deliver(self, position: Position, move: Deliver) -> Position:
        """Action B."""
        if len(move.to) > 1:
            self.second_place(position.player(move.player), move.to)
        for part in move.to:
            position = self.set_down(position, move.player, part)
        return position

    @rule("zivilisation.zweiter-ort")
    def second_place(self, player: Player, to: tuple[OnPlace, ...]) -> None:
        """With 6 artefacts and places together, a second place may be served (page 4)."""
        if not self.has_cards(player, SECOND_PLACE):
            self.refuse(f"Dafür bräuchte {player.name} {SECOND_PLACE} Artefakte und Orte.")
        if len({part.place for part in to}) != 2:
            self.refuse("Beliefern lassen sich höchstens zwei verschiedene Orte.")
        self.note(f"{player.name} darf einen zweiten Ort beliefern.")

    @rule("auslieferung.beliebig-viele")
    def set_down(self, position: Position, name: str, part: OnPlace) -> Position:
        """Any number of one's bots go onto one of one's places (page 4)."""
        player = position.player(name)
        place = player.place(part.place)
        if place is None:
            self.refuse(f"„{part.place}“ liegt nicht vor {name}.")
        self.enough_bots(player, part.number)
        self.has_room(place)
        self.note(f"{name} stellt {bots(part.number)} auf „{place.name}“.")
        return self.occupy(position, name, place, part)

    def enough_bots(self, player: Player, number: int) -> None:
        """Refuse more bots than stand ready; whether none is a number is an open question."""
        if not 0 <= number <= player.bots:
            self.refuse(f"{player.name} hat nur {bots(player.bots)} bereit.", wanted=number)
        if number == 0 and self.reads("frage.kein-werkbot", "nein"):
            self.refuse("Ein Werkbot muss es mindestens sein.")

    @rule("auslieferung.freier-platz")
    def has_room(self, place: Place) -> None:
        """The place needs a free slot (page 4)."""
        free = self.free_slots(place, 0)
        if not free:
            self.refuse(f"Auf „{place.name}“ ist kein Platz frei.")
        self.note(f"Frei: {slots(free)}.")

    @rule("auslieferung.ein-werkbot")
    def free_slots(self, place: Place, number: int) -> tuple[int, ...]:
        """Exactly one bot fits on each slot (page 4)."""
        every = range(1, len(place.slots) + 1)
        free = tuple(slot for slot in every if slot not in place.bots)
        if number > len(free):
            self.refuse(f"Für {bots(number)} ist auf „{place.name}“ nicht Platz.", free=free)
        return free

    @rule("auslieferung.reihenfolge")
    def slots_to_fill(self, place: Place, part: OnPlace) -> tuple[int, ...]:
        """Slots are filled from the top: always the topmost free one first (page 4).

        Artefacts that allow otherwise are not executed: their texts are not public.
        """
        topmost = self.free_slots(place, part.number)[: part.number]
        if part.slots and tuple(sorted(part.slots)) != topmost:
            self.refuse(f"Besetzt wird von oben, hier also {slots(topmost)}.", wanted=part.slots)
        self.note(f"Besetzt: {slots(topmost)}." if topmost else "Kein Platz wird besetzt.")
        return topmost

    def occupy(self, position: Position, name: str, place: Place, part: OnPlace) -> Position:
        """Move bots from the player onto the place."""
        filled = self.slots_to_fill(place, part)
        player = position.player(name)
        player = player.with_place(replace(place, bots=tuple(sorted((*place.bots, *filled)))))
        position = position.with_player(replace(player, bots=player.bots - len(filled)))
        return self.pay_out(position, name, place, filled, recovered=False) if filled else position
