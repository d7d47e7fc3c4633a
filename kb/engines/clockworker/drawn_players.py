"""The drawn players: what lies before each, and the bots that stand there."""

from collections.abc import Iterator
from dataclasses import replace

from kb.engines.clockworker.cards import KINDS
from kb.engines.clockworker.drawn_cards import artefact, place, recording
from kb.engines.clockworker.drawn_goods import amount
from kb.engines.clockworker.drawn_scene import Scene
from kb.engines.clockworker.drawn_symbols import BOTS, icon
from kb.engines.clockworker.labels import slot_key
from kb.engines.clockworker.position import Player
from kb.engines.counters import DIGIT, breadth, plain, signed
from kb.engines.drawing import Svg, element, group, joined, words
from kb.engines.layout import INNER, Block, below, beside, fitted, panel

ACROSS = 4
"""Places in one line."""
PHASES = {"recovery": "▶ Bergung", "action": "▶ Aktion", "over": ""}
READY = 14
"""So many bots that stand ready are drawn one by one; more as a number."""


def players(scene: Scene) -> Iterator[Block]:
    """What lies before each player."""
    earlier = {each.name: each for each in scene.before.players} if scene.before else {}
    for seat, player in enumerate(scene.position.players):
        yield _player(scene, seat, player, earlier.get(player.name))


def _player(scene: Scene, seat: int, player: Player, was: Player | None) -> Block:
    position = scene.position
    on_turn = position.phase != "over" and player == position.current
    bot = f"bot{seat % BOTS + 1}"
    now = PHASES[position.phase] if on_turn else ""
    start = "Startbot" if seat == 0 and len(position.players) > 1 else ""
    blocks = [
        _header(player, was, bot, start, now),
        _stock(player, was),
        _ready(player, was, bot),
        _places(scene, player, was, bot),
        below(_cards(scene, player, was), 3),
    ]
    framed = panel(blocks, "panel turn" if on_turn else "panel")
    return Block(framed.height, group(f"seat{seat % BOTS + 1}", framed.svg))


def _header(player: Player, was: Player | None, bot: str, start: str, now: str) -> Block:
    change = player.points - was.points if was else 0
    left = INNER + 13 - breadth(player.points, change)
    turn = element("tspan", {"class": "now"}, now) if now else ""
    between = " · " if start and now else ""
    right = element("text", {"class": "right", "x": left - 12, "y": 14}, start, between, turn)
    pieces = [
        icon(bot, 9, 10),
        words(23, 15, fitted(player.name, 110, 14), "title"),
        right if start or now else "",
        amount("points", player.points, change, left, 9),
    ]
    return Block(18, joined(pieces))


def _stock(player: Player, was: Player | None) -> Block:
    """Gears and materials; what there is none of, and was none of, is left out."""
    pieces, x = [], 9.0
    for kind in KINDS:
        number = getattr(player, kind)
        change = number - getattr(was, kind) if was else 0
        if number or change:
            pieces.append(amount(kind, number, change, x, 9))
            x += breadth(number, change)
    return Block(18, joined(pieces)) if pieces else Block(0, Svg())


def _ready(player: Player, was: Player | None, bot: str) -> Block:
    """The bots that stand ready."""
    change = player.bots - was.bots if was else 0
    pieces = [words(0, 14, "bereit", "soft")]
    x = 40.0 + 18 * player.bots
    if 0 <= player.bots <= READY:
        pieces += [icon(bot, 48 + 18 * at, 10) for at in range(player.bots)]
    else:
        pieces += [icon(bot, 48, 10), words(60, 14, f"× {plain(player.bots)}", "count")]
        x = 76 + DIGIT * len(plain(player.bots))
    if not player.bots:
        pieces.append(words(42, 14, "keine", "soft"))
        x = 78
    if change:
        pieces.append(words(x, 14, signed(change), "rf-new"))
    return Block(19, joined(pieces))


def _places(scene: Scene, player: Player, was: Player | None, bot: str) -> Block:
    """The places of a player."""
    before = {each.name: frozenset(each.bots) for each in was.places} if was else None
    cards = []
    for each in player.places:
        tried = (
            slot
            for slot in range(1, len(each.slots) + 1)
            if slot_key(player.name, each.name, slot) in scene.tried
        )
        marks = replace(
            scene.marks(each.name, before),
            bot=bot,
            stood=before.get(each.name) if before else None,
            tried_slots=frozenset(tried),
        )
        touch = f"place.{player.name}.{each.name}"
        cards.append(place(each, touch, INNER / ACROSS - 4.5, marks))
    return beside(cards, ACROSS, INNER / ACROSS + 1.5)


def _cards(scene: Scene, player: Player, was: Player | None) -> Iterator[Block]:
    """The artefacts and recordings of a player."""
    owned = {each.name for each in was.artefacts} if was else None
    for each in player.artefacts:
        touch = f"artefact.{player.name}.{each.name}"
        yield artefact(each, touch, scene.marks(each.name, owned))
    heard = {each.name for each in was.recordings} if was else None
    for card in player.recordings:
        touch = f"recording.{player.name}.{card.name}"
        yield recording(card, touch, scene.marks(card.name, heard))
