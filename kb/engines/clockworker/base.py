"""What all chapters of the rules share: the types, the open questions and the count of cards."""

from typing import ClassVar

from kb.engines.clockworker.moves import (
    Charge,
    Commission,
    Communicate,
    Deliver,
    Move,
    Pass,
    Recover,
    Repair,
    SetUp,
    TakeBack,
)
from kb.engines.clockworker.phrases import PHRASES
from kb.engines.clockworker.position import Player, Position
from kb.engines.engine import Engine, OpenQuestion


def _open(name: str, *readings: str) -> OpenQuestion:
    """A question of the record, without a default: whoever plays must choose."""
    return OpenQuestion(name, tuple(f"{name}.{reading}" for reading in readings))


class Base(Engine[Position, Move]):
    """Clockworker without its rules."""

    slug = "clockworker"
    editions = ("sylex",)
    phrases = PHRASES
    words: ClassVar[dict[str, str]] = {
        "gears": "Zahnräder",
        "red": "rote Werkstoffe",
        "green": "grüne Werkstoffe",
        "blue": "blaue Werkstoffe",
        "gold": "goldene Werkstoffe",
        "bots": "Werkbots",
    }
    questions = (
        _open("frage.startort-zaehlt", "ja", "nein"),
        _open("frage.orte-leer", "kuerzer", "gesperrt"),
        _open("frage.kein-werkbot", "ja", "nein"),
        _open("frage.werkbots-aus", "unbegrenzt", "begrenzt"),
        _open("frage.zusatz-werkbot", "ja", "nein"),
    )
    position_type = Position
    move_types = (
        SetUp,
        Recover,
        TakeBack,
        Deliver,
        Commission,
        Repair,
        Communicate,
        Charge,
        Pass,
    )

    def reads(self, name: str, reading: str) -> bool:
        """Whether an open question is read in this way. Raises Unsettled where none is chosen."""
        return self.reading(name) == f"{name}.{reading}"

    def has_cards(self, player: Player, needed: int) -> bool:
        """Whether places and artefacts together suffice.

        Only where the start place makes the difference is it asked whether it counts.
        """
        found = len(player.places) + len(player.artefacts)
        surely = found - sum(place.start for place in player.places)
        if surely < needed <= found:
            return self.reads("frage.startort-zaehlt", "ja")
        return surely >= needed
