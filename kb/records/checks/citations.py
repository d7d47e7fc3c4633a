"""Citations: the sources they name exist, and so do the pages."""

from typing import Any

from pydantic_core import PydanticCustomError

from kb.records import citation, source
from kb.records.checks.ids import Names
from kb.records.document import Document
from kb.records.problem import Loc
from kb.records.walk import hint, mappings, words


def check(documents: list[Document], names: Names) -> None:
    """Note citations of unknown sources and of pages that a source does not have."""
    for document in documents:
        for loc, mapping in mappings(document.data):
            for place, value in words(mapping.get("cite"), (*loc, "cite")):
                _cited(document, place, value, names)
            _named(document, loc, mapping, "provenance", "reported by ", names)
            _named(document, loc, mapping, "read", "through ", names)


def _cited(document: Document, loc: Loc, value: str, names: Names) -> None:
    try:
        cited = citation.parse(value)
    except PydanticCustomError:
        return
    if cited.source not in names.sources:
        what = f"unknown source '{cited.source}' – {hint(cited.source, names.sources)}"
        document.problem(loc, what)
        return
    if not cited.pages:
        return
    pages = names.sources[cited.source].get("pages")
    last = source.last_page(pages)
    if pages is None:
        what = f"source '{cited.source}' has no pages – cite it without, or give its 'pages'"
        document.problem(loc, what)
    elif last > 0 and (wrong := max(page for _, page in cited.pages)) > last:
        end = "ends with" if isinstance(pages, int) else "is known to us up to"
        what = f"page {wrong}: source '{cited.source}' {end} page {last} – correct one of them"
        document.problem(loc, what)


def _named(
    document: Document, loc: Loc, mapping: Any, key: str, words_before: str, names: Names
) -> None:
    value = mapping.get(key)
    if not isinstance(value, str) or not value.startswith(words_before):
        return
    name = value.removeprefix(words_before)
    if name not in names.sources:
        message = f"unknown source '{name}' – {hint(name, names.sources)}"
        document.problem((*loc, key), message)
