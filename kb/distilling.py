"""The command that works out anew what the search knows of meaning."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated

import typer

from kb.options import BUILD, CONTENT, Build, Content
from kb.printing import give_up, print_problems
from kb.records.problem import ProblemsFound

if TYPE_CHECKING:
    from kb.records.library import Entry

MAINTAINING = "Maintaining"
Model = Annotated[
    str, typer.Option(metavar="MODEL", help="The folder or name of another sentence model.")
]
Words = Annotated[bool, typer.Option("--words", help="Make the word table anew as well.")]


def add_to(app: typer.Typer) -> None:
    """Register the command."""
    epilog = """Examples:

\b
  kb distil            after statements were written or changed
  kb distil --words    after the thesaurus was changed, or with another model"""
    app.command(rich_help_panel=MAINTAINING, epilog=epilog)(distil)


def distil(
    content: Content = CONTENT,
    build: Build = BUILD,
    model: Model = "",
    words: Words = False,
) -> None:
    """Write the vectors that the search finds similar statements by.

    Needs the model that 'make semantic' installs; takes seconds for changed statements and some
    minutes for a new word table. Until then a new or changed statement is found by its words, and
    by what they mean together. What is written goes into the repository.
    """
    from kb.search.meaning import making
    from kb.search.meaning.damaged import Damaged
    from kb.search.meaning.projection import OtherModel
    from kb.search.meaning.teacher import Missing, Teacher

    try:
        teacher = Teacher(build, model, lambda said: typer.echo(said, err=True))
        for file in making.make(content, teacher, words=words):
            typer.echo(f"Wrote {file} ({file.stat().st_size} bytes)")
    except ProblemsFound as found:
        print_problems(found.problems)
    except (Missing, OtherModel, Damaged) as reason:
        give_up(f"Nothing was written: {reason}", 1)
    except OSError as error:
        give_up(f"'{error.filename}' cannot be read or written ({error.strerror})", 1)


def due_note(entries: Iterable["Entry"]) -> str:
    """What `kb check` says where vectors are missing or cannot be used; nothing if all is well."""
    from kb.search.meaning import statement_vectors, word_table
    from kb.search.meaning.damaged import Damaged
    from kb.search.units import units

    try:
        due = statement_vectors.due(units(entries), statement_vectors.read(word_table.read()))
    except Damaged as damage:
        return f"The search cannot tell what statements mean: {damage}"
    if not due:
        return ""
    are = "1 statement is" if due == 1 else f"{due} statements are"
    return f"{are} new or changed since 'kb distil', which can tell better what they mean."
