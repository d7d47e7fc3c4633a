"""The drawing of Patchwork shows what the position holds, and what a move changed."""

from collections.abc import Iterator
from xml.etree import ElementTree

from kb.engines.drawing import Drawing
from kb.engines.patchwork import quilt
from kb.engines.patchwork.diagram import draw
from kb.engines.patchwork.drawn_patches import SQUARE
from kb.engines.patchwork.pieces import PATCHES
from kb.engines.patchwork.position import Buy, Player, Position
from kb.engines.patchwork.shapes import CELLS, Cell
from tests.engines import drawn
from tests.engines.drawn import HOSTILE
from tests.engines.patchwork import games


def test_every_position_of_every_example_is_drawn() -> None:
    for scene in drawn.scenes("patchwork"):
        found = drawn.draw("patchwork", scene)
        for player in scene.position.players:
            assert player.name in found.alt


def test_every_position_of_random_games_is_drawn_with_all_its_patches() -> None:
    engine = games.engine()
    for seed in range(3):
        before, move = None, None
        for position, _, following in games.play(seed):
            found = draw(engine.shown(position), before=before, move=move)
            drawn.sound(found)
            _holds_all_patches(found, position)
            before, move = position, following


def _holds_all_patches(drawing: Drawing, position: Position) -> None:
    """Each patch is drawn once, and what lies on a quilt is told with all its squares."""
    used = [each for each in drawn.uses(drawing) if each.startswith("patchwork-P")]
    assert sorted({each[10:13] for each in used}) == sorted(PATCHES)
    assert len(used) == len(PATCHES)
    for player in position.players:
        for patch in quilt.patches(player.quilt):
            assert patch in drawing.alt


def test_patches_on_a_quilt_cover_exactly_their_squares() -> None:
    *_, (position, _, _) = games.play(4)
    found = draw(position)
    for seat, quilt_drawn in enumerate(drawn.kinds(found, "pw-quilt")):
        covered = {cell: name for name, cell in _squares_of(found, quilt_drawn)}
        patches = quilt.patches(position.players[seat].quilt)
        assert covered == {cell: name for name, cells in patches.items() for cell in cells}


def _squares_of(found: Drawing, quilt_drawn: ElementTree.Element) -> Iterator[tuple[str, Cell]]:
    """Which squares the outline of each patch on a quilt goes around."""
    for used in quilt_drawn.iter("use"):
        name = used.get("href", "")[1:]
        if name.startswith("patchwork-P"):
            cloth = ElementTree.fromstring(found.symbols[name])[0]  # noqa: S314
            loops = drawn.corners(cloth.get("d", ""))
            left, top = (int(used.get(axis, 0)) // SQUARE for axis in "xy")
            for x, y in CELLS:
                middle = ((x - left + 0.5) * SQUARE, (y - top + 0.5) * SQUARE)
                if drawn.inside(loops, *middle):
                    yield name[10:13], (x, y)


def test_a_patch_sewn_in_is_marked_and_told() -> None:
    player, position = games.engine(), games.start(1)
    move = next(each for each in player.moves(position) if isinstance(each, Buy))
    found = draw(player.play(position, move), before=position, move=move)
    assert len(drawn.kinds(found, "rf-changed")) == 3, "the patch, where the token was, its way"
    assert f"Neu auf der Decke von {move.player}: Reihe 1 Spalte 1" in found.alt
    assert not drawn.kinds(draw(position), "rf-changed")


def test_a_refused_purchase_is_drawn_as_it_was_tried() -> None:
    move = Buy("Ben", "P01", frozenset({(8, 0), (9, 0)}))
    found = draw(Position(), move=move)
    assert len(drawn.kinds(found, "rf-tried")) == 1
    assert "Versucht und nicht erlaubt: Ben kauft P01 auf Reihe 1 Spalte 9–10." in found.alt


def test_hostile_names_are_text() -> None:
    players = (Player(HOSTILE, special_tile=True, special_patches=1), Player(HOSTILE + "!"))
    found = draw(Position(players=players, special_spaces=(26,)))
    drawn.sound(found)
    assert "<script" not in found.touchable
    assert HOSTILE in found.alt


def test_what_a_player_has_is_drawn() -> None:
    players = (Player("Anna", buttons=17, special_tile=True), Player("Ben", special_patches=2))
    found = draw(Position(players=players))
    assert {"Anna", "Ben", "17", "5", "7×7"} <= set(drawn.said(found))
    assert "Anna: 17 Knöpfe, das Sonderplättchen." in found.alt
    assert "noch einzufügende Spezialflicken: 2" in found.alt


def test_what_a_player_gets_bears_a_ring() -> None:
    before = Position()
    won = Player("Anna", special_tile=True), Player("Ben", special_patches=1)
    found = draw(Position(players=won), before=before)
    assert [each.tag for each in drawn.kinds(found, "rf-changed")] == ["rect", "rect"]
    assert "Neu: Anna hat das Sonderplättchen." in found.alt
    assert "Neu: Ben bekommt einen Spezialflicken." in found.alt
