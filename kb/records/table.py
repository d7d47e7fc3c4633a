"""Tables: numbers that depend on the number of players, or on some other thing."""

from typing import Annotated, Self

from pydantic import Field, StringConstraints, model_validator
from pydantic_core import PydanticCustomError

from kb.records.model import Model, Plain

PlayerRange = Annotated[str, StringConstraints(pattern=r"^[1-9]\d*(?:-[1-9]\d*|\+)?$")]
"""A number of players as words: `2`, `2-4` or `5+`."""


class Row(Model):
    """One line of a table, for a number of players or for something named."""

    players: PlayerRange | None = None
    """The number of players that the line is for: "2", "2-4" or "5+"."""
    label: Plain | None = None
    """What the line is for, where it is not a number of players."""
    values: tuple[int | Plain, ...] = Field(min_length=1)
    """The values, column by column; fewer than columns where the last do not apply."""

    @model_validator(mode="after")
    def _is_for_one_thing(self) -> Self:
        if (self.players is None) == (self.label is None):
            raise PydanticCustomError("row_head", "either 'players' or 'label'")
        return self


class Table(Model):
    """A small table of values that belongs to a rule."""

    caption: Plain
    """What the table shows."""
    columns: tuple[Plain, ...] = Field(min_length=1)
    """The heads of the value columns."""
    rows: tuple[Row, ...] = Field(min_length=1)
    """Its lines, each for another number of players or another thing."""

    @model_validator(mode="after")
    def _fits_together(self) -> Self:
        heads = [row.players or row.label for row in self.rows]
        if len(set(heads)) < len(heads):
            raise PydanticCustomError("table_rows", "lines that are all for something else")
        if any(len(row.values) > len(self.columns) for row in self.rows):
            raise PydanticCustomError("table_columns", "no more values than columns")
        return self
