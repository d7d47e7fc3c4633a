"""The page of one game."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from kb.records import german, links, text
from kb.records.checks.ids import HEADINGS
from kb.records.game import Game
from kb.records.library import Entry
from kb.site import data, gallery_page, markdown
from kb.site.bench import Bench
from kb.site.line import emblem
from kb.site.marks import Marker
from kb.site.settings import Settings
from kb.site.templates import environment

ROOT = "../../"
"""From a game's page to the site's root."""

PRINTED = ("goal", "setup", "turn", "actions", "topics", "end", "misconceptions")
"""The parts that fit on the two sheets one takes to the table."""


def render(
    entry: Entry,
    settings: Settings,
    bench: Bench | None = None,
    related: Mapping[str, Sequence[str]] | None = None,
) -> str:
    """The Markdown of a game's page; `related` are the ids of rules that are like each rule."""
    game, names = entry.game, links.names(entry.game, entry.examples)
    rules = {rule.id: rule for _, rule in links.rules(game)}
    titles = _titles(entry)
    body = (
        environment()
        .get_template("game.html")
        .render(
            game=game,
            examples=entry.examples,
            bench=bench,
            marker=Marker(game, bench.mark if bench else None),
            emblem=ROOT + emblem(entry),
            contents=[(HEADINGS[part], title) for part, title in titles.items()],
            sourced_facts=_sourced_facts(game),
            rule_count=len(rules),
            counts=_counts(entry),
            api=ROOT + data.record_address(game),
            galleries={each.file: each for each in gallery_page.galleries(game)},
            data_address=lambda file: f"{ROOT}api/data/{file}",
            heading=lambda part: markdown.heading(
                2, titles[part], HEADINGS[part], screen=part not in PRINTED
            ),
            subheading=partial(markdown.heading, 3),
            name=names.__getitem__,
            gist=lambda name: links.gist(rules[name]),
            cite=lambda name: rules[name].cite,
            grouped=partial(links.grouped, links.places(game)),
            related=related or {},
            report=partial(settings.report_address, game.id),
            resolve=lambda name: (f"#{name}", names[name]),
        )
    )
    return markdown.page(body, _meta(game, settings))


def _titles(entry: Entry) -> dict[str, str]:
    """The headings of this page, in order; parts that the game does not have are left out."""
    optional = ("topics", "misconceptions", "variants", "hints", "questions")
    own = {"turn": entry.game.turn.title, "actions": entry.game.actions.title}
    empty = {part for part in optional if not getattr(entry.game, part)}
    if not entry.examples:
        empty.add("examples")
    return {part: own.get(part) or german.TITLES[part] for part in HEADINGS if part not in empty}


def _sourced_facts(game: Game) -> list[tuple[str, Any, str]]:
    facts = game.facts
    return [
        ("Personen", facts.players, german.span(facts.players)),
        ("Minuten", facts.minutes, german.span(facts.minutes)),
        ("Alter", facts.age, german.age(facts.age)),
        ("Erschienen", facts.published, german.year(facts.published)),
    ]


def _counts(entry: Entry) -> list[tuple[int, str]]:
    """What the record holds, for the test bench."""
    game = entry.game
    rules = [rule for _, rule in links.rules(game)]
    paged = sum(1 for rule in rules if any(each.pages for each in rule.cite))
    doubtful = sum(1 for rule in rules if rule.provenance and rule.provenance.kind == "not checked")
    undecided = sum(1 for question in game.questions if question.open)
    found = [
        (len(rules), "Regel mit Quelle oder Herkunft", "Regeln, jede mit Quelle oder Herkunft"),
        (paged, "davon mit Seitenangabe", "davon mit Seitenangabe"),
        (doubtful, "davon unbestätigt", "davon unbestätigt"),
        (len(entry.examples), "Beispiel", "Beispiele"),
        (len(game.misconceptions), "Irrtum", "Irrtümer"),
        (undecided, "offene Frage", "offene Fragen"),
    ]
    return [(amount, one if amount == 1 else many) for amount, one, many in found]


def _meta(game: Game, settings: Settings) -> dict[str, Any]:
    return {
        "title": game.title,
        "game": game.id,
        "description": text.plain(game.facts.pitch.text),
        "jsonld": data.linked(game, settings),
    }
