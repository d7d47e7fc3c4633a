"""What can be answered: a question, an example or a misconception, with its tested verdict."""

from dataclasses import dataclass

from kb.search.numbers import Computed

YES, NO, OPEN, VALUE = "ja", "nein", "offen", ""


@dataclass(frozen=True)
class Refuted:
    """What people get wrong here, and what would come of it."""

    id: str
    claim: str
    outcome: str


@dataclass(frozen=True)
class Answerable:
    """One thing that was asked, in all its ways, and its answer."""

    id: str
    """The id of the statement that gives the answer."""
    asked: tuple[str, ...]
    """The ways to ask it; for a misconception the claim."""
    story: str
    """What must be the case for the first of the ways to be meant."""
    verdict: str
    """`ja`, `nein`, `offen`, or empty where the answer is a value."""
    answer: str
    rules: tuple[str, ...]
    """The rules that it rests on, by their ids."""
    example: str = ""
    """The example that ran, if there is one."""
    misreading: Refuted | None = None
    shown: str = ""
    """What the example asks, with its verdict, if it asks otherwise: perhaps the contrary."""
    computed: Computed | None = None
    """The answers for the numbers that a question gives, where it depends on them."""
