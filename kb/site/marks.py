"""Marks: the small signs beside a statement that say what it rests on."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from kb.records import german
from kb.records.checks.ids import PREFIXES
from kb.records.citation import Citation
from kb.records.game import Game
from kb.records.provenance import Provenance
from kb.records.rule import Rule
from kb.records.source import Source, last_page
from kb.records.statement import Sourced

PAGED = ("rulebook", "summary")
"""The kinds of sources of which a reader expects a page."""


@dataclass(frozen=True)
class Mark:
    """One sign: its words, what it explains, where it leads, and how sure it is."""

    label: str
    title: str
    href: str = ""
    below: str = ""
    """A second line, smaller."""
    kind: Literal["source", "edition", "tested", "untested", "note", "doubt"] = "source"
    """The look of the sign."""


class Marker:
    """Makes the marks of one game."""

    def __init__(self, game: Game, tested: Callable[[Rule], Mark] | None = None) -> None:
        self.tested = tested
        self.sources = {source.id: source for source in game.sources}
        self.editions = {edition.id: edition for edition in game.editions.entries}

    def marks(self, statement: Sourced) -> list[Mark]:
        """All marks of a statement, in the order in which they are read."""
        found = [self.citation(each) for each in statement.cite]
        if isinstance(statement, Rule):
            found += [self.edition(each) for each in statement.editions]
        if statement.provenance:
            found.append(self.provenance(statement.provenance))
        if isinstance(statement, Rule) and self.tested:
            found.append(self.tested(statement))
        return found

    def citation(self, cited: Citation) -> Mark:
        """The page of a source, or the source where it has none."""
        source = self.sources[cited.source]
        href = _address("sources", source.id)
        if cited.pages:
            pages = german.pages(cited)
            return Mark(pages, f"{source.title}, {pages} – {self.read(source)}", href)
        if source.kind in PAGED:
            title = f"{source.title}, ohne Seitenangabe – {self.read(source)}"
            return Mark(source.short, title, href, "ohne Seitenangabe")
        return Mark(source.short, f"{source.title} – {self.read(source)}", href)

    def read(self, source: Source) -> str:
        """Whether we read a source itself or through another."""
        if source.read == "itself":
            return "selbst gelesen"
        through = self.sources[source.read.removeprefix("through ")]
        return f"gelesen über: {through.title}"

    def edition(self, name: str) -> Mark:
        """An edition that a rule holds for."""
        title = f"Gilt für die Ausgabe {self.editions[name].title}"
        return Mark(f"Ausgabe {name}", title, _address("editions", name), kind="edition")

    def provenance(self, origin: Provenance) -> Mark:
        """How we come to say what no source vouches for."""
        if origin.kind == "not checked":
            return Mark("unbestätigt", "Nicht geprüft: Keine Quelle bestätigt das.", kind="doubt")
        if origin.kind == "own judgement":
            title = "Eigene Einordnung, nicht belegt"
            return Mark("eigene Einordnung", title, kind="note")
        if origin.kind == "made up":
            return Mark("erdacht", "Von uns zur Erklärung erdacht", kind="note")
        if origin.kind == "inferred from":
            return Mark("erschlossen", f"Erschlossen aus: {origin.detail}", kind="note")
        source = self.sources[origin.detail]
        href = _address("sources", source.id)
        return Mark(f"laut {source.short}", f"Laut {source.title}", href, kind="note")


def _address(part: str, name: str) -> str:
    return f"#{PREFIXES[part]}{name}"


def where(source: Source) -> str:
    """Kind, publisher, year, language and extent of a source, as one line."""
    parts = [german.SOURCES[source.kind], source.author, source.publisher]
    parts += [str(source.year) if source.year else None, german.LANGUAGES[source.language]]
    if isinstance(source.pages, int):
        parts.append(german.several(source.pages, "Seite", "Seiten"))
    elif source.pages:
        parts.append(f"mindestens {last_page(source.pages)} Seiten")
    return " · ".join(part for part in parts if part)
