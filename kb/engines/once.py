"""Once: a card lies at one place of the table only."""

from collections.abc import Sequence
from typing import Protocol

from kb.engines.codec import BadData


class Card(Protocol):
    """A card that moves call by its name."""

    @property
    def name(self) -> str:
        """What it is called."""


def each_once(*zones: tuple[str, Sequence[Card]]) -> None:
    """Raises BadData at the second card of a name; a zone is its path and its cards."""
    seen: set[str] = set()
    for path, cards in zones:
        for at, card in enumerate(cards):
            if card.name in seen:
                raise BadData(f"{path}[{at}].name", "each card at one place only", card.name)
            seen.add(card.name)
