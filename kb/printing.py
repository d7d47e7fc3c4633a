"""What commands print when something is wrong."""

import json
from collections.abc import Iterable
from typing import NoReturn

import typer

from kb.records.problem import Problem


def print_problems(problems: Iterable[Problem], *, as_json: bool = False) -> NoReturn:
    """Print problems, each on a line or all as JSON, and give up."""
    found = list(problems)
    if as_json:
        data = {"problems": [problem.as_data() for problem in found], "games": {}}
        typer.echo(json.dumps(data, ensure_ascii=False, indent=2))
        raise typer.Exit(1)
    for problem in found:
        typer.echo(str(problem), err=True)
    give_up("1 problem." if len(found) == 1 else f"{len(found)} problems.", 1)


def give_up(words: str, status: int) -> NoReturn:
    """Say why, and end with an exit status."""
    typer.echo(words, err=True)
    raise typer.Exit(status)
