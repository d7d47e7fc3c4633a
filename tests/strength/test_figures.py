"""The figures of the last measurement: complete, strong enough, and the same on all pages."""

import ast
from pathlib import Path

import pytest

from kb.checker.games import find
from kb.records import library
from kb.site.mutants import measured
from tests.strength.found import LEAST, Found
from tests.strength.mutant import Mutant, where
from tests.strength.page import PAGE
from tests.strength.rules import CONTENT

ENTRIES = {entry.game.id: entry for entry in library.load(CONTENT) if find(entry.game.id)}
BETTER = Mutant("quilt.whole", "if a < b:", "if a <= b:", "")
WORSE = Mutant("quilt.whole", "if a < b:", "if a > b:", "")


@pytest.mark.parametrize("game", ENTRIES)
def test_figures_stand_on_the_page_and_are_high_enough(game: str) -> None:
    found = measured().games[game]
    assert found.noticed >= LEAST * found.tried
    row = f"| {ENTRIES[game].game.title} | {found.tried:,} | {found.noticed:,} |"
    assert row in PAGE.read_text("utf-8")


def _found(*given: str) -> Found:
    found = Found("Spiel", {"weil": given})
    found.add(BETTER, "unnoticed")
    for _ in range(9):
        found.add(WORSE, "wrong")
    return found


@pytest.mark.parametrize(
    ("mutant", "fits"),
    [
        ("quilt.whole: if a <= b:", True),
        ("quilt.whole: if a > b:", False),
        ("quilt.sewn: if a <= b:", False),
    ],
)
def test_a_reason_explains_only_its_own_mutants(mutant: str, fits: bool) -> None:
    found = _found(mutant)
    assert (found.tried, found.noticed, len(found.explained)) == (10, 9, int(fits))
    assert bool(list(found.problems())) != fits


def test_too_few_noticed_is_a_problem() -> None:
    found = _found()
    found.add(WORSE, "unnoticed")
    assert list(found.problems()) == ["Spiel: the examples notice less than 85% – add some"]


def test_where_names_module_class_and_function() -> None:
    source = "A = 1\n\nclass B:\n    @c\n    def d(self):\n        return 1\n"
    ast.parse(source)
    places = [where(Path("e.py"), source, line) for line in (1, 3, 4, 6)]
    assert places == ["e", "e.B", "e.B.d", "e.B.d"]
