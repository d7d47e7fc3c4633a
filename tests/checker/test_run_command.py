"""`kb run`: scenarios that somebody typed, good and bad."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.checker.conftest import Project
from tests.checker.test_check_command import fits

GOOD = """\
position: {pebbles: 4}
moves:
  - {move: take, player: Anna, pebbles: 3}
  - {move: take, player: Ben}
"""


def test_a_scenario_is_played_rule_by_rule(nim: Project) -> None:
    result = nim.kb("run", "nim", "-", stdin=GOOD)
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.splitlines() == [
        'move 1: {"move": "take", "player": "Anna", "pebbles": 3}',
        "  zug.abwechselnd (heft)",
        "  nehmen.vorhanden (heft)",
        "  nehmen.hoechstens (heft:2)",
        "    nehmen.grenze (heft:3) = 3",
        "  nehmen.wegnehmen (heft) – Anna nimmt 3.",
        'move 2: {"move": "take", "player": "Ben"}',
        "  zug.abwechselnd (heft)",
        "  nehmen.vorhanden (heft)",
        "  nehmen.hoechstens (heft:2)",
        "    nehmen.grenze (heft:3) = 3",
        "  nehmen.wegnehmen (heft) – Ben nimmt 1.",
        "then:",
        "  ende.leer (heft) = True",
        "  ende.sieg (heft) = True",
        "allowed",
        'outcome: {"winners": ["Ben"], "points": {}}',
        'position: {"pebbles": 0, "taken": 4}',
    ]


def test_a_refused_move_is_an_answer(nim: Project) -> None:
    result = nim.kb("run", "nim", "-", stdin="moves: [{move: take, player: Anna, pebbles: 4}]")
    assert result.exit_code == 0
    assert "nehmen.hoechstens (heft:2) – refused" in result.stdout
    assert "\nrefused by nehmen.hoechstens: So viele Kiesel" in result.stdout
    assert result.stdout.endswith("\nposition: {}\n")


def test_a_file_may_be_json(nim: Project, tmp_path: Path) -> None:
    file = tmp_path / "scenario.json"
    move = {"move": "take", "player": "Anna", "pebbles": 4}
    file.write_text(json.dumps({"edition": "old", "moves": [move]}), "utf-8")
    result = nim.kb("run", "nim", file)
    assert (result.exit_code, result.stderr) == (0, "")
    assert "nehmen.grenze (heft:3) = 4" in result.stdout


def test_readings_are_chosen(nim: Project) -> None:
    scenario = "{readings: {frage.nichts: %s}, moves: [{move: take, player: Anna, pebbles: 0}]}"
    allowed = nim.kb("run", "nim", "-", stdin=scenario % "nichts.erlaubt").stdout
    assert "\nallowed\n" in allowed
    refused = nim.kb("run", "nim", "-", stdin=scenario % "nichts.verboten").stdout
    assert "\nrefused by nehmen.mindestens" in refused


@pytest.mark.parametrize(
    ("scenario", "allowed", "refused_by"),
    [
        (GOOD, True, None),
        ("moves: [{move: take, player: Ben}]", False, "zug.abwechselnd"),
        ("{position: {pebbles: 3}}", True, None),
    ],
)
def test_json_has_the_documented_shape(
    scenario: str, allowed: bool, refused_by: str | None, nim: Project
) -> None:
    result = nim.kb("run", "nim", "-", "--json", stdin=scenario)
    data = json.loads(result.stdout)
    assert (result.exit_code, result.stderr) == (0, "")
    fits(data, "run")
    assert (data["game"], data["edition"]) == ("nim", "new")
    assert (data["allowed"], data["refused_by"]) == (allowed, refused_by)


TOO_BIG = "a" * 1_000_000
DEEP = "[" * 100_000
BAD: dict[str, tuple[str | bytes, str]] = {
    "nothing": ("", "1:1: empty – write 'position' and 'moves'"),
    "only a comment": ("# nichts", "1:1: empty – write 'position' and 'moves'"),
    "a list": ("- 1", "1:1: "),
    "a word": ("Anna", "1:1: "),
    "an unknown field": ("postion: {}", "1:1: postion: unknown field – did you mean 'position'?"),
    "a wrong type": ("position: {pebbles: ten}", "1:12: position.pebbles: expected a whole number"),
    "a type within": (
        "position:\n  players: [Anna, 7]\n",
        "2:19: position.players[1]: expected text, found 7",
    ),
    "a path that is not there": (
        "position:\n  pebbles: 3\n  heap: 3\n",
        "3:3: position.heap: expected one of pebbles, players, turn, taken, found 'heap'",
    ),
    "what cannot be": ("position: {pebbles: -1}", "1:1: position: expected no fewer pebbles than"),
    "an unknown move": (
        "moves:\n  - {move: take, player: Anna}\n  - {move: steal}\n",
        "3:6: moves[1].move: expected set-up or take, found 'steal'",
    ),
    "a move without a player": ("moves: [{move: take}]", "moves[0].player: expected a value"),
    "moves that are none": ("moves: [1]", "1:9: moves[0]: "),
    "an unknown edition": ("edition: '1999'", "1:1: edition: expected new or old, found '1999'"),
    "no edition": ("edition: 1999", "1:1: edition: a name"),
    "an unknown question": (
        "readings: {frage.x: y}",
        "readings: expected frage.nichts or frage.beginn, found 'frage.x'",
    ),
    "an unknown reading": (
        "readings: {frage.nichts: egal}",
        "readings.frage.nichts: expected nichts.erlaubt or nichts.verboten, found 'egal'",
    ),
    "an open question": (
        "moves: [{move: take, player: Anna, pebbles: 0}]",
        "readings: frage.nichts is open: choose a reading (nichts.erlaubt or nichts.verboten)",
    ),
    "a huge number": ("position: {pebbles: 2000000}", "a whole number up to 1000000"),
    "no YAML": ("position: {pebbles: ", "1:"),
    "a tab": ("position:\n\tpebbles: 3", "2:1: "),
    "an alias": ("position: &a {pebbles: 3}\nmoves: [*a]", "an anchor (&) – remove it"),
    "a tag": ("position: !!python/object:os.system {}", "1:"),
    "deep nesting": (f"position: {DEEP}", "1:"),
    "a megabyte of text": (f"position: {{turn: 1, heap: {TOO_BIG}}}", "position.turn: expected"),
    "a megabyte of a number": (f"position: {{pebbles: {'9' * 1_000_000}}}", "1:"),
    "a megabyte of moves": ("moves:\n" + "- {move: x}\n" * 80_000, "moves[0].move: expected"),
    "a megabyte of keys": ("".join(f"k{at}: 1\n" for at in range(90_000)), "unknown field"),
    "too much of anything": ("a" * 3_000_000, "1:1: 3000000 bytes – a record has at most 2000000"),
    "no UTF-8": (b"position: \xff", "1:11: byte 0xff is not UTF-8"),
    "no text at all": (bytes(range(256)), "byte 0x80 is not UTF-8"),
}  # fmt: skip


@pytest.mark.parametrize("what", BAD)
def test_bad_input_is_a_clear_message_with_its_place(what: str, nim: Project) -> None:
    scenario, message = BAD[what]
    result = nim.kb("run", "nim", "-", stdin=scenario)
    first, *_, last = result.stderr.splitlines()
    assert (result.exit_code, result.stdout) == (1, "")
    assert re.match(r"stdin:\d+:\d+: .", first)
    assert message in first
    assert re.fullmatch(r"1 problem\.|\d+ problems\.", last)
    assert not any(len(line) > 400 for line in result.stderr.splitlines())
    assert len(result.stderr) < 10_000


@pytest.mark.parametrize("what", ["nothing", "a wrong type", "an open question", "no UTF-8"])
def test_bad_input_as_json_is_a_problem(what: str, nim: Project) -> None:
    result = nim.kb("run", "nim", "-", "--json", stdin=BAD[what][0])
    data = json.loads(result.stdout)
    assert (result.exit_code, result.stderr) == (1, "")
    fits(data, "check")
    assert BAD[what][1].split(": ", 1)[1].split(":")[0] in json.dumps(data, ensure_ascii=False)


def test_an_unknown_game_is_said_with_the_known_ones(nim: Project) -> None:
    result = nim.kb("run", "nmi", "-", stdin=GOOD)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "no game 'nmi' – known are: nim\n"


def test_a_game_without_an_engine_cannot_be_run(nim: Project) -> None:
    nim.kb("new", "skat")
    result = nim.kb("run", "skat", "-", stdin=GOOD)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "'skat' has no engine yet; nothing can be run\n"


def test_a_file_that_cannot_be_read_is_said(nim: Project, tmp_path: Path) -> None:
    for file, reason in ((tmp_path / "nowhere", "No such file"), (tmp_path, "Is a directory")):
        result = nim.kb("run", "nim", file)
        assert (result.exit_code, result.stdout) == (2, "")
        assert re.fullmatch(rf"{file} cannot be read \({reason}.*\) – .*\n", result.stderr)


def test_records_that_do_not_load_are_said_first(nim: Project) -> None:
    nim.change("title: Drei und einer", "titel: Drei und einer")
    result = nim.kb("run", "nim", "-", stdin=GOOD)
    assert result.exit_code == 1
    assert "examples.yaml" in result.stderr


def test_every_kind_of_input_is_tried() -> None:
    kinds: set[Any] = {type(scenario) for scenario, _ in BAD.values()}
    assert kinds == {str, bytes}
    assert len(BAD) >= 25
