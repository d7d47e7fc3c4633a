"""Headers: what the site's `_headers` adds to each answer, in the form that static hosts read."""

import re
from dataclasses import dataclass

NAME = "_headers"
"""The file of a site that says them; it is never served itself."""


@dataclass(frozen=True)
class Block:
    """A pattern of paths, such as `/assets/*`, and the headers of what it matches."""

    paths: re.Pattern[str]
    pairs: tuple[tuple[str, str], ...]


def parse(text: str) -> tuple[Block, ...]:
    """Read lines of paths, each followed by its headers as indented `Name: value` lines."""
    found: list[tuple[str, list[tuple[str, str]]]] = []
    for line in text.splitlines():
        words = line.strip()
        if not words or words.startswith("#"):
            continue
        if not line[0].isspace():
            found.append((words, []))
        elif found and ":" in words:
            name, _, value = words.partition(":")
            found[-1][1].append((name.strip(), value.strip()))
    return tuple(Block(_pattern(path), tuple(pairs)) for path, pairs in found)


def for_path(blocks: tuple[Block, ...], path: str) -> dict[str, str]:
    """The headers for one path; where several blocks name the same one, all values in order."""
    found: dict[str, list[str]] = {}
    names: dict[str, str] = {}
    for block in blocks:
        for name, value in block.pairs if block.paths.fullmatch(path) else ():
            found.setdefault(names.setdefault(name.lower(), name), []).append(value)
    return {name: ", ".join(values) for name, values in found.items()}


def _pattern(path: str) -> re.Pattern[str]:
    """A path with `*` for anything and `:name` for anything without a slash."""
    words = re.escape(path).replace(r"\*", ".*")
    return re.compile(re.sub(r"/:\w+", "/[^/]+", words), re.DOTALL)
