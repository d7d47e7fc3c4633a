"""Making: writes the word table and the statement vectors, each file whole or not at all."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from kb.records import library, thesaurus
from kb.search.meaning import distil, projection, statement_vectors, word_table
from kb.search.meaning.damaged import DATA
from kb.search.meaning.teacher import Teacher
from kb.search.unit import Unit
from kb.search.units import units


def make(content: Path, teacher: Teacher, *, words: bool, data: Path = DATA) -> list[Path]:
    """Write the vectors of all statements and, if asked, a new word table; returns the files.

    Raises:
        ProblemsFound: where the records do not load.
        Missing: without the model.
        OtherModel: where the word table was made with another one.
        Damaged: where the word table or its projection cannot be used.
        OSError: where a file cannot be written.
    """
    found = units(library.load(content))
    files = [data / file.name for file in (word_table.FILE, projection.FILE)]
    if words:
        table, space = distil.words(list(_texts(content, found)), found, teacher)
        made = dict(
            zip(
                files,
                (word_table.packed(table), projection.packed(space, teacher.name)),
                strict=True,
            )
        )
    else:
        table, space = word_table.read(files[0]), projection.read(teacher.name, files[1])
        made = {}
    vectors = distil.statements(found, teacher, table, space)
    made[data / statement_vectors.FILE.name] = statement_vectors.packed(vectors)
    for file, written in made.items():
        _write(file, written)
    return list(made)


def _texts(content: Path, found: Sequence[Unit]) -> Iterator[str]:
    """All that readers may type words of: what is said, what is asked, the thesaurus."""
    for unit in found:
        yield " ".join((unit.title, unit.text, *unit.asked))
    for group in thesaurus.load(content):
        yield " ".join(group.all_words)


def _write(file: Path, data: bytes) -> None:
    file.parent.mkdir(exist_ok=True)
    unfinished = file.with_suffix(".part")
    unfinished.write_bytes(data)
    unfinished.replace(file)
