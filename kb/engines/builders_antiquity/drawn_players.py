"""The drawn players: money, loans, tools, sites, people and what is finished."""

from collections.abc import Iterator

from kb.engines.builders_antiquity.cards import Building, Worker
from kb.engines.builders_antiquity.drawn_cards import MIDDLE, chip, coins, finished, tool, worker
from kb.engines.builders_antiquity.drawn_scene import Scene
from kb.engines.builders_antiquity.drawn_sites import site
from kb.engines.builders_antiquity.drawn_symbols import icon
from kb.engines.builders_antiquity.position import Player
from kb.engines.counters import amount, breadth
from kb.engines.drawing import element, joined, words
from kb.engines.layout import INNER, LINE, Block, below, caption, fitted, flow, panel

NOW = {"turns": "▶ am Zug", "clearing": "▶ vor der Wertung", "set-up": "", "over": ""}
FREE = 3
"""Actions of a turn that cost nothing."""


def players(scene: Scene) -> Iterator[Block]:
    """What lies before each player."""
    for player in scene.position.players:
        yield _player(scene, player, scene.was(player))


def _player(scene: Scene, player: Player, was: Player | None) -> Block:
    position = scene.position
    on_turn = player.name == position.mover and position.phase in ("turns", "clearing")
    blocks = [
        _header(scene, player, was, NOW[position.phase] if on_turn else ""),
        _purse(scene, player, was),
        _actions(scene) if on_turn and position.phase == "turns" else Block(0, joined([])),
        *_group("Baustellen", [site(scene, player, each) for each in player.sites]),
        *_group("Arbeiter zu Hause", [*_at_home(scene, player, was)]),
        *_group("Fertig", [*_built(scene, player, was)]),
    ]
    return panel(blocks, "panel turn" if on_turn else "panel")


def _group(said: str, cards: list[Block]) -> list[Block]:
    return [caption(said), below(cards, 3)] if cards else []


def _total(built: tuple[Building, ...]) -> int:
    return sum(each.points for each in built)


def _header(scene: Scene, player: Player, was: Player | None, now: str) -> Block:
    position = scene.position
    number = _total(player.built)
    change = number - _total(was.built) if was else 0
    left = INNER + 13 - breadth(number, change)
    first = "Start" if len(position.players) > 1 and player.name == position.names[0] else ""
    turn = element("tspan", {"class": "now"}, now) if now else ""
    between = " · " if first and now else ""
    right = element("text", {"class": "right", "x": left - 14, "y": 14}, first, between, turn)
    pieces = [
        words(0, 15, fitted(player.name, 120, 14), "title"),
        right if first or now else "",
        amount(icon("points", left, 9), number, change, left + 1, 9),
    ]
    return Block(18, joined(pieces))


def _purse(scene: Scene, player: Player, was: Player | None) -> Block:
    """Money, loans, and tools that lie idle."""
    change = player.coins - was.coins if was else 0
    purse = (breadth(player.coins, change) - 2, Block(LINE, coins(player.coins, 8, change)))
    chips = [purse]
    owed = player.loans - was.loans if was else 0
    if player.loans or owed:
        touch = f"loan.{player.name}"
        loans = amount(icon("loan", 11, MIDDLE), player.loans, owed, 12, MIDDLE)
        mark = scene.mark(touch, new=bool(owed))
        chips.append(chip(touch, breadth(player.loans, owed) + 2, mark, loans))
    lent = {hand.tool for hand in player.lent()}
    idle = (
        {each for each in was.tools if each not in {hand.tool for hand in was.lent()}}
        if was
        else None
    )
    for each in player.tools:
        if each not in lent:
            touch = f"tool.{player.name}.{each}"
            new = idle is not None and each not in idle
            chips.append(tool(each, touch, scene.mark(touch, new=new)))
    return flow(chips)


def _actions(scene: Scene) -> Block:
    """The free actions, how many of them are left, and those bought besides."""
    turn = scene.position.turn
    left = FREE - turn.used
    dots = (icon("free" if at < left else "used", 64 + 14 * at, 9) for at in range(FREE))
    said = [f"noch {left}" if left >= 0 else f"+ {-left} gekauft"]
    said += ["investiert"] if "invest" in turn.done else []
    notes = words(106, 13, " · ".join(said), "soft")
    return Block(18, joined([words(0, 13, "Aktionen", "soft"), *dots, notes]))


def _at_home(scene: Scene, player: Player, was: Player | None) -> Iterator[Block]:
    """Workers and slaves who are not at work."""
    before = {each.name: _seen(was, each) for each in was.workers} if was else None
    for each in player.workers:
        if not player.workplace(each.name):
            touch = f"worker.{player.name}.{each.name}"
            new = before is not None and before.get(each.name) != _seen(player, each)
            yield worker(each, touch, scene.mark(touch, new=new))


def _seen(player: Player, each: Worker) -> tuple[object, ...]:
    """What one sees of a worker's card."""
    return (each.status, each.universities, bool(player.workplace(each.name)))


def _built(scene: Scene, player: Player, was: Player | None) -> Iterator[Block]:
    for each in player.built:
        touch = f"built.{player.name}.{each.name}"
        place = player.workplace(each.name)
        new = scene.new(each.name, was.built if was else None)
        yield finished(each, touch, scene.mark(touch, new=new), place.name if place else "")
