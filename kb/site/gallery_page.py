"""The pages that draw all pieces of a game's public data."""

from collections.abc import Iterator

from markupsafe import Markup

from kb.checker.games import find
from kb.engines.gallery import Gallery
from kb.records import links
from kb.records.game import Game
from kb.site import markdown
from kb.site.templates import environment

ROOT = "../../../"
"""From such a page to the site's root."""


def galleries(game: Game) -> tuple[Gallery, ...]:
    """The galleries of a game."""
    found = find(game.id)
    return found.galleries() if found else ()


def files(game: Game) -> Iterator[tuple[str, str]]:
    """The page of each gallery, below build/docs."""
    for gallery in galleries(game):
        yield f"{links.page(game)}{gallery.address}.md", render(game, gallery)


def render(game: Game, gallery: Gallery) -> str:
    """The Markdown of a gallery's page."""
    symbols = {
        name: symbol
        for piece in gallery.pieces
        for name, symbol in piece.drawing.symbols.items()
    }  # fmt: skip
    of = next(
        (each for each in game.components if each.data and each.data.file == gallery.file), None
    )
    body = (
        environment()
        .get_template("gallery.html")
        .render(
            game=game,
            gallery=gallery,
            component=of,
            data=f"{ROOT}api/data/{gallery.file}",
            symbols=symbols,
            pieces=[
                (piece, Markup(piece.drawing.svg), piece.drawing.alt.splitlines())  # noqa: S704 – escaped
                for piece in gallery.pieces
            ],
        )
    )
    description = f"{gallery.title} von {game.title}, gezeichnet."
    meta = {"title": f"{gallery.title} – {game.title}", "description": description, "wide": True}
    return markdown.page(body, meta)
