"""Drawn cards: buildings, workers and investments, as lines of a drawing."""

from kb.engines import counters
from kb.engines.builders_antiquity.cards import WORDS, Building, Resources, University, Worker
from kb.engines.builders_antiquity.drawn_symbols import icon
from kb.engines.drawing import Svg, element, joined, words
from kb.engines.layout import INNER, LINE, Block, below, card, fitted

MIDDLE = LINE / 2
NEEDS = 145
"""Where what a building needs begins, left of what it brings."""
YIELDS = 173
"""Where what somebody yields begins."""
ROOM = 84
"""For resources, in either place."""
STATUS = {"worker": "", "slave": "Sklave", "citizen": "Bürger"}


def resources(held: Resources, x: float, height: float = LINE) -> Block:
    """Resources as icons, at the height of a line or, where they need more lines, higher."""
    lines = counters.spread([(each, held.of(each)) for each in WORDS], ROOM)
    more = counters.STEP * (len(lines) - 1)
    return Block(height + more, counters.shown(lines, x, height / 2, icon))


def entry(sign: str, name: str, tag: str, x: float, brings: Block) -> Block:
    """An icon and a name, with a soft word behind it, before what begins at x."""
    soft = element("tspan", {"class": "soft", "dx": 4}, tag) if tag and tag not in name else ""
    said = fitted(name, x - 29 - (7 * len(tag) + 4 if soft else 0), 13)
    named = element("text", {"class": "name", "x": 25, "y": MIDDLE + 4}, said, soft)
    return Block(brings.height, joined([icon(sign, 13, MIDDLE), named, brings.svg]))


def coins(number: int, x: float, change: int = 0) -> Svg:
    """Sesterces."""
    return counters.amount(icon("coin", x, MIDDLE), number, change, x, MIDDLE)


def points(number: int) -> Svg:
    """Victory points, at the right end of a line."""
    return counters.amount(icon("points", 279, MIDDLE), number, 0, 280, MIDDLE)


def worth(each: Building) -> Svg:
    """What finishing a building brings."""
    pays = coins(each.pays, 241) if each.pays else ""
    return joined([pays, points(each.points) if each.points else ""])


def _card(touch: str, mark: str, blocks: list[Block], *pieces: str) -> Block:
    inside = below(blocks, -3)
    return card(touch, INNER, inside.height, mark, inside.svg, *pieces)


def building(each: Building, touch: str, mark: str) -> Block:
    """A building of the open row: what it needs, what it brings, and what a machine yields."""
    needs = entry("building", each.name, "", NEEDS, resources(each.needs, NEEDS))
    return _card(touch, mark, [needs, *machine(each)], worth(each))


def machine(each: Building) -> list[Block]:
    """A further line for what a machine yields."""
    if not each.machine:
        return []
    said = words(25, MIDDLE + 4, "Maschine, liefert", "soft")
    found = resources(each.yields, YIELDS)
    return [Block(found.height, joined([icon("machine", 13, MIDDLE), said, found.svg]))]


def worker(each: Worker, touch: str, mark: str) -> Block:
    """A worker, a slave or a citizen: what they yield, and their wage."""
    found = resources(each.yields, YIELDS)
    tag = "Middle Ages" if each.game == "middle ages" else STATUS[each.status]
    person = entry(each.status, each.name, tag, YIELDS, found)
    schools = [_university(card) for card in each.universities]
    wage = coins(each.wage, 267) if each.status != "slave" else ""
    return _card(touch, mark, [person, *schools], wage)


def university(each: University, touch: str, mark: str) -> Block:
    """A university of the investment row: by how much it raises what a worker yields."""
    return _card(touch, mark, [_university(each)])


def _university(each: University) -> Block:
    added = resources(each.adds, YIELDS + 9)
    more = words(YIELDS, MIDDLE + 4, "+", "figure")
    return entry(
        "university", each.name, "", YIELDS, Block(added.height, joined([more, added.svg]))
    )


def finished(each: Building, touch: str, mark: str, at_work: str) -> Block:
    """A finished building or machine, and where a machine works."""
    tag = f"auf {fitted(at_work, 70, 12.5)}" if at_work else ""
    done = entry("finished", each.name, tag, 260, Block(LINE, points(each.points)))
    return _card(touch, mark, [done, *machine(each)])


def chip(touch: str, width: float, mark: str, *pieces: str) -> tuple[float, Block]:
    """A small card, with its width."""
    return width, card(touch, width, LINE, mark, *pieces)


def tool(resource: str, touch: str, mark: str) -> tuple[float, Block]:
    """A tool for a resource."""
    return chip(touch, 35, mark, icon("tool", 10.5, MIDDLE), icon(resource, 24, MIDDLE))
