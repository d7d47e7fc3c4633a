"""The recipe of CONTRIBUTING for a new engine, followed with the toy game."""

import json
from pathlib import Path
from shutil import copy

import yaml

from kb import testing
from kb.checker.games import find
from tests.checker.conftest import NIM, Project

CONTRIBUTING = Path(__file__).parents[2] / "CONTRIBUTING.md"


def _problems(project: Project) -> list[str]:
    """What `kb check` finds, without the place."""
    lines = project.kb("check", "nim").stderr.splitlines()[:-1]
    return [line.split(": ", 1)[1] for line in lines]


def _stories() -> str:
    """The examples before anything runs them."""
    runs = ("position", "moves", "expect", "asks", "misreading")
    examples = yaml.safe_load((NIM / "examples.yaml").read_text("utf-8"))["examples"]
    stories = [{key: each[key] for key in each if key not in runs} for each in examples]
    return json.dumps({"examples": stories}, ensure_ascii=False)


def test_an_engine_is_added_in_five_steps(begun: Project) -> None:
    recipe = CONTRIBUTING.read_text("utf-8").partition("## Add an engine\n")[2].partition("##")[0]
    assert [line[:2] for line in recipe.splitlines() if line[:1].isdigit()] == [
        f"{number}." for number in range(1, 6)
    ]

    parts = yaml.safe_load((NIM / "record.yaml").read_text("utf-8"))
    reason = parts["goal"].pop("unexecuted")
    begun.tell(**parts)
    begun.examples.write_text(_stories(), "utf-8")

    # 1. The engine.
    assert find("nim") is None
    begun.add("__init__.py")
    begun.add("engine.py")
    assert find("nim")

    # 2. Its rules are those of the record.
    assert any(each.startswith("ziel.letzter: no engine runs it") for each in _problems(begun))
    begun.tell(goal=parts["goal"] | {"unexecuted": reason})
    assert {each.partition(".")[0] for each in _problems(begun)} == {"irrtum"}

    # 3. The examples run.
    assert "nothing runs it yet" in begun.kb("check", "nim/drei-und-einer").stderr
    copy(NIM / "examples.yaml", begun.examples)
    assert begun.kb("check", "nim/drei-und-einer").exit_code == 0
    missing = {each.partition(":")[0] for each in _problems(begun)}
    assert missing == {"irrtum.vier", "irrtum.letzter", "vier-auf-einmal", "der-letzte-kiesel"}

    # 4. The misconceptions are played.
    begun.add("misreadings.py")
    assert _problems(begun) == []

    # 5. Nothing is left to report, and whole games keep what must be kept.
    result = begun.kb("check", "nim")
    _, row, last = result.stdout.splitlines()
    assert row.split() == ["nim", "11", "9", "9", "7", "4", "2", "2", "100", "%"]
    assert last == "1 game, 11 rules, 7 examples: no problem."
    assert result.exit_code == 0
    game = find("nim")
    assert game
    engine = game.engine(readings={"frage.nichts": "nichts.verboten"})
    assert testing.random_games(engine, lambda _: game.engine.position_type(), games=5) > 10
    testing.check_example("nim", "drei-und-einer", begun.content)
    testing.check_misreading("nim", "FourAtOnce", begun.content)
