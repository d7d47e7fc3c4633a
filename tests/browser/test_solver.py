"""Puzzles in the checker: looking for a solution, stopping that, and checking what one claims."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.checking import PATIENCE, Checking

HARD = {
    "robots": {"red": [5, 13], "green": [5, 10], "blue": [13, 3], "yellow": [3, 15]},
    "target": "rotes Zahnrad",
}
"""Takes 12 moves, and some seconds to find them."""


def status(desk: Checking) -> Locator:
    return desk.page.locator(".rf-checker__solver [role=status]")


def test_a_search_is_stopped_and_nothing_is_lost(desk: Checking) -> None:
    desk.receive({"game": "rasende-roboter", "position": HARD})
    desk.unfold("Kürzeste Lösung")
    desk.button("Kürzeste Lösung suchen").focus()
    keys = desk.page.keyboard
    keys.press("Enter")
    expect(status(desk)).to_have_text(re.compile("Sucht unter Lösungen mit 1[0-9] Zügen"))
    expect(desk.page.get_by_text(re.compile("^seit [0-9]+ s$"))).to_be_visible()
    keys.press("Enter")
    expect(status(desk)).to_contain_text("Angehalten. Der Prüfer startet neu")
    expect(desk.button("Kürzeste Lösung suchen")).to_be_focused()
    expect(desk.page.locator("#rf-position")).to_have_value(re.compile("rotes Zahnrad"))
    desk.button("Ben: 1 bieten").click()
    expect(desk.title).to_have_text("Ben: 1 bieten", timeout=PATIENCE)
    desk.rest()


def test_a_move_ends_a_search_for_what_was_before(desk: Checking) -> None:
    desk.receive({"game": "rasende-roboter", "position": HARD})
    desk.unfold("Kürzeste Lösung")
    desk.button("Kürzeste Lösung suchen").click()
    expect(status(desk)).to_contain_text("Sucht unter")
    desk.button("Anna: 3 bieten").click()
    expect(desk.title).to_have_text("Anna: 3 bieten", timeout=PATIENCE)
    expect(status(desk)).to_have_text("")
    desk.rest()


def test_the_shortest_solution_is_found_shown_and_counts(desk: Checking) -> None:
    desk.open("rasende-roboter", "unterwegs-anhalten")
    desk.unfold("Kürzeste Lösung")
    desk.button("Kürzeste Lösung suchen").click()
    expect(status(desk)).to_contain_text("Kürzeste Lösung: 8 Züge", timeout=PATIENCE)
    desk.button("Lösung vorspielen").click()
    expect(desk.page.locator(".rf-frame")).to_have_count(9)
    expect(desk.button("Zurück")).to_be_focused()
    desk.button("Meine Züge als Lösung prüfen").click()
    expect(status(desk)).to_have_text("Die Lösung gilt.")
    expect(desk.page.locator(".rf-checker__solver li", has_text="✓")).to_have_count(8)
    desk.page.locator("#rf-bid").fill("3")
    desk.button("Meine Züge als Lösung prüfen").click()
    expect(status(desk)).to_contain_text("Gebraucht: 4 Züge, geboten: 3.")
    expect(desk.page.locator(".rf-checker__solver li")).to_have_count(4)


@pytest.mark.parametrize(
    ("example", "verdict", "last"),
    [
        ("unterwegs-anhalten", "auf (4, 9) hält ihn nichts", "bis (4, 9): Rot fährt durch"),
        ("hin-und-zurueck", "einmal um 90 Grad abbiegen", "nach Süden ziehen: Rot muss"),
        ("zehn-statt-elf", "Die Lösung gilt.", "Gelben Roboter nach Westen ziehen ✓"),
        ("gelber-mond", "Zieh erst Roboter", ""),
    ],
)
def test_own_moves_are_checked_as_a_solution_move_by_move(
    desk: Checking, example: str, verdict: str, last: str
) -> None:
    desk.open("rasende-roboter", example)
    desk.unfold("Kürzeste Lösung")
    desk.button("Meine Züge als Lösung prüfen").click()
    expect(status(desk)).to_contain_text(verdict)
    lines = desk.page.locator(".rf-checker__solver li")
    if last:
        expect(lines.last).to_contain_text(last)
    else:
        expect(lines).to_have_count(0)


def test_a_bid_that_is_no_number_of_moves_is_told_so(desk: Checking) -> None:
    desk.open("rasende-roboter", "unterwegs-anhalten")
    desk.unfold("Kürzeste Lösung")
    desk.page.locator("#rf-bid").fill("1.5")
    desk.button("Meine Züge als Lösung prüfen").click()
    expect(status(desk)).to_contain_text("eine ganze Zahl bis 99")
