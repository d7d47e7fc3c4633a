"""Copies of the real games with changed words, so that no page equals another."""

import random
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from kb.records import document
from kb.records.checks import ids
from kb.records.walk import FREE

_WORD = re.compile(r"\]\([^)]*\)|https?://\S+|[a-zäöüß]{5,}", re.IGNORECASE)
"""A word long enough to change, or an address, which stays."""
_GROUPS = ("aeiou", "bdfghklmnprstvwz")
TEXTS = {
    "text", "title", "note", "says", "story", "question", "answer", "claim", "truth", "praise",
    "objection", "because", "remark", "name", "caption", "columns", "label", "values", "short",
    "also_asked", "also_known_as", "also_searched_as",
}  # fmt: skip
"""The fields whose words are changed; others hold names of a fixed list, or few words."""


class Cipher:
    """Changes letters for others, vowels for vowels: each copy speaks a German of its own.

    Lengths stay, short words such as "nicht" and "Feld" mostly too, and different words stay
    different, so that ids and references fit.
    """

    def __init__(self, number: int) -> None:
        shuffle = random.Random(number).sample  # noqa: S311 – no secret
        pairs = [
            (a, b)
            for group in _GROUPS
            for a, b in zip(group, shuffle(group, len(group)), strict=True)
        ]
        self.table = str.maketrans(dict(pairs) | {a.upper(): b.upper() for a, b in pairs})

    def words(self, text: str) -> str:
        """The text in changed words; addresses stay."""
        return _WORD.sub(self._word, text)

    def _word(self, found: re.Match[str]) -> str:
        word = found[0]
        return word if ":" in word or word.startswith("]") else word.translate(self.table)


class Original:
    """A real game, as plain data, from which copies are made."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        files = [folder / "game.yaml", folder / "examples.yaml"]
        documents = [document.read(file) for file in files if file.exists()]
        self.files = {Path(each.path).name: each.data for each in documents}
        self.names = ids.collect(documents).anchors

    def copy(self, games: Path, number: int) -> str:
        """Write a copy below `games`; says what it is called."""
        cipher, slug = Cipher(number), f"{self.folder.name}-{number:04}"
        folder = games / slug
        folder.mkdir(parents=True)
        for name, data in self.files.items():
            found = self._changed(data, "", cipher)
            if name == "game.yaml":
                found |= {"id": slug, "title": f"{found['title']} {number}"}
            dump(folder / name, found)
        for drawing in self.folder.glob("*.svg"):
            shutil.copy(drawing, folder)
        return slug

    def _changed(self, value: Any, key: str, cipher: Cipher) -> Any:
        if isinstance(value, dict):
            return {
                each: inner if each in FREE else self._changed(inner, each, cipher)
                for each, inner in value.items()
            }
        if isinstance(value, list):
            return [self._changed(each, key, cipher) for each in value]
        if isinstance(value, str) and (key in TEXTS or value in self.names):
            return cipher.words(value)
        return value


def make(content: Path, target: Path, amount: int, of: str = "*") -> Iterator[tuple[str, int]]:
    """Make a content folder of so many copies `of` some games; gives slug and number of each."""
    shutil.copytree(content / "pages", target / "pages")
    games = [Original(folder) for folder in sorted((content / "games").glob(of))]
    for number in range(1, amount + 1):
        game = games[number % len(games)]
        yield game.copy(target / "games", number), number


def change(folder: Path, **fields: Any) -> None:
    """Change fields of a game; `goal` is the text of its goal, all others are named as they are."""
    file = folder / "game.yaml"
    data = document.read(file).data
    if words := fields.pop("goal", None):
        data["goal"]["text"] = words
    dump(file, data | fields)


def dump(file: Path, data: Any) -> None:
    """Write plain data as YAML."""
    words = yaml.dump(data, Dumper=yaml.CSafeDumper, allow_unicode=True, sort_keys=False, width=100)
    file.write_text(words, "utf-8")
