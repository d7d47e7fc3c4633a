"""A made-up deck („erdacht“): the real cards are not public, but whole games need some.

Counts are those of the rulebook; nine names of artefacts and one price are real, all else is
invented: costs, what slots bring, points, and which places bear the sign for two players.
"""

from kb.engines.clockworker.cards import END, Artefact, Cards, Goods, Place, Recording

_LETTERS = {"z": "gears", "r": "red", "g": "green", "b": "blue", "x": "gold", "w": "bots"}

_START = "z z r w"
_PLACES = """
1 z zz|1 r z|1 g z|1 b z|2 zz z z|2 r r z|2 g g z|2 b b z|2 z w|2 zz r
2 zz g|2 zz b|3 r zz g|3 g zz b|3 b zz r|3 z z z w|3 rr z|3 gg z|3 bb z|3 x z
3 z r g b|3 zz w|4 zz zz z|4 r g b z w|4 x zz r|4 x zz g|4 x zz b|4 rr g w|4 gg b w|4 bb r w
5 rr gg z|5 gg bb z|5 bb rr z|5 x x z|5 zz zz w w|5 r g b x|6 xx zz w|6 rr gg bb|6 zz x zz x
6 x w x w
"""
"""Gears that a place costs, then what its slots bring from the top."""
_REAL = """
Abholschiff|Dampflokomotiven-Netzwerk|Eine neue Welt|Emotionslesegerät|Produktverwaltungs-KI
Roboterleitung|Synchronisationsmaschine|Uhrwerk-Gott|Werkarbeit
"""
_ARTEFACTS = """
rrgb|rrb|ggbb|rggb|bb|rgb|rrgg|rrggbb|rg|rr|gg|bb|rb|gb|rrb|ggr
"""
_RECORDINGS = """
rgb|rrg|ggb|bbr|rrgg|ggbb|rrbb|rgbx|rrrg|gggb|bbbr|rrggb|ggbbr|bbrrg|rrrx|gggx|bbbx|zzrg|zzxb
"""


def _items(table: str) -> list[str]:
    return table.strip().replace("\n", "|").split("|")


def _goods(letters: str) -> Goods:
    return Goods(**{name: letters.count(letter) for letter, name in _LETTERS.items()})


def _place(number: int, text: str) -> Place:
    cost, *slots = text.split()
    name = f"Erdachter Ort {number}"
    yields = tuple(map(_goods, slots))
    return Place(name, int(cost), yields, bot_pair=number % 5 > 1)


def _artefact(number: int, cost: str) -> Artefact:
    names = _items(_REAL)
    own = number - len(names) + 1
    name = names[number] if number < len(names) else f"Erdachtes Artefakt {own}"
    return Artefact(name, _goods(cost), points=len(cost), ability_points=number % 3)


def _deck() -> Cards:
    start = tuple(map(_goods, _START.split()))
    starts = (Place("Startort", 0, start, start=True, bot_pair=at < 2) for at in range(4))
    places = (_place(number, text) for number, text in enumerate(_items(_PLACES), 1))
    recordings = [
        Recording(f"Erdachte Aufnahme {number}", _goods(cost), points=len(cost) + 1)
        for number, cost in enumerate(_items(_RECORDINGS), 1)
    ]
    recordings.insert(7, Recording(END))
    artefacts = (_artefact(number, cost) for number, cost in enumerate(_items(_ARTEFACTS)))
    return Cards((*starts, *places), tuple(artefacts), tuple(recordings))


MADE_UP = _deck()
"""In a fixed order: whoever shuffles hands the engine another one."""
