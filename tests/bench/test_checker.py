"""The bench of the checker plays moves of all games, and counts what a start fetches."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from kb.checker.desk import answer
from kb.records.library import Entry, load
from kb.site.server.host import serving
from tests.bench import checker


@pytest.mark.parametrize("entry", load(checker.ROOT / "content"), ids=lambda entry: entry.game.id)
def test_moves_of_every_game_are_measured(entry: Entry) -> None:
    requests = list(checker._moves(entry))
    assert len(requests) > checker.PLAYS / 3
    for request in requests:
        stages = json.loads(answer(json.dumps(request)))["stages"]
        assert len(stages) == 1
        assert stages[0]["drawing"]
        assert stages[0]["trace"]


def test_the_files_of_a_start_are_counted(browser: Browser, built: Path) -> None:
    with serving(built) as address:
        sizes = checker._transferred(browser, address, built)
    assert len(sizes) >= 7
    assert 6 < sum(sizes) <= 6.5
