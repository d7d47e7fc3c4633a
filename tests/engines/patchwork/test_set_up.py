"""The set-up holds what the box holds, as the record counts it."""

import pytest

from kb.engines.engine import RuleViolation
from kb.engines.patchwork import quilt
from kb.engines.patchwork.engine import Patchwork
from kb.engines.patchwork.pieces import CIRCLE, PATCHES, SMALLEST
from tests.engines.patchwork.record import RECORD

COMPONENTS = {each["id"].removeprefix("material."): each for each in RECORD["components"]}


@pytest.mark.parametrize("edition", Patchwork.editions)
def test_the_set_up_holds_what_the_record_counts(edition: str) -> None:
    engine = Patchwork(edition)
    position = engine.start()
    material = engine.material(position)
    worth = (1, 5, 10, 20)
    parts = COMPONENTS["knoepfe"]["parts"]
    buttons = sum(each * part["count"] for each, part in zip(worth, parts, strict=True))
    assert sum(material[name] for name in PATCHES) == COMPONENTS["flicken"]["count"]
    assert material["special patch"] == COMPONENTS["spezialflicken"]["count"]
    assert material["special tile"] == COMPONENTS["sonderplaettchen"]["count"]
    assert material["button"] == buttons
    assert len(position.players) == COMPONENTS["decken"]["count"]
    assert len(position.players) == COMPONENTS["zeitsteine"]["count"]
    assert not material["other square"]


def test_editions_are_those_of_the_record() -> None:
    assert set(Patchwork.editions) <= {each["id"] for each in RECORD["editions"]["entries"]}
    rows = next(
        rule["table"]["rows"]
        for section in RECORD["setup"]
        for rule in section["rules"]
        if rule["id"] == "zeitplan.lage"
    )
    for row, edition in zip(rows, ("2014", "2017"), strict=True):
        assert Patchwork(edition).start().special_spaces == tuple(row["values"])


def test_the_patches_add_up() -> None:
    patches = PATCHES.values()
    assert sum(len(patch.shape) for patch in patches) == 166
    assert sum(patch.buttons for patch in patches) == 133
    assert sum(patch.time for patch in patches) == 107
    assert sum(patch.income for patch in patches) == 38
    assert sum(patch.income > 0 for patch in patches) == 22


def test_the_circle_counts_from_behind_the_smallest_patch() -> None:
    circle = (*CIRCLE[10:], *CIRCLE[:10])
    found = Patchwork().start(circle=circle).circle
    assert found[-1] == SMALLEST
    assert found == CIRCLE


def test_both_begin_with_nothing_but_five_buttons() -> None:
    position = Patchwork().start(("Cleo", "Dora"), starts="Dora")
    for player in position.players:
        assert (player.space, player.buttons, player.quilt) == (0, 5, quilt.EMPTY)
    assert Patchwork().to_act(position) == "Dora"


@pytest.mark.parametrize(
    ("names", "circle", "starts", "rule"),
    [
        (("Anna", "Anna"), CIRCLE, "", "start.decke"),
        (("Anna", "Ben"), CIRCLE[:32], "", "kreis.legen"),
        (("Anna", "Ben"), (*CIRCLE[:32], "P02"), "", "kreis.legen"),
        (("Anna", "Ben"), CIRCLE, "Cleo", "zeitplan.stein-oben"),
    ],
)
def test_a_wrong_set_up_is_refused(
    names: tuple[str, str], circle: tuple[str, ...], starts: str, rule: str
) -> None:
    with pytest.raises(RuleViolation) as caught:
        Patchwork().start(names, circle, starts=starts)
    assert caught.value.rule == rule
