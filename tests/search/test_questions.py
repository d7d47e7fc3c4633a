"""Questions as people put them to the real games: none is answered wrongly."""

import json
from pathlib import Path
from typing import Any

import pytest

from kb.search import reply
from kb.search.collection import Collection
from kb.search.reply import Reply

QUESTIONS: list[dict[str, str]] = json.loads(
    (Path(__file__).parent / "questions.json").read_text("utf-8")
)
ANSWERED = 0.9
"""The least share of the yes-no questions that get their verdict."""


@pytest.fixture(scope="module")
def replies(real: Collection) -> list[tuple[dict[str, str], Reply]]:
    return [(each, reply.reply(real, each["question"], each.get("game", ""))) for each in QUESTIONS]


def _wrong(verdict: str, replies: Any) -> list[str]:
    """The questions with a verdict that got another one."""
    allowed = {verdict, "unbekannt"}
    return [
        f"{each['question']} – {got.verdict}"
        for each, got in replies
        if each.get("verdict") == verdict and got.verdict not in allowed
    ]


@pytest.mark.parametrize("verdict", ["ja", "nein", "offen", "unbekannt"])
def test_no_question_gets_another_verdict(replies: Any, verdict: str) -> None:
    assert _wrong(verdict, replies) == []


def test_nearly_all_yes_no_questions_are_answered(replies: Any) -> None:
    verdicts = [got.verdict for each, got in replies if each.get("verdict") in ("ja", "nein")]
    answered = sum(verdict != "unbekannt" for verdict in verdicts)
    assert answered >= ANSWERED * len(verdicts), f"{answered} of {len(verdicts)}"


def test_a_value_is_the_one_that_the_record_states(replies: Any) -> None:
    wrong = [
        f"{each['question']} – {got.verdict}"
        for each, got in replies
        if "value" in each and got.verdict != "unbekannt" and each["value"] not in got.answer
    ]
    assert wrong == []


def test_every_way_to_ask_that_needs_no_story_leads_to_its_own_answer_or_to_none(
    real: Collection,
) -> None:
    for number in real.answering:
        game, topic = real.places[number].game, real.topic(number)
        told = topic.answerable
        for asked, phrasing in zip(told.asked, topic.phrasings, strict=True):
            if told.verdict in ("ja", "nein") and not phrasing.bound:
                got = reply.reply(real, asked, game).verdict
                assert got in (told.verdict, "unbekannt"), f"{told.id}: {asked}"
