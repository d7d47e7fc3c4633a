"""The base of all records, and the kinds of names and plain words they share."""

from typing import Annotated

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints
from pydantic_core import PydanticCustomError


class Model(BaseModel):
    """A frozen piece of a record that knows no other fields than its own."""

    model_config = ConfigDict(
        extra="forbid", frozen=True, strict=True, use_attribute_docstrings=True
    )


def _plain(value: str) -> str:
    if not value or value != value.strip():
        raise PydanticCustomError("plain", "words without space around them")
    if any(ord(char) < 32 or char in "\u2028\u2029\u202a\u202b\u202d\u202e\x7f" for char in value):
        raise PydanticCustomError("plain", "one line without control characters")
    return value


Plain = Annotated[str, AfterValidator(_plain)]
"""One line of words without any markup, shown to readers as it stands."""

Id = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+(?:[.-][a-z0-9]+)*$", max_length=80)]
"""The name of a statement: small letters, digits, dots and hyphens; unique in its game."""

Slug = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+(?:-[a-z0-9]+)*$", max_length=60)]
"""The name of a game, a source or an edition in addresses: like an id, without dots."""

Count = Annotated[int, Field(ge=0)]
"""How many there are: zero or more."""

Positive = Annotated[int, Field(ge=1)]
"""How many there are: one or more."""

Year = Annotated[int, Field(ge=1000, le=2100)]
"""A year of our calendar."""
