"""How many questions get their verdict, and whether any gets another."""

from collections.abc import Sequence
from dataclasses import dataclass

from kb.search import reply
from kb.search.ask import Askable
from kb.search.reply import UNKNOWN, Reply

YES_NO, OPEN, VALUE = "ja/nein", "offen", "Wert"


@dataclass(frozen=True)
class Question:
    """A question, the game that it is about (empty: none named), and what must be said to it."""

    question: str
    game: str
    verdict: str

    @property
    def kind(self) -> str:
        """What sort of answer is due."""
        if self.verdict in ("ja", "nein"):
            return YES_NO
        return self.verdict if self.verdict in (OPEN, UNKNOWN) else VALUE


@dataclass
class Count:
    """What was said to the questions of one kind."""

    asked: int = 0
    answered: int = 0
    right: int = 0
    wrong: int = 0
    """Values in words are not compared: they are answered, neither right nor wrong."""

    @property
    def abstained(self) -> int:
        """How many got no verdict."""
        return self.asked - self.answered

    def add(self, question: Question, said: Reply) -> None:
        """Count one reply."""
        verdicts = {each.verdict for each in (said.per_game or {"": said}).values()}
        self.asked += 1
        self.answered += verdicts != {UNKNOWN}
        if question.kind != VALUE:
            self.right += verdicts == {question.verdict}
            self.wrong += verdicts not in ({question.verdict}, {UNKNOWN})


def count(source: Askable, questions: Sequence[Question]) -> dict[str, Count]:
    """What is said to questions, by kind."""
    found: dict[str, Count] = {}
    for each in questions:
        said = reply.reply(source, each.question, each.game)
        found.setdefault(each.kind, Count()).add(each, said)
    return dict(sorted(found.items()))


def table(counts: dict[str, Count]) -> str:
    """The counts for people."""
    rows = ["| questions | asked | answered | right | wrong | abstained |", "|" + " --- |" * 6]
    rows += [
        f"| {kind} | {each.asked} | {each.answered} | {each.right} | {each.wrong} "
        f"| {each.abstained} |"
        for kind, each in counts.items()
    ]
    return "\n".join(rows)
