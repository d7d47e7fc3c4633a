"""Sources: rulebooks, summaries, reviews and pages that statements rest on."""

from typing import Annotated, Literal

from pydantic import StringConstraints

from kb.records.date import Date
from kb.records.language import Language
from kb.records.model import Model, Plain, Positive, Slug, Year
from kb.records.text import Address, Text

AT_LEAST = r"^at least ([1-9][0-9]{0,3})$"
AtLeast = Annotated[str, StringConstraints(pattern=AT_LEAST)]
"""The highest page that we know of, where nobody told us the last one."""


class Source(Model):
    """What statements rest on."""

    id: Slug
    """Its name in citations."""
    kind: Literal["rulebook", "summary", "review", "web page", "reference", "data", "shop"]
    """What it is."""
    title: Plain
    """What it is called."""
    short: Plain
    """Two or three words for the mark beside a statement."""
    author: Plain | None = None
    """Who wrote it."""
    publisher: Plain | None = None
    """Who published it."""
    edition: Slug | None = None
    """The edition of the game that it belongs to."""
    year: Year | None = None
    """When it appeared."""
    language: Language | Literal["unknown"] = "de"
    """The language that it is written in."""
    pages: Positive | AtLeast | None = None
    """How many pages it has, or `at least 8`; none where pages do not matter."""
    address: Address | None = None
    """Where it can be read."""
    read: Annotated[
        str, StringConstraints(pattern=r"^(?:itself|through [a-z0-9]+(?:-[a-z0-9]+)*)$")
    ]
    """`itself` if we read its own text, else `through SOURCE`, the one that told us."""
    read_on: Date
    """When we read it."""
    note: Text | None = None
    """What to know before trusting it."""

    @property
    def last_page(self) -> int | None:
        """The highest page that may be cited, or None where no page may be."""
        if isinstance(self.pages, str):
            return int(self.pages.removeprefix("at least "))
        return self.pages
