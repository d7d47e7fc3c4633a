"""The diagram: a position of Antiquité, the open cards above and the players below them."""

from kb.engines.builders_antiquity.drawn_players import players
from kb.engines.builders_antiquity.drawn_scene import Scene
from kb.engines.builders_antiquity.drawn_symbols import GAME, SYMBOLS
from kb.engines.builders_antiquity.drawn_table import table
from kb.engines.builders_antiquity.labels import label
from kb.engines.builders_antiquity.moves import Move
from kb.engines.builders_antiquity.position import Position
from kb.engines.builders_antiquity.told import told
from kb.engines.drawing import Drawing, Svg, drawing, words
from kb.engines.layout import EDGE, WIDTH, Block, below, moved


def draw(
    position: Position, *, before: Position | None = None, move: Move | None = None
) -> Drawing:
    """A position. With the one before, what changed is marked; with a move alone, what it tried."""
    compared = before if before and before.players else None
    tried = frozenset(label(position, move).touches if move and before is None else ())
    scene = Scene(position, compared, tried)
    whole = below([_state(position), table(scene), *players(scene)], 8)
    return drawing(
        GAME,
        (WIDTH, whole.height + 4),
        [moved(whole.svg, 0, 2)],
        title="Les Bâtisseurs: Antiquité: die Auslage und was vor jeder Person liegt",
        alt=told(position, compared),
        symbols=SYMBOLS,
    )


def _state(position: Position) -> Block:
    """Whether the game draws to its end."""
    said = "Die letzte Runde läuft" if position.ending else ""
    said = {"clearing": "Vor der Wertung", "over": "Das Spiel ist zu Ende"}.get(
        position.phase, said
    )
    return Block(18, words(EDGE, 14, said, "title")) if said else Block(0, Svg())
