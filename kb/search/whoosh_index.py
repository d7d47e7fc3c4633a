"""Whoosh as the index: it stores the impacts, we add them up."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from whoosh import fields, formats
from whoosh import index as whoosh

from kb.search.lexicon import Postings, Term

FIELD = "terms"
Posting = tuple[bytes, int, float, bytes]


class Impacts(fields.FieldType):  # type: ignore[misc]
    """A field of terms, each with its impact in the place where Whoosh keeps a weight."""

    def __init__(self) -> None:
        super().__init__(formats.Frequency(), None, scorable=True)

    def index(self, value: Sequence[tuple[Term, int]], **_: Any) -> Iterator[Posting]:
        """What Whoosh stores of each term: its bytes, how often, its weight, and no more."""
        return ((term.encode(), 1, float(impact), b"\x01") for term, impact in value)


# Given whenever an index is opened, so that Whoosh need not unpickle one.
_SCHEMA = fields.Schema(**{FIELD: Impacts()})


class WhooshIndex:
    """An index in a folder, opened for reading."""

    def __init__(self, folder: Path) -> None:
        self._index = whoosh.open_dir(str(folder), readonly=True, schema=_SCHEMA)
        self._reader = self._index.reader()

    def postings(self, term: Term) -> list[tuple[int, int]]:
        """The numbers of the statements that hold a term, rising, and its impact in each."""
        if (FIELD, term) not in self._reader:
            return []
        found = []
        matcher = self._reader.postings(FIELD, term)
        while matcher.is_active():
            found.append((matcher.id(), int(matcher.weight())))
            matcher.next()
        return found

    def close(self) -> None:
        """Give back its files."""
        self._reader.close()
        self._index.close()


def write(folder: Path, postings: Postings, statements: int) -> None:
    """Write an index into an empty folder."""
    held: dict[int, list[tuple[Term, int]]] = defaultdict(list)
    for term, found in postings.items():
        for number, impact in found:
            held[number].append((term, impact))
    writer = whoosh.create_in(str(folder), _SCHEMA).writer(limitmb=256)
    for number in range(statements):
        writer.add_document(**{FIELD: held[number]})
    writer.commit()
