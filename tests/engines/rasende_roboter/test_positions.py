"""Random rounds: the solver's solution counts, and no lower bid does."""

import os
from random import Random

import pytest

from kb.engines.rasende_roboter.engine import RasendeRoboter
from kb.engines.rasende_roboter.tables import READINGS
from tests.engines.rasende_roboter import chance as by_chance

TIMES = int(os.environ.get("REGELFEST_TIMES", "1"))
POSITIONS = 500 * TIMES
LONGEST = 6
"""Longer solutions are left out here: they take most of the time."""
BATCHES = 20


@pytest.mark.parametrize("batch", range(BATCHES))
def test_what_the_solver_finds_counts_and_not_with_a_lower_bid(batch: int) -> None:
    solved = 0
    for number in range(batch, POSITIONS, BATCHES):
        chance = Random(f"position {number}")  # noqa: S311
        engine = _engine(chance)
        position = by_chance.position(chance, chance.choice(("AB", "ABCD")), five=number % 5 == 0)
        moves = engine.solution(position, LONGEST)
        if moves is None:
            continue
        solved += 1
        checked = engine.verify(position, len(moves), moves)
        assert checked.counts, (number, checked)
        assert len(checked.moves) == len(moves)
        assert engine.verify(position, len(moves) + 1, moves).counts
        assert not engine.verify(position, len(moves) - 1, moves).counts
        shortened = engine.verify(position, len(moves), moves[:-1])
        assert not shortened.counts
    assert solved > POSITIONS // BATCHES / 4


def _engine(chance: Random) -> RasendeRoboter:
    """An engine with readings by chance, and no question left open."""
    chosen = {each.id: chance.choice(each.readings) for each in RasendeRoboter.questions}
    return RasendeRoboter(chance.choice(RasendeRoboter.editions), chosen)


@pytest.mark.parametrize("letter", READINGS)
def test_a_stricter_reading_is_never_shorter(letter: str) -> None:
    for number in range(12):
        position = by_chance.position(Random(f"strict {number}"), "AB")  # noqa: S311
        lengths = {}
        for each in (letter, "A", "D"):
            engine = RasendeRoboter(
                readings={
                    "frage.lesart-abbiegepflicht": f"lesart.{each.lower()}",
                    "frage.schon-auf-dem-ziel": "schon-da.weg-und-zurueck",
                }
            )
            found = engine.solution(position, LONGEST)
            lengths[each] = len(found) if found else LONGEST + 1
        assert lengths["A"] <= lengths[letter] <= lengths["D"]
