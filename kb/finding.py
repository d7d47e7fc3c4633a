"""The commands that find rules and answer questions."""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kb.options import BUILD, CONTENT, Build, Content, Json
from kb.printing import give_up, print_problems
from kb.records.problem import ProblemsFound

if TYPE_CHECKING:
    from kb.search.hits import Found, Hit, Near
    from kb.search.store import Stored

FINDING = "Finding"
MOST = 100
Game = Annotated[str, typer.Option(metavar="GAME", help="Only this game.")]
Model = Annotated[
    bool, typer.Option("--model", help="Ask the large model, from 'make semantic', for meaning.")
]


def add_to(app: typer.Typer) -> None:
    """Register the commands."""
    examples = """Examples:

\b
  kb search Darlehen Rückzahlung
  kb search "robotter anhalten" --game rasende-roboter
  kb search gleichstand --kind rule --json"""
    app.command(rich_help_panel=FINDING, epilog=examples)(search)


def search(
    query: Annotated[list[str], typer.Argument(metavar="QUERY", help="What to look for.")],
    game: Game = "",
    kind: Annotated[str, typer.Option(metavar="KIND", help="Only rule, question, …")] = "",
    limit: Annotated[
        int, typer.Option(metavar="NUMBER", min=1, max=MOST, help="As many hits as this.")
    ] = 10,
    content: Content = CONTENT,
    build: Build = BUILD,
    model: Model = False,
    as_json: Json = False,
) -> None:
    """Find rules, questions, examples and all else that the records say.

    Forgives typing errors, takes compounds apart and knows synonyms. Each hit says where it
    stands, what it rests on, and whether an example tests it. A search index is kept in the
    build folder and made anew when the content changed.
    """
    from kb.search import hits

    stored = open_store(content, build, as_json=as_json)
    check_known("game", game, {place.game for place in stored.places})
    check_known("kind", kind, {place.kind for place in stored.places})
    near = ask_model(stored, build) if model else None
    found = hits.search(stored, " ".join(query), game=game, kind=kind, limit=limit, near=near)
    if as_json:
        typer.echo(_json([_data(hit) for hit in found.hits]))
        return
    if meant := hits.corrected(" ".join(query), found.query):
        typer.echo(f"Meintest du „{meant}“?\n")
    for at, hit in enumerate(found.hits, 1):
        typer.echo(_shown(at, hit, found, stored))
    if not found.hits:
        typer.echo("Dazu steht hier nichts. Versuch es mit anderen Wörtern.")


def open_store(content: Path, build: Path, *, as_json: bool) -> "Stored":
    """The search index of a content folder; ends the command where there can be none."""
    from kb.search import store
    from kb.search.meaning.damaged import Damaged

    try:
        return store.up_to_date(
            build / "search", content, lambda words: typer.echo(words, err=True)
        )
    except ProblemsFound as found:
        print_problems(found.problems, as_json=as_json)
    except Damaged as damage:
        give_up(str(damage), 1)
    except OSError as error:
        what = f"'{error.filename or build}' cannot be read or written ({error.strerror})"
        give_up(f"{what} – mend that, or give another --build", 1)


def ask_model(stored: "Stored", build: Path) -> "Near":
    """How near the large model takes statements to be; ends the command where it is not there."""
    from kb.search.meaning.live import LiveMeaning
    from kb.search.meaning.teacher import Missing, Teacher

    units = [stored.unit(number) for number in range(len(stored.places))]
    try:
        return LiveMeaning(Teacher(build, say=lambda said: typer.echo(said, err=True)), units).near
    except Missing as reason:
        give_up(str(reason), 1)


def check_known(option: str, said: str, known: set[str]) -> None:
    """End the command where an option names what there is not."""
    if said and said not in known:
        give_up(f"no {option} '{said}' – known are: {', '.join(sorted(known))}", 2)


def _shown(at: int, hit: "Hit", found: "Found", stored: "Stored") -> str:
    """A hit on a few lines: what it is about, what it says, where it stands."""
    from kb.search.hits import marked

    unit = hit.unit
    said = _marked(unit.text, marked(unit.text, found.query, stored.lexicon))
    title = typer.style(unit.title, bold=True)
    about = (stored.titles[unit.game], unit.cite, "getestet" if unit.tested else "", unit.url)
    foot = " · ".join(each for each in about if each)
    return f"{at:2}  {title}\n    {said}\n    {typer.style(foot, dim=True)}\n"


def _marked(text: str, places: list[tuple[int, int]]) -> str:
    """A text with some of its words marked: bold, or by asterisks where that cannot be seen."""
    done, last = "", 0
    for begin, end in places:
        word = text[begin:end]
        shown = typer.style(word, bold=True) if sys.stdout.isatty() else f"*{word}*"
        done, last = done + text[last:begin] + shown, end
    return done + text[last:]


def _data(hit: "Hit") -> dict[str, Any]:
    unit = hit.unit
    return {
        "game": unit.game,
        "kind": unit.kind,
        "id": unit.id,
        "title": unit.title,
        "text": unit.text,
        "cite": unit.cite,
        "url": unit.url,
        "score": round(hit.score, 4),
        "tested": unit.tested,
    }


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2)
