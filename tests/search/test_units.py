"""Units: every statement that a page shows can be found, with its place and its sources."""

from pathlib import Path

import pytest

from kb.records import library, links
from kb.records.library import Entry
from kb.records.proof import prove
from kb.search.unit import LABELS, Unit
from kb.search.units import units

CONTENT = Path(__file__).parents[2] / "content"


@pytest.fixture(scope="module")
def entries() -> tuple[Entry, ...]:
    return library.load(CONTENT)


@pytest.fixture(scope="module")
def found(entries: tuple[Entry, ...]) -> dict[str, Unit]:
    return {unit.url: unit for unit in units(entries, prove(entries).reports)}


def test_each_statement_that_a_link_can_name_is_a_unit(
    entries: tuple[Entry, ...], found: dict[str, Unit]
) -> None:
    for entry in entries:
        game = entry.game
        sections = {section.id for section in links.sections(game)}
        opened = (each.open.readings for each in game.questions if each.open)
        readings = {reading.id for each in opened for reading in each}
        for name in set(links.names(game, entry.examples)) - sections - readings:
            assert f"spiele/{game.id}/#{name}" in found


def test_no_two_units_stand_at_one_place(entries: tuple[Entry, ...]) -> None:
    places = [unit.url for unit in units(entries)]
    assert len(places) == len(set(places))


def test_a_rule_names_its_heading_its_pages_and_whether_it_was_tested(
    found: dict[str, Unit],
) -> None:
    unit = found["spiele/clockworker/#orte.ersatzrad"]
    assert (unit.kind, unit.title, unit.tested) == ("rule", "Orte", True)
    assert "S. 3" in unit.cite


def test_references_are_read_as_words_and_not_as_ids(found: dict[str, Unit]) -> None:
    assert not [unit.url for unit in found.values() if "[[" in unit.text or "]]" in unit.text]


def test_an_open_question_shows_all_its_readings(entries: tuple[Entry, ...]) -> None:
    found = {(unit.game, unit.id): unit for unit in units(entries)}
    for entry in entries:
        for question in entry.game.questions:
            if question.open:
                said = found[entry.game.id, question.id].text
                assert said.startswith("Offen.")
                assert said.count("Lesart ") >= len(question.open.readings)


def test_nothing_counts_as_tested_that_did_not_run(entries: tuple[Entry, ...]) -> None:
    assert not any(unit.tested for unit in units(entries))


def test_an_edition_names_what_the_shops_ask_for(
    entries: tuple[Entry, ...], found: dict[str, Unit]
) -> None:
    for entry in entries:
        for edition in entry.game.editions.entries:
            said = found[f"spiele/{entry.game.id}/#ausgabe-{edition.id}"].text
            assert edition.article is None or f"Artikelnummer {edition.article}." in said
            assert edition.ean is None or f"EAN {edition.ean}." in said


def test_an_edition_says_what_is_unknown_of_it(found: dict[str, Unit]) -> None:
    editions = [unit.text for unit in found.values() if unit.kind in ("edition", "expansion")]
    assert any(text.startswith("Jahr unbekannt.") for text in editions)
    assert not [text for text in editions if text.startswith("unbekannt")]


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ("rasende-roboter/#ende.chipzahl", "2 Personen – 8 Zielchips."),
        ("builders-antiquity/#investieren.preise", "Sklave – Du zahlst: 7"),
        ("builders-antiquity/#schicken.selbe-baustelle", "Aktionen für diesen Arbeiter: 1"),
        ("clockworker/#bereich.zahnraeder", "2 Personen – 1. Person: 4, 2. Person: 4."),
    ],
)
def test_a_table_reads_as_words(found: dict[str, Unit], place: str, said: str) -> None:
    assert said in found[f"spiele/{place}"].text


def test_each_kind_has_a_name_for_readers(found: dict[str, Unit]) -> None:
    assert all(LABELS[unit.kind] for unit in found.values())
