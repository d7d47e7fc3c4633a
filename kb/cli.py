"""The command line: check, build, serve and start records."""

import datetime
import errno
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kb import answering, distilling, finding
from kb.command_groups import CommandGroups
from kb.options import BUILD, CONTENT, Build, Content, Json
from kb.printing import give_up, print_problems
from kb.records.problem import ProblemsFound

# What a command needs is imported when it runs: a search is answered before records would load.
if TYPE_CHECKING:
    from kb import proving
    from kb.records.library import Entry
    from kb.records.proof import Proof

app = typer.Typer(
    cls=CommandGroups,
    help="""Regelfest: board-game rules as records, checked and published.

A record is one game in YAML, below content/games/. Run kb where content/ lies.""",
    epilog="""Examples:

\b
  kb new rasende-roboter       start the record of a game
  kb check                     say what is wrong, and where
  kb serve                     see the site while writing, at http://127.0.0.1:8000
  kb build                     make build/site, ready for any static host
  kb search kredit tilgen      find the rule, whatever words you use
  kb ask "Darf ich passen?"    the tested answer, or none

'kb COMMAND --help' says more. Exit status: 0 all is well, 1 problems, 2 wrong usage.""",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

WRITING, PUBLISHING = "Writing", "Publishing"


@app.command(
    rich_help_panel=WRITING,
    epilog="Example: kb new rasende-roboter",
)
def new(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Its name in addresses.")],
    content: Content = CONTENT,
) -> None:
    """Start the record of a game, with comments that guide you.

    Writes game.yaml and examples.yaml to content/games/GAME. They load as they are; all
    texts to replace begin with PLATZHALTER.
    """
    from kb.records import skeleton

    try:
        written = skeleton.write(content, game, datetime.date.today())
    except skeleton.Refused as reason:
        give_up(f"Nothing was written: {reason}", 2)
    for file in reversed(written):  # the game first
        typer.echo(f"Wrote {file.as_posix()}")
    typer.echo(f"Replace what begins with PLATZHALTER; 'make' shows the page at /spiele/{game}/")


@app.command(
    rich_help_panel=WRITING,
    epilog="""Examples:

\b
  kb check
  kb check clockworker
  kb check clockworker/auslieferung-von-oben
  kb check --json | jq '.problems[].message'""",
)
def check(
    what: Annotated[
        str | None, typer.Argument(metavar="[GAME[/EXAMPLE]]", help="Only this game or example.")
    ] = None,
    content: Content = CONTENT,
    as_json: Json = False,
) -> None:
    """Check all records and run all examples.

    Each problem is a line 'path:line:column: where: what is wrong – what to do'. Then a table
    says for each game how many rules are executed and shown by examples, and how many broken
    rules the examples notice (strength). GAME/EXAMPLE tells the story of one example.
    docs/checking.md describes what --json prints.
    """
    from kb import proving
    from kb.records import library
    from kb.records.proof import prove

    try:
        entries = library.load(content)
        slug, _, example = (what or "").partition("/")
        chosen = (proving.entry_of(entries, slug),) if what else entries
        if example:
            _print_example(proving.told(chosen[0], example), as_json=as_json)
            return
    except proving.NotFound as missing:
        give_up(str(missing), 2)
    except ProblemsFound as found:
        print_problems(found.problems, as_json=as_json)
    _print_proof(chosen, prove(chosen, strength=True), as_json=as_json)


@app.command(
    rich_help_panel=WRITING,
    epilog="""Examples:

\b
  kb run patchwork scenario.yaml
  kb run patchwork - --json < scenario.json""",
)
def run(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Its name in addresses.")],
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A scenario; - reads the input.")],
    content: Content = CONTENT,
    as_json: Json = False,
) -> None:
    """Play a scenario by the rules.

    A scenario is YAML or JSON with 'position' (what differs from the set-up), 'moves', and
    perhaps 'edition' and 'readings'. Prints each rule that applies with its page, whether the
    moves are allowed, and the position at the end. A refused move is an answer, no problem.
    """
    from kb import proving
    from kb.records import library, scenario

    try:
        entry = proving.entry_of(library.load(content), game)
        played = proving.play(entry, scenario.read(*_read(file)))
    except ProblemsFound as wrong:
        print_problems(wrong.problems, as_json=as_json)
    except proving.NotFound as missing:
        give_up(str(missing), 2)
    except OSError as error:
        give_up(f"{file} cannot be read ({error.strerror}) – check that the file is there", 2)
    typer.echo(played.as_json() if as_json else played.story())


@app.command(
    rich_help_panel=WRITING,
    epilog="Example: PORT=8001 kb serve",
)
def serve(
    content: Content = CONTENT,
    build: Build = BUILD,
    port: Annotated[
        int,
        typer.Option(
            envvar="PORT",
            metavar="NUMBER",
            min=0,
            max=65535,
            help="The port; 0 takes any free one.",
        ),
    ] = 8000,
) -> None:
    """Build the site, serve it here, and follow your changes.

    Open pages reload after each build. While something is wrong, the last good site stays,
    and the problems are shown here and in the page.
    """
    from kb.site.server import loop

    try:
        loop.run(content, build, port, typer.echo)
    except KeyboardInterrupt:
        typer.echo("\nStopped.")
    except OSError as error:
        if error.errno not in {errno.EADDRINUSE, errno.EACCES}:
            raise
        why = "in use" if error.errno == errno.EADDRINUSE else "reserved"
        give_up(f"Port {port} is {why}; choose another one, for example: PORT=8001 make", 1)


@app.command("build", rich_help_panel=PUBLISHING, epilog="Example: kb build --build /tmp/out")
def build_site(content: Content = CONTENT, build: Build = BUILD) -> None:
    """Build the site into build/site.

    The new site takes the place of the old one only when it is whole. It is plain files, for
    any static host. What you still have to replace before you publish it is named.
    """
    from kb.search.meaning.damaged import Damaged
    from kb.site import unfinished
    from kb.site.build import BuildFailed
    from kb.site.build import build as build_all

    begun = time.monotonic()
    try:
        site = build_all(content, build)
    except ProblemsFound as found:
        print_problems(found.problems)
    except (BuildFailed, Damaged) as failed:
        give_up(f"{failed}\nThe site was not built.", 1)
    except OSError as error:
        what = f"'{error.filename or build}' cannot be read or written ({error.strerror})"
        give_up(f"{what} – mend that, or give another --build\nThe site was not built.", 1)
    typer.echo(f"Built {site.as_posix()} in {time.monotonic() - begun:.1f} s.")
    for note in unfinished.notes(site):
        typer.echo(f"To be replaced before you publish: {note}", err=True)


@app.command("zip", rich_help_panel=PUBLISHING, epilog="Example: kb zip --build /tmp/out")
def zip_site(build: Build = BUILD) -> None:
    """Pack the built site into build/regelfest.zip, to carry along.

    It works from a memory stick through any static server; how, is said in it.
    """
    from kb.site.offline import archive

    site = build / "site"
    if not site.is_dir():
        give_up(f"There is no site in {build.as_posix()} – run 'kb build' first", 1)
    file = archive.write(site, build)
    typer.echo(f"Packed {file.as_posix()}, {file.stat().st_size / 1e6:.1f} MB.")


@app.command(rich_help_panel=PUBLISHING, epilog="Example: kb schema --folder docs/schema")
def schema(
    folder: Annotated[Path, typer.Option(metavar="FOLDER", help="Where to.")] = BUILD / "schema",
) -> None:
    """Write the JSON Schemas of the records.

    Editors complete and check records with them; each record names its schema in its first
    line.
    """
    from kb.records import schema as schemas

    for file in schemas.write(folder):
        typer.echo(f"Wrote {file.as_posix()}")


def _read(file: Path) -> tuple[bytes, str]:
    """What a file or, for `-`, the input holds, and its name in problems."""
    if str(file) == "-":
        return sys.stdin.buffer.read(), "stdin"
    return file.read_bytes(), str(file)


def _print_proof(entries: tuple["Entry", ...], proof: "Proof", *, as_json: bool) -> None:
    from kb import proving
    from kb.checker.table import table
    from kb.records.tally import tally

    if as_json:
        typer.echo(proving.as_json(proof.problems, proof))
        raise typer.Exit(1 if proof.problems else 0)
    if proof.reports:
        typer.echo(table(proof.reports))
    if proof.problems:
        print_problems(list(proof.problems))
    typer.echo(f"{tally(entries)}: no problem.")
    if note := distilling.due_note(entries):
        typer.echo(note, err=True)


def _print_example(told: "proving.Told", *, as_json: bool) -> None:
    typer.echo(told.as_json() if as_json else told.story())
    if told.problems and not as_json:
        print_problems(told.problems)
    raise typer.Exit(1 if told.problems else 0)


finding.add_to(app)
answering.add_to(app)
distilling.add_to(app)
