"""Stages of examples: steps by button, dot, slider and key; whole without JavaScript."""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.test_phone import SMALL
from tests.browser.test_search import SHIFTS
from tests.browser.window import SIZES, View, Window, window

EXAMPLES = {
    "builders-antiquity": "angeheuert-und-losgeschickt",
    "clockworker": "zwei-aktionen-in-einem-zug",
    "patchwork": "von-zehn-vor-vierzehn",
    "rasende-roboter": "altes-gebot-gilt",
}


@pytest.fixture(scope="module")
def phone(browser: Browser, site: str) -> Iterator[Window]:
    with window(browser, site, View("phone", "light"), has_touch=True) as opened:
        yield opened


def stage(opened: Window, game: str, example: str) -> Locator:
    opened.go(f"/spiele/{game}/#{example}")
    return opened.page.locator(f"[id='{example}']")


def title(of: Locator) -> Locator:
    return of.locator(".rf-frame__title:visible")


def test_buttons_lead_from_the_beginning_over_each_move_to_the_end(phone: Window) -> None:
    found = stage(phone, "patchwork", "von-zehn-vor-vierzehn")
    back, further = (found.get_by_role("button", name=name) for name in ("Zurück", "Weiter"))
    expect(title(found)).to_have_text("Zu Beginn")
    expect(found.locator(".rf-trace:visible")).to_have_count(0)
    expect(back).to_be_disabled()
    further.tap()
    expect(title(found)).not_to_have_text("Zu Beginn")
    expect(found.locator(".rf-trace > li:visible").first).to_be_visible()
    expect(further).to_be_disabled()
    back.tap()
    expect(title(found)).to_have_text("Zu Beginn")
    assert phone.troubles == []


def test_a_dot_leads_to_its_step_and_is_marked(phone: Window) -> None:
    found = stage(phone, "clockworker", EXAMPLES["clockworker"])
    dots = found.locator(".rf-dot")
    expect(dots.first).to_have_attribute("aria-current", "step")
    dots.last.tap()
    expect(dots.last).to_have_attribute("aria-current", "step")
    expect(dots.first).not_to_have_attribute("aria-current", "step")
    expect(found.locator(".rf-frame:visible")).to_have_count(1)


def test_keys_step_and_the_step_is_said(phone: Window) -> None:
    found = stage(phone, "builders-antiquity", EXAMPLES["builders-antiquity"])
    found.get_by_role("button", name="Weiter").focus()
    keys = phone.page.keyboard
    keys.press("ArrowRight")
    expect(found.get_by_role("status")).to_have_text(re.compile("Schritt 2 von [0-9]: ."))
    keys.press("Home")
    expect(found.get_by_role("status")).to_have_text(re.compile("Schritt 1 von [0-9]: Zu Beginn"))
    keys.press("ArrowLeft")
    expect(title(found)).to_have_text("Zu Beginn")


def test_many_moves_have_a_slider(phone: Window) -> None:
    found = stage(phone, "rasende-roboter", "gebote-und-pruefung")
    slider = found.get_by_role("slider")
    slider.focus()
    phone.page.keyboard.press("End")
    expect(found.get_by_role("status")).to_have_text(re.compile("Schritt 20 von 20: "))
    expect(found.locator(".rf-frame:visible")).to_have_count(1)
    found.get_by_role("button", name="Zurück").tap()
    expect(slider).to_have_value("18")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("19 von 20: "))


@pytest.mark.parametrize(("game", "example"), EXAMPLES.items())
def test_what_one_taps_in_a_stage_is_large_enough(phone: Window, game: str, example: str) -> None:
    found = stage(phone, game, example)
    for dot in found.locator(".rf-dot").all():
        dot.tap()
        for summary in found.locator("summary:visible").all():
            summary.tap()
        assert phone.page.evaluate(SMALL) == []


@pytest.mark.parametrize(("game", "example"), EXAMPLES.items())
def test_nothing_jumps_when_an_example_opens(
    browser: Browser, site: str, game: str, example: str
) -> None:
    for size in SIZES:
        with window(browser, site, View(size, "light")) as opened:
            opened.page.add_init_script(SHIFTS)
            stage(opened, game, example)
            opened.page.wait_for_load_state("networkidle")
            assert sum(opened.page.evaluate("window.__shifts")) < 0.05


def test_without_javascript_all_steps_stand_below_each_other(browser: Browser, site: str) -> None:
    view = View("phone", "light")
    with window(browser, site, view, java_script_enabled=False) as opened:
        opened.page.goto(f"{site}/spiele/rasende-roboter/")
        frames = opened.page.locator("#gebote-und-pruefung .rf-frame")
        expect(frames).to_have_count(20)
        tops = [box["y"] for each in frames.all() if (box := each.bounding_box())]
        assert len(tops) == 20
        assert tops == sorted(set(tops))
        expect(opened.page.locator(".rf-stepper:visible")).to_have_count(0)


@pytest.mark.parametrize("game", EXAMPLES)
def test_a_page_with_all_its_pictures_is_light(built: Path, game: str) -> None:
    page = (built / "spiele" / game / "index.html").read_bytes()
    assert len(gzip.compress(page)) < 400_000


def test_all_steps_stand_there_where_no_module_runs(browser: Browser, site: str) -> None:
    with window(browser, site, View("phone", "light")) as opened:
        opened.page.route("**/assets/stage/main.js", lambda route: route.abort())
        opened.page.goto(f"{site}/spiele/patchwork/#von-zehn-vor-vierzehn")
        frames = opened.page.locator("[id='von-zehn-vor-vierzehn'] .rf-frames > li")
        assert frames.count() > 1
        expect(frames.last).to_be_visible()
        expect(frames.first).to_be_visible()
        assert opened.page.locator(".rf-stepper:visible").count() == 0
