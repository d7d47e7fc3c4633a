"""All files of the site before MkDocs: pages as Markdown, data, drawings and assets."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path

from jinja2 import StrictUndefined, TemplateError
from jinja2.sandbox import SandboxedEnvironment
from markupsafe import Markup

from kb.checker.games import find
from kb.records import german, links, thesaurus
from kb.records.library import Entry
from kb.records.problem import Problem, ProblemsFound
from kb.search import export
from kb.search.collection import Collection
from kb.search.meaning.related import related
from kb.site import (
    checker_files,
    checker_page,
    data,
    gallery_page,
    game_page,
    markdown,
    mutants,
    search_pages,
)
from kb.site.answer_pictures import pictures
from kb.site.bench import Bench
from kb.site.line import Line, line
from kb.site.settings import Settings
from kb.site.templates import environment

ASSETS = Path(__file__).with_name("assets")
SEARCH_DATA = "assets/search/data"

_OWN_PAGES = SandboxedEnvironment(  # in Markdown: they escape what they show
    undefined=StrictUndefined,
    keep_trailing_newline=True,
    comment_start_string="<!--#",  # "{#" begins the anchor of a heading
    comment_end_string="#-->",
)


RELATED = 3
"""As many related rules are shown with each rule."""


def files(
    entries: tuple[Entry, ...],
    content: Path,
    settings: Settings,
    benches: Mapping[str, Bench],
    collection: Collection,
) -> Iterator[tuple[str, bytes]]:
    """Every file below build/docs, with its content. Raises Missing without Pyodide."""
    vectors = collection.meaning.clusters.vectors
    akin: dict[str, dict[str, list[str]]] = defaultdict(dict)
    for (of, rule), found in related(collection.units, vectors, RELATED).items():
        akin[of][rule] = [each.id for each in found]
    for entry in entries:
        game = entry.game
        page = links.page(game)
        bench = benches.get(game.id)
        yield f"{page}index.md", game_page.render(entry, settings, bench, akin[game.id]).encode()
        for name, words in gallery_page.files(game):
            yield name, words.encode()
        drawing = entry.folder / "emblem.svg"
        if drawing.exists():
            yield f"{page}emblem.svg", drawing.read_bytes()
    lines = sorted(map(line, entries), key=lambda each: german.order(each.title))
    yield "spiele/index.md", _games(lines).encode()
    yield "pruefstand.md", _bench(lines, benches).encode()
    cards = _cards(lines)
    for file in sorted((content / "pages").glob("*.md")):
        yield file.name, _own_page(file, cards, settings).encode()
    games = [entry.game for entry in entries]
    searching = search_pages.files(games, collection.units, thesaurus.load(content))
    for name, words in (*searching, *data.files(entries)):
        yield name, words.encode()
    yield "pruefer.md", checker_page.render(game for game in games if find(game.id)).encode()
    yield from checker_files.files(entries)
    drawings = pictures(entries, {slug: bench.report for slug, bench in benches.items()})
    for name, shard in export.files(collection, drawings):
        yield f"{SEARCH_DATA}/{name}", shard
    for file in sorted(path for path in ASSETS.rglob("*") if path.is_file()):
        yield f"assets/{file.relative_to(ASSETS).as_posix()}", file.read_bytes()


def _games(lines: list[Line]) -> str:
    """The table of all games."""
    rows = [replace(each, href=f"{each.slug}/", emblem=f"../{each.emblem}") for each in lines]
    body = environment().get_template("games.html").render(entries=rows)
    description = "Alle Spiele, deren Regeln hier stehen, nach Personen, Dauer und Alter."
    meta = {"title": "Spiele", "description": description, "wide": True}
    title = '<h1 id="spiele">Spiele</h1>\n'
    return markdown.page(title + body, meta)


def _bench(lines: list[Line], benches: Mapping[str, Bench]) -> str:
    """The figures of all games, and what they leave out."""
    games = [
        (each, benches[each.slug].report if each.slug in benches else None)
        for each in (replace(each, href=f"../{each.href}") for each in lines)
    ]
    body = (
        environment()
        .get_template("bench.html")
        .render(games=games, mutants=mutants.measured(), heading=partial(markdown.heading, 2))
    )
    description = "Welche Regeln ausgeführt, gezeigt und bewiesen sind, Spiel für Spiel."
    title = '<h1 id="pruefstand">Prüfstand</h1>\n'
    meta = {"title": "Prüfstand", "description": description, "wide": True}
    return markdown.page(title + body, meta)


def _cards(lines: list[Line]) -> Markup:
    """All games as cards, on one line for Markdown."""
    words = environment().get_template("cards.html").render(entries=lines)
    return Markup(" ".join(words.split()))  # noqa: S704 – rendered with escaping


def _own_page(file: Path, cards: Markup, settings: Settings) -> str:
    """A page of content/pages: Markdown of ours that may name settings and games.

    Raises:
        ProblemsFound: if it is not text, or names what is not there.
    """
    try:
        return _OWN_PAGES.from_string(file.read_text("utf-8")).render(
            cards=cards,
            operator=settings.extra.operator,
            report=settings.report_address("seite", file.stem),
        )
    except UnicodeDecodeError:
        line, what = 1, "not UTF-8 – save the file as UTF-8"
    except TemplateError as error:
        line, what = getattr(error, "lineno", 1), f"{error} – mend what stands in braces"
    raise ProblemsFound([Problem(file.as_posix(), line, 1, "", what)])
