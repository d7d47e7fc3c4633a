"""Changes: what moves did to a position, in the words that readers know."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from kb.engines.codec import encode

NOTHING = "–"


@dataclass(frozen=True)
class Change:
    """One value that is another afterwards."""

    of: str
    """Whose it is, for example a player's name; empty for the game's own."""
    what: str
    """The German name of the field."""
    before: str
    after: str


def changes(before: Any, after: Any, words: Mapping[str, str]) -> list[Change]:
    """What differs between two positions, of the fields that have a name in `words`."""
    return list(_between(encode(before), encode(after), words, "", ""))


def _between(old: Any, new: Any, words: Mapping[str, str], of: str, what: str) -> Iterator[Change]:
    if isinstance(old, Mapping) and isinstance(new, Mapping):
        inner = str(new.get("name") or of)
        for key in new:
            yield from _between(old.get(key), new[key], words, inner, words.get(key, ""))
    elif _named(old) and _named(new):
        earlier = {each["name"]: each for each in old}
        for each in new:
            if each["name"] in earlier:
                yield from _between(earlier[each["name"]], each, words, of, what)
    elif what and old != new:
        yield Change(of, what, _said(old), _said(new))


def _named(value: Any) -> bool:
    """Whether it is a list of things with names."""
    return (
        isinstance(value, list)
        and bool(value)
        and all(isinstance(each, Mapping) and "name" in each for each in value)
    )


def _said(value: Any) -> str:
    if isinstance(value, bool):
        return "ja" if value else "nein"
    if value is None or value == "":
        return NOTHING
    if isinstance(value, list | Mapping):
        return str(len(value)) if not _plain(value) else ", ".join(map(str, value)) or NOTHING
    return str(value)


def _plain(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(each, str | int) for each in value)
