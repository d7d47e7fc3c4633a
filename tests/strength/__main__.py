"""How strong the examples are: `python -m tests.strength` tries every mutant of every game.

With names of games it prints what is not noticed in those, and writes nothing.
"""

import datetime
import sys

from kb.checker.example import read
from kb.checker.games import find
from kb.records import library
from kb.records.library import Entry
from tests.strength import page
from tests.strength.found import Found, reasons
from tests.strength.mutants import mutants
from tests.strength.rules import CONTENT, modules
from tests.strength.trial import Change, end, warm_up


def measure(entry: Entry) -> Found:
    """Try every mutant of a game."""
    game = entry.game.id
    cases = (read(each.model_dump(mode="json")) for each in entry.examples)
    examples = [case for case in cases if case]
    warm_up(game, examples)
    found = Found(entry.game.title, reasons(game))
    for file in modules(game):
        for mutant in mutants(file):
            found.add(mutant, end(Change(game, mutant.module, mutant.source), examples))
        _say(f"{game}: {file.stem}, {found.noticed} of {found.tried} noticed")
    return found


def main(games: list[str]) -> int:
    """Measure and write; the exit status is 1 if there is something to mend."""
    entries = [entry for entry in library.load(CONTENT) if find(entry.game.id)]
    chosen = [entry for entry in entries if not games or entry.game.id in games]
    found = {entry.game.id: measure(entry) for entry in chosen}
    if games:
        _say(page.page(found, datetime.date.today()))
    else:
        page.write(found, datetime.date.today())
    problems = [problem for each in found.values() for problem in each.problems()]
    for problem in problems:
        _say(problem)
    return 1 if problems else 0


def _say(words: str) -> None:
    print(words, flush=True)  # noqa: T201 – a command


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
