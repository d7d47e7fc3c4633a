"""Drawings are well-formed, escape every word, and hold each symbol once."""

from xml.etree import ElementTree

from kb.engines.drawing import (
    area,
    arrow,
    drawing,
    element,
    short,
    sprite,
    symbol,
    use,
)

HOSTILE = """<script>alert("1")</script>&'"""


def test_text_and_attributes_are_escaped() -> None:
    found = element("text", {"class": HOSTILE}, HOSTILE, element("tspan", {}, HOSTILE))
    read = ElementTree.fromstring(found)  # noqa: S314
    assert read.get("class") == read.text == read[0].text == HOSTILE
    assert "<script" not in found


def test_attributes_of_none_are_left_out_and_numbers_are_short() -> None:
    assert element("rect", {"x": 1.5, "y": 2.0, "width": 1 / 3, "rx": None}) == (
        '<rect x="1.5" y="2" width="0.33"/>'
    )
    assert [short(-0.25), short(10.0), short(100)] == ["-0.25", "10", "100"]


def test_a_drawing_says_its_title_and_refers_to_symbols_of_the_sprite() -> None:
    symbols = {"nim-pebble": symbol("nim-pebble", element("circle", {"r": 2}))}
    found = drawing(
        "nim", (40, 20), [use("nim-pebble", 3, 4)], title=HOSTILE, alt="Ein Stein.", symbols=symbols
    )
    read = ElementTree.fromstring(found.svg)  # noqa: S314
    assert (read.get("aria-label"), read.get("viewBox")) == (HOSTILE, "-2 -2 44 24")
    assert read[0].get("href") == "#nim-pebble"
    defs = ElementTree.fromstring(sprite(found.symbols))[0]  # noqa: S314
    assert [each.get("id") for each in defs] == ["nim-pebble"]


def test_areas_lie_on_top_where_one_plays() -> None:
    found = drawing("nim", (9, 9), [], title="", alt="", areas=[area("pebble", 1, 1, 3, 3)])
    read = ElementTree.fromstring(found.touchable)  # noqa: S314
    assert [each.get("data-touch") for each in read] == ["pebble"]
    assert "data-touch" not in found.svg


def test_an_arrow_that_goes_nowhere_is_not_drawn() -> None:
    assert arrow([(0, 0), (10, 0)], gap=2) == (
        '<path class="rf-changed" d="M0 0L8 0M3 3.5L8 0L3 -3.5"/>'
    )
    assert arrow([(1, 1)]) == arrow([(1, 1), (1, 1)]) == ""
