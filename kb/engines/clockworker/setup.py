"""The set-up: which cards are in the game, where they lie, and what each player gets."""

from dataclasses import replace

from kb.engines.clockworker.cards import END, Artefact, Cards, Place, Recording
from kb.engines.clockworker.ending import Ending
from kb.engines.clockworker.moves import SetUp
from kb.engines.clockworker.position import BOTS, Player, Position
from kb.engines.clockworker.words import listed
from kb.engines.codec import BadData
from kb.engines.engine import rule

SINGLE = ("Abholschiff", "Eine neue Welt", "Roboterleitung", "Uhrwerk-Gott")
"""The artefacts of which there is only one copy."""


class Preparing(Ending):
    """Aufbau (page 3)."""

    def set_up(self, position: Position, move: SetUp) -> Position:
        """The position in which a game begins."""
        players = len(move.players)
        if position.players or len(set(move.players)) != players or not 2 <= players <= 4:
            raise BadData("players", "a set-up for 2 to 4 players of different names", players)
        places = move.cards.places
        if players == 2:
            places = self.bot_pair_only(places)
        starts = [place for place in places if place.start]
        if len(starts) < players:
            raise BadData("cards.places", f"{players} start places", len(starts))
        unused = [place for place in move.cards.places if place not in places]
        position = Position(supply=BOTS, box=Cards(places=(*unused, *starts[players:])))
        position = self._lay_out_places(position, places, move.open_places)
        position = self._lay_out_recordings(position, move)
        position = self._lay_out_artefacts(position, move.cards.artefacts, players)
        for seat, (name, start) in enumerate(zip(move.players, starts, strict=False)):
            position = self._seat(position, name, start, move.on_start[seat : seat + 1])
            gears = self.gears_at_start(players, seat)
            position = position.with_player(replace(position.player(name), gears=gears))
        return replace(position, turn=move.players[0])

    @rule("kartenauswahl.botpaar")
    def bot_pair_only(self, places: tuple[Place, ...]) -> tuple[Place, ...]:
        """Two players play with the cards that bear the bot pair only (page 3)."""
        self.note("Ohne Botpaar bleiben Karten in der Schachtel.")
        return tuple(place for place in places if place.bot_pair)

    def _lay_out_places(
        self, position: Position, places: tuple[Place, ...], wanted: int | None
    ) -> Position:
        stack = self.stack_of_places(places)
        shown = self.open_places(wanted)
        return replace(
            position,
            row=stack[:shown],
            place_stack=stack[shown:],
            spare_wheel=self.spare_wheel_seat(),
            extra_resource=self.extra_resource_seat(),
        )

    @rule("orte.stapel")
    def stack_of_places(self, places: tuple[Place, ...]) -> tuple[Place, ...]:
        """The start places are set aside; all other places are a face-down stack (page 3)."""
        stack = tuple(place for place in places if not place.start)
        self.note(f"Ohne Startorte sind es {len(stack)} Orte.")
        return stack

    @rule("orte.reihe")
    def open_places(self, wanted: int | None) -> int:
        """Five places are revealed in a row beside the stack (page 3)."""
        if wanted not in (None, 5):
            self.refuse(f"In die Reihe kommen 5 Orte, nicht {wanted}.")
        self.note("Aufgedeckt werden 5 Orte.")
        return 5

    @rule("orte.ersatzrad")
    def spare_wheel_seat(self) -> int:
        """The spare wheel lies over the second place from the right (page 3)."""
        self.note("Das Ersatzrad liegt über dem zweiten Ort von rechts.")
        return 2

    @rule("orte.zusatzressource")
    def extra_resource_seat(self) -> int:
        """The extra resource lies over the place at the right end (page 3)."""
        self.note("Die Zusatzressource liegt über dem Ort ganz rechts.")
        return 1

    def _lay_out_recordings(self, position: Position, move: SetUp) -> Position:
        recordings = move.cards.recordings
        if len(move.players) == 2:
            recordings = self.all_recordings(recordings)
        rest, shown = self.without_end(recordings), self.open_recordings()
        end = tuple(each for each in recordings if each not in rest)
        above = shown + self.above_end(len(move.players), move.above_end)
        stack = (*rest[shown:above], *end, *self.below_end(rest[above:]))
        return replace(position, recordings=rest[:shown], recording_stack=stack)

    @rule("zu-zweit.aufnahmen")
    def all_recordings(self, recordings: tuple[Recording, ...]) -> tuple[Recording, ...]:
        """Two players, too, play with all recordings: the bot pair sorts out cards."""
        self.note("Die Aufnahmen bleiben alle im Spiel.")
        return recordings

    @rule("aufnahmen.ende-heraus")
    def without_end(self, recordings: tuple[Recording, ...]) -> tuple[Recording, ...]:
        """“Ende” comes out before the recordings are shuffled."""
        self.note("„Ende“ kommt vor dem Mischen heraus.")
        return tuple(recording for recording in recordings if recording.name != END)

    @rule("aufnahmen.auslegen")
    def open_recordings(self) -> int:
        """Five recordings are revealed, the rest is a face-down stack (page 3)."""
        self.note("Aufgedeckt werden 5 Aufnahmen.")
        return 5

    @rule("aufnahmen.ende")
    def above_end(self, players: int, wanted: int | None) -> int:
        """“Ende” goes under the 6th, 8th or 10th recording of the stack (page 3)."""
        number = {2: 6, 3: 8, 4: 10}[players]
        if wanted not in (None, number):
            self.refuse(f"„Ende“ kommt unter die {number}. Aufnahme, nicht unter die {wanted}.")
        self.note(f"„Ende“ kommt unter die {number}. Aufnahme des Stapels.")
        return number

    @rule("aufnahmen.rest")
    def below_end(self, rest: tuple[Recording, ...]) -> tuple[Recording, ...]:
        """What is left of the stack stays under “Ende”."""
        self.note(f"Darunter bleiben {len(rest)} Aufnahmen.")
        return rest

    def _lay_out_artefacts(
        self, position: Position, artefacts: tuple[Artefact, ...], players: int
    ) -> Position:
        all_of_them = self.sorted_by_name(self.all_copies(artefacts))
        if players > 2:
            return replace(position, artefacts=all_of_them)
        kept = self.copies_for_two()
        boxed = [replace(each, copies=each.copies - kept) for each in all_of_them]
        box = replace(position.box, artefacts=tuple(each for each in boxed if each.copies))
        single = tuple(replace(each, copies=kept) for each in all_of_them)
        return replace(position, artefacts=single, box=box)

    @rule("artefakte.auslegen")
    def sorted_by_name(self, artefacts: tuple[Artefact, ...]) -> tuple[Artefact, ...]:
        """All artefacts lie face up, sorted by name, the same ones on one another (page 3)."""
        self.note(f"Nach Namen sortiert liegen {len(artefacts)} Artefakte aus.")
        return tuple(sorted(artefacts, key=lambda stack: stack.name))

    @rule("artefakte.anzahl")
    def all_copies(self, artefacts: tuple[Artefact, ...]) -> tuple[Artefact, ...]:
        """Four artefacts exist once, the others twice (page 3)."""
        self.note(f"Nur einmal gibt es {listed(SINGLE)}, alle anderen zweimal.")
        return tuple(replace(each, copies=1 if each.name in SINGLE else 2) for each in artefacts)

    @rule("zu-zweit.artefakte-einzeln")
    def copies_for_two(self) -> int:
        """With two players only one copy of each artefact lies there."""
        self.note("Zu zweit liegt von jedem Artefakt nur eines aus.")
        return 1

    def _seat(
        self, position: Position, name: str, start: Place, wanted: tuple[int, ...]
    ) -> Position:
        position = self.own_cards(position, name, start)
        position = self.from_supply(position, name, self.bots_at_start())
        player = position.player(name)
        filled = self.manned_at_start(start, *wanted)
        player = player.with_place(replace(start, bots=filled))
        return position.with_player(replace(player, bots=player.bots - len(filled)))

    @rule("bereich.karten")
    def own_cards(self, position: Position, name: str, start: Place) -> Position:
        """Each person lays a start place before them (page 3); overviews are not modelled."""
        self.note(f"{name} legt einen Startort vor sich.")
        player = Player(name, bots=0, places=(start,))
        return replace(position, players=(*position.players, player))

    @rule("bereich.werkbots")
    def bots_at_start(self) -> int:
        """Each person takes 6 bots (page 3)."""
        self.note("Jede Person bekommt 6 Werkbots.")
        return 6

    @rule("bereich.startort")
    def manned_at_start(self, start: Place, wanted: int | None = None) -> tuple[int, ...]:
        """All slots of the start place are manned (page 3)."""
        number = len(start.slots)
        if wanted not in (None, number):
            self.refuse(f"Auf dem Startort werden alle {number} Plätze besetzt.", wanted=wanted)
        self.note(f"Alle {number} Plätze des Startorts sind besetzt.")
        return tuple(range(1, number + 1))

    @rule("bereich.zahnraeder")
    def gears_at_start(self, players: int, seat: int) -> int:
        """3, 3, 4 and 5 gears by seat; two players get 4 each (page 3)."""
        gears = 4 if players == 2 else (3, 3, 4, 5)[seat]
        self.note(f"Die {seat + 1}. Person bekommt {gears} Zahnräder.")
        return gears
