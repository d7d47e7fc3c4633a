"""Ids: every name is given once, and none collides with the page's own anchors."""

from dataclasses import dataclass, field
from typing import Any

from kb.records.document import Document
from kb.records.problem import Loc, spell
from kb.records.walk import mappings

PREFIXES = {"sources": "quelle-", "editions": "ausgabe-", "expansions": "erweiterung-"}
"""Parts whose ids are names of their own, and what the page puts in front of those."""

HEADINGS = {
    "glance": "auf-einen-blick",
    "goal": "ziel",
    "components": "material",
    "setup": "aufbau",
    "turn": "ablauf",
    "actions": "aktionen",
    "topics": "weitere-regeln",
    "end": "ende-und-wertung",
    "examples": "beispiele",
    "misconceptions": "irrtuemer",
    "variants": "varianten",
    "hints": "hinweise",
    "questions": "fragen",
    "reviews": "stimmen",
    "awards": "auszeichnungen",
    "editions": "ausgaben",
    "credits": "autoren-und-verlag",
    "sources": "quellen",
    "bench": "pruefstand",
}
"""The anchors of a game page's headings, by the part that stands below each."""

RULE_PARTS = {
    "goal", "rules", "costs", "limits", "trigger", "finish", "scoring", "tie_break", "hints"
}  # fmt: skip
"""The fields that hold rules."""


@dataclass
class Names:
    """The names that a record gives, by what they name."""

    anchors: set[str] = field(default_factory=set)
    rules: set[str] = field(default_factory=set)
    examples: set[str] = field(default_factory=set)
    renamed: dict[str, str] = field(default_factory=dict)
    sources: dict[str, Any] = field(default_factory=dict)
    editions: set[str] = field(default_factory=set)
    given: dict[tuple[str, str], str] = field(default_factory=dict)
    """Where each name was first given, by the part that it is a name of."""


def collect(documents: list[Document]) -> Names:
    """All names of a record; what is given twice or reserved is noted as a problem."""
    names = Names()
    for document in documents:
        for loc, mapping in mappings(document.data):
            if loc and isinstance(mapping.get("id"), str):
                _take(names, document, loc, mapping)
    for document in documents:
        for loc, mapping in mappings(document.data):
            _take_old(names, document, loc, mapping)
    return names


def _part(loc: Loc) -> str:
    """The part that an id is a name of; a remark on a list is a statement like any other."""
    return "" if "remark" in loc else str(loc[0])


def _take(names: Names, document: Document, loc: Loc, mapping: Any) -> None:
    name, part = mapping["id"], _part(loc)
    _give(names, document, (*loc, "id"), part, name)
    if part == "sources":
        names.sources.setdefault(name, mapping)
    elif part == "editions":
        names.editions.add(name)
    elif part not in PREFIXES:
        names.anchors.add(name)
        if RULE_PARTS & {step for step in loc[-2:] if isinstance(step, str)}:
            names.rules.add(name)
        if part == "examples":
            names.examples.add(name)


def _take_old(names: Names, document: Document, loc: Loc, mapping: Any) -> None:
    old = mapping.get("formerly")
    for index, name in enumerate(old if isinstance(old, list) else []):
        if _give(names, document, (*loc, "formerly", index), "", str(name)):
            names.renamed[str(name)] = str(mapping.get("id"))


def _give(names: Names, document: Document, loc: Loc, part: str, name: str) -> bool:
    """Note where a name is given; if it is reserved or given already, note that as a problem."""
    space = part if part in PREFIXES else "anchors"
    reserved = name in HEADINGS.values() or name.startswith(tuple(PREFIXES.values()))
    if space == "anchors" and reserved:
        document.problem(loc, f"id '{name}' is an anchor of the page itself – choose another")
        return False
    if first := names.given.get((space, name)):
        advice = "rename one of them" if loc[-1] == "id" else "an old id stays unused; remove it"
        document.problem(loc, f"id '{name}' is given twice, first at {first} – {advice}")
        return False
    line, _ = document.place(loc)
    names.given[space, name] = f"{document.path}:{line + 1} ({spell(loc[:-1])})"
    return True
