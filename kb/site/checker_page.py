"""The page of the checker: its frame, which the scripts fill once a reader starts it."""

from collections.abc import Iterable

from kb.records import german, links
from kb.records.game import Game
from kb.site import markdown
from kb.site.templates import environment


def render(games: Iterable[Game]) -> str:
    """The Markdown of the page."""
    found = sorted(games, key=lambda game: german.order(game.title))
    body = environment().get_template("checker.html").render(games=found, page=links.page)
    description = (
        "Stell eine Position nach und sieh, was die Regeln dazu sagen: im eigenen Browser."
    )
    title = '<h1 id="pruefer">Selbst prüfen</h1>\n'
    meta = {"title": "Selbst prüfen", "description": description, "wide": True}
    return markdown.page(title + body, meta)
