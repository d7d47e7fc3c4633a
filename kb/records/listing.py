"""Listings: entries, or the honest sentence that there are none or that nobody looked."""

from typing import Generic, Self, TypeVar

from pydantic import model_validator
from pydantic_core import PydanticCustomError

from kb.records.model import Model
from kb.records.statement import Statement

Item = TypeVar("Item")


class Listing(Model, Generic[Item]):
    """Entries and perhaps a remark on the whole list."""

    entries: tuple[Item, ...] = ()
    """What is listed."""
    remark: Statement | None = None
    """What to know of the list, for example that there is nothing to list."""

    @model_validator(mode="after")
    def _says_something(self) -> Self:
        if not self.entries and not self.remark:
            raise PydanticCustomError("empty_listing", "entries or a remark")
        return self
