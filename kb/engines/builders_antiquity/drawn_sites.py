"""Drawn sites: what a building needs, what is delivered, and who works there."""

from collections.abc import Iterator

from kb.engines.builders_antiquity.cards import WORDS, Building, Hand, Resources
from kb.engines.builders_antiquity.drawn_cards import (
    MIDDLE,
    STATUS,
    YIELDS,
    entry,
    machine,
    resources,
    worth,
)
from kb.engines.builders_antiquity.drawn_scene import Scene, delivered, yields
from kb.engines.builders_antiquity.drawn_symbols import icon
from kb.engines.builders_antiquity.position import Player
from kb.engines.drawing import Svg, element, joined, words
from kb.engines.layout import EDGE, INNER, LINE, Block, below, card, moved

ONE_BY_ONE = 18
"""So many resources are drawn one by one; more as numbers."""
SOCKET = 15


def site(scene: Scene, player: Player, each: Building) -> Block:
    """A site with its crew."""
    touch = f"site.{player.name}.{each.name}"
    was = scene.was(player)
    old = was.site(each.name) if was else None
    before = delivered(was, old) if was and old else None
    blocks = [
        entry("building", each.name, "", 228, Block(LINE, worth(each))),
        Block(22, joined(_sockets(each.needs, delivered(player, each), before))),
        *(_hand(scene, player, hand, old) for hand in each.crew),
    ]
    if not each.crew:
        blocks.append(Block(17, words(EDGE, 11, "Noch arbeitet hier niemand.", "soft")))
    inside = below([*blocks, *machine(each)], 0)
    mark = scene.mark(touch, new=was is not None and old is None)
    return card(touch, INNER, inside.height + 3, mark, inside.svg)


def _sockets(needs: Resources, found: Resources, before: Resources | None) -> Iterator[Svg]:
    """What is needed, filled as far as it is delivered; what is too much is struck out."""
    x = EDGE + 7.0
    single = sum(max(needs.of(each), found.of(each)) for each in WORDS) <= ONE_BY_ONE
    for each in WORDS:
        need, got = needs.of(each), found.of(each)
        if not single and (need or got):
            said = f"{got}/{need}"
            yield words(x - 7, 15, said, "figure")
            yield icon(each, x + 7 * len(said), 11)
            x += 7 * len(said) + 18
            continue
        earlier = before.of(each) if before else got
        for number in range(max(need, got)):
            state = "-lost" if number >= need else "-lacking" if number >= got else ""
            yield icon(f"{each}{state}", x, 11)
            x += SOCKET
        if earlier < got:
            start = x - SOCKET * (max(need, got) - earlier) - 8
            box = {"x": start, "y": 3, "width": SOCKET * (got - earlier - 1) + 16, "height": 16}
            yield element("rect", {"class": "rf-changed", **box, "rx": 5})
        x += 5 if max(need, got) else 0


def _hand(scene: Scene, player: Player, hand: Hand, old: Building | None) -> Block:
    """Somebody at work, with what they deliver and the tool that they have."""
    worker = player.worker(hand.who)
    sign, tag = (worker.status, STATUS[worker.status]) if worker else ("machine", "Maschine")
    line = entry(sign, hand.who, tag, YIELDS, resources(yields(player, hand.who), YIELDS))
    pieces = [moved(line.svg, EDGE, 0), _tool(player, hand.tool) if hand.tool else ""]
    box = {"x": 6, "y": 1, "width": INNER - 12, "height": line.height - 2, "rx": 5}
    touch = f"worker.{player.name}.{hand.who}"
    new = old is not None and all(each.who != hand.who for each in old.crew)
    mark = scene.mark(touch, new=new)
    ring = element("rect", {"class": mark, **box}) if mark else ""
    whole = (element("rect", {"class": "inset", **box}), *pieces, ring)
    return Block(line.height, element("g", {"data-touch": touch if worker else None}, *whole))


def _tool(player: Player, tool: str) -> Svg:
    """The tool that somebody has at work, and what it adds."""
    key = f"tool.{player.name}.{tool}"
    more = words(274, MIDDLE + 4, "+", "figure")
    pieces = (icon("tool", 266, MIDDLE), more, icon(tool, 289, MIDDLE))
    return element("g", {"data-touch": key}, *pieces)
