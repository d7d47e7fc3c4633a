"""Markdown carries words of records: they come out as they went in, whatever signs they hold."""

import json
from pathlib import Path

import pytest
import yaml
from mkdocs.utils.meta import get_data

from kb.records import library, links
from kb.records.library import Entry
from kb.site import markdown
from kb.site.build import build
from tests.site import dom, records

NASTY = [
    "__init__ und _x_",
    "*kursiv* und **fett**",
    "`code` und ``mehr``",
    "[Wort](https://a.example) ![Bild](x.png)",
    "[Wort][ref] und [ref]: x",
    "<b>fett</b> <script>x</script> <!-- x -->",
    "A & B &copy C &lt D",
    "1. Erstens",
    "# Raute am Anfang und am Ende #",
    "Titel {#anders}",
    "Titel { #anders .rf-screen }",
    "Titel {: onclick=alert(1) }",
    "{: #anders }",
    r"Rück\strich \*nicht\* \\",
    "Spalte | Spalte || x",
    "~~durch~~ ==hell== ^hoch^ ~tief~ ++neu++",
    "---",
    "===",
    "> Zitat",
    "- Punkt + Plus * Stern",
    "https://a.example und <https://b.example> und a@b.example",
    "wzxhzdk:0 klzzwxh:0001 zzzstart",
    "{{ config }} {% raw %} {# x #}",
    ":smile: :material-home: [^1] [TOC] [[seite]]",
    "%20 %s {0} $x$ \\(x\\)",
    "\"a\" 'b' „c“ ‚d‘ »e«",
    "🎲 Würfel – 日本語 – Übermäßig",
    "!!! note und ??? tip und /// x",
    "*[HTML]: Abk",
]


@pytest.fixture(scope="module")
def nasty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site with a game that has a section for each nasty title, and one named after each."""
    folder = tmp_path_factory.mktemp("nasty")
    content = records.content(folder)
    for place, title in enumerate(NASTY):
        plain = records.add(content, "schlicht", f"schlicht-{place}")
        records.change(
            plain, {"title: Schlicht": f"title: {json.dumps(title, ensure_ascii=False)}"}
        )
    topics = [
        {
            "id": f"titel-{place}",
            "title": title,
            "rules": [{"id": f"regel-{place}", "text": "Text.", "cite": "heft"}],
        }
        for place, title in enumerate(NASTY)
    ]
    record = records.add(content, "schlicht")
    records.change(
        record, {"\nend:\n": f"\ntopics: {json.dumps(topics, ensure_ascii=False)}\nend:\n"}
    )
    return build(content, folder / "build", records.CONFIG)


def test_headings_and_contents_show_the_words_themselves(nasty: Path) -> None:
    page = dom.read(nasty / "spiele" / "schlicht" / "index.html")
    beside = {each["href"]: each.text for each in page.all("a", "md-nav__link")}
    for place, title in enumerate(NASTY):
        assert page.at(f"titel-{place}").text == f"{title}#"
        assert beside[f"#titel-{place}"] == title
        assert "rf-screen" not in page.at(f"titel-{place}").kinds


def test_a_title_is_itself_in_heading_window_table_and_cards(nasty: Path) -> None:
    table = dom.read(nasty / "spiele" / "index.html")
    start = dom.read(nasty / "index.html")
    for place, title in enumerate(NASTY):
        slug = f"schlicht-{place}"
        page = dom.read(nasty / "spiele" / slug / "index.html")
        assert page.one("h1").text == title
        assert page.one("title").children == [f"{title} – Regelfest"]
        linked = json.loads(_script(page))
        assert linked["name"] == title
        assert table.one("a", href=f"{slug}/").text == title
        assert start.one("a", href=f"spiele/{slug}/").text == title


def _script(page: dom.Node) -> str:
    return "".join(map(str, page.one("script", type="application/ld+json").children))


@pytest.mark.parametrize("words", [*NASTY, "x\n---\ny: 1", "a: b # c", "- x", "null", "~"])
def test_front_matter_is_read_back_as_it_was_written(words: str) -> None:
    body, meta = get_data(markdown.front_matter({"title": words, "description": words}) + "Text")
    assert body == "Text"
    assert set(meta) == {"title", "description"}
    assert "<" not in meta["title"]
    assert dom.parse(f"<p>{meta['title']}</p>").text == " ".join(words.split())
    assert dom.parse(f'<meta content="{meta["description"]}">').one("meta")["content"] == words


def test_front_matter_keeps_data_as_they_are() -> None:
    meta = {"title": "x", "description": "y", "jsonld": {"name": "</script>", "n": 1}, "wide": True}
    head = markdown.front_matter(meta)
    assert yaml.safe_load(head.strip().strip("-"))["jsonld"] == meta["jsonld"]


def test_html_between_headings_is_one_block_on_one_line() -> None:
    body = f"<p>a</p>\n\n<p>b</p>\n{markdown.heading(2, 'Titel', 'x')}<p>\n# c\n</p>"
    page = markdown.page(body, {"title": "t", "description": "d"})
    assert page.split("---\n\n")[1].splitlines() == [
        '<div class="rf-part"><p>a</p> <p>b</p></div>',
        "",
        "## Titel {#x}",
        "",
        '<div class="rf-part"><p> # c </p></div>',
    ]


def test_what_stands_below_a_heading_for_the_screen_is_not_printed() -> None:
    body = (
        markdown.heading(2, "A", "a", screen=True)
        + "<p>x</p>"
        + markdown.heading(3, "B", "b")
        + "<p>y</p>"
        + markdown.heading(2, "C", "c")
        + "<p>z</p>"
    )
    lines = (
        markdown.page(body, {"title": "t", "description": "d"}).split("---\n\n")[1].split("\n\n")
    )
    assert [("rf-screen" in line) for line in lines] == [True, True, True, True, False, False]


def _titles(entry: Entry) -> dict[str, str]:
    """Anchor and words of every heading of a game that has an anchor of its own."""
    game = entry.game
    found = {section.id: section.title for section in links.sections(game)}
    for step in game.setup:
        del found[step.id]  # a step is a list item; its heading has no anchor
    for action in game.actions.choices:
        found[action.id] = f"{action.mark} · {action.title}" if action.mark else action.title
    return found | {"ablauf": game.turn.title, "aktionen": game.actions.title}


def test_every_heading_of_every_game_reads_as_in_its_record(built: Path) -> None:
    seen = 0
    for entry in library.load(records.ROOT / "content"):
        page = dom.read(built / "spiele" / entry.game.id / "index.html")
        assert page.one("h1").text == entry.game.title
        for anchor, title in _titles(entry).items():
            assert page.at(anchor).text == f"{title}#"
            seen += 1
        for step in entry.game.setup:
            assert page.at(step.id).one("h3").text == step.title
        for each in entry.game.misconceptions:
            assert page.at(each.id).one("h3").text == f"„{each.claim}“"
        for question in entry.game.questions:
            assert page.at(question.id).one("h3").text == question.question
        for example in entry.examples:
            assert page.at(example.id).one("h3").text == example.title
    assert seen >= 50
