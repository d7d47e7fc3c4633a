"""Recovery and action A: bots come home from the top and bring what lies beside their slot."""

from dataclasses import replace

from kb.engines.clockworker.cards import Place
from kb.engines.clockworker.moves import OnPlace, Recover, TakeBack
from kb.engines.clockworker.position import Player, Position
from kb.engines.clockworker.supply import Supply
from kb.engines.clockworker.words import slots
from kb.engines.engine import rule


class Recovery(Supply):
    """The recovery phase and Rücknahme (page 4)."""

    def recover(self, position: Position, move: Recover) -> Position:
        """The recovery phase."""
        player = position.player(move.player)
        if not self.nothing_to_recover(player):
            for place in player.places:
                wanted = _wanted(place, move.take)
                for slot in self.coming_home(place, wanted):
                    position = self.bring_home(position, player.name, place.name, slot)
        return replace(position, phase="action")

    @rule("bergung.leer")
    def nothing_to_recover(self, player: Player) -> bool:
        """Without a bot on any place there is no recovery (page 4)."""
        if empty := not any(place.bots for place in player.places):
            self.note(f"Auf den Orten von {player.name} steht kein Werkbot.")
        return empty

    @rule("bergung.oberster")
    def coming_home(self, place: Place, wanted: tuple[int, ...] | None) -> tuple[int, ...]:
        """From each place one bot, always the topmost (page 4)."""
        topmost = place.bots[:1]
        if wanted is not None and wanted != topmost:
            only = f"nur der von {slots(topmost)}" if topmost else "niemand"
            self.refuse(f"Von „{place.name}“ kommt {only} zurück.", topmost=topmost, wanted=wanted)
        if topmost:
            self.note(f"Von „{place.name}“ kommt der Werkbot auf {slots(topmost)} zurück.")
        return topmost

    @rule("bergung.ertrag")
    def slots_pay(self, recovered: bool) -> bool:
        """A slot pays for the bot that comes home from it, not for the one set down (page 4)."""
        if recovered:
            self.note("Der geborgene Werkbot bringt, was neben seinem Platz steht.")
        else:
            self.note("Den Ertrag gibt es erst, wenn der Werkbot zurückkommt.")
        return recovered

    def bring_home(self, position: Position, name: str, place_name: str, slot: int) -> Position:
        """Take a bot from its slot; the player gets it back, and what the slot brings."""
        player = position.player(name)
        place = next(each for each in player.places if each.name == place_name)
        left = tuple(each for each in place.bots if each != slot)
        player = player.with_place(replace(place, bots=left))
        position = position.with_player(replace(player, bots=player.bots + 1))
        return self.pay_out(position, name, place, (slot,), recovered=True)

    def pay_out(
        self,
        position: Position,
        name: str,
        place: Place,
        numbers: tuple[int, ...],
        *,
        recovered: bool,
    ) -> Position:
        """Give what slots bring, if they pay now."""
        if self.slots_pay(recovered):
            for slot in numbers:
                position = self.receive(position, name, place.slots[slot - 1])
        return position

    def take_back(self, position: Position, move: TakeBack) -> Position:
        """Action A."""
        place = position.player(move.player).place(move.place)
        self.has_a_bot(move.player, move.place, place)
        return self.topmost_back(position, move)

    @rule("ruecknahme.besetzt")
    def has_a_bot(self, name: str, place_name: str, place: Place | None) -> None:
        """There must be a bot on the place (page 4)."""
        if place is None:
            self.refuse(f"„{place_name}“ liegt nicht vor {name}.")
        if not place.bots:
            self.refuse(f"Auf „{place_name}“ steht kein Werkbot.")
        self.note(f"Auf „{place_name}“: {slots(place.bots)}.")

    @rule("ruecknahme.oberster")
    def topmost_back(self, position: Position, move: TakeBack) -> Position:
        """The topmost bot of one place comes back and brings what lies beside it (page 4)."""
        place = position.player(move.player).place(move.place)
        if place is None or not place.bots:
            return position
        self.note(f"Von „{place.name}“ kommt auch der Werkbot auf {slots(place.bots[:1])} zurück.")
        return self.bring_home(position, move.player, place.name, place.bots[0])


def _wanted(place: Place, take: tuple[OnPlace, ...] | None) -> tuple[int, ...] | None:
    """The slots that a player wants to empty on a place; None if they said nothing at all."""
    if take is None:
        return None
    parts = (part for part in take if part.place == place.name)
    return tuple(slot for part in parts for slot in part.slots or place.bots[: part.bots])
