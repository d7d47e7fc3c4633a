"""The build stays within its targets, grows as the games do, and rewrites only what changed.

Seconds are only compared with others of the same run, with room for a busy machine; growth is
counted in calls and bytes, which do not depend on the machine.
"""

import sys
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from kb.records import library
from kb.site.build import write_docs
from tests.bench import copies
from tests.bench.build import (
    CONFIG,
    CONTENT,
    Costs,
    build_docs,
    build_site,
    ratio,
    render_plainly,
    run,
    table,
)
from tests.site.records import NOTHING

AMOUNT = 24


@pytest.fixture(scope="module")
def measured() -> tuple[Costs, float]:
    return run(AMOUNT, [render_plainly, build_docs, build_site])


@pytest.mark.parametrize(
    ("step", "most"), [("reading", 2.0), ("checks", 2.0), ("docs", 2.0), ("mkdocs", 5.0)]
)
def test_step_takes_its_share_of_plain_rendering(
    measured: tuple[Costs, float], step: str, most: float
) -> None:
    costs, _ = measured
    assert ratio(costs, step) < most, table(AMOUNT, costs)


def test_page_is_no_larger_among_many_games(measured: tuple[Costs, float]) -> None:
    _, page = measured
    _, among_few = run(4, [render_plainly, build_docs, build_site])
    assert page == pytest.approx(among_few, rel=0.03)


@pytest.fixture
def games(tmp_path: Path) -> list[Path]:
    return _make(tmp_path, 4)


def _make(folder: Path, amount: int, of: str = "*") -> list[Path]:
    content = folder / "content"
    return [content / "games" / slug for slug, _ in copies.make(CONTENT, content, amount, of)]


def _write(games: list[Path]) -> list[str]:
    content = games[0].parents[1]
    return write_docs(
        library.load(content), content, content.with_name("build"), CONFIG, {}, NOTHING
    )


def test_work_grows_as_the_games_do(tmp_path: Path) -> None:
    def calls(amount: int) -> int:
        return _calls(_make(tmp_path / str(amount), amount, "patchwork"))

    calls(5)  # from here on, what is kept is warm
    one, two, four = calls(1), calls(2), calls(4)
    assert four - two == pytest.approx(2 * (two - one), rel=0.001)


def _calls(games: list[Path]) -> int:
    """How many calls of functions it takes to load and write these games."""
    found = 0

    def count(_frame: FrameType, event: str, _arg: Any) -> None:
        nonlocal found
        found += event in {"call", "c_call"}

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        _write(games)
    finally:
        sys.setprofile(before)
    return found


def test_nothing_is_written_when_nothing_changed(games: list[Path]) -> None:
    assert len(_write(games)) > len(games)
    assert _write(games) == []


def test_change_of_a_rule_rewrites_only_its_own_pages(games: list[Path]) -> None:
    _write(games)
    copies.change(games[0], goal="Wer das liest, gewinnt.")
    assert set(_write(games)) == _own(games[0])


def test_new_title_rewrites_its_own_pages_and_the_lists(games: list[Path]) -> None:
    _write(games)
    copies.change(games[0], title="Ganz anders")
    lists = {"index.md", "spiele/index.md", "pruefstand.md", "api/games.json"}
    lists |= {"suche.md", "woerterbuch.md"}
    assert set(_write(games)) == _own(games[0]) | lists


def _own(game: Path) -> set[str]:
    return {f"spiele/{game.name}/index.md", f"api/games/{game.name}.json"}
