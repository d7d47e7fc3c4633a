"""The figures of the last measurement: complete, strong enough, and the same on all pages."""

import ast
from pathlib import Path

import pytest

from kb.checker.games import find
from kb.records import library
from kb.site.mutants import measured
from tests.strength.found import LEAST, Found, Reason, reasons
from tests.strength.mutant import Mutant, where
from tests.strength.page import PAGE
from tests.strength.rules import CONTENT, folder, modules

ENTRIES = {entry.game.id: entry for entry in library.load(CONTENT) if find(entry.game.id)}
BETTER = Mutant("quilt.whole", "if a < b:", "if a <= b:", "")
WORSE = Mutant("quilt.whole", "if a < b:", "if a > b:", "")


@pytest.mark.parametrize("game", ENTRIES)
def test_figures_stand_on_the_page_and_are_high_enough(game: str) -> None:
    found = measured().games[game]
    assert found.noticed >= LEAST * found.tried
    row = f"| {ENTRIES[game].game.title} | {found.tried:,} | {found.noticed:,} |"
    assert row in PAGE.read_text("utf-8")


@pytest.mark.parametrize("game", ENTRIES)
def test_reasons_are_about_lines_that_are_there(game: str) -> None:
    for reason in reasons(game):
        file = folder(game) / f"{reason.where.partition('.')[0]}.py"
        assert file in modules(game)
        source = file.read_text("utf-8")
        lines = [
            " ".join(line.split())
            for number, line in enumerate(source.splitlines(), 1)
            if where(file, source, number) == reason.where
        ]
        assert lines, f"{reason.where} is not there"
        assert reason.before in ["", *lines], f"{reason.before} is not there"


def _found(*given: Reason) -> Found:
    found = Found("Spiel", given)
    found.add(BETTER, "unnoticed")
    for _ in range(9):
        found.add(WORSE, "wrong")
    return found


@pytest.mark.parametrize(
    ("reason", "fits"),
    [
        (Reason("quilt.whole", "weil"), True),
        (Reason("quilt.whole", "weil", "if a < b:", ["if a <= b:"]), True),
        (Reason("quilt.whole", "weil", "if a < b:", ["if a > b:"]), False),
        (Reason("quilt.whole", "weil", "if b < a:"), False),
        (Reason("quilt.sewn", "weil"), False),
    ],
)
def test_a_reason_explains_only_its_own_mutants(reason: Reason, fits: bool) -> None:
    found = _found(reason)
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
