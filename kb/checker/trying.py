"""Trying: positions and moves played for a reader, with pictures, reasons and choices.

What cannot be played raises BadData or Unsettled, which the desk puts into words.
"""

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from kb.checker import german
from kb.checker.asked import Asked
from kb.checker.changes import changes
from kb.checker.run import Run, read_move
from kb.engines.codec import BadData, encode
from kb.engines.engine import Outcome, RuleViolation, Unsettled
from kb.engines.label import Label
from kb.engines.trace import Trace

ALLOWED: dict[str, Any] = {"allowed": True, "refused_by": None, "reason": None, "question": None}
"""What is said of a legal move."""


def play(asked: Asked) -> dict[str, Any]:
    """Each stage of a play with what was applied, and what came of it."""
    run = asked.run()
    outcome, ending = _outcome(asked, run)
    found = _changes(asked, run.positions[0], run.positions[-1])
    return {
        "edition": asked.engine.edition,
        "stages": list(_stages(asked, run)),
        "refused": _refusal(run.violation),
        "outcome": encode(outcome) if outcome else None,
        "ending": _steps(ending),
        "sentence": _sentence(run.violation, outcome, bool(found)),
        "changes": found,
    }


def choices(asked: Asked) -> dict[str, Any]:
    """What a player might do next: each legal move, and one move for each reason to refuse."""
    position = _last(asked)
    legal = _legal(asked, position)
    seen: set[tuple[Any, ...]] = set()
    found = []
    for move in asked.engine.candidates(position):
        verdict = ALLOWED if move in legal else _verdict(asked, position, move)
        kind = (type(move), *verdict.values())
        if verdict["allowed"] or kind not in seen:
            seen.add(kind)
            found.append(_words(asked, position, move) | verdict)
    return {"choices": found}


def effect(asked: Asked) -> dict[str, Any]:
    """What one further move would change, and how that would look."""
    position = _last(asked)
    move = read_move(asked.engine, asked.request.move, "move")
    found: dict[str, Any]
    try:
        after = asked.engine.play(position, move)
    except RuleViolation as violation:
        found = {"allowed": False, "refused": _refusal(violation), "changes": []}
        return found | {"drawing": _drawn(asked, position, None, move)}
    found = {"allowed": True, "refused": None, "changes": _changes(asked, position, after)}
    return found | {"drawing": _drawn(asked, after, position, move)}


def _last(asked: Asked) -> Any:
    """The position after all moves that are allowed."""
    return asked.run().positions[-1]


def _legal(asked: Asked, position: Any) -> frozenset[Any]:
    """The legal moves, which engines find faster than by trying; none if a question is open."""
    try:
        return frozenset(asked.engine.moves(position))
    except Unsettled:
        return frozenset()


def _stages(asked: Asked, run: Run) -> Iterator[dict[str, Any]]:
    """The position before, that after each move, and that in which the last was refused."""
    for at in range(max(asked.request.since, 0), len(run.traces) + 1):
        scene = run.scene(at)
        refused = at == len(run.positions)
        yield {
            "position": encode(scene["position"]),
            "drawing": _drawn(asked, **scene),
            "move": asked.moves[at - 1] if at else None,
            "label": _label(asked, run.positions[at - 1], scene["move"]) if at else None,
            "trace": _steps(run.traces[at - 1]) if at else [],
            "changes": _changes(asked, scene["before"], scene["position"])
            if at and not refused
            else [],
            "refused": refused,
        }


def _drawn(asked: Asked, position: Any, before: Any, move: Any) -> dict[str, Any] | None:
    """The drawing of a position, with the places that one can touch."""
    drawing = asked.game.drawing(asked.engine, position, before=before, move=move)
    if not drawing:
        return None
    return {"svg": drawing.touchable, "alt": drawing.alt, "symbols": encode(drawing.symbols)}


def _label(asked: Asked, position: Any, move: Any) -> str | None:
    return asked.game.label(position, move).text if asked.game.label else None


def _verdict(asked: Asked, position: Any, move: Any) -> dict[str, Any]:
    """Whether a move is allowed and if not, why; None: that hangs on an open question."""
    found = dict(ALLOWED)
    try:
        if violation := asked.engine.refusal(position, move):
            reason = {"refused_by": violation.rule, "reason": violation.reason}
            found |= {"allowed": False, **reason}
    except Unsettled as open_:
        found |= {"allowed": None, "question": open_.question}
    return found


def _words(asked: Asked, position: Any, move: Any) -> dict[str, Any]:
    """A move and what readers call it."""
    label = asked.game.label(position, move) if asked.game.label else Label("", "")
    return {"move": encode(move, whole=False), **encode(label)}


def _outcome(asked: Asked, run: Run) -> tuple[Outcome | None, Trace]:
    """How the game has ended, if it has and that can be said, with the rules that say so."""
    with asked.engine.tracing() as trace:
        try:
            outcome = None if run.violation else asked.engine.outcome(run.positions[-1])
        except (BadData, Unsettled, RuleViolation):
            outcome = None
    return outcome, trace


def _sentence(violation: RuleViolation | None, outcome: Outcome | None, changed: bool) -> str:
    """What happened, where the changes do not tell it."""
    if violation:
        return f"Nicht erlaubt: {violation.reason}"
    if outcome:
        return german.ended(outcome)
    return "" if changed else "Erlaubt."


def _refusal(violation: RuleViolation | None) -> dict[str, str] | None:
    return {"rule": violation.rule, "reason": violation.reason} if violation else None


def _changes(asked: Asked, before: Any, after: Any) -> list[dict[str, str]]:
    return [asdict(each) for each in changes(before, after, asked.engine.words)]


def _steps(trace: Trace) -> list[Any]:
    return [encode(step) for step in trace.steps]
