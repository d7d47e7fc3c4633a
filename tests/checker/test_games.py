"""Games are found with the drawings and labels that they have, and without those they lack."""

from typing import Any

from kb.checker.games import PlayableGame
from kb.engines.drawing import Drawing, drawing
from kb.engines.engine import Engine
from kb.engines.patchwork.engine import Patchwork
from kb.engines.patchwork.position import Position
from tests.checker.cases import GAME
from tests.checker.nim.engine import Nim


def _draw(position: Any, *, before: Any = None, move: Any = None) -> Drawing:
    return drawing("probe", (1, 1), [], title="Probe", alt=str(position.special_spaces))


def test_a_game_without_drawings_draws_nothing() -> None:
    engine: Engine[Any, Any] = Nim()
    assert GAME.drawing(engine, None) is None
    assert GAME.label is None


def test_a_position_is_drawn_as_the_edition_has_it() -> None:
    game = PlayableGame(Patchwork, {}, _draw)
    found = [game.drawing(Patchwork(edition), Position()) for edition in ("2014", "2017")]
    assert [each.alt for each in found if each] == ["(20, 26, 32, 44, 50)", "(26, 32, 38, 44, 50)"]


def test_an_impossible_position_is_drawn_all_the_same() -> None:
    game = PlayableGame(Patchwork, {}, _draw)
    found = game.drawing(Patchwork("2017"), Position(moved_special=True))
    assert found
    assert found.alt == "None"
