"""Folding: every way to type a word gives the same letters."""

import pytest

from kb.search.fold import fold, words


@pytest.mark.parametrize(
    "typed", ["Rückzahlung", "rueckzahlung", "RUECKZAHLUNG", "ruckzahlung", "Ru\u0308ckzahlung"]
)
def test_umlauts_however_they_are_typed(typed: str) -> None:
    assert fold(typed) == "ruckzahlung"


@pytest.mark.parametrize(("typed", "folded"), [("Straße", "strasse"), ("Bâtisseurs", "batisseurs")])
def test_sharp_s_and_foreign_accents(typed: str, folded: str) -> None:
    assert fold(typed) == folded


def test_words_leave_out_what_stands_between_them() -> None:
    assert words("Darf ich „7×7“-Quadrate – auch 2× – werten?") == [
        "darf", "ich", "7", "7", "quadrate", "auch", "2", "werten",
    ]  # fmt: skip


@pytest.mark.parametrize("word", ["neuen", "bauen", "quelle", "treue", "mauer", "feuer"])
def test_letters_that_are_no_umlaut_stay(word: str) -> None:
    assert fold(word) == word
