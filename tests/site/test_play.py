"""The play of the interactive stage: what was asked quickly one after another stays apart."""

import json
import subprocess
from pathlib import Path

from tests.chromium import NODE
from tests.conftest import ROOT

ASSETS = ROOT / "kb" / "site" / "assets"


def test_stages_are_those_of_the_moves_that_were_asked_for_last() -> None:
    command = [str(NODE), str(Path(__file__).with_name("play.js")), str(ASSETS)]
    done = subprocess.run(command, capture_output=True, check=True, encoding="utf-8")
    last = ["", "b", "bc"]
    assert json.loads(done.stdout) == {"quick": last, "problem": None, "late": last}
