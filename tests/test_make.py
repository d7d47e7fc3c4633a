"""Make, the locks and the choice of a Python, without installing anything."""

import json
import os
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")


def make(*words: str) -> str:
    # Without what an outer make hands down: these tests may run from one.
    env = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    done = subprocess.run(
        ["make", *words], cwd=ROOT, env=env, capture_output=True, text=True, check=True
    )
    return done.stdout


def test_help_names_every_target() -> None:
    targets = re.findall(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)[0].split()
    shown = re.findall(r"^  make (\w+) +\S", make("help"), re.MULTILINE)
    assert shown == [*dict.fromkeys(shown)]
    assert set(shown) == set(targets)


@pytest.mark.parametrize("command", ["serve", "build", "check"])
def test_targets_are_the_commands_of_kb(command: str) -> None:
    assert make("--dry-run", command).splitlines()[-1] == f".venv/bin/python -m kb {command}"


def test_plain_make_serves() -> None:
    assert make("--dry-run").splitlines()[-1].endswith(" serve")


def test_the_gate_is_format_lint_types_and_tests_in_this_order() -> None:
    lines = make("--dry-run", "test").splitlines()[-7:]
    words = [line.split()[0:2] for line in lines]
    assert [" ".join(each) for each in words] == [
        ".venv/bin/ruff format",
        ".venv/bin/ruff check",
        ".venv/bin/mypy",
        ".venv/bin/node node_modules/typescript/bin/tsc",
        ".venv/bin/node node_modules/typescript/bin/tsc",  # the service worker
        ".venv/bin/python -m",
        ".venv/bin/python -m",  # what is measured runs alone
    ]
    assert lines[-2].endswith("--ignore=tests/bench")
    assert lines[-1].endswith("pytest tests/bench")


def test_ci_runs_the_same_gate() -> None:
    lines = (ROOT / ".ci" / "run").read_text("utf-8").splitlines()
    assert lines[-1] == "make test"
    assert lines[-2].startswith("export CI=")  # or a missing browser would only be skipped


@pytest.mark.parametrize("name", ["site.txt", "test.txt", "bench.txt", "strength.txt"])
def test_every_requirement_is_pinned_with_hashes_and_no_place(name: str) -> None:
    text = (ROOT / "requirements" / name).read_text("utf-8")
    assert not re.search(r"https?:|file:|--(extra-)?index-url|--find-links|(^| )/", text, re.M)
    for block in re.findall(r"^[a-z0-9].*(?:\n .*)*", text, re.MULTILINE):
        assert re.match(r"[a-z0-9-]+==\S+", block)
        assert "--hash=sha256:" in block


def test_the_lock_holds_what_the_project_depends_on() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    asked = {re.split(r"[^\w-]", each)[0].lower() for each in project["dependencies"]}
    text = (ROOT / "requirements" / "site.txt").read_text("utf-8")
    assert asked - set(re.findall(r"^([\w-]+)==", text, re.MULTILINE)) == set()


def test_tests_run_with_the_versions_that_build_the_site() -> None:
    def pins(name: str) -> set[str]:
        text = (ROOT / "requirements" / name).read_text("utf-8")
        return set(re.findall(r"^[\w-]+==\S+", text, re.MULTILINE))

    assert pins("site.txt") - pins("test.txt") == set()


def test_the_node_lock_names_no_registry() -> None:
    packages = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    assert [name for name, package in packages.items() if "resolved" in package] == []


def choose(folder: Path, **pythons: str) -> str:
    """What venv.sh says where only these Pythons exist, each a small shell script."""
    for name, script in pythons.items():
        file = folder / name.replace("_", ".")
        file.write_text(f"#!/bin/sh\n{script}\n", "utf-8")
        file.chmod(0o755)
    done = subprocess.run(
        ["/bin/sh", str(ROOT / "requirements" / "venv.sh"), "there"],
        env={"PATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0 or not done.stdout
    return done.stdout + done.stderr


NEW = '[ "$1" = -m ] && echo "$0 $*"; exit 0'
OLD = "exit 1"
BARE = 'case "$2" in *ensurepip*) exit 1;; esac; exit 0'


def test_the_first_python_that_is_new_enough_is_taken(tmp_path: Path) -> None:
    words = choose(tmp_path, python3=OLD, python3_12=NEW, python3_11=NEW)
    assert words == f"{tmp_path}/python3.12 -m venv --clear there\n"


def test_a_python_without_venv_is_passed_over(tmp_path: Path) -> None:
    assert "python3.11 -m venv" in choose(tmp_path, python3=BARE, python3_11=NEW)


def test_no_python_is_one_sentence(tmp_path: Path) -> None:
    words = "Regelfest needs Python 3.11 or newer, and none was found; python.org has it.\n"
    assert choose(tmp_path, python3=OLD) == words


def test_no_venv_is_one_sentence(tmp_path: Path) -> None:
    words = "python3 comes without venv; on Debian and Ubuntu, "
    assert choose(tmp_path, python3=BARE) == f"{words}'sudo apt install python3-venv' brings it.\n"
