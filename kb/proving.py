"""What `kb check` and `kb run` print of examples and scenarios that were run."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from kb.checker.example import Example, read
from kb.checker.games import PlayableGame, find
from kb.checker.plain import example_data, run_data
from kb.checker.report import failures
from kb.checker.run import Run, attempt
from kb.checker.story import outcome, position, refused, steps, story
from kb.checker.verdict import Verdict, judge
from kb.records.library import Entry
from kb.records.problem import Problem, ProblemsFound
from kb.records.proof import Proof, pages
from kb.records.scenario import Typed


class NotFound(Exception):
    """A game, an example or an engine that is not there; says which are."""


def entry_of(entries: tuple[Entry, ...], slug: str) -> Entry:
    """The game of that name. Raises NotFound."""
    for entry in entries:
        if entry.game.id == slug:
            return entry
    raise NotFound(f"no game '{slug}' – known are: {', '.join(each.game.id for each in entries)}")


@dataclass(frozen=True)
class Told:
    """One example with its verdicts."""

    entry: Entry
    example: Example
    verdicts: list[Verdict]

    @property
    def problems(self) -> list[Problem]:
        """What is not as the example says."""
        found = failures(self.verdicts)
        return [self.entry.problem(each.about, each.message) for each in found]

    def story(self) -> str:
        """Position, moves, each rule applied with its page, result, and the misreading's."""
        return story(self.example, self.verdicts, pages(self.entry))

    def as_json(self) -> str:
        """The same as JSON."""
        rules = (name for verdict in self.verdicts for name in verdict.run.rules)
        return _json(
            {
                "problems": [problem.as_data() for problem in self.problems],
                "game": self.entry.game.id,
                "example": example_data(self.example, self.verdicts),
                "pages": _pages(self.entry, rules),
            }
        )


def told(entry: Entry, name: str) -> Told:
    """Run one example. Raises NotFound."""
    cases = {each.id: read(each.model_dump(mode="json")) for each in entry.examples}
    if name not in cases:
        known = ", ".join(cases) or "none"
        raise NotFound(f"no example '{name}' in {entry.game.id} – known are: {known}")
    game, case = find(entry.game.id), cases[name]
    if game is None or case is None:
        raise NotFound(f"'{name}' is a story in words; nothing runs it yet")
    return Told(entry, case, judge(game, case))


def as_json(problems: Iterable[Problem], proof: Proof | None = None) -> str:
    """Problems of the records and the report of each game, as JSON."""
    games = {slug: report.as_data() for slug, report in proof.reports.items()} if proof else {}
    return _json({"problems": [problem.as_data() for problem in problems], "games": games})


@dataclass(frozen=True)
class Played:
    """A scenario that was played."""

    entry: Entry
    example: Example
    edition: str
    run: Run

    def story(self) -> str:
        """Each rule with its page, whether all was allowed, and the position at the end."""
        lines = []
        for at, trace in enumerate(self.run.traces):
            moves = self.example.moves
            lines.append(f"move {at + 1}: {_line(moves[at])}" if at < len(moves) else "then:")
            lines += steps(trace, pages(self.entry), "  ")
        lines += [refused(self.run)] if self.run.violation else ["allowed"]
        lines += [outcome(self.run)] if self.run.outcome else []
        return "\n".join([*lines, position(self.run)])

    def as_json(self) -> str:
        """The same as JSON."""
        head = {"problems": [], "game": self.entry.game.id, "edition": self.edition}
        found = {"pages": _pages(self.entry, self.run.rules)}
        return _json(head | run_data(self.run) | found)


def play(entry: Entry, typed: Typed) -> Played:
    """Play a scenario. Raises NotFound without an engine, ProblemsFound if it cannot be played."""
    game = find(entry.game.id)
    if game is None:
        raise NotFound(f"'{entry.game.id}' has no engine yet; nothing can be run")
    edition = _edition(game, typed.example)
    run = attempt(game.engine, edition, typed.example)
    if run.problem:
        raise ProblemsFound([typed.problem(run.problem)])
    return Played(entry, typed.example, edition, run)


def _edition(game: PlayableGame, example: Example) -> str:
    return example.editions[0] if example.editions else game.engine.editions[0]


def _pages(entry: Entry, rules: Iterable[str]) -> dict[str, str]:
    """Where each of these rules stands."""
    known = pages(entry)
    return {rule: known[rule] for rule in sorted(set(rules)) if rule in known}


def _line(data: Mapping[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False)


def _json(data: Mapping[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, indent=2)
