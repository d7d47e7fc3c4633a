"""What readers type wrongly, in each game: one German message at its line, and what is expected."""

import json
from typing import Any

import pytest

from kb.checker.desk import answer
from kb.records.game import Game
from tests.checker.test_hostile import ENTRIES

CASES: dict[str, list[tuple[str, str, str]]] = {
    "builders-antiquity": [
        ('{"players": [{"name": "Ben",\n "coins": -3}]}', "Zeile 2", "0 oder mehr; da steht -3"),
        ('{"loan_stack": 1e9}', "Zeile 1", "eine ganze Zahl"),
        ('{"players": [{"name": "A"}, {"name": "A"}]}', "Zeile 1", "verschiedenen Namen"),
        ('{"players": [{"name": "Ben"}],\n "first": "Eva"}', "Zeile 2", "einer Person am Tisch"),
        ('{"turn":\n {"player": "Eva"}}', "Zeile 2", "der Name einer Person am Tisch"),
        ('{"workers": [{"name": "Eva"},\n {"name": "Eva"}]}', "Zeile 2", "nur an einer Stelle"),
        (
            '{"buildings": [{"name": "Villa"}],\n'
            ' "players": [{"name": "Ben",\n "built": [{"name": "Villa"}]}]}',
            "Zeile 3",
            'nur an einer Stelle; da steht "Villa"',
        ),
    ],
    "clockworker": [
        ('{"players": [{"name": "Ben",\n "gears": -1}]}', "Zeile 2", "0 oder mehr; da steht -1"),
        ('{"supply": -1}', "Zeile 1", "0 oder mehr"),
        ('{"players": [{"name": "A"}, {"name": "A"}]}', "Zeile 1", "verschiedenen Namen"),
        ('{"row": [{"name": "Werft", "bots": [2]}]}', "Zeile 1", "Plätzen von 1 bis 0"),
        (
            '{"row": [{"name": "Werft"}],\n'
            ' "players": [{"name": "Ben",\n "places": [{"name": "Werft"}]}]}',
            "Zeile 3",
            'nur an einer Stelle; da steht "Werft"',
        ),
        (
            '{"recordings": [{"name": "Lied"}],\n "recording_stack": [{"name": "Lied"}]}',
            "Zeile 2",
            "nur an einer Stelle",
        ),
    ],
    "patchwork": [
        ('{"players": [{"name": "A", "buttons": -5}, {"name": "B"}]}', "Zeile 1", "0 oder mehr"),
        ('{"players": [{"name": "A",\n "space": 99}, {"name": "B"}]}', "Zeile 2", "ein Feld von 0"),
        ('{"supply": -1}', "Zeile 1", "0 oder mehr"),
        ('{"circle": ["P02", "P02"]}', "Zeile 1", "jeder Flicken nur an einer Stelle"),
        ('{"players": [{"name": "A"}]}', "Zeile 1", "eine Liste mit 2 Einträgen"),
    ],
    "rasende-roboter": [
        ('{"count": -1}', "Zeile 1", "0 oder mehr"),
        ('{"robots": {"red": [16, 0]}}', "Zeile 1", "ein Feld des Plans"),
        ('{"robots": {"red": [1, 1], "blue": [1, 1]}}', "Zeile 1", "ohne einen anderen Roboter"),
        ('{"pile": ["roter Mond", "roter Mond"]}', "Zeile 1", "jeder Zielchip nur an einer"),
        ('{"target": "roter Mont"}', "Zeile 1", 'da steht "roter Mont"'),
    ],
}
ANYWHERE = [
    ("", "das Ende des Textes"),
    ('{"players": []', "das Ende des Textes"),
    ('{"players": [],}', "nach dem Komma"),
    ("{'players': []}", "in doppelten Anführungszeichen"),
    ('{"box": NaN}', "„NaN“"),
    ('{"players": 1, "players": 2}', "zum zweiten Mal"),
    ("[" * 3000, "höchstens 40 Ebenen"),
    ('{"box": 1e999}', "mit der ein Spiel noch rechnet"),
    ('{"players": "\\ud800"}', "ohne halbe Zeichen"),
    ('{"playerz": []}', "meintest du „players“?"),
    ("[]", "Felder; da steht []"),
    ("{} {}", "nichts mehr nach dem Ende"),
]
MOVES = [
    ('{"move": "x"}', "eine Liste"),
    ("[null]", "Felder, darunter „move“"),
    ('[{"move": "castle"}]', 'da steht "castle"'),
    ('[{"move": 1}]', "da steht 1"),
]
GAMES = [entry.game for entry in ENTRIES]


def problem(game: str, **typed: str) -> dict[str, Any]:
    found = json.loads(answer(json.dumps({"do": "play", "game": game, **typed})))
    assert not found["ok"], found["stages"][0]["position"]
    return dict(found["problem"])


@pytest.mark.parametrize(
    ("game", "text", "line", "told"),
    [(game, *case) for game, cases in CASES.items() for case in cases],
)
def test_what_no_play_reaches_is_told_at_its_line(
    game: str, text: str, line: str, told: str
) -> None:
    message = problem(game, position_text=text)["message"]
    assert message.startswith(f"{line}, Spalte ")
    assert told in message


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_text_that_is_no_position_or_no_moves_is_told_at_its_line(game: Game) -> None:
    for part, cases in (("position_text", ANYWHERE), ("moves_text", MOVES)):
        for text, told in cases:
            found = problem(game.id, **{part: text})
            assert found["line"] == 1, text
            assert told in found["message"], text


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_move_of_another_game_is_told_with_the_moves_that_there_are(game: Game) -> None:
    foreign = "bid" if game.id != "rasende-roboter" else "buy"
    message = problem(game.id, moves_text=f'[\n{{"move": "{foreign}"}}]')["message"]
    assert message.startswith("Zeile 2, ")
    assert f'da steht "{foreign}"' in message
    assert ", " in message
    assert message.count(" oder ") == 1
