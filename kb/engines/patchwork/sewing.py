"""Sewing: the circle of patches, where a patch may lie, special patches and the special tile."""

from dataclasses import replace

from kb.engines.engine import rule
from kb.engines.patchwork import quilt, shapes
from kb.engines.patchwork.german import buttons, listed, spaces, square
from kb.engines.patchwork.pieces import PATCHES
from kb.engines.patchwork.position import Move, PlaceSpecial, Player, Position
from kb.engines.patchwork.questions import FEWER_THAN_THREE, NO_ROOM
from kb.engines.patchwork.shapes import Cell, Shape
from kb.engines.patchwork.time_board import TimeBoard, changed

CHOICE = 3
"""How many patches can be had at a time."""


class Sewing(TimeBoard):
    """How patches come into a quilt."""

    @rule("flicken.auswahl")
    def choose(self, position: Position, patch: str) -> None:
        """You choose one of the next three patches clockwise from the token. [regel-de]"""
        choice = position.circle[:CHOICE]
        if patch not in choice:
            self.refuse(f"{patch} ist keiner der nächsten drei: {listed(choice)}.", choice=choice)
        if (
            len(choice) < CHOICE
            and self.reading(FEWER_THAN_THREE.id) == "lesart.weniger-als-drei.kein-kauf"
        ):
            self.refuse(
                f"Im Kreis liegen nicht mehr drei Flicken, nur {len(choice)}.", choice=choice
            )
        self.note(f"Gewählt ist {patch}, zu haben sind {listed(choice)}.")

    @rule("flicken.figur")
    def set_token(self, position: Position, patch: str) -> Position:
        """The neutral token goes next to the chosen patch, later into its gap. [regel-de]"""
        at = position.circle.index(patch)
        self.note(f"Die Figur steht nun neben {patch}.")
        return replace(position, circle=(*position.circle[at:], *position.circle[:at]))

    @rule("flicken.preis")
    def price(self, patch: str) -> int:
        """You pay as many buttons as the patch says. [regel-en]"""
        self.note(f"{patch} kostet {buttons(PATCHES[patch].buttons)}.")
        return PATCHES[patch].buttons

    @rule("flicken.bezahlbar")
    def afford(self, player: Player, price: int) -> None:
        """You may only take a patch that you can pay for now. [zusammenfassung]"""
        if price > player.buttons:
            self.refuse(
                f"{player.name} hat {buttons(player.buttons)}, zu zahlen sind {price}.",
                buttons=player.buttons,
                price=price,
            )
        self.note(f"{player.name} zahlt {buttons(price)} und behält {player.buttons - price}.")

    @rule("flicken.zeit")
    def time(self, patch: str) -> int:
        """Last you move your time token as far as the number by the hourglass says. [regel-en]"""
        self.note(f"{patch} kostet {PATCHES[patch].time} Zeit.")
        return PATCHES[patch].time

    @rule("flicken.einfuegen")
    def sew_in(self, position: Position, name: str, patch: str, cells: Shape) -> Position:
        """The paid patch leaves the circle and goes into your quilt at once. [regel-de]"""
        player = position.player(name)
        circle = tuple(each for each in position.circle if each != patch)
        if not cells:
            self._do_without(player, patch)
            removed = (*position.removed, patch)
            return replace(position, circle=circle, removed=removed)
        if shapes.cornered(cells) not in self.orientations(patch):
            self.refuse(
                f"So sieht {patch} nicht aus, wie man ihn auch dreht und wendet.", patch=patch
            )
        self.within_the_quilt(cells)
        self.only_on_empty_squares(player, cells)
        if not self.may_lie_apart(player, cells):
            self.refuse(f"{patch} berührt keinen anderen Flicken.", patch=patch)
        self.note(f"{name} fügt {patch} ein.")
        sewn = quilt.sewn(player.quilt, patch.removeprefix("P"), cells)
        return changed(position, replace(player, quilt=sewn), circle=circle)

    def _do_without(self, player: Player, patch: str) -> None:
        """Whether a patch may be bought without sewing it in: at most if it has no room."""
        if any(self.places(player, patch)):
            self.refuse(f"{patch} passt auf die Decke, also muss er hinein.", patch=patch)
        if self.reading(NO_ROOM.id) == "lesart.kein-platz.verboten":
            self.refuse(f"{patch} passt nirgends auf die Decke von {player.name}.", patch=patch)
        self.note(f"{patch} passt nirgends und verfällt.")

    def places(self, player: Player, patch: str) -> list[Shape]:
        """Every place for a patch on a quilt."""
        covered = quilt.covered(player.quilt)
        return [
            cells
            for shape in self.orientations(patch)
            for number, cells in shapes.numbered_placements(shape)
            if not number & covered
        ]

    @rule("flicken.drehen")
    def orientations(self, patch: str) -> tuple[Shape, ...]:
        """You may turn and flip a patch as you like before sewing it in. [regel-de]"""
        found = shapes.turned_and_flipped(PATCHES[patch].shape)
        self.note(f"So viele Lagen hat {patch}: {len(found)}.")
        return found

    @rule("flicken.rand")
    def within_the_quilt(self, cells: Shape) -> None:
        """A patch must lie on your quilt with all its squares. [zusammenfassung]"""
        beyond = [cell for cell in cells if not all(0 <= at < shapes.WIDTH for at in cell)]
        if beyond:
            self.refuse(
                f"Über den Rand der Decke hinaus: {spaces(len(beyond))}.", beyond=len(beyond)
            )
        self.note("Nichts ragt über den Rand.")

    @rule("flicken.leere-felder")
    def only_on_empty_squares(self, player: Player, cells: Shape) -> None:
        """A patch may cover empty squares only, never another patch. [regel-de]"""
        taken = [cell for cell in sorted(cells) if quilt.is_covered(player.quilt, cell)]
        if taken:
            where = listed([square(cell) for cell in taken])
            self.refuse(f"Dort liegt schon etwas: {where}.", taken=tuple(taken))
        self.note(f"Bedeckt wird nur, was leer war: {spaces(len(cells))}.")

    @rule("flicken.angrenzen")
    def may_lie_apart(self, player: Player, cells: Shape) -> bool:
        """A patch need not touch another one. [regel-de]"""
        return True

    @rule("flicken.fest")
    def stays_where_it_is(self, patch: str) -> None:
        """What lies, lies: a patch is never moved again. [regel-de, unsere-spielewelt]"""
        self.refuse(f"{patch} ist eingefügt und bleibt, wo er ist.", patch=patch)

    @rule("spezial.sofort")
    def sew_in_at_once(self, position: Position, move: Move) -> None:
        """You must take a special patch and sew it into your quilt at once. [regel-en]"""
        if not (owing := self.owing(position)):
            self.refuse("Niemand hat gerade einen Spezialflicken bekommen.")
        if not isinstance(move, PlaceSpecial) or move.player != owing.name:
            self.refuse(f"{owing.name} muss den Spezialflicken jetzt einfügen.", player=owing.name)
        self.note(f"{owing.name} fügt den Spezialflicken sofort ein.")

    @rule("spezial.einzelfeld")
    def fill_a_single_square(self, position: Position, name: str, cell: Cell) -> Position:
        """Single squares can be filled with special patches only. [regel-en]"""
        if not (owing := self.owing(position)):
            self.refuse(f"{name} hat keinen Spezialflicken für ein einzelnes Feld.", player=name)
        self.within_the_quilt(frozenset((cell,)))
        self.only_on_empty_squares(owing, frozenset((cell,)))
        self.note(f"{name} füllt mit dem Spezialflicken {square(cell)}.")
        sewn = quilt.sewn(owing.quilt, quilt.SPECIAL, (cell,))
        left = owing.special_patches - 1
        return changed(position, replace(owing, quilt=sewn, special_patches=left))

    def give_special_tile(self, position: Position, name: str) -> Position:
        """The position in which a player has the special tile, if it is due to them."""
        player = position.player(name)
        if not self.first_with_a_square(position, player):
            return position
        return changed(position, replace(player, special_tile=True), special_tile_free=False)

    @rule("sonder.erste")
    def first_with_a_square(self, position: Position, player: Player) -> bool:
        """Who first fills a square of 7 × 7 gets the special tile, nobody after. [regel-de]"""
        if not quilt.has_square(player.quilt):
            return False
        if not position.special_tile_free:
            self.note("Das Sonderplättchen ist schon vergeben.")
            return False
        self.note(f"{player.name} hat 7 × 7 Felder gefüllt und bekommt das Sonderplättchen.")
        return True
