"""The choice of words: frequent base words, our own, and the forms that need to be told."""

from kb.search.meaning.encoder import parts
from kb.search.meaning.word_choice import Form, choose

FREQUENT = [
    Form("der", "der", 0.03),
    Form("zahlen", "zahlen", 0.002),
    Form("gezahlt", "zahlen", 0.001),
    Form("zahl", "Zahl", 0.0009),
    Form("häuser", "Haus", 0.0008),
    Form("haus", "Haus", 0.0007),
    Form("zahlt", "zahlen", 0.0005),
    Form("rar", "rar", 0.0001),
]
OWN = [Form("Werkbots", "Werkbot"), Form("Häuser", "Haus")]


def test_frequent_base_words_and_all_our_own_are_taken() -> None:
    chosen = choose(FREQUENT, OWN, 3, 100)
    assert chosen.spelled == {
        "der": "der",
        "haus": "Haus",
        "werkbot": "Werkbot",
        "zahlen": "zahlen",
    }


def test_a_base_word_is_as_frequent_as_all_its_forms() -> None:
    chosen = choose(FREQUENT, OWN, 5, 100)
    assert chosen.shares["haus"] == 0.0008 + 0.0007
    assert chosen.shares["werkbot"] == 0


def test_only_forms_that_would_be_misread_are_told() -> None:
    chosen = choose(FREQUENT, OWN, 5, 100)
    assert chosen.forms == {"zahlt": "zahlen"}  # else it were a form of Zahl
    assert parts("hauser", chosen.spelled) == ["haus"]
    assert parts("gezahlt", chosen.spelled | chosen.forms) == ["zahlt"]


def test_forms_beyond_the_frequent_ones_are_left_out() -> None:
    assert choose(FREQUENT, OWN, 5, 3).forms == {"gezahlt": "zahlen"}
