"""The command line: check, build, serve and start records."""

import json
from pathlib import Path
from typing import Annotated

import typer

from kb.records import library
from kb.records import schema as schemas
from kb.records.problem import ProblemsFound

app = typer.Typer(
    help="Regelfest: board-game rules as records, checked and published.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

Content = Annotated[Path, typer.Option(help="The folder with the records.")]
CONTENT = Path("content")
BUILD = Path("build")


def _load(content: Path) -> tuple[library.Entry, ...]:
    try:
        return library.load(content)
    except ProblemsFound as found:
        for problem in found.problems:
            typer.echo(str(problem), err=True)
        count = len(found.problems)
        typer.echo(f"{count} problem{'s' if count > 1 else ''}. Nothing was written.", err=True)
        raise typer.Exit(1) from None


@app.command()
def check(
    content: Content = CONTENT,
    as_json: Annotated[bool, typer.Option("--json", help="Print problems as JSON.")] = False,
) -> None:
    """Check all records and say what to mend, as path:line:column: where: what."""
    if as_json:
        try:
            library.load(content)
            problems = []
        except ProblemsFound as found:
            problems = [problem.as_data() for problem in found.problems]
        typer.echo(json.dumps(problems, ensure_ascii=False, indent=2))
        raise typer.Exit(1 if problems else 0)
    entries = _load(content)
    typer.echo(f"{len(entries)} games, no problem.")


@app.command()
def schema(folder: Annotated[Path, typer.Option(help="Where to.")] = BUILD / "schema") -> None:
    """Write the JSON Schemas that editors complete and check records with."""
    for file in schemas.write(folder):
        typer.echo(f"wrote {file.as_posix()}")
