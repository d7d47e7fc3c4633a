"""Asking: what kind of question somebody puts, whatever it is about."""

import pytest

from kb.search.asking import read


@pytest.mark.parametrize(
    ("question", "mode"),
    [
        ("Darf ich passen?", "whether"),
        ("Geht das auch zu zweit?", "whether"),
        ("Muss ich passen?", "must"),
        ("Brauche ich dafür eine Aktion?", "must"),
        ("Ist das Abbiegen Pflicht?", "must"),
        ("Wenn ich passen muss, darf ich dann noch ziehen?", "whether"),
        ("Darf ich nehmen, was ich will?", "whether"),
        ("Was kostet ein Sklave?", "value"),
        ("Ab wie vielen Karten ist Schluss?", "value"),
        ("Ich lande auf dem Feld des Gegners. Wer ist dran?", "value"),
        ("Zwei sagen 7 – wer darf anfangen?", "value"),
        ("Unter die wievielte Karte kommt das Ende?", "value"),
        ("Wer zuerst bietet, gewinnt.", "whether"),
    ],
)
def test_a_question_asks_whether_something_is_so_or_a_duty_or_for_a_value(
    question: str, mode: str
) -> None:
    assert read(question).mode == mode


@pytest.mark.parametrize(
    ("question", "negated", "forbidden", "confirming"),
    [
        ("Darf ich passen?", False, False, False),
        ("Darf ich nicht passen?", True, False, False),
        ("Muss man keinen Lohn zahlen?", True, False, False),
        ("Ist es verboten zu passen?", False, True, False),
        ("Darf ich eine Aktion wählen, die ich nicht schaffe?", False, False, False),
        ("Wenn ich nichts habe, darf ich dann passen?", False, False, False),
        ("Stimmt es, dass ich nicht passen darf?", True, False, True),
        ("Weniger als null Punkte kann ich nicht haben.", True, False, True),
    ],
)
def test_what_is_denied_is_seen_only_where_it_is_asked(
    question: str, negated: bool, forbidden: bool, confirming: bool
) -> None:
    asked = read(question)
    assert (asked.negated, asked.forbidden, asked.confirming) == (negated, forbidden, confirming)


@pytest.mark.parametrize(
    ("question", "numbers"),
    [
        ("Wir sind zu dritt, ich habe 4 Knöpfe.", {"3", "4"}),
        ("Darf ich zweimal ziehen?", {"2"}),
        ("Was gilt beim siebzehnten Punkt?", {"17"}),
        ("Ein Quadrat aus 7x7 Feldern?", {"7"}),
        ("Darf ich einen Flicken drehen?", set()),
    ],
)
def test_numbers_are_read_in_figures_and_in_words(question: str, numbers: set[str]) -> None:
    assert read(question).numbers == numbers


def test_a_number_is_kept_with_what_it_counts() -> None:
    assert ("8", "offe") in read("Solo: 8 offene und 9 verdeckte Chips. Gewonnen?").counted


@pytest.mark.parametrize("odd", ["", "?", " … ", "!!!", "Wenn, dann?"])
def test_nothing_sensible_asks_for_nothing_and_does_not_fail(odd: str) -> None:
    assert read(odd).mode in ("whether", "value")


@pytest.mark.parametrize(
    ("question", "moments"),
    [
        ("Darf ich in einem Zug zwei Darlehen nehmen?", {("in", "")}),
        ("Darf ich im selben Zug noch einmal?", {("in", "")}),
        ("Geht das zweimal pro Runde?", {("in", "")}),
        ("Wie viele Aktionen habe ich pro Zug?", set()),
        ("Darf ich zwei Darlehen nehmen?", set()),
        ("Darf ich ihn vor dem Bezahlen einfügen?", {("vor", "beza")}),
        ("Darf ich ihn vor dem Einfügen bezahlen?", {("vor", "einf")}),
        ("Darf ich ihn einfügen, bevor ich ihn bezahle?", {("vor", "beza")}),
        ("Darf ich sie während der Vorführung anfassen?", {("bei", "vorf")}),
        ("Darf ich den Flicken vor der Figur nehmen?", set()),
        ("Rücken die Orte nach, wenn einer genommen wird?", set()),
    ],
)
def test_it_is_read_when_something_is_asked_about(
    question: str, moments: set[tuple[str, str]]
) -> None:
    assert read(question).moments == moments
