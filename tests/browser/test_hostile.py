"""Hostile words: refused by the loader, or shown as they stand; nothing of them ever runs."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, Route

from kb.records.problem import spell
from kb.site.build import build
from kb.site.server.host import serving
from tests.browser import hostile
from tests.browser.hostile import Attack, Place
from tests.browser.window import SIZES, View, Window, window
from tests.site import records

LOADED, REFUSED = 88, 13
"""How many attacks some field lets in, and how many none does."""
STRICTER = {"claim"}
"""Fields that let in less than others of their kind: a claim has no quotation marks around it."""
CANARY = "window.__pwned"

FOREIGN = """
({ scripts, tags }) => {
  const found = [];
  const note = (node, what) => found.push(`${what}: ${node.outerHTML.slice(0, 160)}`);
  for (const node of document.querySelectorAll("*")) {
    if (!tags.includes(node.localName)) note(node, "element");
    const script = node.localName === "script" && node.type !== "application/ld+json";
    const words = script && (node.src || node.text.replace(/".*?"/g, ""));
    if (script && !scripts.includes(words)) note(node, "script");
    for (const { name, value } of node.attributes) {
      const styled = name === "style" && !node.dataset.mdComponent;
      if (name.startsWith("on") || styled || name === "srcdoc") note(node, name);
      const address = value.replace(/[\\s\\u0000-\\u0020]/g, "").toLowerCase();
      const leads = ["href", "src", "action", "formaction", "data", "xlink:href"].includes(name);
      if (leads && /^(javascript|vbscript|data):/.test(address)) note(node, name);
      if (leads && node.localName !== "a" && new URL(value, location).origin !== location.origin)
        if (node.rel !== "canonical") note(node, name);
    }
  }
  return found;
}
"""
"""What stands in a page besides the elements and scripts of the page to compare with."""
SCRIPTS = """[...document.scripts].filter((each) => each.type !== "application/ld+json")
  .map((each) => each.src || each.text.replace(/".*?"/g, ""))"""
TAGS = "[...new Set([...document.querySelectorAll('*')].map((node) => node.localName))]"
TITLE = """[document.querySelector("h1").textContent,
  JSON.parse(document.querySelector('[type="application/ld+json"]').text).name]"""


class Site(NamedTuple):
    """A site of hostile games, and what the loader let in of each attack."""

    folder: Path
    fields: dict[Place, str]
    attacks: list[Attack]
    inside: dict[str, set[Place]]

    def slug(self, attack: Attack) -> str:
        return f"angriff-{attack.id}"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    folder = tmp_path_factory.mktemp("hostile")
    fields = hostile.kinds(folder / "kinds")
    games, inside = [], {}
    attacks = hostile.attacks()
    for attack in attacks:
        game, inside[attack.id] = hostile.spoil(folder / "spoilt", attack, fields)
        games.append(game)
    content = hostile.collect(folder, games)
    return Site(build(content, folder / "build", records.CONFIG), fields, attacks, inside)


@pytest.fixture(scope="module")
def address(site: Site) -> Iterator[str]:
    with serving(site.folder) as found:
        yield found


def test_every_kind_of_field_is_attacked(site: Site) -> None:
    """If a field is missing here, the sample does not fill it, or it takes no words any more."""
    names = {kind: set[str]() for kind in hostile.PROBES}
    for (_, loc), kind in site.fields.items():
        names[kind].add(str([step for step in loc if isinstance(step, str)][-1]))
    assert names["text"] == {
        "answer", "because", "note", "objection", "praise", "says", "story", "text", "truth",
        "unexecuted",
    }  # fmt: skip
    assert names["plain"] == {
        "also_known_as", "also_searched_as", "article", "author", "caption", "claim",
        "columns", "label", "mark", "misreading", "name", "names", "note", "original_title",
        "outlet", "publisher", "publishers", "short", "term", "text", "title", "values",
        "worded", "words",
    }  # fmt: skip
    assert names["asked"] == {"also_asked", "asked", "question"}
    assert (names["address"], names["origin"]) == ({"address"}, {"provenance"})


def test_what_is_let_in_and_what_is_refused_is_written_down(site: Site) -> None:
    for attack in site.attacks:
        found = {site.fields[place] for place in site.inside[attack.id]}
        assert found - {"data", "asked"} == attack.loads, attack.id
        assert "asked" in found or "plain" not in found, attack.id
        alike = {place for place, kind in site.fields.items() if kind in found}
        stricter = {str(loc[-1]) for _, loc in alike - site.inside[attack.id]}
        assert stricter <= STRICTER, attack.id
    loaded = [attack.id for attack in site.attacks if attack.loads]
    assert (len(loaded), len(site.attacks) - len(loaded)) == (LOADED, REFUSED)


@pytest.mark.parametrize(
    "words", ['"><script>', "x' onclick='y", "a b", "{{ x }}", "*x*", "ä", "&"]
)
def test_names_dates_and_choices_take_no_attack(site: Site, tmp_path: Path, words: str) -> None:
    game = hostile.Hostile(tmp_path, "angriff")
    names = [place for place in game.places() if place not in site.fields]
    assert len(names) > 150
    for place in names:
        game.put(place, words)
    refused = game.refused()
    assert [place for place in names if (place[0], spell(place[1])) not in refused] == []


def to_compare(page: Page, address: str, path: str) -> dict[str, list[str]]:
    """The scripts and elements of a page without an attack."""
    page.goto(f"{address}{path}")
    tags = page.evaluate(TAGS)
    return {"scripts": page.evaluate(SCRIPTS), "tags": [*tags, "em", "strong", "a"]}


@pytest.fixture(scope="module", params=["with the policy", "without the policy"])
def opened(request: pytest.FixtureRequest, browser: Browser, address: str) -> Iterator[Window]:
    """Under the policy only the words of a page matter, and it need not be dressed up."""
    bypass = request.param == "without the policy"
    with window(browser, address, View("phone", "light"), bypass_csp=bypass) as found:
        if not bypass:
            found.page.route(re.compile(r"\.(css|js|svg)$"), _with_nothing)
        yield found


def _with_nothing(route: Route) -> None:
    kind = "text/css" if route.request.url.endswith("css") else "text/javascript"
    route.fulfill(body="", content_type=kind)


def amiss(opened: Window, path: str, own: dict[str, list[str]]) -> list[str]:
    """What an attack has brought about on a page."""
    opened.go(path)
    found = list(opened.page.evaluate(FOREIGN, own))
    if opened.page.evaluate(CANARY) is not None:
        found.append("the attack has run")
    return found + opened.troubles


def test_no_page_of_a_game_gains_anything_that_runs(opened: Window, site: Site) -> None:
    own = to_compare(opened.page, opened.site, "/spiele/muster/")
    failed = {}
    for attack in (each for each in site.attacks if each.loads):
        found = amiss(opened, f"/spiele/{site.slug(attack)}/", own)
        if "plain" in attack.loads:
            title, name = opened.page.evaluate(TITLE)
            if " ".join(title.split()) != " ".join(attack.text.split()) or name != attack.text:
                found.append(f"shown as {title!r} and {name!r}")
        if found:
            failed[attack.id] = found
    assert failed == {}


@pytest.mark.parametrize("path", ["/", "/spiele/", "/woerterbuch/"])
def test_no_list_of_games_gains_anything_that_runs(opened: Window, site: Site, path: str) -> None:
    own = to_compare(opened.page, opened.site, "/spiele/muster/")
    own["tags"] += ["section", "table", "thead", "tbody", "tr", "td", "th", "input", "button"]
    assert amiss(opened, path, own) == []
    shown = opened.page.locator(".md-content a[href*='angriff-']:not([href*='?'])")
    assert shown.count() == len(site.attacks)


def test_no_hit_gains_anything_that_runs(browser: Browser, address: str) -> None:
    """What is found of hostile games, by the words of the attacks."""
    with window(browser, address, View("phone", "light"), bypass_csp=True) as found:
        own = to_compare(found.page, address, "/spiele/muster/")
        own["tags"] += ["select", "option", "noscript", "mark", "input", "button"]
        for word in ("script", "onerror", "javascript", "evil", "muster"):
            found.go(f"/suche/?q={word}")
            found.page.locator(".rf-hit").first.wait_for()
            found.page.locator("header input[type=search]").fill(word)
            found.page.locator("[role=option]").first.wait_for()
            assert found.page.evaluate(FOREIGN, own) == []
            assert found.page.evaluate(CANARY) is None
            assert found.troubles == []


@pytest.mark.parametrize("size", SIZES)
def test_long_words_do_not_widen_a_page(browser: Browser, address: str, size: str) -> None:
    wider = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    with window(browser, address, View(size, "light")) as dressed:
        for path in ("/spiele/angriff-long-word/", "/spiele/", "/"):
            dressed.go(path)
            assert dressed.page.evaluate(wider) <= 0, path


def test_what_runs_would_be_noticed(opened: Window) -> None:
    """The watch itself: it sees each kind of node that could run."""
    own = to_compare(opened.page, opened.site, "/spiele/muster/")
    opened.go("/spiele/muster/")
    opened.page.evaluate(
        """() => {
          document.querySelector("h1").innerHTML = `<img src=x onerror="window.__pwned = 1">
            <a href=" java\\nscript:x">a</a> <iframe></iframe> <b style="color: red"></b>
            <script>x<\\/script> <img src="https://evil.example/x.png">`;
        }"""
    )
    found = opened.page.evaluate(FOREIGN, own)
    assert sorted({each.partition(":")[0] for each in found}) == [
        "element", "href", "onerror", "script", "src", "style"
    ]  # fmt: skip
