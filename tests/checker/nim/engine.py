"""Nim: two players take pebbles from a heap; whoever takes the last one wins."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from kb.engines.engine import Engine, OpenQuestion, Outcome, rule


@dataclass(frozen=True)
class Heap:
    """How many pebbles lie there, and who is to move."""

    pebbles: int = 10
    players: tuple[str, str] = ("Anna", "Ben")
    turn: str = "Anna"
    taken: int = 0

    def __post_init__(self) -> None:
        if self.pebbles < 0:
            raise ValueError("no fewer pebbles than none")


@dataclass(frozen=True)
class SetUp:
    """Lay a heap and say who begins."""

    kind: ClassVar[str] = "set-up"
    pebbles: int = 10


@dataclass(frozen=True)
class Take:
    """Take some pebbles."""

    kind: ClassVar[str] = "take"
    player: str
    pebbles: int = 1


Move = SetUp | Take


class Nim(Engine[Heap, Move]):
    """Nim with one heap."""

    slug = "nim"
    editions = ("new", "old")
    questions = (
        OpenQuestion("frage.nichts", ("nichts.erlaubt", "nichts.verboten")),
        OpenQuestion(
            "frage.beginn",
            ("beginn.erste", "beginn.zweite"),
            default={"new": "beginn.erste"},
            because="So steht es bei den meisten.",
        ),
    )
    words: ClassVar[Mapping[str, str]] = {
        "pebbles": "Kiesel",
        "taken": "Genommen",
        "turn": "Am Zug",
    }
    position_type = Heap
    move_types = (SetUp, Take)

    def play(self, position: Heap, move: Move) -> Heap:
        """The heap after a move."""
        if isinstance(move, SetUp):
            return Heap(move.pebbles, turn=self.begins(position))
        self.takes_turns(position, move.player)
        self.enough(position, move.pebbles)
        self.at_most(move.pebbles)
        if move.pebbles <= 0:
            self.at_least_one(move.pebbles)
        return self.take(position, move.pebbles)

    @rule("aufbau.beginn")
    def begins(self, position: Heap) -> str:
        """Who begins is open."""
        first = self.reading("frage.beginn") == "beginn.erste"
        return position.players[0 if first else 1]

    @rule("zug.abwechselnd")
    def takes_turns(self, position: Heap, player: str) -> None:
        """You take turns."""
        if player != position.turn:
            self.refuse(f"{position.turn} ist am Zug.", turn=position.turn)

    @rule("nehmen.vorhanden")
    def enough(self, position: Heap, pebbles: int) -> None:
        """No more than there are."""
        if pebbles > position.pebbles:
            self.refuse("So viele Kiesel liegen nicht mehr da.")

    @rule("nehmen.hoechstens")
    def at_most(self, pebbles: int) -> None:
        """One to three pebbles."""
        if pebbles > self.limit():
            self.refuse("So viele Kiesel darfst du nicht nehmen.", pebbles=pebbles)

    @rule("nehmen.grenze")
    def limit(self) -> int:
        """Three; in the old edition four."""
        return 3 if self.edition == "new" else 4

    @rule("nehmen.mindestens")
    def at_least_one(self, pebbles: int) -> None:
        """Less than nothing cannot be taken; whether nothing can is open."""
        if pebbles < 0 or self.reading("frage.nichts") == "nichts.verboten":
            self.refuse("Einen Kiesel musst du mindestens nehmen.")

    @rule("nehmen.wegnehmen")
    def take(self, position: Heap, pebbles: int) -> Heap:
        """Take them; the other is to move."""
        self.note(f"{position.turn} nimmt {pebbles}.")
        one, other = position.players
        return replace(
            position,
            pebbles=position.pebbles - pebbles,
            taken=position.taken + pebbles,
            turn=other if position.turn == one else one,
        )

    def candidates(self, position: Heap) -> Iterator[Move]:
        """None to five pebbles, for both."""
        for player in position.players:
            yield from (Take(player, number) for number in range(1, 6))

    def outcome(self, position: Heap) -> Outcome | None:
        """Whoever took last has won."""
        return Outcome(self.winners(position)) if self.over(position) else None

    @rule("ende.leer")
    def over(self, position: Heap) -> bool:
        """It ends when the heap is gone."""
        return position.pebbles == 0

    @rule("ende.sieg")
    def winners(self, position: Heap) -> tuple[str, ...]:
        """The one who is not to move took the last pebble, and wins."""
        return tuple(name for name in position.players if name != position.turn)

    def material(self, position: Heap) -> Mapping[str, int]:
        """All pebbles."""
        return {"pebbles": position.pebbles + position.taken}


ENGINE = Nim
