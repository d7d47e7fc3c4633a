"""Examples: what the checker runs, read from the plain data of a record."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

KINDS = ("position", "refused_by", "allowed", "outcome", "value")
"""What an example can expect; exactly one of them."""


@dataclass(frozen=True)
class Example:
    """A position, moves and what must come of them."""

    id: str
    position: Mapping[str, Any]
    moves: tuple[Mapping[str, Any], ...]
    kind: str
    """Which of `KINDS` is expected."""
    expected: Any
    shows: tuple[str, ...]
    editions: tuple[str, ...] = ()
    readings: Mapping[str, str] | None = None
    misreading: str = ""
    asks: str = ""
    """`may`, `must` or `whether`, for a yes-no question."""
    answer: str = ""


def read(data: Mapping[str, Any]) -> Example | None:
    """An example from its data, as in `examples.yaml`; None for one that is only a story."""
    expect = {kind: each for kind, each in (data.get("expect") or {}).items() if each is not None}
    if not expect:
        return None
    kind, expected = next(iter(expect.items()))
    return Example(
        id=data["id"],
        position=data.get("position") or {},
        moves=tuple(data.get("moves") or ()),
        kind=kind,
        expected=expected,
        shows=tuple(data["shows"]),
        editions=tuple(data.get("editions") or ()),
        readings=data.get("readings") or {},
        misreading=data.get("misreading") or "",
        asks=data.get("asks") or "",
        answer=data.get("answer") or "",
    )
