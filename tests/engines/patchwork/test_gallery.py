"""All patches and both time boards are drawn as the data have them."""

from kb.engines.patchwork.drawn_patches import WEAVES
from kb.engines.patchwork.gallery import draw_patch, draw_time_board, galleries
from kb.engines.patchwork.pieces import INCOME_SPACES, PATCHES, SPECIAL_SPACES
from tests.engines import drawn


def test_each_patch_has_its_number_and_its_buttons() -> None:
    for name, patch in PATCHES.items():
        found = draw_patch(name)
        drawn.sound(found)
        assert drawn.uses(found).count("patchwork-button") == patch.income
        assert f">{name[1:]}</text>" in "".join(found.symbols.values())
        assert f"Zeit {patch.time}" in found.alt


def test_no_two_patches_look_alike() -> None:
    looks = set()
    for name in PATCHES:
        symbols = draw_patch(name).symbols
        (drawn_patch,) = [each for each in symbols if each.startswith(f"patchwork-{name}-")]
        (weave,) = set(symbols) & {f"patchwork-{each}" for each in WEAVES}
        looks.add((symbols[drawn_patch].split("pw-cloth-")[1][0], weave))
    assert len(looks) == len(PATCHES)


def test_time_boards_show_income_and_the_special_patches_of_their_edition() -> None:
    for edition, spaces in SPECIAL_SPACES.items():
        found = draw_time_board(edition)
        drawn.sound(found)
        assert drawn.uses(found).count("patchwork-special") == len(spaces)
        assert drawn.uses(found).count("patchwork-button") == len(INCOME_SPACES)


def test_galleries_hold_all_pieces() -> None:
    assert [len(each.pieces) for each in galleries()] == [len(PATCHES), len(SPECIAL_SPACES)]
