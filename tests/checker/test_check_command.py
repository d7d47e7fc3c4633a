"""`kb check`: failures with their place, stories, the table, and all of it as JSON."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import yaml

from tests.checker.conftest import NIM, Project

SCHEMA = Path(__file__).parents[2] / "docs" / "checking.schema.json"
RECORD = yaml.safe_load((NIM / "record.yaml").read_text("utf-8"))


def fits(data: Any, kind: str) -> None:
    """Whether data have the documented shape."""
    schema = json.loads(SCHEMA.read_text("utf-8"))
    jsonschema.validate(data, schema | {"$ref": f"#/$defs/{kind}"})


def misconception(**changes: Any) -> Callable[[Project], None]:
    first, *others = RECORD["misconceptions"]
    changed = {key: value for key, value in (first | changes).items() if value}
    return lambda project: project.tell(misconceptions=[changed, *others])


def example(old: str, new: str) -> Callable[[Project], None]:
    return lambda project: project.change(old, new)


def executable(project: Project) -> None:
    first, second = RECORD["turn"]["rules"]
    rules = [first, {key: second[key] for key in second if key != "unexecuted"}]
    project.tell(turn={"rules": rules})


FAULTS = {
    "a wrong position": (
        example("pebbles: 6, taken: 4", "pebbles: 7, taken: 4"),
        "examples.yaml", "drei-und-einer",
        "position.pebbles: expected 7, found 6; kb check nim/drei-und-einer tells its story",
    ),
    "a field that is not there": (
        example("pebbles: 6, taken: 4", "peebles: 6"),
        "examples.yaml", "drei-und-einer",
        "position.peebles: expected 6, found nothing – known are: pebbles, players, turn, taken",
    ),
    "a move that cannot be": (
        example("player: Anna, pebbles: 3", "player: Anna, pebbles: drei"),
        "examples.yaml", "drei-und-einer",
        "moves[0].pebbles: expected a whole number, found 'drei'",
    ),
    "a move that is refused": (
        example("player: Anna, pebbles: 3", "player: Anna, pebbles: 4"),
        "examples.yaml", "drei-und-einer",
        "moves[0]: expected that it is allowed, found that nehmen.hoechstens (So viele",
    ),
    "a move that is allowed": (
        example("player: Anna, pebbles: 2", "player: Anna, pebbles: 1"),
        "examples.yaml", "mehr-als-da-sind",
        "refused_by: expected nehmen.vorhanden, found that it is allowed",
    ),
    "another rule": (
        example("refused_by: nehmen.vorhanden", "refused_by: nehmen.hoechstens"),
        "examples.yaml", "mehr-als-da-sind",
        "refused_by: expected nehmen.hoechstens, found nehmen.vorhanden (So viele",
    ),
    "another winner": (
        example("winners: [Anna]", "winners: [Ben]"),
        "examples.yaml", "der-letzte-kiesel",
        'outcome.winners: expected ["Ben"], found ["Anna"]',
    ),
    "an answer that is wrong": (
        example("Nein, höchstens drei.", "Ja, das geht."),
        "examples.yaml", "vier-auf-einmal",
        "answer: expected no, found yes – correct the answer",
    ),
    "a rule that is not shown": (
        example("shows: [zug.abwechselnd]", "shows: [zug.abwechselnd, ende.leer]"),
        "examples.yaml", "vorgedraengelt",
        "shows: expected ende.leer applied, found that it is not",
    ),
    "a misreading that is not told apart": (
        example("provenance: made up\n\n  - id: vier", "misreading: FourAtOnce\n"
                "    provenance: made up\n\n  - id: vier"),
        "examples.yaml", "drei-und-einer",
        "misreading: expected another result, found the same under FourAtOnce",
    ),
    "a misreading that is not there": (
        example("misreading: LastLoses", "misreading: LastLosse"),
        "examples.yaml", "der-letzte-kiesel",
        "misreading: expected FourAtOnce or LastLoses, found LastLosse",
    ),
    "an open question without a reading": (
        example("pebbles: -1", "pebbles: 0"),
        "examples.yaml", "weniger-als-nichts",
        "frage.nichts: expected a reading, found none – choose one in 'readings': nichts.erlaubt",
    ),
    "a misconception without misreading": (
        misconception(misreading=None),
        "game.yaml", "irrtum.vier",
        "nothing plays it – name its class as 'misreading'; known are: FourAtOnce, LastLoses",
    ),
    "a misconception without example": (
        misconception(example=None),
        "game.yaml", "irrtum.vier",
        "no example tells it apart – name one as 'example' that is run under FourAtOnce",
    ),
    "a misconception with another's example": (
        misconception(example="drei-und-einer"),
        "game.yaml", "irrtum.vier",
        "example drei-und-einer is not run under FourAtOnce",
    ),
    "a rule that nothing runs": (
        executable,
        "game.yaml",
        "zug.laut",
        "no engine runs it – mark a method, or say why in 'unexecuted'",
    ),
    "a page that the booklet does not have": (
        misconception(cite="heft:9"),
        "game.yaml", "misconceptions[0].cite",
        "page 9",
    ),
}  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_a_line_with_its_place_and_stops_the_build(fault: str, nim: Project) -> None:
    spoil, file, about, message = FAULTS[fault]
    spoil(nim)
    result = nim.kb("check")
    lines = result.stderr.splitlines()
    place = re.escape((nim.record.parent / file).as_posix())
    found = [line for line in lines if re.match(rf"{place}:\d+:\d+: ", line)]
    assert result.exit_code == 1
    assert any(about in line and message in line for line in found), lines
    assert lines[-1] in {"1 problem.", "2 problems."}
    out = nim.content.parent / "out"
    built = nim.kb("build", "--build", out)
    assert (built.exit_code, built.stderr) == (1, result.stderr)
    assert not out.exists()


def test_a_place_leads_to_the_example(nim: Project) -> None:
    nim.change("pebbles: 6, taken: 4", "pebbles: 7, taken: 4")
    line = int(nim.kb("check").stderr.split(":")[1])
    assert nim.examples.read_text("utf-8").splitlines()[line - 1] == "  - id: drei-und-einer"


def test_all_failures_are_found_at_once(nim: Project) -> None:
    nim.change("pebbles: 6, taken: 4", "pebbles: 7, taken: 5")
    nim.change("winners: [Anna]", "winners: [Ben]")
    lines = nim.kb("check").stderr.splitlines()
    assert [line.split(": ")[1] for line in lines[:-1]] == [
        "drei-und-einer",
        "drei-und-einer",
        "der-letzte-kiesel",
        "der-letzte-kiesel",
    ]
    assert lines[-1] == "4 problems."


def test_the_table_is_printed_even_where_something_fails(nim: Project) -> None:
    nim.change("pebbles: 6, taken: 4", "pebbles: 7")
    head, row = nim.kb("check").stdout.splitlines()
    assert head.startswith("game")
    assert row.startswith("nim ")


def test_one_game_can_be_checked(nim: Project) -> None:
    assert nim.kb("new", "skat").exit_code == 0
    assert nim.kb("check").stdout.endswith("2 games, 19 rules, 9 examples: no problem.\n")
    assert nim.kb("check", "nim").stdout.endswith("1 game, 11 rules, 7 examples: no problem.\n")
    assert nim.kb("check", "skat").stdout == "1 game, 8 rules, 2 examples: no problem.\n"


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("nmi", "no game 'nmi' – known are: nim"),
        ("nim/vier", "no example 'vier' in nim – known are: anna-beginnt, drei-und-einer, "),
        ("nmi/vier-auf-einmal", "no game 'nmi' – known are: nim"),
        ("/vier", "no game '' – known are: nim"),
    ],
)
def test_what_is_not_there_is_said_with_what_is(what: str, said: str, nim: Project) -> None:
    result = nim.kb("check", what)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(said)
    assert result.stderr.count("\n") == 1


def test_a_story_names_rules_pages_and_both_results(nim: Project) -> None:
    result = nim.kb("check", "nim/vier-auf-einmal")
    assert (result.exit_code, result.stderr) == (0, "")
    assert "        nehmen.grenze (heft:3) = 3" in result.stdout
    assert "    refused by nehmen.hoechstens: So viele Kiesel darfst du nicht" in result.stdout
    assert '      position: {"pebbles": 6, "turn": "Ben", "taken": 4}' in result.stdout


def test_the_story_of_an_example_that_fails_ends_with_1(nim: Project) -> None:
    nim.change("pebbles: 6, taken: 4", "pebbles: 7, taken: 4")
    result = nim.kb("check", "nim/drei-und-einer")
    assert result.exit_code == 1
    assert "  edition new: FAILS" in result.stdout
    assert "drei-und-einer: position.pebbles: expected 7, found 6" in result.stderr


def test_a_story_in_words_is_no_story_to_run(nim: Project) -> None:
    assert nim.kb("new", "skat").exit_code == 0
    result = nim.kb("check", "skat/beispiel.gleichstand")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "'beispiel.gleichstand' is a story in words; nothing runs it yet\n"


def test_json_has_the_documented_shape(nim: Project) -> None:
    nim.kb("new", "skat")
    result = nim.kb("check", "--json")
    data = json.loads(result.stdout)
    assert (result.exit_code, result.stderr) == (0, "")
    fits(data, "check")
    assert data["problems"] == []
    assert data["games"]["nim"]["noticed"] == data["games"]["nim"]["spoiled"] == 10
    assert list(data["games"]) == ["nim"]


def test_json_of_failures_has_the_same_shape(nim: Project) -> None:
    nim.change("pebbles: 6, taken: 4", "pebbles: 7, taken: 4")
    result = nim.kb("check", "--json")
    data = json.loads(result.stdout)
    assert (result.exit_code, result.stderr) == (1, "")
    fits(data, "check")
    (problem,), (failure,) = data["problems"], data["games"]["nim"]["failures"]
    assert problem["where"] == failure["about"] == "drei-und-einer"
    assert problem["message"].startswith(failure["message"])


def test_json_of_records_that_do_not_load_has_the_same_shape(nim: Project) -> None:
    nim.change("title: Drei und einer", "titel: Drei und einer")
    result = nim.kb("check", "--json")
    assert result.exit_code == 1
    fits(json.loads(result.stdout), "check")


@pytest.mark.parametrize("name", ["drei-und-einer", "vier-auf-einmal", "der-letzte-kiesel"])
def test_json_of_an_example_has_the_documented_shape(name: str, nim: Project) -> None:
    result = nim.kb("check", f"nim/{name}", "--json")
    data = json.loads(result.stdout)
    assert (result.exit_code, result.stderr) == (0, "")
    fits(data, "example")
    (verdict,) = data["example"]["verdicts"]
    assert verdict["holds"]
    assert data["pages"]["nehmen.grenze"] == "heft:3"
    applied = {step["rule"] for trace in verdict["run"]["trace"] for step in trace}
    assert "zug.abwechselnd" in applied


def test_json_of_an_example_that_fails_says_why(nim: Project) -> None:
    nim.change("misreading: FourAtOnce", "misreading: LastLoses")
    result = nim.kb("check", "nim/vier-auf-einmal", "--json")
    data = json.loads(result.stdout)
    assert result.exit_code == 1
    fits(data, "example")
    (verdict,) = data["example"]["verdicts"]
    assert len(verdict["mismatches"]) == len(data["problems"]) == 1
