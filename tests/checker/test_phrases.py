"""Whatever data of an engine may lack, its readers are told in German."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kb.checker import german
from kb.checker.games import find, known

ENGINES = Path(german.__file__).parents[1] / "engines"
CODEC = (ENGINES / "codec.py", ENGINES / "engine.py", ENGINES / "once.py")
OWN = {
    " or ": "only names that the data themselves use, joined",
    "no chip lies open": "told by the desk in words of its own",
}


def _phrases(file: Path) -> Iterator[str]:
    """What each BadData or ValueError of a module says was expected; `§` for what varies."""
    tree = ast.parse(file.read_text("utf-8"))
    said = {
        node.targets[0].id: node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            at = {"BadData": 1, "ValueError": 0}.get(node.func.id)
            if at is not None:
                phrase = node.args[at]
                if isinstance(phrase, ast.Name):
                    phrase = said.get(phrase.id, phrase)
                yield from _words(phrase)


def _words(phrase: ast.expr) -> Iterator[str]:
    if isinstance(phrase, ast.Constant):
        yield str(phrase.value)
    elif isinstance(phrase, ast.JoinedStr):
        parts = (each.value if isinstance(each, ast.Constant) else "7" for each in phrase.values)
        yield "".join(map(str, parts))
    elif isinstance(phrase, ast.BoolOp):
        for each in phrase.values:
            yield from _words(each)


CASES = [
    pytest.param(slug, phrase, id=f"{slug}: {phrase}")
    for slug in known()
    for file in (*CODEC, *sorted((ENGINES / slug.replace("-", "_")).glob("*.py")))
    for phrase in dict.fromkeys(_phrases(file))
    if phrase not in OWN
]


def test_phrases_are_found_in_all_games() -> None:
    assert {case.values[0] for case in CASES} == set(known())
    assert len(CASES) > 60


@pytest.mark.parametrize(("slug", "phrase"), CASES)
def test_each_phrase_is_said_in_german(slug: str, phrase: str) -> None:
    game = find(slug)
    assert game
    said = german.expected(phrase, game.engine.phrases)
    assert said != phrase
    assert not re.search(r"\\\d|\b(?:a|the|of|with|each|players|number)\b", said)


@pytest.mark.parametrize("slug", known())
def test_no_phrase_is_left_over(slug: str) -> None:
    game = find(slug)
    assert game
    phrases = [str(case.values[1]) for case in CASES if case.values[0] == slug]
    unused = [
        pattern
        for pattern in game.engine.phrases
        if not any(re.fullmatch(pattern, phrase) for phrase in phrases)
    ]
    assert unused == []


def test_names_are_joined_in_german() -> None:
    assert german.expected("Anna or Ben", {}) == "Anna oder Ben"
