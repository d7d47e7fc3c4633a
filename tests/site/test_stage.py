"""Stages: what a page shows of an example that ran, picture by picture."""

from dataclasses import replace
from typing import Any

from kb.checker.verdict import judge
from kb.engines.drawing import Drawing, drawing, symbol, use, words
from kb.engines.label import Label
from kb.site.stage import Draughtsman, Stage, stage
from tests.checker import cases
from tests.checker.cases import case, take
from tests.checker.nim.engine import Heap


def draw(position: Heap, *, before: Heap | None = None, move: Any = None) -> Drawing:
    """The heap; what was tried stands beside it."""
    tried = f" {move.pebbles}?" if move and not before else ""
    shown = (use("nim-heap", 0, 0), words(0, 9, f"{position.pebbles}{tried}", "rf-word"))
    alt = f"{position.pebbles} Kiesel\nAm Zug: {position.turn}"
    symbols = {"nim-heap": symbol("nim-heap")}
    return drawing("nim", (20, 10), shown, title="Kiesel", alt=alt, symbols=symbols)


def label(position: Heap, move: Any) -> Label:
    return Label(f"{move.pebbles} von {position.pebbles} nehmen", "Nehmen")


DRAWN = replace(cases.GAME, draw=draw, label=label)


def staged(*moves: dict[str, Any], **others: Any) -> Stage:
    example = case(*moves, **others)
    return stage(example, judge(DRAWN, example)[0], Draughtsman(DRAWN))


def test_each_move_has_its_picture_its_name_and_its_rules() -> None:
    frames = staged(take(3), take(1, "Ben")).frames
    assert [frame.title for frame in frames] == [
        "Zu Beginn",
        "3 von 10 nehmen",
        "1 von 7 nehmen",
    ]
    pictures = [frame.picture for frame in frames if frame.picture]
    assert [picture.svg.striptags() for picture in pictures] == ["10", "7", "6"]
    assert pictures[1].alt == ("7 Kiesel", "Am Zug: Ben")
    assert [[line.says for line in frame.trace] for frame in frames] == [
        [],
        ["Anna nimmt 3."],
        ["Ben nimmt 1."],
    ]


def test_a_move_that_is_refused_is_drawn_as_it_was_tried() -> None:
    shown = staged(take(1), take(4, "Ben"), expect=("refused_by", "nehmen.hoechstens"))
    last = shown.frames[-1]
    assert last.refused
    assert last.picture
    assert last.picture.svg.striptags() == "9 4?"
    assert [line.rule for line in last.trace if line.refused] == ["nehmen.hoechstens"]
    assert shown.result.picture == last.picture
    assert shown.result.sentence == "Nicht erlaubt: So viele Kiesel darfst du nicht nehmen."


def test_the_scoring_is_a_step_of_its_own() -> None:
    shown = staged(take(1), position={"pebbles": 1}, expect=("outcome", {"winners": ["Anna"]}))
    assert [frame.title for frame in shown.frames][-1] == "Wertung"
    assert shown.frames[-1].picture is None
    assert shown.result.sentence == "Es gewinnt Anna."


def test_a_misconception_has_pictures_of_both_results() -> None:
    expect = ("refused_by", "nehmen.hoechstens")
    shown = staged(take(4), expect=expect, misreading="FourAtOnce")
    assert shown.misread
    assert shown.misread.picture
    assert shown.result.picture
    assert shown.misread.picture.svg.striptags() == "6"
    assert shown.result.picture.svg.striptags() == "10 4?"


def test_without_drawings_the_rules_are_still_told() -> None:
    example = case(take(3))
    shown = stage(example, judge(cases.GAME, example)[0], Draughtsman(cases.GAME))
    assert [frame.title for frame in shown.frames] == ["Zu Beginn", "Zug 1"]
    assert all(frame.picture is None for frame in shown.frames)
    assert [line.says for line in shown.frames[1].trace] == ["Anna nimmt 3."]


def test_the_symbols_of_all_pictures_are_kept_once() -> None:
    draughtsman = Draughtsman(DRAWN)
    for example in (case(take(1)), case(take(2), take(1, "Ben"))):
        stage(example, judge(DRAWN, example)[0], draughtsman)
    assert list(draughtsman.symbols) == ["nim-heap"]
