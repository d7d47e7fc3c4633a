"""The page of the test bench says how many mutants each game's examples notice, and since when."""

from pathlib import Path

import pytest

from kb.checker.games import find
from kb.records import library
from kb.records.proof import prove
from kb.site import mutants, pages, settings
from kb.site.bench import Bench
from tests.site.records import CONFIG, NOTHING, ROOT

ENTRIES = [entry for entry in library.load(ROOT / "content") if find(entry.game.id)]


def _page() -> str:
    reports = prove(ENTRIES).reports
    benches = {}
    for entry in ENTRIES:
        game = find(entry.game.id)
        assert game
        benches[entry.game.id] = Bench(game, reports[entry.game.id], entry.examples)
    files = pages.files(tuple(ENTRIES), ROOT / "content", settings.read(CONFIG), benches, NOTHING)
    return dict(files)["pruefstand.md"].decode()


def test_each_game_has_its_figures_of_a_stated_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    figures = tmp_path / "mutants.json"
    figures.write_text(
        '{"day": "2026-05-01", "games": {"patchwork": {"tried": 987, "noticed": 876}}}', "utf-8"
    )
    monkeypatch.setattr(mutants, "FIGURES", figures)
    page = _page()
    assert page.count("<td>876 von 987</td>") == 1
    assert page.count("<td>noch nicht gemessen</td>") == len(ENTRIES) - 1
    assert '<time datetime="2026-05-01">1. Mai 2026</time>' in page
