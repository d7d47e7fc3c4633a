"""Random rounds: the solver's solution counts, no lower bid does, and it is found in time."""

import os
from pathlib import Path
from random import Random

import pytest

from kb.engines.rasende_roboter.engine import RasendeRoboter
from kb.engines.rasende_roboter.tables import READINGS
from tests.engines.rasende_roboter import chance as by_chance

ROOT = Path(__file__).parents[3]
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


MEASURED = """
import json, resource, time
from random import Random
from kb.engines.rasende_roboter.engine import RasendeRoboter
from tests.engines.rasende_roboter import chance as by_chance

taken = []
for number in range(60):
    chosen = {
        "frage.lesart-abbiegepflicht": f"lesart.{'bd'[number % 2]}",
        "frage.schon-auf-dem-ziel": "schon-da.weg-und-zurueck",
    }
    letters, five = "ABCD" if number % 3 else "AB", number % 4 == 0
    position = by_chance.position(Random(f"speed {number}"), letters, five=five)
    begun = time.process_time()
    moves = RasendeRoboter(readings=chosen).solution(position, 8)
    if moves is not None:
        taken.append((len(moves), time.process_time() - begun))
print(json.dumps([taken, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss]))
"""


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
