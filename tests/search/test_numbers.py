"""Numbers: each number of a question is taken for the one that its words say, or for none."""

import pytest

from kb.search import numbers
from kb.search.numbers import Computed, Slot

OWNED = Slot(("habe", "mit", "taler"), 0, 20)
PRICE = Slot(("kostet", "fur", "preis", "taler"), 1, 10)
SLOTS = (OWNED, PRICE)


@pytest.mark.parametrize(
    ("question", "found"),
    [
        ("Ich habe 5, der Turm kostet 7. Darf ich?", (5, 7)),
        ("Der Turm kostet 7, ich habe 5. Darf ich?", (5, 7)),
        ("Darf ich mit 5 Talern einen Turm für 7 Taler bauen?", (5, 7)),
        ("Darf ich mit fünf Talern einen Turm für sieben bauen?", (5, 7)),
        ("Ich habe 5. Reicht das bei 7?", (5, 7)),
        ("Ich habe 5 Taler, der Turm kostet 5 Taler.", (5, 5)),
        ("Darf ich bauen?", None),
        ("Ich habe 5. Darf ich?", None),
        ("Ich habe 5 oder habe 6, der Turm kostet 7.", None),
        ("Ich habe 5 Steine, der Turm kostet 7.", None),
        ("Ich habe 5, der Turm kostet 11.", None),
        ("Ich habe 5, der Turm kostet 0.", None),
        ("Reichen 5 bei 7?", None),
        ("Ich habe 5, der Turm kostet 7, und 3 gehen.", None),
    ],
)
def test_which_number_is_which(question: str, found: tuple[int, int] | None) -> None:
    assert numbers.assigned(question, SLOTS) == found


def test_each_pair_of_numbers_has_a_place_of_its_own() -> None:
    places = [numbers.place((one, two), SLOTS) for one in range(21) for two in range(1, 11)]
    assert places == list(range(210))


def test_an_answer_is_looked_up() -> None:
    said = tuple(
        "ja" if owned >= price else "nein" for owned in range(21) for price in range(1, 11)
    )
    computed = Computed(SLOTS, said)
    assert computed.answer("Ich habe 7, der Turm kostet 7.") == "ja"
    assert computed.answer("Ich habe 6, der Turm kostet 7.") == "nein"
    assert computed.answer("Ich habe viel, der Turm kostet 7.") == ""


def test_a_text_without_its_numbers() -> None:
    assert numbers.without("Zu dritt mit 5 Talern?") == "Zu  mit  Talern?"
