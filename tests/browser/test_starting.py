"""Starting the checker where something is missing: the page says what, and what to do."""

from playwright.sync_api import Browser, expect

from tests.browser.checking import PATIENCE
from tests.browser.window import View, window

PHONE = View("phone", "light")


def test_where_its_module_does_not_run_it_says_what_to_do(browser: Browser, site: str) -> None:
    with window(browser, site, PHONE) as opened:
        opened.page.route("**/assets/checker/page.js", lambda route: route.abort())
        opened.page.goto(f"{site}/pruefer/")
        told = opened.page.get_by_text("Der Prüfer startet hier nicht")
        expect(told).to_contain_text("über einen Server")
        expect(opened.page.get_by_role("link", name="Clockworker")).to_be_visible()
        opened.page.unroute("**/assets/checker/page.js")
        opened.go("/pruefer/")
        expect(opened.page.get_by_role("button", name="Prüfer starten")).to_be_visible()
        expect(told).to_have_count(0)


def test_without_webassembly_it_says_what_to_do(browser: Browser, site: str) -> None:
    with window(browser, site, PHONE) as opened:
        opened.page.add_init_script("delete globalThis.WebAssembly")
        opened.go("/pruefer/")
        opened.page.get_by_role("button", name="Prüfer starten").click()
        expect(opened.page.locator("[data-status]")).to_contain_text("WebAssembly")


def test_a_download_that_failed_can_be_tried_again(browser: Browser, site: str) -> None:
    with window(browser, site, PHONE) as opened:
        opened.page.route("**/engines/*", lambda route: route.abort())
        opened.go("/pruefer/?spiel=clockworker")
        opened.page.get_by_role("button", name="Prüfer starten").click()
        again = opened.page.get_by_role("button", name="Noch einmal versuchen")
        expect(again).to_be_visible(timeout=PATIENCE)
        expect(opened.page.locator("[data-status]")).to_contain_text("verbunden")
        opened.page.unroute("**/engines/*")
        again.click()
        expect(opened.page.locator(".rf-frame:visible")).to_have_count(1, timeout=PATIENCE)
