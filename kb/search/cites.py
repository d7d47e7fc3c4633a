"""Cites: the sources and pages of a statement, in words."""

from collections.abc import Mapping

from kb.records import german
from kb.records.source import Source
from kb.records.statement import Sourced


def cite(statement: Sourced, sources: Mapping[str, Source]) -> str:
    """The sources of a statement in words: Regelheft, S. 4; Zusammenfassung."""
    found = []
    for cited in statement.cite:
        pages = german.pages(cited)
        short = sources[cited.source].short
        found.append(f"{short}, {pages}" if pages else short)
    return "; ".join(dict.fromkeys(found))
