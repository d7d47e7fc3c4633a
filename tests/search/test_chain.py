"""The German chain: what readers type meets what rules say."""

import pytest

from kb.records.thesaurus import Group
from kb.search import document, vocabulary
from kb.search.fold import fold
from kb.search.lexicon import Lexicon
from kb.search.query import Query, understand

RULES = (
    "Ein Darlehen kannst du jederzeit zurückzahlen.",
    "Vor der Wertung kannst du Sklaven freilassen.",
    "Wer die Startspielerkarte hat, beginnt die Runde.",
    "Ein Ort kostet Zahnräder.",
    "Für jedes Bauwerk bekommst du Siegpunkte.",
    "Den Flicken legst du auf deine Decke.",
    "Der Roboter muss auf seinem Weg abbiegen, bevor er anhält.",
    "Alle Würfel werden zugleich gewürfelt.",
    "Die Sanduhr wird umgedreht.",
    "Die Werkbots auf den Plätzen kommen zurück.",
    "Wer zuletzt gewonnen hat, fängt an.",
    "Dreh die Sanduhr um, sobald jemand eine Lösung nennt.",
    "Nimm den Chip und leg ihn ab.",
)
GROUPS = (
    Group(term="Darlehen", words=("Kredit", "Schulden")),
    Group(term="zurückzahlen", words=("tilgen",)),
    Group(term="am Zug sein", words=("an der Reihe", "dran")),
    Group(term="Sanduhr", words=("Stundenglas",)),
)
NAMES = {"Rasende Roboter": "rasende-roboter", "Patchwork": "patchwork"}


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return vocabulary.lexicon(RULES, GROUPS, NAMES)


def _found(query: Query, lexicon: Lexicon) -> list[str]:
    """The rules that hold a term for each word of a query."""
    held = {rule: set(document.terms(rule, lexicon)) for rule in RULES}
    return [
        rule
        for rule in RULES
        if query.groups
        and all(held[rule].intersection(term for term, _ in group) for group in query.groups)
    ]


@pytest.mark.parametrize(
    ("typed", "rule"),
    [
        ("Rückzahlung", 0),
        ("zurückgezahlt", 0),
        ("zurueckzuzahlen", 0),
        ("Wann zahlt man es zurück?", 0),
        ("Darlehensrückzahlung", 0),
        ("Kredit tilgen", 0),
        ("Kredittilgung", 0),
        ("Freilassung", 1),
        ("freigelassen", 1),
        ("freigelassene Sklaven", 1),
        ("Karte Startspieler", 2),
        ("startspielerkarten", 2),
        ("Zahnradkosten", 3),
        ("punkte", 4),
        ("Siegpunkt", 4),
        ("Bauwerke", 4),
        ("Flickenteile", 5),
        ("abgebogen", 6),
        ("Abbiegepflicht", 6),
        ("robotter", 6),
        ("rbooter", 6),
        ("anhalten", 6),
        ("angehalten", 6),
        ("würfeln", 7),
        ("Stundenglas", 8),
        ("Sanduhr umdrehen", 8),
        ("Sanduhr umdrehen", 11),
        ("umzudrehen", 11),
        ("Werkbot", 9),
        ("Wer fängt bei Patchwork an?", 10),
        ("anfangen", 10),
        ("genommen", 12),
        ("abbiegender Roboter", 6),
        ("Chip ablegen", 12),
    ],
)
def test_what_is_typed_meets_the_rule(typed: str, rule: int, lexicon: Lexicon) -> None:
    assert RULES[rule] in _found(understand(typed, lexicon), lexicon)


@pytest.mark.parametrize("typed", ["Käsekuchen", "xyzzy", "der die das", "", "?!", "„“", "🎲"])
def test_what_no_rule_speaks_of_finds_none(typed: str, lexicon: Lexicon) -> None:
    assert _found(understand(typed, lexicon), lexicon) == []


@pytest.mark.parametrize(
    ("typed", "game"),
    [
        ("patchwork flicken", "patchwork"),
        ("Was kostet es bei RASENDE ROBOTER?", "rasende-roboter"),
        ("rasende robotter anhalten", "rasende-roboter"),
        ("patchwerk flicken", "patchwork"),
        ("roboter anhalten", ""),
    ],
)
def test_a_game_is_known_by_its_whole_name(typed: str, game: str, lexicon: Lexicon) -> None:
    assert understand(typed, lexicon).game == game


def test_the_name_of_a_game_is_no_word_to_look_for(lexicon: Lexicon) -> None:
    alone = understand("anhalten", lexicon)
    assert understand("rasende roboter anhalten", lexicon).groups == alone.groups
    assert understand("rasende roboter", lexicon).groups


def test_a_synonym_is_worth_less_than_the_word_itself(lexicon: Lexicon) -> None:
    (group,) = understand("Kredit", lexicon).groups
    worth = dict(group)
    assert worth["kredit"] > worth["darlehen"] > 0


def test_words_that_mean_one_thing_together_are_one(lexicon: Lexicon) -> None:
    worth = {
        term for group in understand("Wer ist an der Reihe?", lexicon).groups for term, _ in group
    }
    assert "dran" in worth


def test_what_is_typed_with_an_umlaut_is_not_the_word_without() -> None:
    lexicon = vocabulary.lexicon(("Die Züge zählen mit.", "Du musst zahlen."), (), {})
    (group,) = understand("Was zählt?", lexicon).groups
    assert "zählen" in dict(group)
    assert "zahlen" not in dict(group)
    (either,) = understand("was zahlt", lexicon).groups
    assert {"zahlen", "zählen"} <= set(dict(either))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Sanduhhr umdrehen", {"sanduhhr": "sanduhr"}),
        ("Zahnrder", {"zahnrder": "zahnrad"}),
        ("patchwerk", {"patchwerk": "patchwork"}),
        ("gewonnenes", {}),
        ("Zahnräder", {}),
        ("Darlehens", {}),
        ("Robotern", {}),
        ("Käsekuchen", {}),
    ],
)
def test_a_word_with_a_slip_is_told_from_one_that_is_inflected_or_unknown(
    typed: str, meant: dict[str, str], lexicon: Lexicon
) -> None:
    assert understand(typed, lexicon).meant == meant


@pytest.mark.parametrize("typed", ["kanst", "giebt", "wiviele", "müßen", "welsche", "übers"])
def test_small_words_may_be_misspelled_as_they_sound(typed: str, lexicon: Lexicon) -> None:
    query = understand(typed, lexicon)
    assert (query.groups, bool(query.functions)) == ((), typed != "welsche")


@pytest.mark.parametrize("typed", ["Feder", "Tiere", "Leder", "seinen"])
def test_no_other_word_is_taken_for_a_small_one(typed: str, lexicon: Lexicon) -> None:
    assert understand(typed, lexicon).words == (fold(typed),)


def test_the_beginning_of_a_long_word_finds_it(lexicon: Lexicon) -> None:
    (group,) = understand("Startspieler", lexicon).groups
    assert "startspielerkarte" in dict(group)


def test_words_that_nothing_is_known_of_are_told(lexicon: Lexicon) -> None:
    assert understand("Darf ich im Schach einen Kredit tilgen?", lexicon).strange == ("schach",)


@pytest.mark.parametrize(
    ("whole", "parts"),
    [
        ("Startspielerkarten", {"start", "spieler", "karte"}),
        ("Baustelle", {"bau", "stelle"}),
        ("Siegpunkte", {"sieg", "punkt"}),
        ("Aktion", set()),
        ("Aufnahme", set()),
        ("Schachtel", set()),
        ("Artefakt", set()),
        ("Barriere", set()),
    ],
)
def test_compounds_are_taken_apart_into_words_that_they_are_made_of(
    whole: str, parts: set[str]
) -> None:
    texts = (f"Hier liegt {whole} mit Bau und Stelle.", "Der Start, ein Spieler, eine Karte.")
    lexicon = vocabulary.lexicon((*texts, "Ein Punkt, ein Sieg, eine Achtel-Aktion."), (), {})
    assert parts <= set(vocabulary.parts(fold(whole), lexicon)) <= parts | {"startspieler"}


def test_an_unknown_compound_of_long_words_is_no_slip_of_another() -> None:
    texts = ("Der Flickenkreis liegt aus.", "Ein Flicken hat einen Preis.")
    query = understand("Flickenpreis", vocabulary.lexicon(texts, (), {}))
    flicken, preis = [{term for term, _ in group} for group in query.groups]
    assert "flicken" in flicken
    assert preis == {"preis"}
    assert not query.meant


@pytest.mark.parametrize(
    ("typed", "looks_up"),
    [
        ("Ende des Spiels", True),
        ("Karten auf dem Plan", True),
        ("wer gewinnt", False),
        ("muss der Roboter abbiegen", False),
        ("Darlehen", True),
    ],
)
def test_small_words_tell_whether_a_query_looks_words_up(typed: str, looks_up: bool) -> None:
    assert understand(typed, vocabulary.lexicon((typed,), (), {})).looks_up == looks_up


def test_numbers_are_the_same_in_words_and_in_figures() -> None:
    lexicon = vocabulary.lexicon(("Jeder bekommt fünf Knöpfe.", "Nimm 12 Chips."), (), {})
    assert understand("5", lexicon).groups == understand("fünf", lexicon).groups
    assert understand("zwölf", lexicon).groups == understand("12", lexicon).groups


def test_words_that_find_nothing_are_taken_for_unknown() -> None:
    groups = (
        Group(term="Gegner", words=("Kontrahent",)),
        Group(term="Hecke", words=("Busch",)),
        *GROUPS,
    )
    whole = vocabulary.lexicon(RULES, groups, {})
    held = {term for rule in RULES for term in document.terms(rule, whole)}
    lexicon = vocabulary.alive(whole, held)
    assert understand("Kontrahent", lexicon).strange == ("kontrahent",)
    assert understand("Kredit", lexicon).strange == ()
    assert understand("Docke", lexicon).meant == {"docke": "decke"}
    known = understand("Hecke", lexicon)
    assert (known.groups, known.strange, known.meant) == ((), ("hecke",), {})
