"""Citations: the sources they name exist, and so do the pages."""

from typing import Any

from pydantic_core import PydanticCustomError

from kb.records import citation, source
from kb.records.checks.ids import Names
from kb.records.document import Document
from kb.records.problem import Loc
from kb.records.walk import hint, mappings, words


def check(documents: list[Document], names: Names) -> None:
    """Note unknown sources, pages that a source does not have, and what nobody read."""
    for document in documents:
        for loc, mapping in mappings(document.data):
            for place, value in words(mapping.get("cite"), (*loc, "cite")):
                _cited(document, place, value, names)
            if name := _after("reported by ", mapping.get("provenance")):
                _known(document, (*loc, "provenance"), name, names)
            if name := _after("through ", mapping.get("read")):
                _read_by_us(document, (*loc, "read"), name, names)


def _cited(document: Document, loc: Loc, value: str, names: Names) -> None:
    try:
        cited = citation.parse(value)
    except PydanticCustomError:
        return
    if not _known(document, loc, cited.source, names) or not cited.pages:
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


def _after(words_before: str, value: Any) -> str | None:
    if isinstance(value, str) and value.startswith(words_before):
        return value.removeprefix(words_before)
    return None


def _known(document: Document, loc: Loc, name: str, names: Names) -> bool:
    if name in names.sources:
        return True
    document.problem(loc, f"unknown source '{name}' – {hint(name, names.sources)}")
    return False


def _read_by_us(document: Document, loc: Loc, name: str, names: Names) -> None:
    """Note a source that is said to tell us what another says, but that we did not read."""
    if _known(document, loc, name, names) and _after("through ", names.sources[name].get("read")):
        document.problem(loc, f"'{name}' was not read itself – name the source that we read")
