"""Ask: a question gets the verdict of one that means the same, and no other gets one."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from kb.search import ask, reply
from kb.search.collection import Collection
from kb.search.reply import Reply
from tests.search.made_up import answer, collection

TITLES = {"burgen": "Burgen am Fluss", "karawane": "Karawane"}
TOLD = {
    "burgen": [
        answer("frage.turm", "nein", "Darf ich einen Turm versetzen?", "Kann ich Türme umstellen?"),
        answer("frage.zoll", "ja", "Muss ich an der Brücke Zoll zahlen?"),
        answer("frage.bauen", "ja", "Darf ich bauen, ohne Steine zu haben?"),
        answer("frage.wachen", "nein", "Darf ich zwei Wachen auf eine Mauer stellen?"),
        answer("frage.ritter", "ja", "Bekomme ich für 3 Ritter einen Orden?"),
        answer("frage.graben", "offen", "Darf ich den Graben überqueren?"),
        answer("frage.preis", "", "Was kostet ein Tor?", answer="4 Taler."),
        answer("frage.lager", "ja", "Zählt mein Lager bei der Wertung?"),
        answer("lager-leer", "nein", "Zählt mein leeres Lager bei der Wertung?"),
        answer("irrtum.boot", "nein", "Das Boot fährt auch gegen den Strom."),
        answer(
            "letzter-turm",
            "ja",
            "Darf er ihn jetzt noch bauen?",
            story="Ben hat drei Türme und noch einen Stein.",
        ),
    ],
    "karawane": [
        answer("frage.rast", "nein", "Darf ich meine Rast auslassen?"),
        answer("frage.preis", "", "Was kostet ein Kamel?", answer="6 Taler."),
        answer("frage.zoll", "nein", "Muss ich an der Oase Zoll zahlen?"),
    ],
}


@pytest.fixture(scope="module")
def source() -> Collection:
    return collection(TOLD, TITLES)


def _ask(source: Collection, question: str, game: str = "burgen") -> Reply:
    return reply.reply(source, question, game)


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Darf ich einen Turm versetzen?", "nein"),
        ("darf man türme versetzen", "nein"),
        ("Kann man einen Turm umstellen?", "nein"),
        ("Kann Anna ihren Turm versetzen?", "nein"),
        ("Ist es erlaubt, einen Turm zu versetzen?", "nein"),
        ("Ist es verboten, einen Turm zu versetzen?", "ja"),
        ("Stimmt es, dass ich einen Turm nicht versetzen darf?", "ja"),
        ("Stimmt es, dass ich einen Turm versetzen darf?", "nein"),
        ("Muss ich an der Brücke Zoll zahlen?", "ja"),
        ("Ist es Pflicht, an der Brücke Zoll zu zahlen?", "ja"),
        ("Fährt das Boot auch gegen den Strom?", "nein"),
        ("Darf ich den Graben überqueren?", "offen"),
        ("Bekomme ich für drei Ritter einen Orden?", "ja"),
        ("Was kostet ein Tor?", "4 Taler."),
        ("Wie viel kostet ein Tor?", "4 Taler."),
        ("was kostet ein tor", "4 Taler."),
    ],
)
def test_the_same_in_other_words_gets_the_same_verdict_or_the_contrary(
    source: Collection, question: str, verdict: str
) -> None:
    assert _ask(source, question).verdict == verdict


@pytest.mark.parametrize(
    ("why", "question"),
    [
        ("a word that nothing is known of", "Darf ich einen Zeppelin versetzen?"),
        ("a game that we do not have", "Darf ich bei Schnarkelburg einen Turm versetzen?"),
        ("a thing of the other game", "Darf ich ein Kamel versetzen?"),
        ("another number", "Bekomme ich für 2 Ritter einen Orden?"),
        (
            "the same number, and of one more thing",
            "Bekomme ich für 3 Ritter auf 3 Mauern einen Orden?",
        ),
        (
            "the same number of another thing",
            "Bekomme ich für einen Ritter auf 3 Mauern einen Orden?",
        ),
        ("a number that is not in the record", "Darf ich 5 Türme versetzen?"),
        ("another kind of question", "Muss ich einen Turm versetzen?"),
        ("a value that is not what was asked", "Wann versetze ich einen Turm?"),
        ("a value that is asked for without a mark", "wann turm versetzen"),
        ("no way to tell what no would mean", "Darf ich einen Turm nicht versetzen?"),
        ("a small word that turns it", "Darf ich bauen?"),
        ("a small word that turns it too", "Darf ich nur einen Turm versetzen?"),
        ("another deed", "Darf ich einen Turm bauen?"),
        ("a story that is missing", "Darf er ihn jetzt noch bauen?"),
        ("nothing at all", "?"),
    ],
)
def test_there_is_no_verdict_where_something_differs(
    source: Collection, why: str, question: str
) -> None:
    assert _ask(source, question).verdict == "unbekannt", why


def test_two_records_that_say_otherwise_and_are_equally_near_leave_it_unknown() -> None:
    told = {
        "burgen": [
            answer("frage.a", "ja", "Darf ich im Winter über den Fluss fahren?"),
            answer("frage.b", "nein", "Darf ich im Sommer über den Fluss fahren?"),
            answer("frage.c", "nein", "Darf ich die Mauer streichen?"),
        ]
    }
    twice = collection(told, TITLES)
    assert _ask(twice, "Darf ich über den Fluss fahren?").verdict == "unbekannt"
    assert _ask(twice, "Darf ich im Winter über den Fluss fahren?").verdict == "ja"


@pytest.mark.parametrize(("more", "told"), [(10, True), (60, True), (150, False)])
def test_a_value_is_told_though_what_tells_none_is_a_little_more_like_the_question(
    source: Collection, more: int, told: bool
) -> None:
    (first, *_) = ask.matches(source, "Was kostet ein Tor?", "burgen")["burgen"]
    value = replace(first, said=850, back=850)
    topic = replace(first.topic, answerable=replace(first.answerable, verdict="ja"))
    likest = replace(first, topic=topic, verdict=None, said=850 + more, back=850 + more)
    assert (ask.answered([likest, value]) == value) == told


def test_without_a_verdict_there_are_other_questions(source: Collection) -> None:
    found = _ask(source, "Muss ich einen Turm versetzen?")
    assert found.alternatives[0].question == "Darf ich einen Turm versetzen?"
    assert found.confidence == 0


def test_a_question_that_names_no_game_gets_the_answer_of_each(source: Collection) -> None:
    found = _ask(source, "Muss ich Zoll zahlen?", "")
    assert {game: each.verdict for game, each in found.per_game.items()} in (
        {},
        {"burgen": "ja", "karawane": "nein"},
    )
    one = _ask(source, "Darf ich einen Turm versetzen?", "")
    assert (one.verdict, list(one.per_game)) == ("nein", ["burgen"])


def test_a_question_that_names_a_game_is_answered_by_it_alone(source: Collection) -> None:
    found = _ask(source, "Darf ich bei Karawane meine Rast auslassen?", "")
    assert (found.verdict, dict(found.per_game)) == ("nein", {})


def test_an_answer_goes_by_the_story_of_its_example_only_if_that_is_told() -> None:
    story = "Der Fluss ist zugefroren."
    told = {
        "burgen": [
            answer("eis", "ja", "Darf sie jetzt hinüber?", story=story),
            answer("frage.c", "nein", "Darf ich die Mauer streichen?"),
        ]
    }
    source = collection(told, TITLES)
    assert _ask(source, "Darf sie jetzt hinüber?").verdict == "unbekannt"
    assert _ask(source, f"{story} Darf sie jetzt hinüber?").verdict == "ja"


def test_what_is_stored_answers_like_what_is_in_memory(source: Collection) -> None:
    import json

    from kb.search.stored_topics import as_data, of_data

    stored = {
        number: of_data(json.loads(json.dumps(as_data(each))))
        for number, each in source.topics.items()
    }
    assert stored == dict(source.topics)
    assert _ask(replace(source, topics=stored), "Darf ich einen Turm versetzen?").verdict == "nein"


def test_meaning_tells_which_rules_stand_nearest(source: Collection) -> None:
    asked: list[Sequence[str]] = []

    def near(words: Sequence[str]) -> Mapping[int, int]:
        asked.append(words)
        return {}

    assert reply.reply(source, "Darf ich einen Zeppelin versetzen?", "burgen", near).rules == ()
    assert "zeppelin" in asked[0]
