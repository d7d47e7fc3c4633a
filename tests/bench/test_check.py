"""The bench of the checker measures every game, and says what is too slow."""

import pytest

from kb.records import library
from tests.bench import check
from tests.bench.check import Pace


def test_every_game_has_its_line(capsys: pytest.CaptureFixture[str]) -> None:
    check.main()
    lines = capsys.readouterr().out.splitlines()
    games = [line.split("|")[1].strip() for line in lines[2:] if line.startswith("|")]
    assert games == [*(entry.game.id for entry in library.load(check.ROOT / "content")), "all"]
    assert any(line.startswith("kb check: ") for line in lines)


def test_what_takes_too_long_is_named() -> None:
    assert not list(check.too_slow(Pace("all", 300, 0.9, 300, 19.9)))
    assert list(check.too_slow(Pace("all", 300, 1.5, 300, 21))) == [
        "running all examples takes 1.50 s, and may take 1 s",
        "spoiling all rules takes 21.00 s, and may take 20 s",
    ]
