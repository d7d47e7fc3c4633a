"""Problems: what is wrong in a file, where, and what to do about it."""

from dataclasses import asdict, dataclass

Loc = tuple[str | int, ...]
"""The way to a value in a file: keys and list positions."""


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
        return (
            f"{place}: {self.where}: {self.message}" if self.where else f"{place}: {self.message}"
        )

    def as_data(self) -> dict[str, str | int]:
        """The same as plain data, for editors and other programs."""
        return asdict(self)


class ProblemsFound(Exception):
    """Content that does not load; carries all its problems, sorted."""

    def __init__(self, problems: list[Problem]) -> None:
        self.problems = sorted(set(problems))
        super().__init__(f"{len(self.problems)} problems")


def spell(loc: Loc) -> str:
    """The way to a value as words: `components[0].count`."""
    words = ""
    for step in loc:
        words += f"[{step}]" if isinstance(step, int) else f".{step}" if words else step
    return words
