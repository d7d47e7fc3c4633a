"""The library: all games of a content folder, loaded and checked, or all their problems."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from kb.records import checks, document, emblem, shape
from kb.records.example import Example, Examples
from kb.records.game import Game
from kb.records.problem import Problem, ProblemsFound
from kb.records.walk import hint, mappings

FILES = {"game.yaml", "examples.yaml", "emblem.svg"}
"""What the folder of a game holds."""
ENDINGS = {".yaml", ".yml", ".svg", ".png", ".jpg", ".jpeg", ".gif", ".webp"}
"""What a writer would expect to be read."""
ENGINES = Path(__file__).parents[1] / "engines"


@dataclass(frozen=True)
class Entry:
    """One game of the library."""

    game: Game
    examples: tuple[Example, ...]
    folder: Path
    places: Mapping[str, tuple[str, int, int]] = field(default_factory=dict, compare=False)
    """File, line and column, from 1, of each thing that has an id."""

    def problem(self, name: str, message: str) -> Problem:
        """A problem of the thing that bears this id."""
        beginning = ((self.folder / "game.yaml").as_posix(), 1, 1)
        return Problem(*self.places.get(name, beginning), name, message)


def load(content: Path, engines: Path = ENGINES) -> tuple[Entry, ...]:
    """All games below `content/games`, by slug.

    Raises:
        ProblemsFound: with every problem of every file, where there is any.
    """
    problems: list[Problem] = []
    entries: list[Entry] = []
    for folder in _folders(content):
        try:
            entry, found = _entry(folder, engines)
        except OSError as error:
            message = f"cannot be read ({error.strerror}) – mend its permissions"
            entry, found = None, [Problem(folder.as_posix(), 1, 1, "", message)]
        problems += found
        entries += [entry] if entry else []
    if problems:
        raise ProblemsFound(problems)
    return tuple(entries)


def _folders(content: Path) -> list[Path]:
    """The folder of each game; those with a dot are left by tools."""
    games = content / "games"
    found = sorted(path for path in games.glob("[!.]*") if path.is_dir())
    if found:
        return found
    file, message = games, "no games – `kb new GAME` writes the first one"
    if not content.is_dir():
        file, message = content, "no such folder – run kb where content/ lies, or say --content"
    raise ProblemsFound([Problem(file.as_posix(), 1, 1, "", message)])


def _entry(folder: Path, engines: Path) -> tuple[Entry | None, list[Problem]]:
    record = document.read(folder / "game.yaml")
    file = folder / "examples.yaml"
    cases = document.read(file) if file.exists() else None
    documents = [record] if cases is None else [record, cases]
    game = shape.check(record, Game)
    examples = shape.check(cases, Examples) if cases else None
    checks.check(record, cases, engines)
    if game and game.id != folder.name:
        record.problem(("id",), f"'{game.id}', but the folder is '{folder.name}' – make them equal")
    problems = [problem for each in documents for problem in each.problems]
    problems += _strangers(folder)
    problems += emblem.problems(folder / "emblem.svg")
    if game is None or problems:
        return None, problems
    return Entry(game, examples.examples if examples else (), folder, _places(documents)), problems


def _places(documents: list[document.Document]) -> dict[str, tuple[str, int, int]]:
    found: dict[str, tuple[str, int, int]] = {}
    for each in documents:
        for loc, mapping in mappings(each.data):
            if isinstance(name := mapping.get("id"), str):
                line, column = each.place((*loc, "id"))
                found.setdefault(name, (each.path, line + 1, column + 1))
    return found


def _strangers(folder: Path) -> list[Problem]:
    """Files that nothing would read, because their name or kind is another."""
    files = (file for file in sorted(folder.iterdir()) if file.suffix in ENDINGS)
    return [
        Problem(file.as_posix(), 1, 1, "", f"not read – {hint(file.name, FILES)}")
        for file in files
        if file.name not in FILES
    ]
