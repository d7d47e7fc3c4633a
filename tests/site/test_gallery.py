"""Galleries: every piece of the published data is drawn on a page of its own, and linked."""

import pytest

from kb.records import library
from kb.records.game import Game
from kb.site import gallery_page
from tests.site import records

FOUND = {
    ("patchwork", "flicken"): 33,
    ("patchwork", "zeitplan"): 2,
    ("rasende-roboter", "planteile"): 16,
}


@pytest.fixture(scope="module")
def games() -> dict[str, Game]:
    return {each.game.id: each.game for each in library.load(records.ROOT / "content")}


def test_every_data_file_of_a_component_is_drawn_with_all_its_entries(
    games: dict[str, Game],
) -> None:
    counts = {}
    for game in games.values():
        data = {each.data.file: each.data.entries for each in game.components if each.data}
        for gallery in gallery_page.galleries(game):
            assert len(gallery.pieces) == data.pop(gallery.file)
            counts[game.id, gallery.address] = len(gallery.pieces)
        assert not data
    assert counts == FOUND


@pytest.mark.parametrize(("game", "address"), FOUND)
def test_its_page_draws_and_names_each_piece(
    games: dict[str, Game], game: str, address: str
) -> None:
    pages = dict(gallery_page.files(games[game]))
    page = pages[f"spiele/{game}/{address}.md"]
    (gallery,) = [each for each in gallery_page.galleries(games[game]) if each.address == address]
    assert page.count('class="rf-drawing ') == FOUND[game, address]
    for piece in gallery.pieces:
        assert f"<strong>{piece.name}</strong>" in page
        assert all(f'id="{name}"' in page for name in piece.drawing.symbols)
    assert f'href="../../../api/data/{gallery.file}"' in page
    assert 'href="../#material.' in page
