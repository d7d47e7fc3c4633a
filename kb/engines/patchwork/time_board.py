"""The time board: moving a token, income, and special patches on the way."""

from dataclasses import replace
from typing import Any

from kb.engines.codec import BadData
from kb.engines.engine import RuleViolation, rule
from kb.engines.patchwork import quilt
from kb.engines.patchwork.german import listed
from kb.engines.patchwork.pieces import INCOME_SPACES, LAST_SPACE, PATCHES, START_SPACE
from kb.engines.patchwork.position import Player, Position
from kb.engines.patchwork.questions import FULL_QUILT, SUPPLY_EMPTY
from kb.engines.patchwork.turns import Turns


def changed(position: Position, player: Player, **others: Any) -> Position:
    """The position with a player, and perhaps other fields, as they are now."""
    first, second = position.players
    now = (player, second) if player.name == first.name else (first, player)
    return replace(position, players=now, **others)


def _possible(player: Player, path: str) -> None:
    if not START_SPACE <= player.space <= LAST_SPACE:
        wanted = f"a space from {START_SPACE} to {LAST_SPACE}"
        raise BadData(f"{path}.space", wanted, player.space)
    if player.buttons < 0:
        raise BadData(f"{path}.buttons", "0 or more", player.buttons)


class TimeBoard(Turns):
    """What happens when a time token moves."""

    def check_position(self, position: Position) -> None:
        """Raises BadData for a token beyond the board, and for fewer buttons than none."""
        for at, player in enumerate(position.players):
            _possible(player, f"position.players[{at}]")

    def laid_out(self, position: Position) -> Position:
        """The position with its special patches: left out, they lie where no token has been.

        Raises BadData for what cannot be played on from, though a misreading may lead there.
        """
        self.check_position(position)
        if position.special_spaces is not None:
            return position
        furthest = max(player.space for player in position.players)
        marked = self.marked_for_special(position.moved_special)
        return replace(position, special_spaces=tuple(each for each in marked if each > furthest))

    def shown(self, position: Position) -> Position:
        """The position with its special patches, where there can be such a position."""
        try:
            return self.laid_out(position)
        except (BadData, RuleViolation):
            return position

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
        reached = self.income_spaces_reached(before.space, now.space)
        if not reached:
            return position
        later = before.quilt != now.quilt and not self.new_patch_counts(now)
        number = self.times_of_income(reached) * self.income(before if later else now)
        return self.take_buttons(position, now.name, number)

    @rule("einkommen.felder")
    def income_spaces_reached(self, start: int, end: int) -> tuple[int, ...]:
        """Nine spaces give income, the last one among them. [danzel, spielbeschreibung]"""
        return self.reached(start, end, INCOME_SPACES)

    @rule("einkommen.mehrfach")
    def times_of_income(self, reached: tuple[int, ...]) -> int:
        """Reaching several income spaces in a move, you get income for each. [regel-en]"""
        if len(reached) > 1:
            self.note(f"{len(reached)} Knopffelder in einem Zug zahlen {len(reached)}-mal.")
        return len(reached)

    @rule("einkommen.neuer-flicken")
    def new_patch_counts(self, player: Player) -> bool:
        """The patch that you sewed in during this move counts already. [regel-de]"""
        self.note(f"Der Flicken, den {player.name} eben eingefügt hat, zählt schon mit.")
        return True

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

    def take_special_patches(
        self, position: Position, name: str, reached: tuple[int, ...]
    ) -> Position:
        """The position in which a player has what special patches they came first to."""
        found = self.first_at_special_patches(position, name, reached)
        player = position.player(name)
        fitting = found[: quilt.empty(player.quilt)]
        left = tuple(each for each in position.special_spaces or () if each not in fitting)
        player = replace(player, special_patches=player.special_patches + len(fitting))
        position = changed(position, player, special_spaces=left)
        without_room = found[len(fitting) :]
        return self.no_room_for(position, without_room) if without_room else position

    @rule("spezial.erste")
    def first_at_special_patches(
        self, position: Position, name: str, reached: tuple[int, ...]
    ) -> tuple[int, ...]:
        """Who reaches its space first gets the special patch, who is later none. [regel-de]"""
        found = tuple(space for space in reached if space in (position.special_spaces or ()))
        if found:
            self.note(f"{name} ist als Erstes am Spezialflicken von Feld {listed(found)}.")
        else:
            self.note(f"Auf Feld {listed(reached)} liegt kein Spezialflicken mehr.")
        return found

    @rule("spezial.sofort")
    def no_room_for(self, position: Position, spaces: tuple[int, ...]) -> Position:
        """What becomes of a special patch that a full quilt has no room for is open."""
        stays = self.reading(FULL_QUILT.id) == "lesart.volle-decke.bleibt-liegen"
        outcome = "bleibt liegen" if stays else "kommt aus dem Spiel"
        self.note(f"Die Decke ist voll. Der Spezialflicken von Feld {listed(spaces)} {outcome}.")
        if stays:
            return position
        left = tuple(each for each in position.special_spaces or () if each not in spaces)
        removed = (*position.removed, *[quilt.SPECIAL] * len(spaces))
        return replace(position, special_spaces=left, removed=removed)
