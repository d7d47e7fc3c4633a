"""Misreadings: the engine with one rule replaced, as people get it wrong."""

from dataclasses import replace

from kb.engines.clockworker.cards import Artefact, Goods, Place, Recording
from kb.engines.clockworker.engine import Clockworker
from kb.engines.clockworker.moves import Communicate, OnPlace
from kb.engines.clockworker.position import Player, Position
from kb.engines.engine import misreading


class AllComeHome(Clockworker):
    """„In der Bergungsphase bekomme ich alle Werkbots eines Orts zurück.“"""

    @misreading("bergung.oberster")
    def coming_home(self, place: Place, wanted: tuple[int, ...] | None) -> tuple[int, ...]:
        """All that stand there."""
        return place.bots


class SlotsAtWill(Clockworker):
    """„Bei der Auslieferung suche ich mir die Plätze aus.“"""

    @misreading("auslieferung.reihenfolge")
    def slots_to_fill(self, place: Place, part: OnPlace) -> tuple[int, ...]:
        """Those that the player wants."""
        return part.slots or self.free_slots(place, part.number)[: part.number]


class TwoOfAName(Clockworker):
    """„Ich darf zwei gleiche Artefakte nehmen.“"""

    @misreading("reparatur.gleicher-name")
    def no_second(self, player: Player, artefact: Artefact) -> None:
        """Never refused."""


class OverAtOnce(Clockworker):
    """„Sobald ‚Ende‘ aufgedeckt wird, ist die Partie vorbei.“"""

    @misreading("ende.runde")
    def round_finished(self, position: Position) -> bool:
        """It does not matter whose turn it was."""
        return True


class FaceUpRecordings(Clockworker):
    """„Gekaufte Aufnahmen lege ich offen vor mich.“"""

    @misreading("kommunikation.verdeckt")
    def take_recording(
        self, position: Position, move: Communicate, recording: Recording | None
    ) -> Position:
        """They lie face up."""
        if recording is None:
            self.refuse(f"„{move.recording}“ liegt nicht offen auf der Müllhalde.")
        return self.move_recording(position, move.player, replace(recording, face_up=True))


class HalfAnAction(Clockworker):
    """„Ich darf eine Aktion auch dann nehmen, wenn ich nur einen Teil davon schaffe.“"""

    @misreading("aktionsphase.vollstaendig")
    def in_full(self, player: Player, pay: Goods) -> None:
        """What is lacking is owed: the player has less than nothing."""


class PaidAtOnce(Clockworker):
    """„Ich bekomme die Ressourcen, sobald ich einen Werkbot auf einen Platz stelle.“"""

    @misreading("bergung.ertrag")
    def slots_pay(self, recovered: bool) -> bool:
        """For setting down, not for coming home."""
        return not recovered


class StartPlaceAtWill(Clockworker):
    """„Zu Beginn stelle ich so viele Werkbots auf meinen Startort, wie ich mag.“"""

    @misreading("bereich.startort")
    def manned_at_start(self, start: Place, wanted: int | None = None) -> tuple[int, ...]:
        """As many as they want."""
        return tuple(range(1, (len(start.slots) if wanted is None else wanted) + 1))


class FourPlaces(Clockworker):
    """„In der Auslage liegen vier Orte.“"""

    @misreading("orte.reihe")
    def open_places(self, wanted: int | None) -> int:
        """Four."""
        return 4


class EndShuffledIn(Clockworker):
    """„Die Aufnahme ‚Ende‘ wird einfach mit eingemischt.“"""

    @misreading("aufnahmen.ende")
    def above_end(self, players: int, wanted: int | None) -> int:
        """It may lie anywhere."""
        return wanted or 0
