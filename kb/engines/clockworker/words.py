"""Words: goods, slots and numbers as a German sentence names them."""

from collections.abc import Iterable

from kb.engines.clockworker.cards import Goods

_NAMES = {
    "gears": ("Zahnrad", "Zahnräder"),
    "red": ("roten Werkstoff", "rote Werkstoffe"),
    "green": ("grünen Werkstoff", "grüne Werkstoffe"),
    "blue": ("blauen Werkstoff", "blaue Werkstoffe"),
    "gold": ("goldenen Werkstoff", "goldene Werkstoffe"),
    "bots": ("neuen Werkbot", "neue Werkbots"),
}


def said(goods: Goods) -> str:
    """Goods in the accusative: „2 Zahnräder und 1 roten Werkstoff“."""
    counts = {kind: getattr(goods, kind) for kind in _NAMES}
    return listed(f"{n} {_NAMES[kind][n != 1]}" for kind, n in counts.items() if n) or "nichts"


def bots(number: int) -> str:
    """So many bots."""
    return f"{number} Werkbot" if number == 1 else f"{number} Werkbots"


def slots(numbers: Iterable[int]) -> str:
    """Slots by their numbers: „Platz 1, 4 und 5“."""
    return f"Platz {listed(map(str, numbers))}"


def listed(words: Iterable[str]) -> str:
    """Words with commas and a last „und“."""
    *most, last = [*words] or [""]
    return f"{', '.join(most)} und {last}" if most else last
