"""Verdicts: whether an example holds, what answer it gives, and what a misreading would say."""

from dataclasses import dataclass
from typing import Any

from kb.checker.compare import Mismatch, compare
from kb.checker.example import Example
from kb.checker.games import PlayableGame
from kb.checker.run import Run, run
from kb.engines.engine import Engine, misread


@dataclass(frozen=True)
class Verdict:
    """What the checker found of one example in one edition."""

    example: str
    edition: str
    run: Run
    mismatches: tuple[Mismatch, ...]
    answer: str
    """`yes` or `no` for a yes-no question, else empty."""
    misread: Run | None = None
    """The same example under its misreading."""

    @property
    def holds(self) -> bool:
        """Whether all is as the record says."""
        return not self.mismatches


def judge(game: PlayableGame, example: Example) -> list[Verdict]:
    """Run an example in each of its editions, or in the default one."""
    editions = example.editions or (game.engine.editions[0],)
    return [_judge(game, example, edition) for edition in editions]


def _judge(game: PlayableGame, example: Example, edition: str) -> Verdict:
    found = run(game.engine(edition, example.readings), example)
    answer = yes_or_no(example, found)
    mismatches = [*compare(example, found), *_not_shown(example, found)]
    mismatches += _contradicted(example, answer)
    misread_run = None
    if example.misreading:
        wrong = game.misreadings.get(example.misreading)
        if wrong is None:
            mismatches.append(Mismatch("misreading", example.misreading, "no such misreading"))
        else:
            misread_run = run(wrong(edition, example.readings), example)
            mismatches += _not_told_apart(example, wrong, misread_run)
    return Verdict(example.id, edition, found, tuple(mismatches), answer, misread_run)


def yes_or_no(example: Example, found: Run) -> str:
    """The computed answer: what one may do is allowed; what one must do cannot be left out."""
    if not example.asks or found.failure:
        return ""
    if example.asks == "whether":
        return "yes" if found.value.get(example.shows[0]) else "no"
    allowed = found.violation is None
    return "yes" if allowed == (example.asks == "may") else "no"


def _contradicted(example: Example, answer: str) -> list[Mismatch]:
    said = {"ja": "yes", "nein": "no"}.get(example.answer.split(" ")[0].strip(",.:;–").lower())
    if answer and said and said != answer:
        return [Mismatch("answer", answer, said)]
    return []


def _not_shown(example: Example, found: Run) -> list[Mismatch]:
    if found.failure:
        return []
    missing = [name for name in example.shows if name not in found.rules]
    return [Mismatch("shows", name, "not applied") for name in missing]


def _not_told_apart(example: Example, wrong: type[Engine[Any, Any]], found: Run) -> list[Mismatch]:
    if compare(example, found):
        return []
    name = f"{wrong.__name__} ({misread(wrong)})"
    return [Mismatch("misreading", "another result", f"{name} gives the same")]
