"""The base of all records, and the kinds of names and plain words they share."""

import re
import unicodedata
from collections.abc import Callable
from typing import Annotated, Any, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    GetPydanticSchema,
    StringConstraints,
)
from pydantic_core import PydanticCustomError, core_schema

HIDDEN = {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}
"""Unicode categories of what no reader sees: controls, overrides, marks of no width."""
ID = r"[a-z0-9]+(?:[.-][a-z0-9]+)*"
SLUG = r"[a-z0-9]+(?:-[a-z0-9]+)*"
_ENTITY = re.compile(r"&(?:#\d+|#x[0-9a-f]+|[a-z][a-z0-9]+);", re.IGNORECASE)


class Model(BaseModel):
    """A frozen piece of a record that knows no other fields than its own."""

    model_config = ConfigDict(
        extra="forbid", frozen=True, strict=True, use_attribute_docstrings=True
    )


def spelled(read: Callable[[object], Any], pattern: str) -> GetPydanticSchema:
    """The schema of a value that stands in a record as words: made by `read`, written by `str`."""
    return GetPydanticSchema(
        lambda _type, _handler: core_schema.no_info_plain_validator_function(
            read, serialization=core_schema.plain_serializer_function_ser_schema(str)
        ),
        lambda _schema, _handler: {"type": "string", "pattern": pattern},
    )


def one_line(value: str) -> str:
    """The words, if they are one line that shows all it holds.

    Raises:
        PydanticCustomError: where they are empty, padded, broken into lines or hide something.
    """
    if not value.strip():
        raise PydanticCustomError("empty", "words")
    if "\n" in value.strip():
        raise PydanticCustomError("lines", "one line")
    if value != value.strip():
        raise PydanticCustomError("padded", "no space or line break around the words")
    if not value.isprintable():
        _nothing_hidden(value)
    if entity := _ENTITY.search(value):
        raise PydanticCustomError("entity", "the sign itself", {"entity": entity[0]})
    if not unicodedata.is_normalized("NFC", value):
        raise PydanticCustomError("decomposed", "letters in one piece")
    return value


def _nothing_hidden(value: str) -> None:
    for index, char in enumerate(value):
        if unicodedata.category(char) in HIDDEN:
            name = unicodedata.name(char, "a control character")
            facts = {"code": f"U+{ord(char):04X}", "name": name, "letter": index + 1}
            raise PydanticCustomError("hidden", "no hidden characters", facts)


LINE = Field(json_schema_extra={"pattern": r"^\S(?:.*\S)?$"})
"""What a schema says of one line."""

Plain = Annotated[str, AfterValidator(one_line), LINE]
"""One line of words without any markup, shown to readers as it stands."""


def _asking(value: str) -> str:
    if not value.endswith("?"):
        raise PydanticCustomError("no_question", "a question mark at the end")
    return value


Asked = Annotated[Plain, AfterValidator(_asking)]
"""A question, as people ask it."""

Id = Annotated[str, StringConstraints(pattern=f"^{ID}$", max_length=80)]
"""The name of a statement: small letters, digits, dots and hyphens; unique in its game."""

Slug = Annotated[str, StringConstraints(pattern=f"^{SLUG}$", max_length=60)]
"""The name of a game, a source or an edition in addresses: like an id, without dots."""

Unknown = Literal["unknown"]
"""No source that we know says it."""

Count = Annotated[int, Field(ge=0)]
"""How many there are: zero or more."""

Positive = Annotated[int, Field(ge=1)]
"""How many there are: one or more."""

Year = Annotated[int, Field(ge=1000, le=2100)]
"""A year of our calendar."""
