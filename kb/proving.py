"""What `kb check` and `kb run` print of examples and scenarios that were run."""

import json
from typing import Any

from kb.checker.example import Example, read
from kb.checker.games import find
from kb.checker.run import Run, run
from kb.checker.story import result, steps, story
from kb.checker.verdict import judge
from kb.engines.codec import encode
from kb.records.library import Entry
from kb.records.proof import Proof, pages


class NotFound(Exception):
    """A game, an example or an engine that is not there; says which are."""


def entry_of(entries: tuple[Entry, ...], slug: str) -> Entry:
    """The game of that name. Raises NotFound."""
    for entry in entries:
        if entry.game.id == slug:
            return entry
    raise NotFound(f"no game '{slug}' – known are: {', '.join(each.game.id for each in entries)}")


def example_story(entry: Entry, name: str) -> str:
    """The story of one example. Raises NotFound."""
    game = find(entry.game.id)
    cases = {each.id: read(each.model_dump(mode="json")) for each in entry.examples}
    if name not in cases:
        raise NotFound(f"no example '{name}' – known are: {', '.join(cases)}")
    case = cases[name]
    if game is None or case is None:
        raise NotFound(f"'{name}' is a story in words; nothing runs it yet")
    return story(case, judge(game, case), pages(entry))


def as_json(problems: list[Any], proof: Proof | None) -> str:
    """Problems of the records and the report of each game, as JSON."""
    games = {slug: report.as_data() for slug, report in proof.reports.items()} if proof else {}
    data = {"problems": [problem.as_data() for problem in problems], "games": games}
    return json.dumps(data, ensure_ascii=False, indent=2)


def play(entry: Entry, case: Example) -> Run:
    """Play a scenario. Raises NotFound without an engine, ValueError for a wrong edition."""
    game = find(entry.game.id)
    if game is None:
        raise NotFound(f"'{entry.game.id}' has no engine yet; nothing can be run")
    edition = case.editions[0] if case.editions else ""
    return run(game.engine(edition, case.readings), case)


def played(entry: Entry, case: Example, found: Run) -> str:
    """What a scenario came to: each rule with its page, and the result."""
    lines = []
    for at, trace in enumerate(found.traces):
        lines.append(f"move {at + 1}: {json.dumps(case.moves[at], ensure_ascii=False)}")
        lines += steps(trace, pages(entry), "  ")
    return "\n".join([*lines, result(case, found)])


def played_json(entry: Entry, found: Run) -> str:
    """The same as JSON: verdict, trace and the position at the end."""
    refused = found.violation
    data = {
        "allowed": not (refused or found.failure),
        "refused_by": refused.rule if refused else None,
        "reason": refused.reason if refused else found.failure or None,
        "pages": pages(entry),
        "trace": [[encode(step) for step in trace.steps] for trace in found.traces],
        "position": encode(found.positions[-1]) if found.positions else None,
    }
    return json.dumps(data, ensure_ascii=False, indent=2)
