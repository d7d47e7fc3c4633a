"""Patchwork: two actions, and the engine that plays whole games by the rules of all chapters."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import ClassVar

from kb.engines.engine import RuleViolation, rule
from kb.engines.patchwork import quilt, shapes
from kb.engines.patchwork.german import buttons, spaces
from kb.engines.patchwork.phrases import PHRASES
from kb.engines.patchwork.pieces import LAST_SPACE, PATCHES
from kb.engines.patchwork.position import (
    Advance,
    Buy,
    LeaveSpecial,
    Move,
    Pass,
    PlaceSpecial,
    Player,
    Position,
    SetUp,
    Shift,
)
from kb.engines.patchwork.questions import FEWER_THAN_THREE, FULL_QUILT, NO_ROOM, SUPPLY_EMPTY
from kb.engines.patchwork.sewing import CHOICE, Sewing
from kb.engines.patchwork.time_board import changed


class Patchwork(Sewing):
    """Patchwork, Lookout Spiele: two players sew a quilt each, against one time board."""

    slug = "patchwork"
    editions = ("2017", "2014")
    phrases = PHRASES
    words: ClassVar[dict[str, str]] = {
        "space": "Feld",
        "buttons": "Knöpfe",
        "special_tile": "Sonderplättchen",
    }
    questions = (FULL_QUILT, FEWER_THAN_THREE, NO_ROOM, SUPPLY_EMPTY)
    position_type = Position
    move_types = (SetUp, Advance, Buy, PlaceSpecial, LeaveSpecial, Shift, Pass)

    def play(self, position: Position, move: Move) -> Position:
        """The position after a move. Raises RuleViolation, or Unsettled."""
        if isinstance(move, SetUp):
            return self.start(
                move.players, move.circle, starts=move.starts, move_special=move.move_special
            )
        position = self.laid_out(position)
        if self.owing(position) or isinstance(move, LeaveSpecial):
            self.sew_in_at_once(position, move)
        if isinstance(move, PlaceSpecial):
            position = self.fill_a_single_square(position, move.player, move.cell)
            return self.give_special_tile(position, move.player)
        if isinstance(move, Shift):
            self.stays_where_it_is(move.patch)
        if any(player.space >= LAST_SPACE for player in position.players):
            self.play_on_only_on_the_way(position, move.player)
        self.wait_for_your_turn(position, move.player)
        self.one_of_two_actions(move)
        if isinstance(move, Advance):
            return self.advance(position, move)
        return self.buy(position, move) if isinstance(move, Buy) else position

    @rule("zug.eine-aktion")
    def one_of_two_actions(self, move: Move) -> None:
        """In each turn you take exactly one of two actions, as you like. [regel-de]"""
        if isinstance(move, Pass):
            self.refuse("Auslassen geht nicht: vorrücken oder einen Flicken nehmen.")

    # Action A: advance and receive buttons

    def advance(self, position: Position, move: Advance) -> Position:
        """The position after advancing."""
        mover, other = position.player(move.player), position.other(move.player)
        space = self.right_before_the_other(mover, other, move.space)
        covered = self.spaces_really_covered(mover, other, space, move.buttons)
        number = self.button_for_each_space(covered, move.buttons)
        position = self.take_buttons(position, move.player, number)
        position = self.travel(position, move.player, space, mover)
        self.other_moves_next(position, other)
        return position

    @rule("vorruecken.ziel")
    def right_before_the_other(self, mover: Player, other: Player, wanted: int | None) -> int:
        """You advance to exactly the space before the opponent's time token. [regel-de]"""
        space = self.stop_at_the_last_space(other.space + 1)
        if wanted not in (None, space):
            self.refuse(f"Das Vorrücken endet auf Feld {space}.", space=space, wanted=wanted)
        self.note(f"{mover.name} rückt von Feld {mover.space} auf Feld {space} vor.")
        return space

    @rule("vorruecken.letztes-feld")
    def spaces_really_covered(
        self, mover: Player, other: Player, space: int, wanted: int | None
    ) -> int:
        """At the last space it ends: only spaces really covered give buttons. [regel-de]"""
        covered = space - mover.space
        if space == other.space and wanted is not None and wanted > covered:
            self.refuse(
                f"Weiter geht es nicht, zurückgelegt ist nur so viel: {spaces(covered)}.",
                covered=covered,
            )
        return covered

    @rule("vorruecken.knoepfe")
    def button_for_each_space(self, covered: int, wanted: int | None) -> int:
        """For each space that your token covers you take a button. [regel-de]"""
        if wanted not in (None, covered):
            self.refuse(f"Für {spaces(covered)} gibt es {buttons(covered)}.", covered=covered)
        self.note(f"Für {spaces(covered)} gibt es {buttons(covered)}.")
        return covered

    @rule("vorruecken.wechsel")
    def other_moves_next(self, position: Position, other: Player) -> bool:
        """After that it is the other's turn, unless the game ends. [zusammenfassung]"""
        following = self.to_move(position)
        self.note(f"Nun ist {following} an der Reihe." if following else "Das Spiel ist aus.")
        return following == other.name

    # Action B: take a patch and sew it in

    @rule("flicken.reihenfolge")
    def buy(self, position: Position, move: Buy) -> Position:
        """Five steps in this order: choose, set the token, pay, sew in, move. [regel-de]"""
        self.choose(position, move.patch)
        position = self.set_token(position, move.patch)
        before = position.player(move.player)
        position = self._pay(position, before, self.price(move.patch))
        position = self.sew_in(position, move.player, move.patch, move.cells)
        position = self.give_special_tile(position, move.player)
        space = self.stop_at_the_last_space(before.space + self.time(move.patch))
        return self.travel(position, move.player, space, before)

    def _pay(self, position: Position, player: Player, price: int) -> Position:
        self.afford(player, price)
        poorer = replace(player, buttons=player.buttons - price)
        return changed(position, poorer, supply=position.supply + price)

    # What can be done, and what there is

    def moves(self, position: Position) -> Iterator[Move]:
        """The legal moves; places for patches are looked up instead of tried."""
        position = self.laid_out(position)
        if owing := self.owing(position):
            yield from self._special_moves(owing)
        elif name := self.to_move(position):
            tries = (Advance(name), Pass(name))
            yield from (move for move in tries if not self.refusal(position, move))
            for patch in position.circle[:CHOICE]:
                yield from self._purchases(position, position.player(name), patch)

    def _special_moves(self, player: Player) -> Iterator[Move]:
        free = (cell for cell in shapes.CELLS if not quilt.is_covered(player.quilt, cell))
        return (PlaceSpecial(player.name, cell) for cell in free)

    def _purchases(self, position: Position, player: Player, patch: str) -> Iterator[Move]:
        try:
            self.choose(position, patch)
            self.afford(player, self.price(patch))
        except RuleViolation:
            return
        places = self.places(player, patch)
        yield from (Buy(player.name, patch, cells) for cells in places)
        if not places and not self.refusal(position, unsewn := Buy(player.name, patch)):
            yield unsewn

    def candidates(self, position: Position) -> Iterator[Move]:
        """All legal moves, and what players wrongly try: beyond the rim, the fourth patch …"""
        for player in position.players:
            ahead = position.other(player.name).space
            yield from (Advance(player.name), Advance(player.name, ahead), Pass(player.name))
            yield LeaveSpecial(player.name)
            yield from (PlaceSpecial(player.name, cell) for cell in shapes.CELLS)
            for patch, cells in quilt.patches(player.quilt).items():
                yield Shift(player.name, patch, frozenset((x + 1, y) for x, y in cells))
            for patch in position.circle[: CHOICE + 1]:
                yield Buy(player.name, patch)
                for shape in shapes.turned_and_flipped(PATCHES[patch].shape):
                    for cells in shapes.placements(shape, 1):
                        yield Buy(player.name, patch, cells)

    def material(self, position: Position) -> Mapping[str, int]:
        """Every patch, and how many special patches, buttons, special tiles and other things."""
        position = self.laid_out(position)
        found = Counter({"special patch": len(position.special_spaces or ())})
        found.update(position.circle)
        found.update(position.removed)
        for player in position.players:
            found.update(list(quilt.patches(player.quilt)))
            found["special patch"] += player.special_patches
            found["special patch"] += quilt.count(player.quilt, quilt.SPECIAL)
            found["other square"] += quilt.count(player.quilt, quilt.OTHER)
            found["button"] += player.buttons
            found["special tile"] += player.special_tile
        found["special patch"] += found.pop(quilt.SPECIAL, 0)
        found["button"] += position.supply - position.substitutes
        found["special tile"] += position.special_tile_free
        return found


ENGINE = Patchwork
