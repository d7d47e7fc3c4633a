"""Ids: every name is given once, and none collides with the page's own anchors."""

from dataclasses import dataclass, field
from typing import Any

from kb.records.document import Document
from kb.records.problem import Loc, spell
from kb.records.walk import mappings

OWN_NAMES = ("sources", "editions", "expansions")
"""Parts whose ids are names of their own: the page puts their kind in front."""

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

PREFIXES = ("quelle-", "ausgabe-", "erweiterung-")
"""What the page puts in front of the names of sources, editions and expansions."""

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


def collect(documents: list[Document]) -> Names:
    """All names of a record; what is given twice or reserved is noted as a problem."""
    names = Names()
    taken: dict[tuple[str, str], str] = {}
    for document in documents:
        for loc, mapping in mappings(document.data):
            if loc and isinstance(mapping.get("id"), str):
                _take(names, taken, document, loc, mapping)
    for document in documents:
        for loc, mapping in mappings(document.data):
            _take_old(names, taken, document, loc, mapping)
    return names


def _take(
    names: Names, taken: dict[tuple[str, str], str], document: Document, loc: Loc, mapping: Any
) -> None:
    name, space = mapping["id"], str(loc[0]) if loc[0] in OWN_NAMES else "anchor"
    _refused(taken, document, (*loc, "id"), space, name)
    if space == "sources":
        names.sources.setdefault(name, mapping)
    elif space == "editions":
        names.editions.add(name)
    elif space == "anchor":
        names.anchors.add(name)
        if RULE_PARTS & {step for step in loc[-2:] if isinstance(step, str)}:
            names.rules.add(name)
        if loc[0] == "examples":
            names.examples.add(name)


def _take_old(
    names: Names, taken: dict[tuple[str, str], str], document: Document, loc: Loc, mapping: Any
) -> None:
    old = mapping.get("formerly")
    for index, name in enumerate(old if isinstance(old, list) else []):
        if not _refused(taken, document, (*loc, "formerly", index), "anchor", str(name)):
            names.renamed[str(name)] = str(mapping.get("id"))


def _refused(
    taken: dict[tuple[str, str], str], document: Document, loc: Loc, space: str, name: str
) -> bool:
    if space == "anchor" and (name in HEADINGS.values() or name.startswith(PREFIXES)):
        document.problem(loc, f"id '{name}' is an anchor of the page itself – choose another")
        return True
    if first := taken.get((space, name)):
        advice = "rename one of them" if loc[-1] == "id" else "an old id stays unused; remove it"
        document.problem(loc, f"id '{name}' is given twice, first at {first} – {advice}")
        return True
    line, _ = document.place(loc)
    taken[space, name] = f"{document.path}:{line + 1} ({spell(loc[:-1])})"
    return False
