"""The diagram: a position of Clockworker, the scrapyard above and the players below it."""

from kb.engines.clockworker.drawn_players import players
from kb.engines.clockworker.drawn_scene import Scene
from kb.engines.clockworker.drawn_scrapyard import scrapyard
from kb.engines.clockworker.drawn_symbols import SYMBOLS, icon
from kb.engines.clockworker.labels import tried
from kb.engines.clockworker.moves import Move
from kb.engines.clockworker.position import Position
from kb.engines.clockworker.told import boxed, told
from kb.engines.counters import signed
from kb.engines.drawing import Drawing, Svg, drawing, joined, words
from kb.engines.layout import EDGE, WIDTH, Block, below, moved


def draw(
    position: Position, *, before: Position | None = None, move: Move | None = None
) -> Drawing:
    """A position. With the one before, what changed is marked; with a move alone, what it tried."""
    compared = before if before and before.players else None
    meant = tried(position, move) if move and before is None else frozenset()
    scene = Scene(position, compared, meant)
    whole = below(
        [_state(position), scrapyard(scene), *players(scene), _supply(scene), _box(position)], 8
    )
    return drawing(
        "clockworker",
        (WIDTH, whole.height + 4),
        [moved(whole.svg, 0, 2)],
        title="Clockworker: die Müllhalde und was vor jeder Person liegt",
        alt=told(position, compared),
        symbols=SYMBOLS,
    )


def _state(position: Position) -> Block:
    """Whether the game has not begun or is over."""
    said = "Die Partie ist vorbei" if position.phase == "over" else ""
    said = said if position.players else "Noch ist nicht aufgebaut"
    return Block(18, words(EDGE, 14, said, "title")) if said else Block(0, Svg())


def _box(position: Position) -> Block:
    """How many cards are not in the game."""
    said = boxed(position)
    return Block(16, words(EDGE, 11.5, said, "soft")) if said else Block(0, Svg())


def _supply(scene: Scene) -> Block:
    """The bots that nobody has yet, and what stands for bots that ran out."""
    position, was = scene.position, scene.before
    if not position.players:
        return Block(0, Svg())
    change = position.supply - was.supply if was else 0
    more = f"dazu {position.stand_ins} Ersatzfiguren" if position.stand_ins else ""
    pieces = [
        words(EDGE, 13.5, "Allgemeiner Vorrat", "soft"),
        icon("bots", 140, 9),
        words(153, 13.5, str(position.supply), "count"),
        words(176, 13.5, signed(change), "rf-new") if change else "",
        words(204, 13.5, more, "soft") if more else "",
    ]
    return Block(18, joined(pieces))
