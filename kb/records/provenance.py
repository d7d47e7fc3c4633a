"""Provenance: where a statement comes from when no page vouches for it."""

import re
from typing import Annotated, Literal, NamedTuple, get_args

from pydantic_core import PydanticCustomError

from kb.records.model import one_line, spelled

Kind = Literal["own judgement", "not checked", "made up", "reported by", "inferred from"]
PATTERN = r"^(?:own judgement|not checked|made up|reported by \S.*|inferred from \S.*)$"


class Provenance(NamedTuple):
    """How we come to say something.

    Written `own judgement`, `not checked`, `made up`, `reported by SOURCE` or
    `inferred from WORDS`.
    """

    kind: Kind
    detail: str = ""
    """The id of the source that reports it, or the words it was inferred from."""

    def __str__(self) -> str:
        return f"{self.kind} {self.detail}".strip()


def parse(value: object) -> Provenance:
    """Read the words of a provenance.

    Raises:
        PydanticCustomError: where they are none, or hide a character.
    """
    if not isinstance(value, str) or not re.fullmatch(PATTERN, value):
        raise PydanticCustomError("provenance", "one of the five kinds of provenance")
    one_line(value)
    kind = next(kind for kind in get_args(Kind) if value.startswith(kind))
    return Provenance(kind, value.removeprefix(kind).strip())


Origin = Annotated[Provenance, spelled(parse, PATTERN)]
"""A provenance, written as words."""
