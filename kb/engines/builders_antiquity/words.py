"""Words: how numbers and cards are said in German."""

from collections.abc import Sequence

from kb.engines.builders_antiquity.cards import Building, Worker


def sesterces(number: int) -> str:
    """An amount of money."""
    return "1 Sesterz" if number == 1 else f"{number} Sesterzen"


def actions(number: int) -> str:
    """A number of actions."""
    return "1 Aktion" if number == 1 else f"{number} Aktionen"


def points(number: int) -> str:
    """A number of victory points."""
    return "1 Siegpunkt" if number == 1 else f"{number} Siegpunkte"


def tenths(number: int) -> str:
    """A number that is counted in tenths."""
    whole, rest = divmod(abs(number), 10)
    sign = "−" if number < 0 else ""
    return f"{sign}{whole},{rest}" if rest else f"{sign}{whole}"


def scored(number: int) -> str:
    """Points that are counted in tenths."""
    return "1 Punkt" if number == 10 else f"{tenths(number)} Punkte"


def names(cards: Sequence[Building | Worker]) -> str:
    """The cards by name."""
    return ", ".join(each.name for each in cards) or "keine Karten"
