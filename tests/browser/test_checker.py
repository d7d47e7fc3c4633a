"""The checker as a reader uses it: open, try, undo, ask what if, type, solve, and hand on."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from kb.checker.example import read
from kb.checker.games import find
from kb.checker.verdict import judge
from kb.records import shape
from kb.records.document import parse
from kb.records.example import Examples
from tests.browser.checking import PATIENCE, PLACING, Checking, checking, packed
from tests.browser.test_pages import WIDER, violations
from tests.browser.test_phone import SMALL
from tests.browser.window import SCHEMES, Scheme, View, window

PHONE = View("phone", "light")
REFUSED = "?spiel=rasende-roboter&beispiel=hin-und-zurueck"
DRAWN = {
    "builders-antiquity": "der-tisch-nach-dem-aufbau",
    "clockworker": "bergung-von-zwei-orten",
    "patchwork": "von-zehn-vor-vierzehn",
}


def test_an_example_opens_with_the_picture_and_the_verdict_of_its_page(
    browser: Browser, site: str
) -> None:
    with window(browser, site, PHONE) as opened:
        opened.go("/spiele/rasende-roboter/#hin-und-zurueck")
        story = opened.page.locator("[id='hin-und-zurueck']")
        story.locator(".rf-dot").last.click()
        told = story.locator(".rf-frame:visible")
        words = told.locator(".rf-picture li").all_text_contents()
        title, verdict = [each.inner_text() for each in told.locator("p").all()[:2]]
        story.get_by_role("link", name="Selbst prüfen").click()
        found = Checking(opened)
        found.start()
        expect(opened.page.get_by_text("Hier spielst du Züge durch")).to_be_hidden()
        expect(found.title).to_have_text(title)
        expect(found.frame.locator(".rf-conclusion")).to_have_text(verdict)
        assert found.frame.locator(".rf-picture li").all_text_contents() == words
        assert opened.troubles == []


def test_a_move_is_made_taken_back_and_made_again(desk: Checking) -> None:
    desk.open("patchwork", "von-zehn-vor-vierzehn")
    before = desk.page.locator(".rf-frame").count()
    desk.button("Ben: auf Feld 16 vorrücken").click()
    expect(desk.title).to_have_text("Ben: auf Feld 16 vorrücken")
    expect(desk.frame.locator(".rf-changes").first).to_contain_text("Ben: Feld 14 → 16")
    expect(desk.frame.locator(".rf-trace a.rf-mark").first).to_be_visible()
    desk.button("Rückgängig").click()
    expect(desk.page.locator(".rf-frame")).to_have_count(before)
    desk.button("Wiederholen").click()
    expect(desk.title).to_have_text("Ben: auf Feld 16 vorrücken")


def test_a_double_click_makes_one_move(desk: Checking) -> None:
    desk.open("patchwork", "von-zehn-vor-vierzehn")
    before = desk.page.locator(".rf-frame").count()
    desk.button("Ben: auf Feld 16 vorrücken").dblclick()
    expect(desk.title).to_have_text("Ben: auf Feld 16 vorrücken")
    desk.rest()
    expect(desk.page.locator(".rf-frame")).to_have_count(before + 1)


def test_the_move_that_was_made_is_shown_and_not_what_might_follow(desk: Checking) -> None:
    desk.open("rasende-roboter", "altes-gebot-gilt")
    desk.button("Blauen Roboter nach Norden ziehen").focus()
    desk.page.keyboard.press("Enter")
    expect(desk.title).to_have_text("Blauen Roboter nach Norden ziehen")
    desk.rest()
    expect(desk.page.locator(".rf-choice:focus")).to_have_count(1)
    desk.page.wait_for_timeout(700)  # longer than one hesitates before an effect is shown
    assert desk.page.locator(".rf-choices__effect").inner_text() == ""


def test_a_move_from_an_earlier_step_takes_the_place_of_what_came_later(desk: Checking) -> None:
    desk.open("patchwork", "von-zehn-vor-vierzehn")
    desk.button("Zurück").click()
    desk.rest()
    choice = desk.page.locator(".rf-choices__refused .rf-choice").first
    desk.page.locator(".rf-choices__refused summary").click()
    choice.click()
    expect(desk.title).to_contain_text("nicht erlaubt")
    expect(desk.page.locator(".rf-frame")).to_have_count(2)


def test_a_patch_is_placed_on_the_drawing_with_the_keys_alone(desk: Checking) -> None:
    desk.open("patchwork", "von-zehn-vor-vierzehn")
    keys = desk.page.keyboard
    desk.page.get_by_role("button", name="Auf dem Bild wählen").first.focus()
    keys.press("Enter")
    expect(desk.page.locator("rect.rf-touchable:focus")).to_have_attribute(
        "aria-label", re.compile("Spalte 1, Reihe 1")
    )
    keys.press("ArrowDown")
    keys.press("ArrowRight")
    keys.press("Enter")
    turned = desk.button("1 Vierteldrehung")
    turned.focus()
    expect(desk.page.locator(".rf-choices__effect")).to_contain_text("Ben: Knöpfe 5 → 4")
    expect(desk.frame.locator(".rf-preview svg")).to_be_visible()
    keys.press("Enter")
    expect(desk.title).to_contain_text(re.compile("Spalte 2, Reihe 2.*1 Vierteldrehung"))
    expect(desk.page.locator(".rf-preview")).to_have_count(0)


def test_a_finger_gets_room_on_the_drawing_and_sees_what_came_of_it(
    browser: Browser, site: str
) -> None:
    with checking(browser, site, PHONE, PLACING, has_touch=True) as found:
        found.page.get_by_role("button", name="Auf dem Bild wählen").first.tap()
        cell = found.page.locator("[data-touch='cell.1.2.3']:visible").last
        box = cell.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 24
        cell.tap()
        found.button("2 Vierteldrehungen").tap()
        expect(found.title).to_contain_text("Spalte 3, Reihe 4")
        expect(found.title).to_be_in_viewport()
        assert found.page.locator(".rf-play--large").count() == 0


def test_a_robot_is_moved_by_tapping_it_and_where_it_halts(desk: Checking) -> None:
    desk.open("rasende-roboter", "altes-gebot-gilt")
    desk.page.locator("[data-touch='robot.blue']:visible").last.click()
    expect(desk.page.locator(".rf-choices__hint")).to_contain_text("Gewählt: Blauen Roboter")
    desk.page.locator(".rf-touchable[data-touch^='cell.']:visible").first.click()
    expect(desk.title).to_contain_text("Blauen Roboter nach")


def test_what_is_refused_says_why_and_where_it_stands(desk: Checking) -> None:
    desk.open("rasende-roboter", "altes-gebot-gilt")
    desk.page.locator(".rf-choices__refused summary").click()
    line = desk.page.locator(".rf-choices__refused li").first
    expect(line.locator("a.rf-mark")).to_have_attribute("href", re.compile("/spiele/.*#"))
    assert len(line.locator("span").inner_text()) > 15
    line.get_by_role("button").click()
    expect(desk.page.locator(".rf-conclusion:visible")).to_contain_text("Nicht erlaubt: ")


def test_a_misreading_stands_beside_the_truth(desk: Checking) -> None:
    desk.open("rasende-roboter", "unterwegs-anhalten")
    desk.unfold("Was wäre, wenn")
    desk.page.locator("#rf-misreading").select_option("HaltAnywhere")
    said, true = desk.page.locator(".rf-said"), desk.page.locator(".rf-true")
    expect(said.locator("svg")).to_be_visible()
    expect(true.locator("svg")).to_be_visible()
    expect(true).to_contain_text("Nicht erlaubt")
    expect(said).not_to_contain_text("Nicht erlaubt")


def test_edition_and_reading_are_chosen(desk: Checking) -> None:
    desk.open("rasende-roboter", "altes-gebot-gilt")
    desk.page.locator(".rf-checker__how summary").click()
    desk.page.locator("#rf-edition").select_option("1999")
    desk.rest()
    desk.page.locator("[id^='rf-reading-']").first.select_option(index=1)
    desk.rest()
    kept = desk.page.evaluate("JSON.parse(sessionStorage.getItem('regelfest.pruefer')).setting")
    assert kept["edition"] == "1999"
    assert "lesart.a" in kept["readings"].values()


def test_an_open_question_is_asked_before_the_move_is_made(desk: Checking) -> None:
    desk.open("clockworker", "bergung-von-zwei-orten")
    before = desk.page.locator(".rf-frame").count()
    desk.button("Keinen Werkbot auf „Werft“ stellen").click()
    problem = desk.page.get_by_role("alert")
    expect(problem).to_contain_text("offenen Frage")
    expect(problem).to_be_in_viewport()
    expect(problem.get_by_role("button")).to_have_count(2)
    problem.get_by_role("button", name=re.compile("^Nein: ")).click()
    expect(desk.page.locator(".rf-frame")).to_have_count(before + 1)
    expect(desk.title).to_contain_text("nicht erlaubt")
    expect(problem).to_be_hidden()


def test_a_text_that_is_too_long_is_told_so_and_can_be_dropped(desk: Checking) -> None:
    desk.open("patchwork")
    desk.unfold("Position und Züge als Text")
    position = desk.page.locator("#rf-position")
    before = position.input_value()
    position.fill(json.dumps({"players": [{"name": "x" * 70_000}]}))
    expect(desk.page.locator(".rf-fault")).to_contain_text("höchstens 64 kB")
    desk.button("Text verwerfen").click()
    expect(position).to_have_value(before)
    expect(desk.page.locator(".rf-fault")).to_have_text("")


@pytest.mark.parametrize(
    ("game", "typed", "told"),
    [
        ("clockworker", '{"row": [{"name": "Werft"},\n {"name": "Werft"}]}', "verschiedenen Namen"),
        ("builders-antiquity", '{\n"loan_stack": -2}', "Zeile 2, .* 0 oder mehr"),
    ],
)
def test_what_cannot_be_is_told_and_neither_text_nor_picture_is_lost(
    desk: Checking, game: str, typed: str, told: str
) -> None:
    desk.open(game)
    picture = desk.frame.locator("svg").first.inner_html()
    desk.unfold("Position und Züge als Text")
    desk.page.locator("#rf-position").fill(typed)
    expect(desk.page.locator(".rf-fault")).to_contain_text(re.compile(told))
    expect(desk.page.locator("#rf-position")).to_have_value(typed)
    assert desk.frame.locator("svg").first.inner_html() == picture
    desk.button("Text verwerfen").click()
    expect(desk.page.locator(".rf-fault")).to_have_text("")


def test_a_fault_in_the_text_stands_at_its_line_and_survives_a_reload(
    browser: Browser, site: str
) -> None:
    with checking(browser, site, PHONE, PLACING) as found:
        found.unfold("Position und Züge als Text")
        found.page.locator("#rf-position").fill('{"circle":\n  ["P01", "P99x"],\n "spply": 3}')
        fault = found.page.locator(".rf-fault")
        expect(fault).to_contain_text(re.compile("^Zeile [23], Spalte "), timeout=PATIENCE)
        expect(found.page.locator(".rf-text__fault")).to_have_count(1)
        found.page.reload()
        found.wait()
        expect(found.page.locator("#rf-example")).to_have_value("von-zehn-vor-vierzehn")
        expect(found.page.locator("#rf-position")).to_have_value(re.compile("P99x"))
        expect(fault).to_contain_text("Zeile ", timeout=PATIENCE)
        found.page.locator("#rf-position").fill('{"supply": 100}')
        expect(fault).to_have_text("", timeout=PATIENCE)


@pytest.mark.parametrize(
    "game", ["builders-antiquity", "clockworker", "patchwork", "rasende-roboter"]
)
def test_each_game_begins_with_a_move_to_choose(desk: Checking, game: str) -> None:
    desk.open(game)
    expect(desk.title).to_have_text("Zu Beginn")
    desk.page.locator(".rf-choices__list .rf-choice:not(.rf-choice--refused)").first.click()
    desk.rest()
    assert desk.page.locator(".rf-frame").count() == 2 or desk.page.locator(".rf-touchable").count()


def test_hostile_words_in_a_position_are_words(desk: Checking) -> None:
    desk.open("patchwork")
    name = "<img src=x onerror=document.title=1>"
    desk.unfold("Position und Züge als Text")
    typed = json.dumps({"players": [{"name": name}, {"name": "'\"&"}]})
    desk.page.locator("#rf-position").fill(typed)
    expect(desk.frame.locator(".rf-picture li").filter(has_text=name).first).to_be_attached()
    assert desk.page.locator(".rf-checker img").count() == 0


@pytest.mark.parametrize(
    "setting",
    [
        {"game": "patchwork", "position": 5, "moves": 7, "readings": [], "edition": ["2014"]},
        {"game": "patchwork", "moves": [{"move": "<b>"}]},
        {"game": "patchwork", "misreading": "Nothing"},
        {"game": "../../x"},
        [],
    ],
)
def test_an_odd_link_is_told_or_ignored(desk: Checking, setting: Any) -> None:
    desk.receive(setting)
    alert = desk.page.get_by_role("alert")
    told = alert.inner_text() if alert.is_visible() else ""
    assert told or desk.page.locator(".rf-frame:visible").count() == 1
    assert "TypeError" not in told


def test_a_link_opens_elsewhere_to_the_same_picture_and_verdict(
    browser: Browser, site: str, desk: Checking
) -> None:
    desk.open("rasende-roboter", "hin-und-zurueck")
    desk.button("Link kopieren").click()
    desk.page.wait_for_url("**/pruefer/#p=*")
    copied = desk.page.evaluate("navigator.clipboard.readText()")
    assert copied == desk.page.url
    verdict = desk.frame.locator(".rf-conclusion").inner_text()
    picture = desk.frame.locator("svg").first.inner_html()
    with checking(browser, site, PHONE, copied.partition("/pruefer/")[2]) as other:
        assert other.frame.locator(".rf-conclusion").inner_text() == verdict
        assert drawn(other.frame.locator("svg").first.inner_html()) == drawn(picture)
        other.page.goto(f"{site}/pruefer/#p=kaputt")
        expect(other.page.get_by_role("alert")).to_contain_text("beschädigt", timeout=PATIENCE)


def drawn(picture: str) -> str:
    """A drawing without what makes it touchable."""
    return re.sub(r' (tabindex|role|aria-label|class)="[^"]*"', "", picture)


@pytest.mark.parametrize(
    ("game", "example"),
    [
        ("rasende-roboter", "hin-und-zurueck"),
        ("patchwork", "von-zehn-vor-vierzehn"),
        ("clockworker", "ende-runde-fertig-spielen"),
        ("builders-antiquity", "angeheuert-und-losgeschickt"),
    ],
)
def test_the_copied_example_loads_and_holds(desk: Checking, game: str, example: str) -> None:
    desk.open(game, example)
    desk.button("Als Beispiel kopieren").click()
    expect(desk.page.locator(".rf-share__yaml")).to_have_value(re.compile("provenance: made up"))
    text = desk.page.locator(".rf-share__yaml").input_value()
    assert text == desk.page.evaluate("navigator.clipboard.readText()")
    document = parse(("examples:\n" + text).encode(), "examples.yaml")
    found = shape.check(document, Examples)
    assert not document.problems
    assert found
    case, playable = read(found.examples[0].model_dump(mode="json")), find(game)
    assert case
    assert playable
    assert [each.mismatches for each in judge(playable, case)] == [()]


@pytest.mark.parametrize("scheme", SCHEMES)
def test_with_a_position_open_it_is_accessible_and_fits(
    browser: Browser, site: str, axe: str, scheme: Scheme
) -> None:
    with checking(browser, site, View("phone", scheme), REFUSED) as found:
        for summary in found.page.locator("summary:visible").all():
            summary.click()
        assert found.page.evaluate(WIDER) <= 0
        assert violations(found.window, axe) == []
        assert found.page.evaluate(SMALL) == []
        for game, example in DRAWN.items():
            found.open(game, example)
            assert found.page.locator("[role=button].rf-touchable").count() > 1
            assert found.page.evaluate(WIDER) <= 0
            assert violations(found.window, axe) == []
        found.page.get_by_role("button", name="Auf dem Bild wählen").first.click()
        assert violations(found.window, axe) == []
        assert found.window.troubles == []


def test_a_game_that_cannot_be_fetched_leaves_what_was_there(browser: Browser, site: str) -> None:
    with checking(browser, site, PHONE, "?spiel=patchwork") as found:
        found.page.route("**/data/clockworker.json*", lambda route: route.abort())
        found.page.locator("#rf-game").select_option("clockworker")
        expect(found.page.get_by_role("alert")).to_contain_text("ließen sich nicht laden")
        expect(found.page.locator("#rf-game")).to_have_value("patchwork")
        found.rest()
        found.button("Anna: auf Feld 1 vorrücken").click()
        expect(found.title).to_have_text("Anna: auf Feld 1 vorrücken")


def test_of_games_chosen_quickly_the_last_is_played(desk: Checking) -> None:
    desk.open("patchwork")
    late: list[Route] = []
    desk.page.route("**/data/clockworker.json*", lambda route: late.append(route))
    desk.page.locator("#rf-game").select_option("clockworker")
    desk.open("rasende-roboter")
    with desk.page.expect_response("**/data/clockworker.json*"):
        late[0].continue_()
    desk.page.unroute_all()
    desk.rest()
    expect(desk.page.locator("#rf-game")).to_have_value("rasende-roboter")
    assert "spiel=rasende-roboter" in desk.page.url


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("?spiel=schach", "Dieses Spiel gibt es hier nicht"),
        ("?spiel=patchwork&beispiel=gibt-es-nicht", "Dieses Beispiel gibt es hier nicht"),
        (packed({"game": "schach"}), "Dieses Spiel gibt es hier nicht"),
        (packed({"game": "patchwork", "edition": "1850"}), "vielleicht ist er älter"),
        (packed({"game": "patchwork", "position": {"zeitplan": 3}}), "vielleicht ist er älter"),
        (packed({"game": "patchwork", "moves": [{"move": "reveal"}]}), "Von vorn anfangen"),
        (packed({"game": {}}), "beschädigt"),
        (packed([1]), "beschädigt"),
        (packed({"game": "patchwork", "position": " " * 9_000_000}), "beschädigt"),
        ("#p=kaputt", "beschädigt"),
    ],
)
def test_an_address_that_leads_nowhere_says_so(desk: Checking, address: str, told: str) -> None:
    desk.page.evaluate("sessionStorage.clear()")
    if address.startswith("#"):  # opened in the same window, so that nothing starts anew
        desk.page.evaluate("(fragment) => { location.hash = fragment; }", address)
    else:
        desk.page.goto("about:blank")
        desk.window.go(f"/pruefer/{address}")
        desk.page.get_by_role("button", name="Prüfer starten").click()
    alert = desk.page.get_by_role("alert")
    expect(alert).to_contain_text(told, timeout=PATIENCE)
    if "älter" in alert.inner_text():
        alert.get_by_role("button", name="Von vorn anfangen").click()
    desk.rest()
    expect(desk.title).to_have_text("Zu Beginn")
    assert desk.window.troubles == []
