"""Dates of the calendar, written 2026-11-29."""

import datetime
from typing import Annotated

from pydantic import Field

Date = Annotated[datetime.date, Field(ge=datetime.date(1900, 1, 1), le=datetime.date(2100, 1, 1))]
"""A day, as YYYY-MM-DD."""
