"""Without a network: pages that were opened, the search, and no mix of two builds."""

import shutil
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from kb.site.offline import service_worker
from kb.site.server.host import Host

KEPT = """async (names) => {
  const builds = (await caches.keys()).filter((name) => name.startsWith("regelfest "));
  const held = await caches.open(builds[0]);
  const keys = (await held.keys()).map((request) => new URL(request.url).pathname);
  return names.every((name) => keys.includes(name));
}"""
BUILDS = "caches.keys().then((names) => names.filter((it) => it.startsWith('regelfest ')).length)"


class Line(Host):
    """A host that can be cut off, with connections that browsers hold open."""

    def __init__(self, site: Path, port: int) -> None:
        self.open: list[socket.socket] = []
        super().__init__(site, port)

    def process_request(self, request: Any, client_address: Any) -> None:
        self.open.append(request)
        super().process_request(request, client_address)

    def cut(self) -> None:
        self.shutdown()
        self.server_close()
        for each in self.open:
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)


class Hosted:
    """A copy of a site at one address, which can be gone and come back, built anew."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.come()

    def come(self) -> None:
        self.host = Line(self.folder, self.port)
        self.port = self.host.server_port
        threading.Thread(target=self.host.serve_forever, args=(0.05,), daemon=True).start()

    def go(self) -> None:
        self.host.cut()

    @property
    def address(self) -> str:
        return self.host.address

    def build_anew(self) -> None:
        """Say something else on every page and in a style, as a new build may."""
        for page in self.folder.rglob("index.html"):
            page.write_text(page.read_text("utf-8").replace("</h1>", " (neu)</h1>"), "utf-8")
        styles = self.folder / "assets" / "css" / "frame.css"
        styles.write_text(styles.read_text("utf-8") + "\nbody { --build: new; }\n", "utf-8")
        service_worker.write(self.folder, wanted=True)


@pytest.fixture
def hosted(built: Path, tmp_path: Path) -> Iterator[Hosted]:
    shutil.copytree(built, tmp_path / "site")
    found = Hosted(tmp_path / "site")
    yield found
    found.go()


@contextmanager
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(locale="de-DE")
    context.set_default_timeout(30_000)
    yield context
    context.close()


def opened(context: BrowserContext, hosted: Hosted, path: str) -> Page:
    """A page that its service worker has kept."""
    page = context.new_page()
    page.goto(hosted.address + path)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    wait_for(page, [path])
    return page


def wait_for(page: Page, names: list[str]) -> None:
    """Wait until these addresses are kept."""
    for _ in range(900):
        if page.evaluate(KEPT, names):
            return
        page.wait_for_timeout(100)
    pytest.fail(f"not all kept: {names[:3]} …")


def build_of(page: Page) -> tuple[str, str]:
    """Which build the words and the styles of a page are of."""
    words = "new" if "(neu)" in page.locator("h1").inner_text() else "old"
    style = page.evaluate("getComputedStyle(document.body).getPropertyValue('--build')")
    return words, style.strip() or "old"


def test_what_was_opened_and_the_search_work_without_a_network(
    browser: Browser, hosted: Hosted
) -> None:
    with visitor(browser) as context:
        page = opened(context, hosted, "/spiele/patchwork/")
        shards = hosted.folder.glob("assets/search/data/**/*.*")
        names = [f"/{each.relative_to(hosted.folder).as_posix()}" for each in shards]
        wait_for(page, names)
        hosted.go()
        page.goto(hosted.address + "/spiele/patchwork/#ziel")
        assert "Patchwork" in page.locator("h1").inner_text()
        page.goto(hosted.address + "/suche/?q=darlehen+tilgen")
        expect(page.locator("[data-hits] li").first).to_contain_text("Darlehen")
        page.goto(hosted.address + "/spiele/clockworker/")
        expect(page).to_have_url(hosted.address + "/ohne-netz/")
        assert page.locator("h1").inner_text().startswith("Ohne Netz")
        hosted.come()


def test_the_checker_works_without_a_network_once_it_ran(browser: Browser, hosted: Hosted) -> None:
    with visitor(browser) as context:
        page = opened(context, hosted, "/pruefer/")
        page.reload()  # now through its service worker
        begin(page)
        checker = hosted.folder / "assets" / "checker"
        python = [each for each in checker.glob("[dep]*/**/*") if each.is_file()]
        wait_for(page, [f"/{each.relative_to(hosted.folder).as_posix()}" for each in python])
        hosted.go()
        page.goto(hosted.address + "/pruefer/?spiel=patchwork")
        begin(page)
        hosted.come()


def begin(page: Page) -> None:
    start = page.get_by_role("button", name="Prüfer starten")
    if start.is_visible():
        start.click()
    expect(page.locator(".rf-frame:visible")).to_have_count(1, timeout=60_000)


def test_a_new_build_is_shown_whole_at_the_next_visit(browser: Browser, hosted: Hosted) -> None:
    with visitor(browser) as context:
        page = opened(context, hosted, "/spiele/")
        page.reload()
        assert build_of(page) == ("old", "old")
        hosted.build_anew()
        page.goto(hosted.address + "/spiele/")
        assert build_of(page) == ("new", "new")
        hosted.go()  # the new one is not kept yet: the old one, whole
        page.goto(hosted.address + "/spiele/")
        assert build_of(page) == ("old", "old")
        hosted.come()


def test_a_new_build_takes_over_once_no_old_page_is_open(browser: Browser, hosted: Hosted) -> None:
    with visitor(browser) as context:
        page = opened(context, hosted, "/spiele/")
        hosted.build_anew()
        page.goto(hosted.address + "/spiele/")
        page.evaluate("navigator.serviceWorker.getRegistration().then((it) => it.update())")
        page.wait_for_function(
            "navigator.serviceWorker.getRegistration().then((it) => Boolean(it.waiting))"
        )
        page.goto("about:blank")
        page.wait_for_timeout(500)
        page = opened(context, hosted, "/spiele/")
        assert page.evaluate(BUILDS) == 1
        hosted.go()
        page.goto(hosted.address + "/spiele/")
        assert build_of(page) == ("new", "new")
        hosted.come()


def test_an_open_page_gets_nothing_of_a_new_build_and_says_so(
    browser: Browser, hosted: Hosted
) -> None:
    with visitor(browser) as context:
        page = opened(context, hosted, "/spiele/")
        page.reload()
        fetched = "fetch('../api/games/patchwork.json').then((it) => it.text(), () => 'nothing')"
        file = hosted.folder / "api" / "games" / "patchwork.json"
        file.write_text("{}", "utf-8")
        hosted.build_anew()
        assert page.evaluate(fetched) == "nothing"
        page.get_by_role("button", name="Neu laden").click()
        page.wait_for_load_state("load")
        assert build_of(page) == ("new", "new")
        assert page.evaluate(fetched) == "{}"


def test_a_page_that_does_not_arrive_whole_is_shown_as_it_was_kept(
    browser: Browser, hosted: Hosted
) -> None:
    with visitor(browser) as context:
        page = opened(context, hosted, "/spiele/")
        page.reload()
        hosted.go()
        with socket.create_server(("127.0.0.1", hosted.port)) as stalled:
            sending = threading.Thread(target=send_half, args=(stalled,), daemon=True)
            sending.start()
            page.goto(hosted.address + "/spiele/")
            assert build_of(page) == ("old", "old")
            stalled.shutdown(socket.SHUT_RDWR)
            sending.join()
        hosted.come()


def send_half(stalled: socket.socket) -> None:
    """Begin each answer and never end it."""
    head = b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 9999\r\n\r\n<h1>"
    held = []
    with suppress(OSError):
        while True:
            held.append(stalled.accept()[0])
            held[-1].sendall(head)


def test_where_there_is_no_room_pages_are_shown_all_the_same(
    browser: Browser, hosted: Hosted
) -> None:
    with visitor(browser) as context:
        page = opened(context, hosted, "/spiele/")
        page.reload()
        quota = {"origin": hosted.address, "quotaSize": 1000}
        context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", quota)
        page.goto(hosted.address + "/spiele/patchwork/")
        assert "Patchwork" in page.locator("h1").inner_text()
        fetched = "fetch('../../api/games/patchwork.json').then((it) => it.status, () => 0)"
        assert page.evaluate(fetched) == 200
        hosted.build_anew()
        page.goto(hosted.address + "/spiele/")
        assert build_of(page) == ("new", "new")


def test_turned_off_it_removes_what_was_kept(browser: Browser, hosted: Hosted) -> None:
    with visitor(browser) as context:
        page = opened(context, hosted, "/spiele/")
        page.evaluate("caches.open('of another site at this address')")
        service_worker.write(hosted.folder, wanted=False)
        page.goto(hosted.address + "/")
        page.evaluate("navigator.serviceWorker.getRegistration().then((it) => it?.update())")
        page.wait_for_function(
            "navigator.serviceWorker.getRegistration().then((it) => it === undefined)"
        )
        page.wait_for_function("caches.keys().then((names) => names.length === 1)")
