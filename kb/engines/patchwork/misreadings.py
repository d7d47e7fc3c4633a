"""Misreadings: Patchwork as people get it wrong, one rule each."""

from dataclasses import replace

from kb.engines.engine import misreading
from kb.engines.patchwork import quilt, shapes
from kb.engines.patchwork.engine import Patchwork
from kb.engines.patchwork.pieces import PATCHES, SMALLEST
from kb.engines.patchwork.position import LeaveSpecial, Move, Player, Position
from kb.engines.patchwork.shapes import Shape


class OntoTheOpponent(Patchwork):
    """„Beim Vorrücken ziehe ich auf das Feld des anderen Zeitsteins.“"""

    @misreading("vorruecken.ziel")
    def right_before_the_other(self, mover: Player, other: Player, wanted: int | None) -> int:
        """To the space of the other token."""
        return other.space


class TakingTurns(Patchwork):
    """„Wir ziehen immer abwechselnd.“"""

    @misreading("zug.mehrmals")
    def wait_for_your_turn(self, position: Position, name: str) -> None:
        """Who moved last waits."""
        if name == position.moved_last and any(player.space for player in position.players):
            self.refuse(f"{name} hat gerade erst gezogen.")


class OpponentAfterLanding(Patchwork):
    """„Lande ich auf dem anderen Zeitstein, ist die andere Person dran.“"""

    @misreading("zug.obenauf")
    def put_on_top(self, position: Position, name: str) -> Position:
        """The token goes below."""
        return replace(position, moved_last=position.other(name).name)


class StartingTokenBelow(Patchwork):
    """„Wer beginnt, stellt den eigenen Zeitstein hinter oder unter den anderen.“"""

    @misreading("zeitplan.stein-oben")
    def on_top_at_the_start(self, names: tuple[str, str], starts: str) -> str:
        """The other player's token lies on top."""
        return next(name for name in names if name != starts)


class SmallestPatchFirst(Patchwork):
    """„Zu Beginn darf ich auch den kleinsten Flicken kaufen.“"""

    @misreading("kreis.figur")
    def put_token_next_to_smallest(self, circle: tuple[str, ...]) -> tuple[str, ...]:
        """The token stands on the other side of the smallest patch."""
        at = circle.index(SMALLEST)
        return (*circle[at:], *circle[:at])


class TokenMovesOn(Patchwork):
    """„Nach einem Kauf rückt die Figur einen Flicken weiter.“"""

    @misreading("flicken.figur")
    def set_token(self, position: Position, patch: str) -> Position:
        """The token passes one patch, whichever is bought."""
        return replace(position, circle=(*position.circle[1:], position.circle[0]))


class TurnedOnly(Patchwork):
    """„Flicken darf ich drehen, aber nicht umdrehen.“"""

    @misreading("flicken.drehen")
    def orientations(self, patch: str) -> tuple[Shape, ...]:
        """Turned, but not flipped."""
        return shapes.turned(PATCHES[patch].shape)


class MustTouch(Patchwork):
    """„Ein neuer Flicken muss an einen anderen anschließen.“"""

    @misreading("flicken.angrenzen")
    def may_lie_apart(self, player: Player, cells: Shape) -> bool:
        """Only the first patch may."""
        taken = {cell for cell in shapes.CELLS if quilt.is_covered(player.quilt, cell)}
        beside = {
            (x + across, y + down)
            for x, y in cells
            for across, down in ((1, 0), (-1, 0), (0, 1), (0, -1))
        }
        return not taken or bool(taken & beside)


class PatchesShift(Patchwork):
    """„Passt ein neuer Flicken nicht, schiebe ich die alten zurecht.“"""

    @misreading("flicken.fest")
    def stays_where_it_is(self, patch: str) -> None:
        """It may be moved."""


class OnlyPassing(Patchwork):
    """„Einkommen gibt es erst, wenn ich über den Knopf hinwegziehe.“"""

    @misreading("zeitplan.ausloeser")
    def reached(self, start: int, end: int, marked: tuple[int, ...]) -> tuple[int, ...]:
        """A space counts if it is passed."""
        return tuple(space for space in marked if start < space < end)


class NewPatchLater(Patchwork):
    """„Der frisch gekaufte Flicken zählt erst beim nächsten Einkommen.“"""

    @misreading("einkommen.neuer-flicken")
    def new_patch_counts(self, player: Player) -> bool:
        """The quilt counts as it was before."""
        return False


class OneIncome(Patchwork):
    """„Pro Zug bekomme ich höchstens einmal Einkommen.“"""

    @misreading("einkommen.mehrfach")
    def times_of_income(self, reached: tuple[int, ...]) -> int:
        """Once at most."""
        return min(1, len(reached))


class EightIncomes(Patchwork):
    """„Auf dem letzten Feld gibt es kein Einkommen mehr.“"""

    @misreading("einkommen.felder")
    def income_spaces_reached(self, start: int, end: int) -> tuple[int, ...]:
        """All but the last space."""
        found = super().income_spaces_reached(start, end)
        return tuple(each for each in found if each < self.last_space())


class SpecialOptional(Patchwork):
    """„Einen Spezialflicken muss ich nicht nehmen.“"""

    @misreading("spezial.sofort")
    def sew_in_at_once(self, position: Position, move: Move) -> None:
        """It may be left."""
        if not isinstance(move, LeaveSpecial):
            super().sew_in_at_once(position, move)


class SpecialForLater(Patchwork):
    """„Den Spezialflicken hebe ich mir für eine Lücke am Ende auf.“"""

    @misreading("spezial.sofort")
    def sew_in_at_once(self, position: Position, move: Move) -> None:
        """It may be kept."""


class TileForBoth(Patchwork):
    """„Wer ein 7 × 7-Quadrat schafft, bekommt 7 Punkte.“"""

    @misreading("sonder.erste")
    def first_with_a_square(self, position: Position, player: Player) -> bool:
        """Everyone gets a tile."""
        return quilt.has_square(player.quilt)


class BeyondTheLastSpace(Patchwork):
    """„Fertig bin ich erst, wenn mein Zeitstein über das letzte Feld hinaus ist.“"""

    @misreading("ende.ueberzug")
    def stop_at_the_last_space(self, space: int) -> int:
        """The token goes on."""
        return space


class PaidBeyondTheLastSpace(Patchwork):
    """„Steht die andere Person am Ziel, bekomme ich beim Vorrücken trotzdem ein Feld mehr
    bezahlt.“"""

    @misreading("vorruecken.letztes-feld")
    def spaces_really_covered(
        self, mover: Player, other: Player, space: int, wanted: int | None
    ) -> int:
        """As if there were a space before the other token."""
        return other.space + 1 - mover.space


class NeverBelowZero(Patchwork):
    """„Weniger als null Punkte kann ich nicht haben.“"""

    @misreading("wertung.negativ")
    def may_be_negative(self, total: int) -> int:
        """Zero at least."""
        return max(0, total)
