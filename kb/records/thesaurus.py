"""The thesaurus: groups of words that readers use for one another, in `content/thesaurus.yaml`."""

from pathlib import Path

from pydantic import Field

from kb.records import document, shape
from kb.records.model import Model, Plain
from kb.records.problem import ProblemsFound

FILE = "thesaurus.yaml"


class Group(Model):
    """Words that mean the same in rules."""

    term: Plain
    """The word that rulebooks print."""
    words: tuple[Plain, ...] = Field(min_length=1)
    """The words that readers use for it."""
    note: Plain | None = None
    """What it is, in one sentence."""

    @property
    def all_words(self) -> tuple[str, ...]:
        """The word of the rulebooks and those of the readers."""
        return (self.term, *self.words)


class Thesaurus(Model):
    """The content of `thesaurus.yaml`."""

    groups: tuple[Group, ...] = Field(min_length=1)
    """In the order of their terms."""


def load(content: Path) -> tuple[Group, ...]:
    """The groups of a content folder; none where it has no thesaurus.

    Raises:
        ProblemsFound: with every problem of the file.
    """
    file = content / FILE
    if not file.exists():
        return ()
    found = document.read(file)
    thesaurus = shape.check(found, Thesaurus)
    if thesaurus is None or found.problems:
        raise ProblemsFound(found.problems)
    return thesaurus.groups
