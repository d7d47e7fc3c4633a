"""Live pages in a browser, under the site's own content security policy."""

from pathlib import Path

from playwright.sync_api import Page, expect

from kb.site.server.host import serving
from kb.site.server.live import Live


def test_a_page_shows_problems_and_reloads_after_the_next_build(built: Path, page: Page) -> None:
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text))
    live = Live()
    with serving(built, follow=live) as address:
        page.goto(address)
        page.evaluate("window.opened = 'before'")
        live.failed("content/games/x/game.yaml:1:1: <b>falsch</b>")
        banner = page.get_by_role("alert")
        expect(banner).to_contain_text("game.yaml:1:1: <b>falsch</b>")
        assert banner.evaluate("node => getComputedStyle(node).position") == "fixed"
        with page.expect_navigation():
            live.built()
        expect(banner).to_have_count(0)
        assert page.evaluate("window.opened") is None
    assert [words for words in complaints if "Content Security Policy" in words] == []
