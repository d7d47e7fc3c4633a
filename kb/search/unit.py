"""Units: what a search can find, each statement of each game as one."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

Kind = Literal[
    "rule",
    "misconception",
    "question",
    "example",
    "component",
    "fact",
    "review",
    "award",
    "edition",
    "expansion",
    "credit",
]
LABELS: Mapping[Kind, str] = {
    "rule": "Regel",
    "misconception": "Irrtum",
    "question": "Frage",
    "example": "Beispiel",
    "component": "Material",
    "fact": "Wissenswertes",
    "review": "Stimme",
    "award": "Auszeichnung",
    "edition": "Ausgabe",
    "expansion": "Erweiterung",
    "credit": "Mitwirkende",
}
"""What readers call each kind."""

SORTS: Mapping[Kind, str] = {
    "misconception": "Irrtum, Missverständnis, Fehler, Regelfehler",
    "question": "",
    "rule": "",
    "example": "Beispiel",
    "component": "Material, Spielmaterial, Inhalt, Schachtel",
    "fact": "Überblick",
    "review": "Rezension, Kritik, Bewertung, Meinung, Test",
    "award": "Auszeichnung, Preis",
    "edition": "Ausgabe, Auflage",
    "expansion": "Erweiterung",
    "credit": "Mitwirkende",
}
"""What readers type to find all of a kind."""


@dataclass(frozen=True)
class Unit:
    """One statement, as it is searched and shown."""

    game: str
    """The game's name in addresses."""
    kind: Kind
    id: str
    """Its anchor on the game's page."""
    title: str
    """What it is about: the heading, the question, the claim."""
    text: str
    """What it says, without markup."""
    cite: str = ""
    """The sources and pages that it rests on, in words."""
    tested: bool = False
    """Whether an example that ran shows it."""
    asked: tuple[str, ...] = ()
    """Other ways to ask or to look for it; searched, not shown."""
    rules: tuple[str, ...] = ()
    """The rules that it rests on or shows, by their ids in the game."""
    section: str = ""
    """What the part of the page is called that its heading stands in: searched, not shown."""

    @property
    def url(self) -> str:
        """Where it stands, from the site's root."""
        return f"spiele/{self.game}/#{self.id}"
