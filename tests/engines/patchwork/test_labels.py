"""Moves of Patchwork are named in German, and touching leads to exactly one of them."""

from kb.engines.patchwork import shapes
from kb.engines.patchwork.diagram import draw
from kb.engines.patchwork.labels import label, variants
from kb.engines.patchwork.pieces import PATCHES
from kb.engines.patchwork.position import Advance, Buy, Move, PlaceSpecial, Player, Position
from tests.engines import drawn
from tests.engines.patchwork import games


def _middles() -> list[Position]:
    """A position from the beginning, the middle and the end of a game."""
    positions = [position for position, _, _ in games.play(2)]
    return [positions[at * (len(positions) - 1) // 3] for at in range(4)]


def test_legal_moves_differ_by_what_is_touched_and_by_their_variant() -> None:
    engine = games.engine()
    for position in _middles():
        labels = [label(position, move) for move in engine.moves(position)]
        ways = [(each.touches, each.variant) for each in labels]
        assert len(set(ways)) == len(ways)
        assert len({each.text for each in labels}) == len(labels)
        assert all(each.touches for each in labels)


def test_what_is_touched_is_there() -> None:
    engine = games.engine()
    for position in _middles():
        there = drawn.keys(draw(engine.shown(position)))
        for move in engine.candidates(position):
            found = label(position, move)
            if not (isinstance(move, Buy) and move.patch not in position.circle[:3]):
                assert set(found.touches) <= there, move
            assert found.text
            assert found.group


def test_a_patch_is_put_where_its_first_square_lies() -> None:
    move = Buy("Ben", "P02", frozenset({(4, 3), (3, 4), (4, 4)}))
    found = label(Position(), move)
    assert found.touches == ("patch.P02", "cell.1.4.3")
    assert found.text == f"Ben: P02 einfügen ab Spalte 5, Reihe 4 ({found.variant})"


def test_every_way_to_lie_has_a_name_of_its_own() -> None:
    for patch in PATCHES.values():
        found = variants(patch.id)
        assert set(found) == set(shapes.turned_and_flipped(patch.shape))
        assert len(set(found.values())) == len(found)
        assert "wie gezeigt" in found.values()


def test_flipped_is_what_no_turning_brings_about() -> None:
    """As the examples have it, against the published shape."""
    for patch in PATCHES.values():
        named = variants(patch.id)
        flipped = {shape for shape, name in named.items() if "gewendet" in name}
        assert flipped == set(named) - set(shapes.turned(patch.shape))


def test_advancing_says_where_it_leads() -> None:
    position = Position(players=(Player("Anna", space=3), Player("Ben", space=7)))
    moves: dict[str, Move] = {
        "Anna: auf Feld 8 vorrücken": Advance("Anna"),
        "Ben: auf Feld 9 vorrücken und 1 Knopf nehmen": Advance("Ben", 9, 1),
    }
    for text, move in moves.items():
        assert label(position, move).text == text
    assert label(position, Advance("Anna")).touches == ("space.8",)
    assert label(position, Advance("Ben", 60)).touches == ()


def test_what_nobody_can_do_is_named_too() -> None:
    cells = frozenset({(0, 0)})
    assert label(Position(), Buy("Ben", "P99", cells)).text == "Ben: P99 kaufen"
    for move in (Buy("Xaver", "P01", cells), PlaceSpecial("Xaver", (3, 3)), Advance("Xaver")):
        assert "Xaver: " in label(Position(), move).text
        assert draw(Position(), move=move).alt.endswith(".")
    beyond = label(Position(), Buy("Ben", "P01", frozenset({(900, 0), (901, 0)})))
    assert beyond.touches == ("patch.P01",)
