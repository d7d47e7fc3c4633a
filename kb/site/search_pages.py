"""The pages of the search: its results, and the glossary that it understands."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from urllib.parse import urlencode

from kb.records import german, links
from kb.records.game import Game
from kb.records.thesaurus import Group
from kb.search.fold import fold
from kb.search.unit import LABELS, Unit
from kb.site import markdown
from kb.site.templates import environment

EXAMPLES = ("Wer fängt an?", "Gleichstand", "Kredit tilgen", "robotter anhalten")
"""What somebody may try who does not know what to type."""


def results(games: Iterable[Game], units: Iterable[Unit]) -> str:
    """The page that the scripts fill with hits; without them it leads to the games."""
    there = {unit.kind for unit in units}
    body = (
        environment()
        .get_template("search.html")
        .render(
            games=sorted(games, key=lambda game: german.order(game.title)),
            page=links.page,
            kinds=[(kind, label) for kind, label in LABELS.items() if kind in there],
            examples=[(words, _query(words)) for words in EXAMPLES],
        )
    )
    description = "Suche in allen Regeln, Fragen, Beispielen und Irrtümern aller Spiele."
    title = '<h1 id="suche">Suche</h1>\n'
    return markdown.page(title + body, {"title": "Suche", "description": description, "wide": True})


@dataclass(frozen=True)
class Word:
    """An entry of the glossary."""

    term: str
    words: tuple[str, ...]
    note: str
    find: str
    """The address that searches for it, from the site's root."""
    game: Game | None = None
    """The game whose own term it is."""


def glossary(groups: Iterable[Group], games: Iterable[Game]) -> str:
    """All groups of the thesaurus and the games' own terms, by their first letters."""
    words = [_word(group, None) for group in groups]
    words += [_word(group, game) for game in games for group in game.terms]
    words.sort(key=lambda word: (german.order(word.term), word.game.title if word.game else ""))
    letters = [(letter, list(found)) for letter, found in groupby(words, key=_letter)]
    body = (
        environment()
        .get_template("glossary.html")
        .render(letters=letters, page=links.page, heading=partial(markdown.heading, 2))
    )
    description = "Was Wörter in Spielregeln bedeuten, und welche anderen es dafür gibt."
    title = '<h1 id="woerterbuch">Wörterbuch der Spielregeln</h1>\n'
    return markdown.page(
        title + body, {"title": "Wörterbuch", "description": description, "wide": True}
    )


def _word(group: Group, game: Game | None) -> Word:
    find = _query(group.term, game.id if game else "")
    return Word(group.term, group.words, group.note or "", find, game)


def _letter(word: Word) -> str:
    return fold(word.term)[0].upper()


def _query(words: str, game: str = "") -> str:
    return "suche/?" + urlencode({"q": words} | ({"game": game} if game else {}))


def files(
    games: Iterable[Game], units: Iterable[Unit], groups: Iterable[Group]
) -> Iterator[tuple[str, str]]:
    """Both pages, by their names."""
    games = tuple(games)
    yield "suche.md", results(games, units)
    yield "woerterbuch.md", glossary(groups, games)
