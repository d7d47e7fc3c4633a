"""The tally: how many games, rules and examples there are."""

from collections.abc import Iterable
from typing import NamedTuple

from kb.records.library import Entry
from kb.records.rule import rules


class Tally(NamedTuple):
    """The size of the collection."""

    games: int
    rules: int
    examples: int

    def __str__(self) -> str:
        words = (
            _counted(self.games, "game"),
            _counted(self.rules, "rule"),
            _counted(self.examples, "example"),
        )
        return ", ".join(words)


def tally(entries: Iterable[Entry]) -> Tally:
    """Count what the games hold."""
    found = tuple(entries)
    count = sum(1 for entry in found for _ in rules(entry.game))
    return Tally(len(found), count, sum(len(entry.examples) for entry in found))


def _counted(count: int, word: str) -> str:
    return f"{count} {word}" if count == 1 else f"{count} {word}s"
