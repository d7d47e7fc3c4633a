"""Runs and verdicts as plain data, for JSON."""

from typing import Any

from kb.checker.example import Example
from kb.checker.run import Run
from kb.checker.verdict import Verdict
from kb.engines.codec import encode


def run_data(run: Run) -> dict[str, Any]:
    """What came of a run: whether all was allowed, the traces, and where it ended."""
    refused = run.violation
    return {
        "allowed": not (refused or run.problem),
        "refused_by": refused.rule if refused else None,
        "reason": refused.reason if refused else run.failure or None,
        "trace": [[encode(step) for step in trace.steps] for trace in run.traces],
        "position": encode(run.positions[-1]) if run.positions else None,
        "outcome": encode(run.outcome) if run.outcome else None,
    }


def verdict_data(verdict: Verdict) -> dict[str, Any]:
    """What was found of an example in one edition, and of its misreading."""
    return {
        "edition": verdict.edition,
        "holds": verdict.holds,
        "answer": verdict.answer or None,
        "mismatches": [str(mismatch) for mismatch in verdict.mismatches],
        "run": run_data(verdict.run),
        "misread": run_data(verdict.misread) if verdict.misread else None,
    }


def example_data(example: Example, verdicts: list[Verdict]) -> dict[str, Any]:
    """An example with its verdicts, one for each edition."""
    return {
        "id": example.id,
        "position": example.position,
        "moves": list(example.moves),
        "expect": {example.kind: example.expected},
        "verdicts": [verdict_data(verdict) for verdict in verdicts],
    }
