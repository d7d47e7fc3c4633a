"""References: rules, examples, editions and statements that are named exist."""

from collections.abc import Iterable, Iterator
from typing import Any

from kb.records import text
from kb.records.checks.ids import Names
from kb.records.document import Document
from kb.records.problem import Loc
from kb.records.walk import hint, mappings, words

TEXTS = (
    "text", "truth", "answer", "story", "note", "says", "praise", "objection", "because",
    "unexecuted",
)  # fmt: skip
"""The fields that hold text with markup."""


def check(documents: list[Document], names: Names) -> None:
    """Note names that nothing bears."""
    kinds = (
        ("rule", ("rules", "shows", "refused_by"), names.rules),
        ("example", ("example",), names.examples),
        ("edition", ("editions", "edition"), names.editions),
    )
    for document in documents:
        for loc, mapping in mappings(document.data):
            for kind, keys, known in kinds:
                for place, name in _words(mapping, loc, keys):
                    _known(document, place, kind, name, known, names)
            for place, value in _words(mapping, loc, TEXTS):
                for name in text.references(value):
                    _known(document, place, "statement", name, names.anchors, names)


def _words(mapping: dict[str, Any], loc: Loc, keys: Iterable[str]) -> Iterator[tuple[Loc, str]]:
    for key in keys:
        yield from words(mapping.get(key), (*loc, key))


def _known(
    document: Document, loc: Loc, kind: str, name: str, known: set[str], names: Names
) -> None:
    if name in known:
        return
    if name in names.renamed and names.renamed[name] in known:
        what = f"{kind} '{name}' was renamed – write '{names.renamed[name]}'"
    elif name in names.anchors:
        what = f"'{name}' is there, but no {kind} – {hint(name, known)}"
    else:
        what = f"no {kind} '{name}' – {hint(name, known)}"
    document.problem(loc, what)
