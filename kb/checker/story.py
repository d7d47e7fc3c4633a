"""Stories: one example as text, from its position over every rule applied to its result."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from kb.checker.example import Example
from kb.checker.run import Run
from kb.checker.verdict import Verdict
from kb.engines.codec import encode
from kb.engines.trace import Step, Trace


def story(example: Example, verdicts: list[Verdict], pages: Mapping[str, str]) -> str:
    """The whole story of an example; `pages` says where each rule stands."""
    lines = [f"{example.id}", f"  position: {_short(example.position)}"]
    for verdict in verdicts:
        lines.append(f"  edition {verdict.edition}: {'holds' if verdict.holds else 'FAILS'}")
        lines += _played(example, verdict.run, pages, "    ")
        if verdict.answer:
            lines.append(f"    answer: {verdict.answer}")
        lines += [f"    {mismatch}" for mismatch in verdict.mismatches]
        if verdict.misread:
            lines.append(f"    under the misreading {example.misreading}:")
            lines.append(f"      {result(example, verdict.misread)}")
    return "\n".join(lines)


def result(example: Example, run: Run) -> str:
    """What came of a run, in one line."""
    if run.failure:
        return f"could not run: {run.failure}"
    if run.violation:
        return refused(run)
    if example.kind == "outcome" and run.outcome:
        return outcome(run)
    if example.kind == "value":
        return f"value: {_short(run.value.get(example.shows[0]))}"
    if example.kind == "allowed":
        return f"allowed: {_short(sorted((encode(each) for each in run.allowed), key=repr))}"
    return position(run)


def refused(run: Run) -> str:
    """Which rule did not allow it, and why."""
    return f"refused by {run.violation.rule}: {run.violation.reason}" if run.violation else ""


def outcome(run: Run) -> str:
    """Who won, and with what."""
    return f"outcome: {_short(encode(run.outcome))}"


def position(run: Run) -> str:
    """Where it ended, without what is as in the set-up."""
    return f"position: {_short(encode(run.positions[-1], whole=False))}"


def _played(example: Example, run: Run, pages: Mapping[str, str], indent: str) -> Iterator[str]:
    for at, trace in enumerate(run.traces):
        if at < len(example.moves):
            yield f"{indent}move {at + 1}: {_short(example.moves[at])}"
        elif example.kind != "allowed":
            yield f"{indent}then:"
        else:
            continue
        yield from steps(trace, pages, indent + "  ")
    yield f"{indent}{result(example, run)}"


def steps(trace: Trace, pages: Mapping[str, str], indent: str) -> Iterator[str]:
    """Every rule of a trace with its page and what it did, one a line."""
    for step in trace.steps:
        yield from _step(step, pages, indent)


def _step(step: Step, pages: Mapping[str, str], indent: str) -> Iterator[str]:
    page = f" ({pages[step.rule]})" if pages.get(step.rule) else ""
    value = f" = {step.value}" if step.value is not None else ""
    says = f" – {step.says}" if step.says else ""
    reading = f" – unsere Lesart: {step.reading}" if step.reading else ""
    refused = " – refused" if step.refused else ""
    yield f"{indent}{step.rule}{page}{value}{says}{reading}{refused}"
    for inner in step.steps:
        yield from _step(inner, pages, indent + "  ")


def _short(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)
