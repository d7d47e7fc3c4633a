"""Verdicts: whether an example holds, what answer it gives, and what a misreading would say."""

from dataclasses import dataclass
from typing import Any

from kb.checker.compare import Mismatch, compare, said
from kb.checker.example import Example
from kb.checker.games import PlayableGame
from kb.checker.run import Run, attempt
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
    found = attempt(game.engine, edition, example)
    answer = yes_or_no(example, found)
    mismatches = [*compare(example, found), *_not_shown(example, found)]
    mismatches += _contradicted(example, found, answer)
    misread_run = None
    if example.misreading:
        wrong = game.misreadings.get(example.misreading)
        if wrong is None:
            mismatches.append(_no_misreading(game, example.misreading))
        else:
            misread_run = attempt(wrong, edition, example)
            mismatches += _not_told_apart(example, wrong, misread_run)
    return Verdict(example.id, edition, found, tuple(mismatches), answer, misread_run)


def yes_or_no(example: Example, found: Run) -> str:
    """The computed answer: what one may do is allowed; what one must do cannot be left out.

    Whether something is so is what a rule works out; a number says no only if it is 0.
    """
    if not example.asks or found.problem:
        return ""
    if example.asks == "whether":
        value = found.value.get(example.shows[0])
        return ("yes" if value else "no") if isinstance(value, int) else ""
    allowed = found.violation is None
    return "yes" if allowed == (example.asks == "may") else "no"


def _contradicted(example: Example, found: Run, answer: str) -> list[Mismatch]:
    if example.asks == "whether" and not answer and not found.problem:
        rule = example.shows[0]
        advice = "let the first rule of 'shows' be the one that decides"
        value = said(found.value.get(rule))
        return [Mismatch(f"value of {rule}", "true, false or a number", value, advice)]
    stated = {"ja": "yes", "nein": "no"}.get(example.answer.split(" ")[0].strip(",.:;–").lower())
    if answer and stated and stated != answer:
        advice = "correct the answer, or what 'asks' says of the question"
        return [Mismatch("answer", answer, stated, advice)]
    return []


def _not_shown(example: Example, found: Run) -> list[Mismatch]:
    if found.problem:
        return []
    missing = [name for name in example.shows if name not in found.rules]
    advice = "remove it from 'shows', or let the example reach it"
    return [Mismatch("shows", f"{name} applied", "that it is not", advice) for name in missing]


def _no_misreading(game: PlayableGame, name: str) -> Mismatch:
    known = " or ".join(sorted(game.misreadings)) or "none, since there is no misreading yet"
    return Mismatch("misreading", known, name)


def _not_told_apart(example: Example, wrong: type[Engine[Any, Any]], found: Run) -> list[Mismatch]:
    if found.problem:
        return [Mismatch("misreading", f"that {wrong.__name__} runs", found.failure)]
    if compare(example, found):
        return []
    advice = "let the example reach where they differ"
    same = f"the same under {wrong.__name__}, which misreads {misread(wrong)}"
    return [Mismatch("misreading", "another result", same, advice)]
