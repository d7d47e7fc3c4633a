"""The tally: how many games, rules and examples there are."""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from kb.records.library import Entry
from kb.records.model import Model
from kb.records.rule import Rule


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
    rules = sum(1 for entry in found for _ in _rules(entry.game))
    return Tally(len(found), rules, sum(len(entry.examples) for entry in found))


def _rules(value: Any) -> Iterator[Rule]:
    if isinstance(value, Rule):
        yield value
    elif isinstance(value, Model):
        for name in type(value).model_fields:
            yield from _rules(getattr(value, name))
    elif isinstance(value, tuple):
        for each in value:
            yield from _rules(each)


def _counted(count: int, word: str) -> str:
    return f"{count} {word}" if count == 1 else f"{count} {word}s"
