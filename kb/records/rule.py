"""Rules: the statements that a game is played by."""

from collections.abc import Iterator
from typing import Any

from kb.records.computed import Computed
from kb.records.model import Id, Model, Slug
from kb.records.statement import Statement
from kb.records.table import Table
from kb.records.text import Text


class Rule(Statement):
    """One rule, small enough to link, cite and test."""

    table: Table | None = None
    """Its numbers, where they depend on the number of players or on something else."""
    editions: tuple[Slug, ...] = ()
    """The editions it holds for; empty: for all."""
    unexecuted: Text | None = None
    """Why no engine can run it, for example because it is about the people at the table."""
    computed: Computed | None = None
    """A question that it answers for any numbers."""
    formerly: tuple[Id, ...] = ()
    """Ids that it had before, so that old links still lead here."""


def rules(value: Any) -> Iterator[Rule]:
    """Every rule in a record or in a part of one, in the order of its fields."""
    if isinstance(value, Rule):
        yield value
    elif isinstance(value, Model):
        for name in type(value).model_fields:
            yield from rules(getattr(value, name))
    elif isinstance(value, tuple):
        for each in value:
            yield from rules(each)
