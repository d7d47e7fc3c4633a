"""Every fact that the sources state stands in the records, where `facts/*.yaml` says.

A fact is a question, the field that answers it, and what the field `is` or `says`. A field is
named by steps: the keys of mappings; an entry of a list by its id, else its players, label, name
or title, else its position from 0. `examples/…` leads into examples.yaml.
"""

from pathlib import Path
from typing import Any

import pytest
import yaml
import yamlcore

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "content" / "games"
FACTS = sorted((Path(__file__).parent / "facts").glob("*.yaml"))
NAMES = ("id", "players", "label", "name", "title")
FEWEST = 40
"""Facts per game, so that none vanishes unnoticed."""


def _read(file: Path) -> Any:
    return yaml.load(file.read_text("utf-8"), yamlcore.CCoreLoader)  # noqa: S506


def _name(entry: Any) -> str | None:
    """What an entry of a list is called."""
    if not isinstance(entry, dict):
        return None
    return next((str(entry[key]) for key in NAMES if key in entry), None)


def _step(value: Any, step: str) -> Any:
    if isinstance(value, dict):
        return value[step]
    if isinstance(value, list):
        named = [entry for entry in value if _name(entry) == step]
        if named or (step.isdigit() and int(step) < len(value)):
            return named[0] if named else value[int(step)]
    raise KeyError(step)


def _field(record: Any, field: str) -> Any:
    value = record
    for step in field.split("/"):
        value = _step(value, step)
    return value


def _wrong(record: Any, fact: dict[str, Any]) -> str | None:
    """What is wrong with a fact, for the one who mends the record."""
    try:
        value = _field(record, fact["field"])
    except KeyError as missing:
        return f"{fact['question']} {fact['field']}: there is no {missing}"
    due = fact.get("is", fact.get("says"))
    holds = value == due if "is" in fact else isinstance(value, str) and str(due) in value
    return None if holds else f"{fact['question']} {fact['field']}: {value!r} – due: {due!r}"


@pytest.mark.parametrize("file", FACTS, ids=lambda file: file.stem)
def test_a_record_answers_as_its_sources_do(file: Path) -> None:
    game = GAMES / file.stem
    record = _read(game / "game.yaml") | _read(game / "examples.yaml")
    wrong = [found for fact in _read(file) if (found := _wrong(record, fact))]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("file", FACTS, ids=lambda file: file.stem)
def test_a_fact_is_a_question_with_one_answer(file: Path) -> None:
    facts = _read(file)
    for fact in facts:
        assert set(fact) in ({"question", "field", "is"}, {"question", "field", "says"}), fact
    asked = [(fact["question"], fact["field"]) for fact in facts]
    assert len(set(asked)) == len(asked) >= FEWEST


def test_every_game_has_its_facts() -> None:
    assert [file.stem for file in FACTS] == sorted(path.name for path in GAMES.iterdir())
