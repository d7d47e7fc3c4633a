"""The desk plays what readers ask for, and tells them where they went wrong."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from kb import proving
from kb.checker.desk import MOST, answer
from kb.checker.example import read
from kb.records.library import Entry, load

ENTRIES = load(Path(__file__).parents[2] / "content")
EXECUTED = {entry.game.id: [each for each in entry.examples if each.expect] for entry in ENTRIES}
TWO = {"players": [{"name": "Anna", "space": 7}, {"name": "Ben", "space": 7}], "moved_last": "Anna"}
ADVANCE = {"move": "advance", "player": "Anna"}
ROUND = {"target": "roter Mond"}


def ask(do: str, game: str = "patchwork", **others: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(answer(json.dumps({"do": do, "game": game, **others})))
    return found


def problem(do: str, game: str = "patchwork", **others: Any) -> dict[str, Any]:
    found = ask(do, game, **others)
    assert not found["ok"]
    return dict(found["problem"])


def by_name(game: str, name: str) -> dict[str, Any]:
    example = next(each for each in EXECUTED[game] if each.id == name)
    return example.model_dump(mode="json", exclude_none=True)


def test_a_play_has_a_stage_for_each_position() -> None:
    found = ask("play", position=TWO, moves=[ADVANCE])
    before, after = found["stages"]
    assert found["ok"]
    assert found["edition"] == "2017"
    assert [each["position"]["players"][0]["space"] for each in (before, after)] == [7, 8]
    assert (before["move"], before["trace"]) == (None, [])
    assert after["move"] == ADVANCE
    assert "vorruecken.ziel" in {step["rule"] for step in after["trace"]}
    changed = {"of": "Anna", "what": "Feld", "before": "7", "after": "8"}
    assert changed in after["changes"]
    assert found["changes"] == after["changes"]
    assert (found["refused"], found["outcome"], found["sentence"]) == (None, None, "")


def test_a_refused_move_is_a_last_stage_with_its_reason() -> None:
    found = ask("play", position=TWO, moves=[ADVANCE, {**ADVANCE, "space": 20}, ADVANCE])
    last = found["stages"][-1]
    assert len(found["stages"]) == 3
    assert [each["refused"] for each in found["stages"]] == [False, False, True]
    assert last["move"]["space"] == 20
    assert any(step["refused"] for step in last["trace"])
    assert found["refused"]["rule"] in {step["rule"] for step in last["trace"]}
    assert found["sentence"] == f"Nicht erlaubt: {found['refused']['reason']}"


def test_only_the_stages_that_are_wanted_are_told() -> None:
    whole = ask("play", position=TWO, moves=[ADVANCE])
    for since in (-5, 0, 1, 2, 99):
        part = ask("play", position=TWO, moves=[ADVANCE], since=since)
        assert part["stages"] == whole["stages"][max(since, 0) :]
        assert part["changes"] == whole["changes"]


def test_the_end_of_a_game_is_told_with_its_rules() -> None:
    players = [{"name": "Anna", "space": 53, "buttons": 9}, {"name": "Ben", "space": 53}]
    found = ask("play", position={"players": players, "moved_last": "Ben"})
    assert found["outcome"]["winners"] == ["Anna"]
    assert found["sentence"].startswith("Es gewinnt Anna (Punkte: ")
    assert found["ending"]


def test_a_misreading_plays_otherwise() -> None:
    true = ask("play", position=TWO, moves=[ADVANCE])
    misread = ask("play", position=TWO, moves=[ADVANCE], misreading="OntoTheOpponent")
    assert [each["changes"] == [] for each in (true, misread)] == [False, True]


def test_choices_are_all_legal_moves_and_one_for_each_reason() -> None:
    found = ask("choices", position=TWO)["choices"]
    reasons = [(each["move"]["move"], each["reason"]) for each in found if not each["allowed"]]
    assert ADVANCE in [each["move"] for each in found if each["allowed"]]
    assert len(reasons) == len(set(reasons)) > 3
    for each in found[:40]:
        played = ask("play", position=TWO, moves=[each["move"]])
        refused = played["refused"] and played["refused"]["rule"]
        assert (refused is None, refused) == (each["allowed"], each["refused_by"])


def test_a_choice_that_hangs_on_an_open_question_says_which() -> None:
    case = by_name("clockworker", "bergung-zuerst-platz-1")
    parts = {name: case[name] for name in ("position", "moves")}
    found = ask("choices", "clockworker", **parts)["choices"]
    opened = [each for each in found if each["allowed"] is None]
    assert {each["question"] for each in opened} == {"frage.kein-werkbot"}


def test_the_effect_of_a_move_is_what_it_changes() -> None:
    found = ask("effect", position=TWO, move=ADVANCE)
    assert found["changes"] == ask("play", position=TWO, moves=[ADVANCE])["changes"]
    assert "Anna" in found["drawing"]["alt"]
    refused = ask("effect", position=TWO, move={**ADVANCE, "space": 20})
    assert refused["refused"]["rule"] == "vorruecken.ziel"


def test_what_is_typed_is_told_by_its_own_lines() -> None:
    text = '{"players": [\n  {"name": "Anna", "spac": 7},\n  {"name": "Ben"}\n]}'
    found = problem("play", position_text=text)
    assert (found["line"], found["column"]) == (2, 20)
    assert found["where"] == "position.players[0].spac"
    assert (
        found["message"]
        == 'Zeile 2, Spalte 20: Ein Feld "spac" gibt es hier nicht – meintest du „space“?'
    )
    found = problem("play", moves_text='[{"move": "advance", "player": "Anna"},\n {"move": 3}]')
    assert (found["where"], found["line"], found["column"]) == ("moves[1].move", 2, 3)
    found = problem("play", moves_text='[{"move": "advance"\n "player": "Anna"}]')
    assert found["message"] == 'Zeile 2, Spalte 2: Erwartet wird ein Komma oder }; da steht „"“.'


@pytest.mark.parametrize(
    ("others", "message"),
    [
        ({"position": {"players": []}}, "„position.players“ wird erwartet: eine Liste mit 2 Ein"),
        ({"position": {"supply": "x"}}, "„position.supply“ wird erwartet: eine ganze Zahl; da st"),
        ({"position": {"supply": 1.5}}, "eine ganze Zahl; da steht 1.5."),
        ({"position": {"supply": 10**12}}, "eine ganze Zahl bis 1000000; da steht 1000000000000."),
        ({"position": []}, "„position“ wird erwartet: Felder; da steht []."),
        ({"moves": [{"move": "advance"}]}, "„moves[0].player“ fehlt."),
        ({"moves": [{"move": "fly"}]}, "buy, "),
        ({"moves": {}}, "„moves“ wird erwartet: eine Liste"),
        ({"edition": "1999"}, "„edition“ wird erwartet: 2017 oder 2014; da steht \"1999\"."),
        ({"misreading": "Nothing"}, "OntoTheOpponent, "),
        ({"readings": {"x": "y"}}, "„readings“ wird erwartet: frage."),
        ({"game": "chess"}, "clockworker, patchwork"),
        ({"game": "../patchwork"}, "clockworker, patchwork"),
        ({"game": 7}, "„game“ wird erwartet: Text; da steht 7."),
        ({"positon": {}}, "meintest du „position“?"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_told_in_german(others: dict[str, Any], message: str) -> None:
    assert message in problem("play", **others)["message"]


@pytest.mark.parametrize(
    ("request_", "message"),
    [
        ("", "Zeile 1, Spalte 1: Erwartet wird"),
        ("null", "Bei „do“ wird erwartet: play, "),
        ("{}", "Bei „do“ wird erwartet: play, "),
        ('{"do": []}', "Bei „do“ wird erwartet: play, "),
        ('{"do": "play"}', "„game“ fehlt."),
        ('{"do": "play", "game": "\\ud800"}', "Text ohne halbe Zeichen"),
        ('{"do": "play", "game": "\ud800"}', "Text ohne halbe Zeichen"),
        ("[" * 60_000, "höchstens 40 Ebenen ineinander"),
        ('"' + "ä" * (MOST // 2) + '"', "Das ist zu lang: Der Prüfer liest höchstens 64 kB."),
    ],
)
def test_a_request_that_is_none_is_told_so(request_: str, message: str) -> None:
    found = json.loads(answer(request_))
    assert message in found["problem"]["message"]


def test_every_kind_of_request_is_documented() -> None:
    page = (Path(__file__).parents[2] / "docs" / "checker.md").read_text("utf-8")
    told = re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE)
    assert told == re.split(", | oder ", problem("nothing")["expected"])


def test_an_open_question_is_told_with_its_readings() -> None:
    case = by_name("rasende-roboter", "altes-gebot-verfallen")
    parts = {name: case[name] for name in ("position", "moves")}
    found = problem("play", "rasende-roboter", **parts)
    assert found["question"] == "frage.altes-gebot"
    assert found["readings"] == ["altes-gebot.verfallen", "altes-gebot.gilt"]
    readings = {found["question"]: found["readings"][0]}
    assert ask("play", "rasende-roboter", **parts, readings=readings)["ok"]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.game.id)
def test_examples_are_judged_as_kb_check_judges_them(entry: Entry) -> None:
    for example in EXECUTED[entry.game.id]:
        told = json.loads(proving.told(entry, example.id).as_json())
        data = example.model_dump(mode="json", exclude_none=True)  # as in api/examples
        found = ask("example", entry.game.id, example=data)
        assert found == {"ok": True, "example": told["example"]}


def test_every_example_can_be_played() -> None:
    for entry in ENTRIES:
        for example in EXECUTED[entry.game.id]:
            case = read(example.model_dump(mode="json"))
            assert case
            found = ask(
                "play",
                entry.game.id,
                edition=case.editions[0] if case.editions else None,
                readings=case.readings,
                position=case.position,
                moves=list(case.moves),
            )
            assert found["ok"], (example.id, found)
            assert bool(found["refused"]) == (case.kind == "refused_by"), example.id


def test_a_puzzle_is_solved_and_its_solution_can_be_played() -> None:
    told: list[str] = []
    request = {"do": "solve", "game": "rasende-roboter", "position": ROUND}
    found = json.loads(answer(json.dumps(request), told.append))
    assert [json.loads(each)["moves"] for each in told] == [*range(1, len(found["solution"]) + 1)]
    played = ask("play", "rasende-roboter", position=found["position"], moves=found["solution"])
    assert played["refused"] is None
    assert played["stages"][-1]["position"]["target"] is None
    claim = {"position": ROUND, "moves": found["solution"], "bid": len(found["solution"])}
    assert ask("verify", "rasende-roboter", **claim)["verification"]["counts"]
    short = ask("verify", "rasende-roboter", **{**claim, "moves": found["solution"][:-1]})
    assert short["verification"]["reason"] == "Im Ziel steht kein Roboter."


def test_a_puzzle_that_is_none_is_told_so() -> None:
    assert "kein Zielchip" in problem("solve", "rasende-roboter")["message"]
    assert "ein Spiel mit Rätseln" in problem("solve")["message"]
    assert ask("solve", "rasende-roboter", position=ROUND, limit=1)["solution"] is None
