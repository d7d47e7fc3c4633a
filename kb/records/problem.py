"""Problems: what is wrong in a file, where, and what to do about it."""

from dataclasses import asdict, dataclass

Place = tuple[int, int]
"""A line and a column, both from 0."""

Loc = tuple[str | int, ...]
"""The way to a value in a file: keys and list positions."""

DEEP = 12
"""As many steps as are spelled out; no field of a record lies deeper."""


@dataclass(frozen=True, order=True)
class Problem:
    """One thing to mend, printed as `path:line:column: where: message`."""

    path: str
    """The file, as the writer knows it."""
    line: int
    """From 1."""
    column: int
    """From 1."""
    where: str
    """The way to the value, for example `components[0].count`."""
    message: str
    """What is wrong, and what to do."""

    def __str__(self) -> str:
        place = f"{self.path}:{self.line}:{self.column}"
        where = f"{self.where}: " if self.where else ""
        return legible(f"{place}: {where}{self.message}")

    def as_data(self) -> dict[str, str | int]:
        """The same as plain data, for editors and other programs."""
        return asdict(self)


class ProblemsFound(Exception):
    """Content that does not load; carries all its problems, sorted."""

    def __init__(self, problems: list[Problem]) -> None:
        self.problems = sorted(set(problems))
        super().__init__(f"{len(self.problems)} problems")


def legible(words: str) -> str:
    """The words with hidden characters written as escapes, so that a line stays one line."""
    return "".join(
        char if char.isprintable() else char.encode("unicode_escape").decode() for char in words
    )


def spell(loc: Loc) -> str:
    """The way to a value as words: `components[0].count`."""
    words = ""
    for step in loc[:DEEP]:
        words += f"[{step}]" if isinstance(step, int) else f".{step}" if words else step
    return words if len(loc) <= DEEP else f"{words}…"
