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
ROBOTS, PATCHWORK, ANTIQUITY, CLOCKWORKER = (
    "rasende-roboter", "patchwork", "builders-antiquity", "clockworker",
)  # fmt: skip
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


def test_every_way_to_ask_that_needs_no_story_leads_to_its_own_answer(
    real: Collection,
) -> None:
    for number in real.answering:
        game, topic = real.places[number].game, real.topic(number)
        told = topic.answerable
        for asked, phrasing in zip(told.asked, topic.phrasings, strict=True):
            if told.verdict in ("ja", "nein") and not phrasing.bound and not told.computed:
                got = reply.reply(real, asked, game).verdict
                assert got == told.verdict, f"{told.id}: {asked}"


def test_a_question_with_numbers_gets_what_its_rule_works_out(real: Collection) -> None:
    topics = [(real.places[number].game, real.topic(number)) for number in real.answering]
    asked = [
        (game, each, topic.answerable.computed.answer(each))
        for game, topic in topics
        if topic.answerable.computed
        for each in topic.answerable.asked
    ]
    wrong = [each for game, each, want in asked if reply.reply(real, each, game).verdict != want]
    assert len(asked) > 30
    assert wrong == []


@pytest.mark.parametrize(
    ("question", "game", "verdict"),
    [
        ("Mein Gebot ist 12, ich löse es in 12 Zügen. Gilt das?", ROBOTS, "ja"),
        ("Mein Gebot ist 12, ich löse es in 13 Zügen. Gilt das?", ROBOTS, "nein"),
        ("Darf ich mein Gebot von 5 auf 4 ändern?", ROBOTS, "ja"),
        ("Darf ich mein Gebot von 5 auf 5 ändern?", ROBOTS, "nein"),
        ("Darf ich mit 9 Knöpfen einen Flicken kaufen, der 8 kostet?", PATCHWORK, "ja"),
        ("Darf ich mit sieben Knöpfen einen Flicken kaufen, der acht kostet?", PATCHWORK, "nein"),
        ("Ist es verboten, mit 7 Knöpfen einen Flicken zu nehmen, der 8 kostet?", PATCHWORK, "ja"),
        ("Reichen 15 Sesterzen, um ein Darlehen zurückzuzahlen?", ANTIQUITY, "ja"),
        ("Kann ich mit 3 Zahnrädern einen Ort nehmen, der 4 kostet?", CLOCKWORKER, "nein"),
        ("Wie viele Aufnahmen sind zu viert über „Ende“?", CLOCKWORKER, "Unter die 10. Aufnahme."),
    ],
)  # fmt: skip
def test_other_numbers_than_the_records_are_worked_out(
    real: Collection, question: str, game: str, verdict: str
) -> None:
    assert reply.reply(real, question, game).verdict == verdict


@pytest.mark.parametrize(
    ("question", "game"),
    [
        ("Mein Gebot ist 12, nach 2 Minuten löse ich es. Bekomme ich den Chip?", ROBOTS),
        ("Ich biete 8 und 9 und löse es. Bekomme ich den Chip?", ROBOTS),
        ("Darf ich mit 300 Knöpfen einen Flicken kaufen, der 5 kostet?", PATCHWORK),
        ("Darf ich mit 5 Knöpfen 2 Flicken kaufen, die 3 kosten?", PATCHWORK),
        ("Darf ich mit 3 Zahnrädern einen Ort nehmen, der mit Ersatzrad 4 kostet?", CLOCKWORKER),
        ("Kann ich mit 3 Zahnrädern und 2 Gold einen Ort nehmen, der 4 kostet?", CLOCKWORKER),
        ("Muss ich mit 9 Knöpfen einen Flicken kaufen, der 8 kostet?", PATCHWORK),
    ],
)  # fmt: skip
def test_where_it_is_not_sure_what_a_number_is_there_is_no_verdict(
    real: Collection, question: str, game: str
) -> None:
    assert reply.reply(real, question, game).verdict == "unbekannt"


def test_an_example_that_asks_otherwise_is_told_with_its_own_verdict(real: Collection) -> None:
    """Or its verdict would seem to contradict the answer that it proves."""
    told = [real.topic(number).answerable for number in real.answering]
    verdicts = {each.example: each.verdict for each in told if each.story}
    other = [each for each in told if each.example and not each.story]
    assert any(verdicts.get(each.example) == "ja" and each.verdict == "nein" for each in other)
    for each in other:
        said = {"ja": "? Ja.", "nein": "? Nein."}.get(verdicts.get(each.example, ""), "")
        assert said in each.shown, each.id
