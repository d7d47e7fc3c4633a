"""Making: writes the word table and the statement vectors into the source tree, whole or not."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from kb.records import library, thesaurus
from kb.search.meaning import distil, projection, statement_vectors, word_table
from kb.search.meaning.teacher import Teacher
from kb.search.unit import Unit
from kb.search.units import units


def make(
    content: Path, build: Path, model: str, say: Callable[[str], object], *, words: bool
) -> None:
    """Write the vectors of all statements, and before that, if asked, a new word table.

    Raises:
        ProblemsFound: where the records do not load.
        Missing: without the model.
        Damaged: where the word table or its projection cannot be used.
        OSError: where a file cannot be written.
    """
    found = units(library.load(content))
    teacher = Teacher(build, model, say)
    if words:
        table, space = distil.words([*_texts(found), *_terms(content)], found, teacher)
        made = {
            word_table.FILE: word_table.packed(table),
            projection.FILE: projection.packed(space),
        }
    else:
        table, space = word_table.read(), projection.read()
        made = {}
    vectors = distil.statements(found, teacher, table, space)
    for file, data in (made | {statement_vectors.FILE: statement_vectors.packed(vectors)}).items():
        _write(file, data)
        say(f"Wrote {file} ({len(data)} bytes)")


def _texts(found: Iterable[Unit]) -> Iterator[str]:
    return (" ".join((unit.title, unit.text, *unit.asked)) for unit in found)


def _terms(content: Path) -> Iterator[str]:
    return (" ".join(group.all_words) for group in thesaurus.load(content))


def _write(file: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    file.parent.mkdir(exist_ok=True)
    unfinished = file.with_suffix(".part")
    unfinished.write_bytes(data)
    unfinished.replace(file)
