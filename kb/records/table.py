"""Tables: numbers that depend on the number of players, or on some other thing."""

from typing import Annotated, Self

from pydantic import AfterValidator, Field, StringConstraints, model_validator
from pydantic_core import PydanticCustomError

from kb.records.model import Model, Plain

PLAYERS = r"^[1-9][0-9]?(?:-[1-9][0-9]?|\+)?$"


def numbers(players: str) -> range:
    """The numbers of players that words such as `2`, `2-4` or `5+` stand for."""
    first, _, last = players.rstrip("+").partition("-")
    return range(int(first), 100 if players.endswith("+") else int(last or first) + 1)


def _rises(value: str) -> str:
    if not numbers(value):
        raise PydanticCustomError("turned_players", "from the fewest to the most")
    return value


PlayerRange = Annotated[str, StringConstraints(pattern=PLAYERS), AfterValidator(_rises)]
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

    def overlaps(self, other: "Row") -> bool:
        """Whether a reader could look in both lines for the same thing."""
        if self.players and other.players:
            return bool(set(numbers(self.players)) & set(numbers(other.players)))
        return self.label is not None and self.label == other.label


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
        for index, row in enumerate(self.rows):
            if any(row.overlaps(earlier) for earlier in self.rows[:index]):
                at = ("rows", index, "players" if row.players else "label")
                facts: dict[str, object] = {"head": row.players or row.label, "at": at}
                raise PydanticCustomError("table_rows", "{head} once", facts)
            if len(row.values) > len(self.columns):
                at = ("rows", index, "values")
                facts = {"values": len(row.values), "columns": len(self.columns), "at": at}
                raise PydanticCustomError("table_columns", "{values} in {columns}", facts)
        return self
