"""The bench of the solver measures what it says, and names what is too much."""

import pytest

from tests.bench import solver
from tests.bench.solver import Pace, Solved


def test_each_length_has_its_line(capsys: pytest.CaptureFixture[str]) -> None:
    solver.main(["12"])
    lines = capsys.readouterr().out.splitlines()
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines if "|" in line][2:]
    assert sum(int(row[1]) for row in rows) == 12
    assert len({row[0] for row in rows}) == len(rows) > 1
    assert any(row[4] for row in rows)
    assert any(line.startswith("memory: ") for line in lines)


def test_what_is_too_much_is_named() -> None:
    quick = [Solved(5, 0.04), Solved(6, 0.9), Solved(2, 0.01), Solved(8, 1.9), Solved(0, 9)]
    assert not list(solver.too_much(Pace(quick, 199)))
    slow = [Solved(5, 0.06), Solved(6, 1.5), Solved(2, 0.01), Solved(8, 2.25)]
    assert list(solver.too_much(Pace(slow, 250))) == [
        "a solution of up to 6 moves takes 1.5 s, and may take 1 s",
        "a solution of up to 6 moves takes in the median 0.06 s, and may take 0.05 s",
        "a solution of up to 8 moves takes 2.25 s, and may take 2 s",
        "solving takes 250 MB, and may take 200 MB",
    ]
