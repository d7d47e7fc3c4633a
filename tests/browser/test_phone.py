"""A game page under a thumb: the way to a part, what a link leads to, and targets large enough."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.window import SCHEMES, Scheme, View, Window, window

PAGE = "/spiele/muster/"
TOPS = """
async (names) => {
  const hidden = [];
  for (const name of names) {
    location.hash = "";
    location.hash = name;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const target = document.getElementById(name);
    const below = document.querySelector("header.md-header").getBoundingClientRect().bottom;
    const { top } = target.getBoundingClientRect();
    const end = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    if (top < below - 1 || (top > below + 80 && !end)) hidden.push(`${name} at ${top}`);
  }
  return hidden;
}
"""
SMALL = """
() => [...document.querySelectorAll("a, button, summary, label, input:not(.md-toggle, .md-option)")]
  .filter((node) => node.checkVisibility({ visibilityProperty: true }))
  .filter((node) => {
    const around = [...node.parentElement.childNodes].filter((each) => each.nodeType === 3);
    const inSentence = /\\p{L}{2}/u.test(around.map((each) => each.textContent).join(" "));
    const { width, height } = node.getBoundingClientRect();
    return !inSentence && width > 1 && (width < 24 || height < 24);
  })
  .map((node) => {
    const { width, height } = node.getBoundingClientRect();
    return `${node.outerHTML.slice(0, 90)} ${Math.round(width)}×${Math.round(height)}`;
  })
"""
CONTRAST = """
(node) => {
  const parse = (words) => words.match(/[\\d.]+/g).map(Number);
  const light = (colour) => {
    const [r, g, b] = colour.map((each) => each / 255)
      .map((each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const paper = parse(getComputedStyle(document.body).backgroundColor);
  const { color, opacity } = getComputedStyle(node);
  const ink = parse(color).slice(0, 3).map((each, i) => each * opacity + paper[i] * (1 - opacity));
  const [high, low] = [light(ink), light(paper.slice(0, 3))].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}
"""


@pytest.fixture(scope="module")
def phone(browser: Browser, samples: str) -> Iterator[Window]:
    with window(browser, samples, View("phone", "light"), has_touch=True) as opened:
        yield opened


def test_the_contents_lead_to_each_part(phone: Window) -> None:
    phone.go(PAGE)
    phone.page.locator(".rf-contents summary").tap()
    links = phone.page.locator(".rf-contents a")
    assert links.count() == 19
    for link in links.all():
        name = str(link.get_attribute("href")).removeprefix("#")
        link.tap()
        place = phone.page.locator(f"[id='{name}']").bounding_box()
        assert place
        assert 50 < place["y"] < 844 - place["height"]
        phone.page.evaluate("scrollTo(0, 0)")


def test_what_a_link_leads_to_is_not_hidden_by_the_header(phone: Window) -> None:
    phone.go(PAGE)
    names = phone.page.evaluate("[...document.querySelectorAll('.md-content [id]')].map(n => n.id)")
    assert {"kurz", "startgeld", "aehnlich.flicken", "fragen", "nadel.jung"} <= set(names)
    assert phone.page.evaluate(TOPS, names) == []


def test_an_old_name_marks_the_rule_that_it_leads_to(phone: Window) -> None:
    phone.go(PAGE)
    phone.page.evaluate("location.hash = 'startgeld'")
    look = "node => getComputedStyle(node).backgroundColor"
    rule = phone.page.locator("[id='aufbau.knoepfe.zahl']").evaluate(look)
    other = phone.page.locator("[id='aufbau.reihe.wer']").evaluate(look)
    assert rule != other


@pytest.mark.parametrize("path", [PAGE, "/", "/spiele/", "/mitmachen/", "/nirgends/"])
def test_what_one_taps_is_large_enough(phone: Window, path: str) -> None:
    phone.go(path)
    for summary in phone.page.locator("summary:visible").all():
        summary.tap()
    assert phone.page.evaluate(SMALL) == []


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_small_signs_can_be_seen(browser: Browser, samples: str, scheme: Scheme) -> None:
    with window(browser, samples, View("phone", scheme)) as opened:
        opened.go(PAGE)
        for tool in opened.page.locator(".rf-tool").all()[:2]:
            assert tool.evaluate(CONTRAST) >= 3
