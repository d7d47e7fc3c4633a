"""Actions D and E: artefacts are repaired, recordings are bought and replaced."""

from dataclasses import replace

from kb.engines.clockworker.cards import (
    EMOTION_READER,
    END,
    KNOWN_PRICES,
    Artefact,
    Goods,
    Recording,
)
from kb.engines.clockworker.commission import Commissioning
from kb.engines.clockworker.moves import Communicate, Repair
from kb.engines.clockworker.position import Player, Position
from kb.engines.engine import rule


class Acquiring(Commissioning):
    """Reparatur and Kommunikation (page 5)."""

    def repair(self, position: Position, move: Repair) -> Position:
        """Action D."""
        found = (each for each in position.artefacts if each.name == move.artefact)
        artefact = next(found, Artefact(move.artefact, copies=0))
        self.not_sold_out(artefact)
        self.no_second(position.player(move.player), artefact)
        self.pay_artefact(artefact, move)
        position = self.paid(position, move.player, move.pay)
        return self.take_artefact(position, move.player, artefact)

    @rule("reparatur.vergriffen")
    def not_sold_out(self, artefact: Artefact) -> None:
        """Of what no copy is left, nobody can get one any more (page 5)."""
        if artefact.copies < 1:
            self.refuse(f"Von „{artefact.name}“ liegt kein Exemplar mehr aus.")
        self.note(f"„{artefact.name}“ liegt aus.")

    @rule("reparatur.gleicher-name")
    def no_second(self, player: Player, artefact: Artefact) -> None:
        """Nobody may own two artefacts of one name (page 5)."""
        if any(owned.name == artefact.name for owned in player.artefacts):
            self.refuse(f"{player.name} hat schon „{artefact.name}“.")

    @rule("reparatur.werkstoffe")
    def pay_artefact(self, artefact: Artefact, move: Repair) -> None:
        """An artefact is paid with the materials that it costs (page 5)."""
        due = artefact.cost
        if artefact.name == EMOTION_READER:
            due = self.emotion_reader(due)
        self.check_price(due, move, artefact.name)

    @rule("artefakt.emotionslesegeraet")
    def emotion_reader(self, printed: Goods) -> Goods:
        """It costs 2 green, 1 red and 1 blue (page 5), whatever a position says."""
        return KNOWN_PRICES[EMOTION_READER]

    @rule("reparatur.nehmen")
    def take_artefact(self, position: Position, name: str, artefact: Artefact) -> Position:
        """Take an open artefact from the scrapyard and lay it face up before you (page 5)."""
        left = replace(artefact, copies=artefact.copies - 1)
        others = (left if each == artefact else each for each in position.artefacts)
        position = replace(position, artefacts=tuple(others))
        player = position.player(name)
        owned = (*player.artefacts, replace(artefact, copies=1))
        self.note(f"{name} nimmt „{artefact.name}“.")
        return position.with_player(replace(player, artefacts=owned))

    def communicate(self, position: Position, move: Communicate) -> Position:
        """Action E."""
        found = (each for each in position.recordings if each.name == move.recording)
        recording = next(found, None)
        after = self.take_recording(position, move, recording)
        if recording:
            self.pay_recording(recording, move)
        return self.reveal(self.paid(after, move.player, move.pay))

    @rule("kommunikation.verdeckt")
    def take_recording(
        self, position: Position, move: Communicate, recording: Recording | None
    ) -> Position:
        """Take an open recording and lay it face down before you (page 5)."""
        if recording is None:
            self.refuse(f"„{move.recording}“ liegt nicht offen auf der Müllhalde.")
        if move.face_up:
            self.refuse("Aufnahmen kommen verdeckt vor dich.")
        self.note(f"{move.player} legt „{recording.name}“ verdeckt vor sich.")
        return self.move_recording(position, move.player, replace(recording, face_up=False))

    def move_recording(self, position: Position, name: str, recording: Recording) -> Position:
        """Move a recording from the scrapyard to a player."""
        left = tuple(each for each in position.recordings if each.name != recording.name)
        player = position.player(name)
        player = replace(player, recordings=(*player.recordings, recording))
        return replace(position, recordings=left).with_player(player)

    @rule("kommunikation.werkstoffe")
    def pay_recording(self, recording: Recording, move: Communicate) -> None:
        """A recording is paid with what it costs (page 5)."""
        self.check_price(recording.cost, move, recording.name)

    @rule("kommunikation.nachlegen")
    def reveal(self, position: Position) -> Position:
        """Then a new recording is revealed for the scrapyard (page 5)."""
        if position.recording_stack and position.recording_stack[0].name == END:
            position = self.set_end_aside(position)
        if not position.recording_stack:
            self.note("Es liegt keine Aufnahme mehr im Stapel.")
            return position
        new, *stack = position.recording_stack
        self.note(f"Aufgedeckt wird „{new.name}“.")
        recordings = (*position.recordings, new)
        return replace(position, recordings=recordings, recording_stack=tuple(stack))

    @rule("kommunikation.ende")
    def set_end_aside(self, position: Position) -> Position:
        """“Ende” is set aside, and one more recording is revealed (page 5)."""
        end, *stack = position.recording_stack
        self.note(f"„{end.name}“ kommt beiseite.")
        return replace(position, aside=(*position.aside, end), recording_stack=tuple(stack))
