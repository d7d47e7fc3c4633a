"""Damaged: one clear message for a committed file of vectors that cannot be used."""

from pathlib import Path

DATA = Path(__file__).parents[1] / "data"
"""Where the committed files are."""


class Damaged(Exception):
    """A file that cannot be used; says which, why and what to do."""

    def __init__(self, file: Path, why: str) -> None:
        super().__init__(
            f"{file} {why} – restore it with git, or write it anew with `kb distil --words`"
        )
