"""Stories and tables: what the terminal shows of examples and reports."""

import pytest

from kb.checker.report import Report
from kb.checker.story import story
from kb.checker.table import table
from kb.checker.verdict import judge
from tests.checker.cases import GAME, case, take

PAGES = {"nehmen.grenze": "heft:4", "nehmen.wegnehmen": "heft:2, web"}


def test_a_story_tells_position_moves_rules_with_pages_and_results() -> None:
    example = case(
        take(3),
        take(4, "Ben"),
        position={"pebbles": 7},
        expect=("refused_by", "nehmen.hoechstens"),
        misreading="FourAtOnce",
        asks="may",
        shows="nehmen.grenze",
    )
    assert story(example, judge(GAME, example), PAGES) == (
        """\
probe
  position: {"pebbles": 7}
  edition new: holds
    move 1: {"move": "take", "player": "Anna", "pebbles": 3}
      zug.abwechselnd
      nehmen.vorhanden
      nehmen.hoechstens
        nehmen.grenze (heft:4) = 3
      nehmen.wegnehmen (heft:2, web) – Anna nimmt 3.
    move 2: {"move": "take", "player": "Ben", "pebbles": 4}
      zug.abwechselnd
      nehmen.vorhanden
      nehmen.hoechstens – refused
        nehmen.grenze (heft:4) = 3
    refused by nehmen.hoechstens: So viele Kiesel darfst du nicht nehmen.
    answer: no
    under the misreading FourAtOnce:
      position: {"pebbles": 0, "taken": 7}"""
    )


def test_a_story_that_fails_says_what_differs() -> None:
    example = case(take(3), expect=("position", {"pebbles": 8}))
    lines = story(example, judge(GAME, example), {}).splitlines()
    assert lines[2] == "  edition new: FAILS"
    assert lines[-1] == "    position.pebbles: expected 8, found 7"


def test_a_default_reading_is_marked() -> None:
    example = case({"move": "set-up"}, shows="aufbau.beginn")
    assert "aufbau.beginn = Anna – unsere Lesart: beginn.erste" in story(
        example, judge(GAME, example), {}
    )


@pytest.mark.parametrize(
    ("expect", "result"),
    [
        (("outcome", {"winners": ["Anna"]}), 'outcome: {"winners": ["Anna"], "points": {}}'),
        (("value", 3), "value: 3"),
        (("allowed", []), "allowed: []"),
    ],
)
def test_the_result_is_what_was_asked_for(expect: tuple[str, object], result: str) -> None:
    example = case(take(1), position={"pebbles": 1}, shows="nehmen.grenze", expect=expect)
    lines = story(example, judge(GAME, example), {}).splitlines()
    assert f"    {result}" in lines
    assert ("    then:" in lines) == (expect[0] == "outcome")


def test_what_could_not_run_says_why() -> None:
    example = case(take(0))
    assert "could not run: frage.nichts is open" in story(example, judge(GAME, example), {})


def test_each_edition_is_told() -> None:
    example = case(take(3), editions=("new", "old"))
    words = story(example, judge(GAME, example), {})
    assert "edition new: holds" in words
    assert "edition old: holds" in words


def test_the_table_has_a_line_for_each_game() -> None:
    strong = Report(rules=70, executed=61, examples=20, spoiled=40, noticed=39)
    head, one, two = table({"nim": Report(), "ein-langer-name": strong}).splitlines()
    assert head.split() == [
        "game",
        "rules",
        "executed",
        "shown",
        "examples",
        "negative",
        "misconceptions",
        "refuted",
        "strength",
    ]
    assert one.split() == ["nim", *"0000000", "–"]
    assert two.split() == ["ein-langer-name", "70", "61", "0", "20", "0", "0", "0", "98", "%"]
    assert len(head) == len(two)
