"""The whole checker with the keys alone: they are always somewhere, and one sees where."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.checking import Checking

EXAMPLES = {
    "builders-antiquity": "angeheuert-und-losgeschickt",
    "clockworker": "bergung-von-zwei-orten",
    "patchwork": "von-zehn-vor-vierzehn",
    "rasende-roboter": "altes-gebot-gilt",
}
SHOWN = """() => {
  const at = document.activeElement;
  const look = (of) => getComputedStyle(of);
  const place = at.matches(".rf-area") && look(at).strokeOpacity === "1";
  const text = at.closest(".rf-text__body");
  const outlined = look(text ?? at).outlineStyle !== "none";
  return outlined || place ? "" : at.outerHTML.slice(0, 90);
}"""
"""Where the keys are, if one cannot see it."""
LAST = "Als Beispiel kopieren"


def here(desk: Checking) -> str:
    """The words of what has the keys; those of the whole page, if nothing has them."""
    found: str = desk.page.evaluate(
        "() => (({ ariaLabel, textContent }) => ariaLabel ?? textContent)(document.activeElement)"
    )
    return found


def within(desk: Checking, part: str) -> bool:
    found: bool = desk.page.evaluate("(part) => !!document.activeElement.closest(part)", part)
    return found


def press(desk: Checking, *keys: str) -> None:
    for key in keys:
        desk.page.keyboard.press(key)
    desk.page.wait_for_timeout(20)
    desk.rest()


@pytest.mark.parametrize(("game", "example"), EXAMPLES.items())
def test_one_sees_where_the_keys_are_from_the_first_control_to_the_last(
    desk: Checking, game: str, example: str
) -> None:
    desk.open(game, example)
    desk.unfold("Position und Züge als Text")
    desk.page.locator("#rf-game").focus()
    unseen = []
    for _ in range(100):
        unseen += [found for found in [desk.page.evaluate(SHOWN)] if found]
        if here(desk) == LAST:
            break
        desk.page.keyboard.press("Tab")
    assert here(desk) == LAST
    assert unseen == []


@pytest.mark.parametrize(("game", "example"), EXAMPLES.items())
def test_after_each_thing_that_one_does_the_keys_are_still_there(
    desk: Checking, game: str, example: str
) -> None:
    desk.open(game, example)
    said = desk.page.locator(".rf-checker__stage > [role=status]")
    before = desk.page.locator(".rf-frame").count()
    desk.page.locator(".rf-choices__list .rf-choice").first.focus()
    press(desk, "Enter")
    expect(desk.page.locator(".rf-frame")).to_have_count(before + 1)
    expect(said).to_have_text(re.compile(re.escape(desk.title.inner_text()) + r"\. .*[→.]"))
    assert within(desk, ".rf-checker__choices")
    for name, count in (("Rückgängig", before), ("Wiederholen", before + 1)):
        desk.button(name).focus()
        press(desk, "Enter")
        expect(desk.page.locator(".rf-frame")).to_have_count(count)
        assert here(desk) == name
    desk.button("Zurück").focus()
    press(desk, "Enter")
    place = desk.page.locator(".rf-touchable[tabindex='0']:visible")
    place.focus()
    name = here(desk)
    press(desk, "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
    assert within(desk, ".rf-touchable")
    desk.page.locator(f".rf-touchable[aria-label='{name}']:visible").first.focus()
    press(desk, "Enter")
    expect(desk.page.locator(".rf-choices__hint")).to_contain_text("Gewählt: ")
    assert within(desk, ".rf-touchable, .rf-checker__choices")
    press(desk, "Escape")
    expect(desk.page.locator(".rf-choices__hint")).not_to_contain_text("Gewählt: ")
    assert within(desk, ".rf-touchable, .rf-checker__choices")
    desk.page.locator(".rf-choices__refused summary").focus()
    press(desk, "Enter", "Tab", "Enter")
    expect(said).to_contain_text("nicht erlaubt. Nicht erlaubt: ")
    assert within(desk, ".rf-checker__choices")


def test_readings_are_chosen_with_the_keys(desk: Checking) -> None:
    desk.open("clockworker", EXAMPLES["clockworker"])
    desk.page.locator(".rf-checker__how summary").focus()
    if not desk.page.locator("#rf-edition").is_visible():
        press(desk, "Enter")
    desk.page.locator("#rf-reading-2").focus()
    press(desk, "ArrowDown")
    assert desk.page.locator("#rf-reading-2").input_value()
    expect(desk.page.locator("#rf-reading-2")).to_be_focused()
    expect(desk.page.get_by_role("heading", name="Hängt an einer offenen Frage")).to_be_hidden()
