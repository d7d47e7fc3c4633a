"""Compounds: a word is taken apart, but a pasted run of letters does not hold the search up."""

import json
import subprocess
from unittest.mock import Mock

from kb.search.compounds import split
from kb.search.export import constants
from tests.search.test_parity import HERE, NODE, SCRIPTS

WORD = "grundstuecksverkehrsgenehmigungszustaendigkeitsuebertragungsverordnung"
"""One of the longest words there are."""
RUN, FEW = 5_000, 100


def test_one_of_the_longest_words_is_taken_apart() -> None:
    known = {WORD.removesuffix("sverordnung"), "verordnung"}
    assert split(WORD, known.__contains__) == tuple(sorted(known))


def test_a_long_run_of_letters_asks_for_few_parts() -> None:
    known = Mock(return_value=False)
    assert split("a" * RUN, known) is None
    assert known.call_count < FEW


def test_the_scripts_ask_for_few_parts_too() -> None:
    command = [str(NODE), str(HERE / "apart.js"), str(SCRIPTS)]
    command += [json.dumps(constants()), str(RUN)]
    done = subprocess.run(command, capture_output=True, check=True, encoding="utf-8")
    assert all(count < FEW for count in json.loads(done.stdout).values())
