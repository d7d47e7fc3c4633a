"""The bench of scale measures what it says, on games that differ, and names what is too much."""

from pathlib import Path

import pytest

from kb.records import library
from kb.search.store import Stored
from kb.search.units import units
from tests.bench import scale
from tests.bench.figure import Figure, too_much

STATEMENTS = len(units(library.load(scale.ROOT / "content"))) + 100
"""As many as the real games have, and some of one copy."""


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


def test_python_is_measured(root: Path) -> None:
    figures = scale.by_python(root)
    assert all(each.found > 0 for each in figures)
    assert [(each.most, each.unit) for each in figures if each.most < 1000] == [(100, "CPU ms")]


def test_what_is_too_much_is_named() -> None:
    figures = [Figure("fetched", 299.6, "kB", 300), Figure("search", 50.4, "ms", 50)]
    assert list(too_much(figures)) == ["search: 50.4 ms, and may be 50 ms"]
    assert list(map(str, figures)) == [
        "| fetched | 300 kB | 300 kB |",
        "| search | 50.4 ms | 50 ms |",
    ]
