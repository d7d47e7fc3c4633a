"""The store: the index on disk, made anew when the content changed, whole or not at all."""

import hashlib
import json
from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kb import folders
from kb.search import stored_lexicon, stored_topics, whoosh_index
from kb.search.lexicon import Term
from kb.search.ranking import Place
from kb.search.topic import Topic
from kb.search.unit import Unit

if TYPE_CHECKING:
    from kb.search.collection import Collection
    from kb.search.meaning.meaning import StaticMeaning

MANIFEST, LEXICON, INDEX = "manifest.json", "lexicon.json", "index"
UNITS, TOPICS, MEANING = "units.jsonl", "topics.jsonl", "meaning.npz"
CODE = Path(__file__).parents[1]
"""What an index depends on besides the content: engines say what is tested, search how."""
CODE_ENDS = (".py", ".json", ".gz")


class Damaged(Exception):
    """What is stored is not what was written; says what is wrong."""


class Stored:
    """A stored collection, opened for searching."""

    def __init__(self, folder: Path) -> None:
        """Open what `write` wrote. Raises Damaged."""
        manifest = _whole(folder)
        self.lexicon = stored_lexicon.of_data(json.loads((folder / LEXICON).read_bytes()))
        self.titles: dict[str, str] = manifest["titles"]
        self.places = [Place(*each) for each in manifest["places"]]
        self.answering: list[int] = manifest["answering"]
        self._lines = _lines(folder / UNITS)
        self._index = whoosh_index.WhooshIndex(folder / INDEX)
        self._read: dict[Term, Sequence[tuple[int, int]]] = {}
        self._folder = folder

    def postings(self, term: Term) -> Sequence[tuple[int, int]]:
        """The statements that hold a term, and its impact in each; read once."""
        if term not in self._read:
            self._read[term] = self._index.postings(term)
        return self._read[term]

    def unit(self, number: int) -> Unit:
        """A statement by its number."""
        data = json.loads(self._lines[number])
        return Unit(**(data | {name: tuple(data[name]) for name in ("asked", "rules")}))

    def near(self, words: Sequence[str]) -> dict[int, int]:
        """How near statements are in meaning to folded words; more is nearer."""
        return self._meaning.near(words)

    @cached_property
    def _meaning(self) -> "StaticMeaning":
        from kb.search.meaning.meaning import stored_meaning

        return stored_meaning(self._folder / MEANING)

    def topic(self, number: int) -> Topic:
        """What a statement answers."""
        line = self._topics[bisect_left(self.answering, number)]
        return stored_topics.of_data(json.loads(line))

    @cached_property
    def _topics(self) -> list[str]:
        """The lines of all topics, read when the first is asked for."""
        return _lines(self._folder / TOPICS)

    def close(self) -> None:
        """Give back its files."""
        self._index.close()


def up_to_date(folder: Path, content: Path, say: Callable[[str], None]) -> Stored:
    """The stored collection of a content folder, made anew if it is old, missing or damaged.

    Raises:
        ProblemsFound: where it has to be made anew and the records do not load.
    """
    now = fingerprint(content)
    if folder.parent.exists():
        folders.recover(folder)
    if folder.exists():
        try:
            # What another state of our code stored is not opened: its shape may be another.
            if _whole(folder)["content"] == now:
                return Stored(folder)
        except Damaged as damage:
            say(f"The search index is damaged ({damage}); it is made anew.")
    from kb.search import collection  # only now: loading records takes longer than a search

    say("The search index is made anew; this takes a few seconds.")
    make(folder, collection.load(content), now)
    return Stored(folder)


def make(folder: Path, found: "Collection", content: str) -> None:
    """Store a collection in the place of an older one."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with folders.alone(folder.parent):
        new = folders.fresh(folder)
        write(new, found, content)
        folders.swap(new, folder)


def write(folder: Path, collection: "Collection", content: str) -> None:
    """Write a collection into a new folder, its manifest last."""
    from kb.search.meaning import clusters

    (folder / INDEX).mkdir(parents=True)
    whoosh_index.write(folder / INDEX, collection.impacts, len(collection.units))
    (folder / LEXICON).write_text(_json(stored_lexicon.as_data(collection.lexicon)), "utf-8")
    clusters.write(folder / MEANING, collection.meaning.clusters)
    _write_lines(folder / UNITS, map(asdict, collection.units))
    _write_lines(folder / TOPICS, map(stored_topics.as_data, collection.topics.values()))
    manifest = {
        "content": content,
        "titles": collection.titles,
        "places": [(unit.game, unit.kind) for unit in collection.units],
        "answering": collection.answering,
        "files": {name: _digest(folder / name) for name in _files(folder)},
    }
    (folder / MANIFEST).write_text(_json(manifest), "utf-8")


def fingerprint(content: Path) -> str:
    """What tells one state of the content, and of our own code, from another."""
    found = hashlib.sha256()
    for root, pattern in (
        (content, "**/*.yaml"),
        (CODE, "**/*.py"),
        (CODE, "**/*.json"),
        (CODE, "**/*.gz"),
    ):
        for file in sorted(root.glob(pattern)):
            about = file.stat()
            found.update(f"{file}\0{about.st_size}\0{about.st_mtime_ns}\n".encode())
    return found.hexdigest()


def _whole(folder: Path) -> dict[str, Any]:
    """The manifest of a folder whose files are all as they were written. Raises Damaged."""
    try:
        manifest: dict[str, Any] = json.loads((folder / MANIFEST).read_bytes())
        _ = manifest["content"]
        wrong = [name for name, was in manifest["files"].items() if _digest(folder / name) != was]
    except (OSError, ValueError, TypeError, KeyError, AttributeError) as error:
        raise Damaged(f"{MANIFEST}: {error}") from None
    if wrong or sorted(manifest["files"]) != _files(folder):
        raise Damaged(f"{wrong[0] if wrong else 'a file'} is not as it was written")
    return manifest


def _files(folder: Path) -> list[str]:
    """The files that are stored, besides the manifest; a lock holds nothing."""
    found = (file for file in folder.rglob("*") if file.is_file() and "LOCK" not in file.name)
    return sorted(file.relative_to(folder).as_posix() for file in found if file.name != MANIFEST)


def _lines(file: Path) -> list[str]:
    return file.read_text("utf-8").splitlines()


def _write_lines(file: Path, data: Iterable[object]) -> None:
    file.write_text("".join(_json(each) + "\n" for each in data), "utf-8")


def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
