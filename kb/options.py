"""Options: those that several commands have in common."""

from pathlib import Path
from typing import Annotated

import typer

CONTENT, BUILD = Path("content"), Path("build")
Content = Annotated[Path, typer.Option(metavar="FOLDER", help="The folder with the records.")]
Build = Annotated[Path, typer.Option(metavar="FOLDER", help="The folder for all that is made.")]
Json = Annotated[bool, typer.Option("--json", help="Print it as JSON.")]
