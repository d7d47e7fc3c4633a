"""What is left out of the rules: types, decorators, texts, and what refuses bad data."""

import pytest

from kb.records import library
from tests.strength.rules import CONTENT, LEFT_OUT, NO_RULES, folder, left_out, modules

SOURCE = """
@rule("a" * 1)
def take(self, number: int | None, least: int = 2) -> int | None:
    if number > 3:
        self.note(f"{number - 4}")
    if number < least:
        self.refuse("zu wenig", missing=least - number)
    for each in range(7):
        if each < 8:
            raise BadData("number", "a number", each)
    words = "one" if number == 9 else f"{number}"
    return self.left - 5

def candidates(self):
    return 6

Move = Take | Pass
Numbers = A_SET | B_SET
"""


@pytest.mark.parametrize(
    ("part", "out"),
    [
        ('"a" * 1', True),
        ("| None, least", True),
        ("2) ->", False),
        ("> 3", True),
        ("- 4", True),
        ("< least", False),
        ("least - number", True),
        ("7)", True),
        ("< 8", True),
        ("== 9", True),
        ("- 5", False),
        ("6", True),
        ("| Pass", True),
        ("| B_SET", False),
    ],
)
def test_parts_are_left_out(part: str, out: bool) -> None:
    before = SOURCE[: SOURCE.index(part)].split("\n")
    place = (len(before), len(before[-1]))
    assert any(start <= place < end for start, end in left_out(SOURCE)) == out


def test_what_is_left_out_is_there() -> None:
    files = [file for entry in library.load(CONTENT) for file in folder(entry.game.id).glob("*.py")]
    assert {file.stem for file in files} >= LEFT_OUT.keys()
    source = "".join(file.read_text("utf-8") for file in files)
    for name in NO_RULES:
        owner, _, function = name.rpartition(".")
        assert f"def {function}(" in source
        assert f"class {owner}" in source


def test_every_game_has_rules() -> None:
    for entry in library.load(CONTENT):
        assert modules(entry.game.id)
