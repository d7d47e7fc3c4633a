"""Dates of the calendar, written 2026-11-29."""

import datetime
import re
from typing import Annotated

from pydantic import BeforeValidator, Field
from pydantic_core import PydanticCustomError

PATTERN = r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"


def _read(value: object) -> object:
    if not isinstance(value, str):
        return value
    if not re.fullmatch(PATTERN, value):
        raise PydanticCustomError("date", "a date as YYYY-MM-DD")
    try:
        return datetime.date.fromisoformat(value)
    except ValueError:
        raise PydanticCustomError("no_day", "a day of the calendar") from None


Date = Annotated[
    datetime.date,
    BeforeValidator(_read),
    Field(
        ge=datetime.date(1900, 1, 1),
        le=datetime.date(2100, 1, 1),
        json_schema_extra={"pattern": PATTERN},
    ),
]
"""A day, as YYYY-MM-DD."""
