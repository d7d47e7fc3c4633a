"""The trace: which rules a run applied, in order and nested, each with what it did."""

from collections.abc import Iterator
from dataclasses import dataclass, field


@dataclass
class Step:
    """One application of a rule."""

    rule: str
    says: str = ""
    """What it did, in German, for readers."""
    value: object = None
    """What it worked out, where that is a number, a word, yes or no; of things, whether any."""
    refused: bool = False
    """Whether it refused the move."""
    reading: str = ""
    """The reading of an open question that it followed."""
    steps: list["Step"] = field(default_factory=list)

    def walk(self) -> Iterator["Step"]:
        """This step and all within it, in order."""
        yield self
        for step in self.steps:
            yield from step.walk()


class Trace:
    """The steps of one run."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self._open: list[Step] = []

    def begin(self, step: Step) -> None:
        """Enter a rule; what is applied until `end` belongs to it."""
        (self._open[-1].steps if self._open else self.steps).append(step)
        self._open.append(step)

    def end(self) -> None:
        """Leave the rule entered last."""
        self._open.pop()

    @property
    def current(self) -> Step | None:
        """The rule that is being applied."""
        return self._open[-1] if self._open else None

    def walk(self) -> Iterator[Step]:
        """All steps, in the order in which they began."""
        for step in self.steps:
            yield from step.walk()

    def rules(self) -> set[str]:
        """The ids of all rules that were applied."""
        return {step.rule for step in self.walk() if step.rule}
