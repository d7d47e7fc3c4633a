"""Citations: the source that a statement rests on, and its pages."""

import re
from typing import Annotated, NamedTuple

from pydantic import BeforeValidator
from pydantic_core import PydanticCustomError

from kb.records.model import SLUG, spelled

_PAGES = r"[1-9][0-9]{0,3}(?:-[1-9][0-9]{0,3})?"
PATTERN = rf"^{SLUG}(?::{_PAGES}(?:,{_PAGES})*)?$"


class Citation(NamedTuple):
    """A source and the pages of it, written `heft:4`, `heft:5-6,8`, or `heft` without pages."""

    source: str
    pages: tuple[tuple[int, int], ...] = ()
    """First and last page of each range; empty where no page is known."""

    def __str__(self) -> str:
        ranges = ",".join(str(a) if a == b else f"{a}-{b}" for a, b in self.pages)
        return f"{self.source}:{ranges}" if ranges else self.source


def parse(value: object) -> Citation:
    """Read `heft:4`-like words.

    Raises:
        PydanticCustomError: where they are none.
    """
    if isinstance(value, int):
        raise PydanticCustomError("bare_page", "a source and its pages")
    if not isinstance(value, str) or not re.fullmatch(PATTERN, value):
        raise PydanticCustomError("citation", "a source, or a source and its pages")
    source, _, pages = value.partition(":")
    ranges = [part.partition("-") for part in pages.split(",") if part]
    found = tuple((int(first), int(last or first)) for first, _, last in ranges)
    if any(first > last for first, last in found):
        raise PydanticCustomError("turned_pages", "pages from the lower to the higher")
    return Citation(source, found)


Cite = Annotated[Citation, spelled(parse, PATTERN)]
"""One citation, written as words."""


def _several(value: object) -> object:
    return tuple(value) if isinstance(value, list | tuple) else (value,)


Cites = Annotated[
    tuple[Cite, ...],
    BeforeValidator(_several, json_schema_input_type=Cite | tuple[Cite, ...]),
]
"""One citation or a list of them."""
