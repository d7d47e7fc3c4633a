"""All sides of the plan's parts are drawn as the data have them."""

import pytest

from kb.engines.rasende_roboter import board
from kb.engines.rasende_roboter.gallery import draw_quadrant, galleries
from kb.engines.rasende_roboter.pieces import SIDES, Side
from tests.engines import drawn


@pytest.mark.parametrize("side", SIDES)
def test_each_side_is_drawn_and_told(side: Side) -> None:
    found, shown = draw_quadrant(side), board.part(side, 0)
    drawn.sound(found)
    plan = found.symbols[f"rasende-roboter-{side}-nw"]
    assert plan.count("rr-barrier-there") == len(shown.barriers)
    assert plan.count("<use") == len(shown.targets)
    for chip, (x, y) in shown.targets:
        assert f"{chip} auf ({x}, {y})" in found.alt


def test_the_gallery_holds_all_sides() -> None:
    (found,) = galleries()
    assert [each.name for each in found.pieces] == [f"Seite {side}" for side in SIDES]
