"""Parity of answers: the scripts say to a question what Python says to it, word for word."""

import dataclasses
import json
import subprocess
from pathlib import Path
from typing import Any

from kb.search import reply
from kb.search.collection import Collection
from tests.search import generated
from tests.search.test_parity import HERE, NODE, SCRIPTS

QUESTIONS: list[dict[str, str]] = json.loads((HERE / "questions.json").read_text("utf-8"))


def asked(question: str, game: str = "") -> dict[str, str]:
    return {"question": question, "game": game}


def by_scripts(exported: Path, questions: list[dict[str, str]]) -> list[Any]:
    command = [str(NODE), str(HERE / "asked.js"), str(SCRIPTS), str(exported)]
    done = subprocess.run(
        command, input=json.dumps(questions), capture_output=True, check=False, encoding="utf-8"
    )
    assert done.returncode == 0, done.stderr
    replies: list[Any] = json.loads(done.stdout)
    return replies


def differing(real: Collection, exported: Path, questions: list[dict[str, str]]) -> list[str]:
    replies = by_scripts(exported, questions)
    assert len(replies) == len(questions)
    return [
        each["question"]
        for each, found in zip(questions, replies, strict=True)
        if plain(reply.reply(real, each["question"], each["game"])) != found
    ]


def plain(said: reply.Reply) -> Any:
    """A reply as the scripts give it: what stands near is among the hits below an answer."""
    if said.answer == reply.NO_ANSWER:
        said = dataclasses.replace(said, rules=())
    return json.loads(json.dumps(dataclasses.asdict(said)))


def test_the_same_for_every_question_of_our_list(real: Collection, exported: Path) -> None:
    games = [asked(each["question"], each.get("game", "")) for each in QUESTIONS]
    assert differing(real, exported, games) == []


def test_the_same_where_no_game_is_chosen(real: Collection, exported: Path) -> None:
    assert differing(real, exported, [asked(each["question"]) for each in QUESTIONS]) == []


def test_the_same_for_generated_paraphrases(real: Collection, exported: Path) -> None:
    questions = generated.questions(real, 300, seed=11)
    verdicts = [each["verdict"] for each in by_scripts(exported, questions)]
    assert sum(verdict != "unbekannt" for verdict in verdicts) > 100
    assert differing(real, exported, questions) == []
