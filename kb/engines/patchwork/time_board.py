"""The time board: moving a token, income, and special patches on the way."""

from dataclasses import replace
from typing import Any

from kb.engines.engine import rule
from kb.engines.patchwork import quilt
from kb.engines.patchwork.german import listed
from kb.engines.patchwork.pieces import INCOME_SPACES, PATCHES
from kb.engines.patchwork.position import Player, Position
from kb.engines.patchwork.questions import FULL_QUILT, SUPPLY_EMPTY
from kb.engines.patchwork.turns import Turns


def changed(position: Position, player: Player, **others: Any) -> Position:
    """The position with a player, and perhaps other fields, as they are now."""
    first, second = position.players
    now = (player, second) if player.name == first.name else (first, player)
    return replace(position, players=now, **others)


class TimeBoard(Turns):
    """What happens when a time token moves."""

    def laid_out(self, position: Position) -> Position:
        """The position with its special patches: left out, they lie where no token has been."""
        if position.special_spaces is not None:
            return position
        furthest = max(player.space for player in position.players)
        marked = self.marked_for_special(position.moved_special)
        return replace(position, special_spaces=tuple(each for each in marked if each > furthest))

    def travel(self, position: Position, name: str, space: int, before: Player) -> Position:
        """Move a token to a space, with all that happens on the way.

        `before` is the player as they were before their move.
        """
        player = replace(position.player(name), space=space)
        if space == position.other(name).space:
            position = self.put_on_top(changed(position, player), name)
        else:
            position = changed(position, player, moved_last=name)
        position = self._receive_income(position, before, player)
        marked = self.marked_for_special(position.moved_special)
        if reached := self.reached(before.space, space, marked):
            position = self.take_special_patches(position, name, reached)
        return position

    @rule("ende.ueberzug")
    def stop_at_the_last_space(self, space: int) -> int:
        """No token goes beyond the last space; what is left of its move is lost. [regel-de]"""
        last = self.last_space()
        if space > last:
            self.note(f"Auf Feld {last} ist Schluss, der Rest von {space - last} verfällt.")
        return min(space, last)

    @rule("zug.obenauf")
    def put_on_top(self, position: Position, name: str) -> Position:
        """Ending on the other's space, your token goes on top: you move again. [regel-de]"""
        other = position.other(name)
        self.note(f"Der Zeitstein von {name} kommt auf Feld {other.space} obenauf.")
        return replace(position, moved_last=name)

    @rule("zeitplan.ausloeser")
    def reached(self, start: int, end: int, marked: tuple[int, ...]) -> tuple[int, ...]:
        """A marked space counts if your token lands on it or passes it. [regel-en]"""
        found = tuple(space for space in marked if start < space <= end)
        if found:
            self.note(f"Von Feld {start} auf Feld {end}: erreicht ist {listed(found)}.")
        return found

    def _receive_income(self, position: Position, before: Player, now: Player) -> Position:
        reached = self.reached(before.space, now.space, self.income_spaces())
        if not reached:
            return position
        counted = self.with_the_new_patch(before, now) if before.quilt != now.quilt else now
        number = self.times_of_income(reached) * self.income(counted)
        return self.take_buttons(position, now.name, number)

    @rule("einkommen.felder")
    def income_spaces(self) -> tuple[int, ...]:
        """Nine spaces give income, the last one among them. [danzel, spielbeschreibung]"""
        return INCOME_SPACES

    @rule("einkommen.mehrfach")
    def times_of_income(self, reached: tuple[int, ...]) -> int:
        """Reaching several income spaces in a move, you get income for each. [regel-en]"""
        if len(reached) > 1:
            self.note(f"{len(reached)} Knopffelder in einem Zug zahlen {len(reached)}-mal.")
        return len(reached)

    @rule("einkommen.neuer-flicken")
    def with_the_new_patch(self, before: Player, now: Player) -> Player:
        """The patch that you sewed in during this move counts already. [regel-de]"""
        self.note("Der eben eingefügte Flicken zählt schon mit.")
        return now

    @rule("einkommen.hoehe")
    def income(self, player: Player) -> int:
        """As many buttons as are printed on the patches of your quilt. [regel-en]"""
        number = sum(PATCHES[name].income for name in quilt.patches(player.quilt))
        self.note(f"Aufgedruckte Knöpfe auf der Decke von {player.name}: {number}.")
        return number

    def take_buttons(self, position: Position, name: str, number: int) -> Position:
        """Give buttons to a player. Raises Unsettled if the supply runs out."""
        missing = max(0, number - position.supply)
        if missing and self.reading(SUPPLY_EMPTY.id) == "lesart.vorrat-leer.nur-was-da-ist":
            number, missing = position.supply, 0
        player = position.player(name)
        return changed(
            position,
            replace(player, buttons=player.buttons + number),
            supply=position.supply - number + missing,
            substitutes=position.substitutes + missing,
        )

    @rule("spezial.erste")
    def take_special_patches(
        self, position: Position, name: str, reached: tuple[int, ...]
    ) -> Position:
        """Who reaches its space first gets the special patch, who is later none. [regel-de]"""
        lying = position.special_spaces or ()
        found = tuple(space for space in reached if space in lying)
        player = position.player(name)
        fitting = found[: quilt.empty(player.quilt)]
        if fitting:
            self.note(f"{name} bekommt den Spezialflicken von Feld {listed(fitting)}.")
        elif not found:
            self.note(f"Auf Feld {listed(reached)} liegt kein Spezialflicken mehr.")
        left = tuple(space for space in lying if space not in fitting)
        player = replace(player, special_patches=player.special_patches + len(fitting))
        position = changed(position, player, special_spaces=left)
        return self._without_room(position, found[len(fitting) :])

    def _without_room(self, position: Position, spaces: tuple[int, ...]) -> Position:
        """What becomes of special patches that a full quilt has no room for."""
        if not spaces:
            return position
        stays = self.reading(FULL_QUILT.id) == "lesart.volle-decke.bleibt-liegen"
        outcome = "bleibt liegen" if stays else "kommt aus dem Spiel"
        self.note(f"Die Decke ist voll. Der Spezialflicken von Feld {listed(spaces)} {outcome}.")
        if stays:
            return position
        left = tuple(each for each in position.special_spaces or () if each not in spaces)
        removed = (*position.removed, *[quilt.SPECIAL] * len(spaces))
        return replace(position, special_spaces=left, removed=removed)
