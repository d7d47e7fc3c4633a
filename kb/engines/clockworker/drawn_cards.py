"""Drawn cards: places with their slots, artefacts and recordings, as blocks of a drawing."""

from dataclasses import dataclass

from kb.engines.clockworker.cards import Artefact, Goods, Place, Recording
from kb.engines.clockworker.drawn_goods import amount, drawn, icons
from kb.engines.clockworker.drawn_symbols import icon
from kb.engines.drawing import Svg, element, joined, words
from kb.engines.layout import INNER, LINE, Block, below, card, fitted, in_two, moved

SLOT = 20
"""The height of a slot."""


@dataclass(frozen=True)
class Marks:
    """What is to be said of a card beyond itself."""

    new: bool = False
    """Whether the last move brought or changed it."""
    tried: frozenset[str] = frozenset()
    """Keys of what somebody touched for a move that was refused."""
    bot: str = "bot1"
    """The symbol of the bots that stand on it."""
    stood: frozenset[int] | None = None
    """The slots on which bots stood before; None: there is nothing to compare."""
    tried_slots: frozenset[int] = frozenset()
    """Slots that somebody named in a move that was refused."""

    def of(self, touch: str) -> str:
        """The kind of the ring around the card, if it has one."""
        return "rf-tried" if touch in self.tried else "rf-changed" if self.new else ""

    def ring_of_slot(self, slot: int, *, taken: bool) -> Svg:
        """A ring around a slot, if a bot came or left, or if it was tried."""
        kind = "rf-changed" if taken else "rf-changed gone"
        if slot in self.tried_slots:
            kind = "rf-tried"
        elif self.stood is None or taken == (slot in self.stood):
            return Svg()
        return element("circle", {"class": kind, "cx": 13, "cy": SLOT / 2, "r": 9.5})


def place(each: Place, touch: str, width: float, marks: Marks) -> Block:
    """A place of somebody: its name, and its slots from the top."""
    return _place(each, touch, width, marks, [])


def place_for_sale(each: Place, touch: str, width: float, marks: Marks) -> Block:
    """A place of the row, with the gears that it costs."""
    return _place(each, touch, width, marks, [Block(15, amount("gears", each.cost, 0, 12, 9))])


def _place(each: Place, touch: str, width: float, marks: Marks, price: list[Block]) -> Block:
    name = [Block(12, words(4, 11, line, "name")) for line in in_two(each.name, width - 6, 11)]
    slots = [
        _slot(number, brings, width, marks, taken=number in each.bots)
        for number, brings in enumerate(each.slots, 1)
    ]
    inside = below([below([*name, *price], 0), below(slots, 0)], 2)
    return card(touch, width, inside.height + 7, marks.of(touch), moved(inside.svg, 0, 3))


def _slot(number: int, brings: Goods, width: float, marks: Marks, *, taken: bool) -> Block:
    lines = icons(brings, width - 24)
    figure = {"class": "number", "x": 13, "y": SLOT / 2 + 3.5}
    empty = joined([icon("slot", 13, SLOT / 2), element("text", figure, str(number))])
    pieces = [
        icon(marks.bot, 13, SLOT / 2 + 1) if taken else empty,
        marks.ring_of_slot(number, taken=taken),
        drawn(lines, 24, SLOT / 2),
    ]
    return Block(max(SLOT, SLOT * len(lines) - 4), joined(pieces))


def artefact_for_sale(each: Artefact, touch: str, marks: Marks) -> Block:
    """An artefact of the scrapyard: copies, name, price and points."""
    copies = words(6, 16, f"{each.copies}×", "figure")
    return _line(each.name, 150, touch, marks, copies, *_points(each.points), price=each.price)


def recording_for_sale(each: Recording, touch: str, marks: Marks) -> Block:
    """A recording of the scrapyard."""
    disc = icon("open", 12, LINE / 2)
    return _line(each.name, 150, touch, marks, disc, *_points(each.points), price=each.cost)


def artefact(each: Artefact, touch: str, marks: Marks) -> Block:
    """An artefact of somebody, with its points and those that its ability brings."""
    ability = f"+{each.ability_points}" if each.ability_points else ""
    pieces = (icon("artefact", 12, LINE / 2), words(234, 16, ability, "figure"))
    return _line(each.name, 200, touch, marks, *pieces, *_points(each.points))


def recording(each: Recording, touch: str, marks: Marks) -> Block:
    """A recording of somebody: a disc, hollow where it lies face down."""
    disc = icon("open" if each.face_up else "hidden", 12, LINE / 2)
    return _line(each.name, 230, touch, marks, disc, *_points(each.points))


def _line(
    name: str, room: float, touch: str, marks: Marks, *pieces: Svg, price: Goods | None = None
) -> Block:
    """A card drawn as a line: what comes before its name, the name, and the rest."""
    lines = icons(price or Goods(), 86)
    named = words(24, 16, fitted(name, room, 13), "name line")
    height = max(LINE, LINE * len(lines) - 8)
    return card(touch, INNER, height, marks.of(touch), named, *pieces, drawn(lines, 178, LINE / 2))


def _points(number: int) -> list[Svg]:
    return [amount("points", number, 0, 274, LINE / 2)] if number else []
