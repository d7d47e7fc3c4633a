"""The bench of scale measures what it says, on games that differ, and names what is too much."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from kb.records import library
from kb.search.store import Stored
from kb.search.units import units
from tests.bench import scale
from tests.bench.figure import Figure, too_much
from tests.bench.in_chromium import of_many, of_site

STATEMENTS = len(units(library.load(scale.ROOT / "content"))) + 100
"""As many as the real games have, and some of one copy."""
QUERIES = ["Darlehen Rückzahlung", "robotter anhalten"]
"""Da, as far as it is typed, is a small word: the box then shows nothing."""


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("scale")
    figures = {each.what: each for each in scale.Built(STATEMENTS)(folder)}
    assert figures["statements"].found == STATEMENTS
    assert figures["games"].found == 5
    return folder


def test_a_copy_speaks_of_other_things_than_its_original(root: Path) -> None:
    stored = Stored(root / "store")
    told = [stored.unit(number) for number in range(STATEMENTS)]
    real = {unit.text for unit in told if not unit.game.endswith("-1")}
    copied = [unit for unit in told if unit.game.endswith("-1")]
    assert 0 < sum(unit.text in real for unit in copied) < len(copied) / 3
    assert len({unit.url for unit in told}) == STATEMENTS


def test_python_and_chromium_are_measured(root: Path, built: Path, browser: Browser) -> None:
    figures = [
        *scale.by_python(root),
        *of_many(browser.new_page(), root / "many", QUERIES),
        *of_site(browser, built, QUERIES),
    ]
    found = {each.what: each.found for each in figures}
    assert found["site: key strokes"] == sum(map(len, QUERIES))
    assert all(each.found > 0 for each in figures)
    assert [each for each in figures if each.unit == "kB" and each.found > each.most] == []
    limits = [(each.most, each.unit) for each in figures if each.most < 1000]
    assert limits == [(100, "CPU ms"), (300, "kB"), (50, "ms"), (120, "kB"), (16, "ms")]


def test_what_is_too_much_is_named() -> None:
    figures = [Figure("fetched", 299.6, "kB", 300), Figure("search", 50.4, "ms", 50)]
    assert list(too_much(figures)) == ["search: 50.4 ms, and may be 50 ms"]
    assert list(map(str, figures)) == [
        "| fetched | 300 kB | 300 kB |",
        "| search | 50.4 ms | 50 ms |",
    ]
