"""The documentation names what exists, and names all of it."""

import re
import runpy
from pathlib import Path

import pytest
from typer.main import get_command

from kb.cli import app

ROOT = Path(__file__).parents[1]
PAGES = [
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "docs/checker.md",
    "docs/design.md",
    "docs/publishing.md",
]


def _read(page: str) -> str:
    return (ROOT / page).read_text("utf-8")


def test_the_architecture_page_is_as_the_modules_say() -> None:
    made = runpy.run_path(str(ROOT / "docs" / "architecture.py"))["page"]()
    assert _read("docs/architecture.md") == made, "run `make docs`"


def test_every_command_is_in_the_design() -> None:
    commands = list(get_command(app).commands)  # type: ignore[attr-defined]
    line = next(line for line in _read("docs/design.md").splitlines() if "cli.py" in line)
    assert all(command in line for command in commands), commands


@pytest.mark.parametrize("page", PAGES)
def test_commands_that_are_named_exist(page: str) -> None:
    commands = set(get_command(app).commands)  # type: ignore[attr-defined]
    named = set(re.findall(r"(?:`|bin/)kb ([a-z]+)", _read(page)))
    assert named <= commands, named - commands


@pytest.mark.parametrize("page", PAGES)
def test_targets_of_make_that_are_named_exist(page: str) -> None:
    targets = set(re.findall(r"^([a-z]+):", _read("Makefile"), re.MULTILINE))
    named = set(re.findall(r"(?:`|^)make ([a-z]+)", _read(page), re.MULTILINE))
    assert named <= targets, named - targets


@pytest.mark.parametrize("page", PAGES)
def test_files_that_are_linked_exist(page: str) -> None:
    links = re.findall(r"\]\((?!https?:|#|mailto:)([^)#]+)", _read(page))
    missing = [link for link in links if not (ROOT / page).parent.joinpath(link).exists()]
    assert not missing


@pytest.mark.parametrize("page", PAGES)
def test_paths_that_are_named_exist(page: str) -> None:
    paths = re.findall(r"`((?:kb|tests|content|docs)/[\w./-]+)`", _read(page))
    made = ("content/games/mein-spiel", "tests/content/facts/mein-spiel", "kb/search", "kb/checker")
    missing = [path for path in paths if not path.startswith(made) and not (ROOT / path).exists()]
    assert not missing


def test_recipes_have_at_most_five_steps() -> None:
    recipes = re.split(r"^## ", _read("CONTRIBUTING.md"), flags=re.MULTILINE)[1:]
    steps = {recipe.splitlines()[0]: len(re.findall(r"^\d\.", recipe, re.M)) for recipe in recipes}
    assert all(number <= 5 for number in steps.values()), steps
