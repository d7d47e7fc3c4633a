"""A toy game for the checker's own tests: Nim with one heap."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from kb.engines.engine import Engine, OpenQuestion, Outcome, misreading, rule


@dataclass(frozen=True)
class Heap:
    """How many pebbles lie there, and who is to move."""

    pebbles: int = 10
    turn: int = 0
    taken: int = 0


@dataclass(frozen=True)
class Take:
    """Take some pebbles."""

    kind: ClassVar[str] = "take"
    pebbles: int


class Nim(Engine[Heap, Take]):
    """Whoever takes the last pebble wins."""

    slug = "nim"
    editions = ("new", "old")
    questions = (OpenQuestion("frage.null", ("null.ja", "null.nein")),)
    position_type = Heap
    move_types = (Take,)

    def play(self, position: Heap, move: Take) -> Heap:
        """The heap after taking."""
        self.at_most_three(move.pebbles)
        self.enough(position, move.pebbles)
        if move.pebbles == 0:
            self.zero()
        return self.take(position, move.pebbles)

    @rule("nehmen.hoechstens")
    def at_most_three(self, pebbles: int) -> None:
        """One to three pebbles."""
        if pebbles > self.limit():
            self.refuse("Mehr als drei Kiesel darfst du nicht nehmen.", pebbles=pebbles)

    @rule("nehmen.grenze")
    def limit(self) -> int:
        """Three; in the old edition four."""
        return 3 if self.edition == "new" else 4

    @rule("nehmen.vorhanden")
    def enough(self, position: Heap, pebbles: int) -> None:
        """No more than there are."""
        if pebbles > position.pebbles:
            self.refuse("So viele Kiesel liegen nicht mehr da.")

    def zero(self) -> None:
        """Whether one may take nothing is open."""
        if self.reading("frage.null") == "null.nein":
            self.at_most_three(99)

    @rule("nehmen.wechsel")
    def take(self, position: Heap, pebbles: int) -> Heap:
        """Take them; the other is to move."""
        return replace(
            position,
            pebbles=position.pebbles - pebbles,
            taken=position.taken + pebbles,
            turn=1 - position.turn,
        )

    def candidates(self, position: Heap) -> Iterator[Take]:
        """One to five pebbles."""
        return (Take(number) for number in range(1, 6))

    def outcome(self, position: Heap) -> Outcome | None:
        """Whoever took last has won."""
        return Outcome((self.winner(position),)) if position.pebbles == 0 else None

    @rule("ende.sieg")
    def winner(self, position: Heap) -> str:
        """The one who is not to move."""
        return "AB"[1 - position.turn]

    def material(self, position: Heap) -> Mapping[str, int]:
        """All pebbles."""
        return {"pebbles": position.pebbles + position.taken}


class FourAtOnce(Nim):
    """„Ich darf vier Kiesel nehmen.“"""

    @misreading("nehmen.grenze")
    def limit(self) -> int:
        """Four."""
        return 4


ENGINE = Nim
