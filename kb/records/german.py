"""German: the words and numbers that pages show for the parts and values of records."""

import datetime
import unicodedata

from kb.records.citation import Citation
from kb.records.component import Component
from kb.records.facts import Age, Published, Range

TITLES = {
    "glance": "Auf einen Blick",
    "goal": "Ziel",
    "components": "Material",
    "setup": "Aufbau",
    "topics": "Weitere Regeln",
    "end": "Ende und Wertung",
    "examples": "Beispiele",
    "misconceptions": "Häufige Irrtümer",
    "variants": "Zu zweit, Varianten und Solo",
    "hints": "Hinweise",
    "questions": "Fragen",
    "reviews": "Stimmen",
    "awards": "Auszeichnungen",
    "editions": "Ausgaben und Erweiterungen",
    "credits": "Autoren und Verlag",
    "sources": "Quellen",
    "bench": "Prüfstand",
}
"""The headings of a game page, by part; turn and actions have titles of their own."""

ROLES = {
    "designer": "Autor",
    "illustrator": "Illustration",
    "developer": "Entwicklung",
    "publisher": "Verlag",
    "distributor": "Vertrieb",
    "translator": "Übersetzung",
    "editor": "Redaktion",
}
LANGUAGES = {
    "bg": "Bulgarisch",
    "de": "Deutsch",
    "en": "Englisch",
    "es": "Spanisch",
    "fr": "Französisch",
    "hu": "Ungarisch",
    "it": "Italienisch",
    "ja": "Japanisch",
    "pl": "Polnisch",
    "pt": "Portugiesisch",
    "ru": "Russisch",
    "zh": "Chinesisch",
    "unknown": "Sprache unbekannt",
}
SOURCES = {
    "rulebook": "Regelheft",
    "summary": "Zusammenfassung",
    "review": "Rezension",
    "web page": "Webseite",
    "reference": "Nachschlagewerk",
    "data": "Datensatz",
    "shop": "Händler",
}
RESULTS = {"won": "gewonnen", "nominated": "nominiert", "recommended": "empfohlen"}
VERDICTS = {"yes": "Ja.", "no": "Nein."}
_MONTHS = (
    "Januar", "Februar", "März", "April", "Mai", "Juni",
    "Juli", "August", "September", "Oktober", "November", "Dezember",
)  # fmt: skip


def date(day: datetime.date) -> str:
    """A day in words: 29. November 2026."""
    return f"{day.day}. {_MONTHS[day.month - 1]} {day.year}"


def day(value: datetime.date) -> str:
    """A day in figures, for narrow places: 29.11.2026."""
    return f"{value.day}.{value.month}.{value.year}"


def span(value: Range | str) -> str:
    """From the fewest to the most: 2–4, 2, ab 3, beliebig viele, unbekannt."""
    if isinstance(value, str):
        return "unbekannt"
    if value.max == "unlimited":
        return "beliebig viele" if value.min == 1 else f"ab {value.min}"
    return str(value.min) if value.min == value.max else f"{value.min}–{value.max}"


def age(value: Age | str) -> str:
    """An age: ab 8, unbekannt."""
    return "unbekannt" if isinstance(value, str) else f"ab {value.min}"


def year(value: Published | int | str) -> str:
    """A year: 2014, unbekannt."""
    found = value.year if isinstance(value, Published) else value
    return "unbekannt" if found == "unknown" else str(found)


def count(component: Component) -> str:
    """A number of pieces: 72, unbegrenzt, unbekannt."""
    words = {"unknown": "unbekannt", "unlimited": "unbegrenzt"}
    return words.get(str(component.count), str(component.count))


def players(row: str) -> str:
    """The head of a table row: 2 Personen, 5 und mehr Personen."""
    if row.endswith("+"):
        return f"{row[:-1]} und mehr Personen"
    return "1 Person" if row == "1" else f"{row.replace('-', '–')} Personen"


def number(value: float) -> str:
    """A number with a decimal comma: 7, 7,5."""
    return f"{value:g}".replace(".", ",")


def said(value: object) -> str:
    """A value that an engine worked out: ja, nein, 7."""
    if isinstance(value, bool):
        return "ja" if value else "nein"
    return "nichts" if value is None else str(value)


def order(words: str) -> str:
    """What words are sorted by, as in a German dictionary: Ä as A, ß as ss."""
    letters = unicodedata.normalize("NFKD", words.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def pages(cited: Citation) -> str:
    """The pages of a citation: S. 4, S. 5–6, 8; empty where none is known."""
    ranges = (str(first) if first == last else f"{first}–{last}" for first, last in cited.pages)
    return "S. " + ", ".join(ranges) if cited.pages else ""


def several(amount: int, one: str, many: str) -> str:
    """An amount and its noun: 1 Beispiel, 3 Beispiele."""
    return f"{amount} {one if amount == 1 else many}"
