"""Sources: rulebooks, summaries, reviews and pages that statements rest on."""

import re
from typing import Annotated, Literal

from pydantic import StringConstraints

from kb.records.date import Date
from kb.records.language import Language
from kb.records.model import SLUG, Model, Plain, Positive, Slug, Unknown, Year
from kb.records.text import Address, Text

READ = rf"^(?:itself|through {SLUG})$"
AT_LEAST = r"^at least ([1-9][0-9]{0,3})$"
AtLeast = Annotated[str, StringConstraints(pattern=AT_LEAST)]
"""The highest page that we know of, where nobody told us the last one."""


def last_page(pages: object) -> int:
    """The last page that may be cited of a source with such `pages`; 0 where they do not say."""
    if type(pages) is int:
        return pages
    found = re.fullmatch(AT_LEAST, pages) if isinstance(pages, str) else None
    return int(found[1]) if found else 0


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
    language: Language | Unknown = "de"
    """The language that it is written in."""
    pages: Positive | AtLeast | None = None
    """How many pages it has, or `at least 8`; none where pages do not matter."""
    address: Address | None = None
    """Where it can be read."""
    read: Annotated[str, StringConstraints(pattern=READ)]
    """`itself` if we read its own text, else `through SOURCE`, the one that told us."""
    read_on: Date
    """When we read it."""
    note: Text | None = None
    """What to know before trusting it."""
