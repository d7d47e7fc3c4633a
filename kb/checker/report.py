"""The report: what of a game was executed, shown, refuted and noticed, and what failed."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from kb.checker.compare import compare
from kb.checker.computed import Answer, Question, answers
from kb.checker.example import Example, read
from kb.checker.games import PlayableGame
from kb.checker.run import attempt
from kb.checker.spoil import spoiled
from kb.checker.verdict import Verdict, judge
from kb.engines.codec import BadData
from kb.engines.engine import marked, misread


@dataclass(frozen=True)
class Record:
    """What the checker needs to know of a game's record, as plain data."""

    rules: Mapping[str, str]
    """Every rule's id, with the reason why it cannot be executed, or an empty text."""
    examples: tuple[Mapping[str, Any], ...]
    misconceptions: tuple[Mapping[str, Any], ...]
    questions: Mapping[str, tuple[str, ...]]
    """The readings of every open question, by its id."""
    defaults: Mapping[str, str] = field(default_factory=dict)
    """The reading that we play by, where the record chooses one."""
    computed: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """The question that a rule answers for any numbers, by the rule's id."""


@dataclass(frozen=True)
class Failure:
    """Something that is not as the record says: about an example, a rule, or a misconception."""

    about: str
    message: str


@dataclass
class Report:
    """The outcome of running everything of one game."""

    rules: int = 0
    executed: int = 0
    shown: int = 0
    examples: int = 0
    negative: int = 0
    misconceptions: int = 0
    refuted: int = 0
    spoiled: int = 0
    noticed: int = 0
    unexecuted: list[str] = field(default_factory=list)
    unshown: list[str] = field(default_factory=list)
    survivors: list[str] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)
    verdicts: dict[str, list[Verdict]] = field(default_factory=dict)
    """Each example's verdicts, one for each edition."""
    shown_by: dict[str, list[str]] = field(default_factory=dict)
    """The examples that show each rule."""
    computed: dict[str, list[Answer]] = field(default_factory=dict)
    """What each rule works out for the numbers that a question may give, in their order."""

    @property
    def strength(self) -> float:
        """The share of spoiled rules that some example notices."""
        return self.noticed / self.spoiled if self.spoiled else 0.0

    def as_data(self) -> dict[str, Any]:
        """Counts and lists as plain data."""
        lists = ("unexecuted", "unshown", "survivors")
        counts = {name: value for name, value in vars(self).items() if isinstance(value, int)}
        return (
            counts
            | {name: getattr(self, name) for name in lists}
            | {"failures": [asdict(failure) for failure in self.failures]}
        )


def check(game: PlayableGame, record: Record, *, strength: bool = True) -> Report:
    """Run all examples and misreadings of a game, and spoil each of its rules."""
    report = Report(rules=len(record.rules))
    examples = [each for each in map(read, record.examples) if each]
    report.examples = len(examples)
    report.negative = sum(each.kind == "refused_by" for each in examples)
    for example in examples:
        report.verdicts[example.id] = judge(game, example)
        report.failures += failures(report.verdicts[example.id])
    _cover(game, record, examples, report)
    report.failures += _unmatched(game, record)
    report.failures += _strange_misreadings(game, record)
    _refute(game, record, examples, report)
    _compute(game, record, report)
    if strength:
        _spoil(game, examples, report)
    return report


def failures(verdicts: Sequence[Verdict]) -> Iterator[Failure]:
    """What fails of one example; where it holds for several editions, in which of them."""
    for verdict in verdicts:
        where = f"in edition {verdict.edition}: " if len(verdicts) > 1 else ""
        for mismatch in verdict.mismatches:
            yield Failure(verdict.example, f"{where}{mismatch}")


def _cover(game: PlayableGame, record: Record, examples: list[Example], report: Report) -> None:
    executed = set(marked(game.engine)) & set(record.rules)
    report.executed = len(executed)
    report.unexecuted = sorted(rule for rule, reason in record.rules.items() if reason)
    for example in examples:
        for rule in example.shows:
            report.shown_by.setdefault(rule, []).append(example.id)
    report.unshown = sorted(executed - set(report.shown_by))
    report.shown = len(executed & set(report.shown_by))


def _unmatched(game: PlayableGame, record: Record) -> Iterator[Failure]:
    """Rules and open questions that engine and record do not have in common."""
    executed = set(marked(game.engine))
    for rule in sorted(executed - set(record.rules)):
        yield Failure(rule, "marked in the engine, but no rule of the record – add or rename it")
    for rule, reason in record.rules.items():
        if not reason and rule not in executed:
            yield Failure(rule, "no engine runs it – mark a method, or say why in 'unexecuted'")
        if reason and rule in executed:
            yield Failure(rule, "the engine runs it – remove 'unexecuted'")
    for question in game.engine.questions:
        stated = record.questions.get(question.id, ())
        if set(stated) != set(question.readings):
            lists = f"the record lists {_listed(stated)}, the engine {_listed(question.readings)}"
            yield Failure(question.id, f"{lists} – make the readings equal")
        chosen = [record.defaults[question.id]] if question.id in record.defaults else []
        if not set(chosen) <= set(question.defaults) or bool(chosen) != bool(question.defaults):
            both = f"the record plays by {_listed(chosen)}, the engine {_listed(question.defaults)}"
            yield Failure(question.id, f"{both} – make the defaults equal")


def _strange_misreadings(game: PlayableGame, record: Record) -> Iterator[Failure]:
    """Misreadings that do not replace one rule of the engine, or that no misconception names."""
    named = {each.get("misreading") for each in record.misconceptions}
    for name, wrong in game.misreadings.items():
        replaced = [key for key, method in vars(wrong).items() if hasattr(method, "misreads")]
        true = getattr(game.engine, replaced[0], None)
        if len(replaced) > 1:
            yield Failure(name, f"replaces {_listed(replaced)} – a misreading replaces one method")
        elif getattr(true, "rule", "") != misread(wrong):
            what = f"{replaced[0]}, which the engine does not mark as {misread(wrong)}"
            yield Failure(name, f"replaces {what} – give both the same rule")
        if name not in named:
            yield Failure(name, "no misconception is played by it – name it as 'misreading' of one")


def _listed(names: Iterable[str]) -> str:
    return ", ".join(sorted(names)) or "none"


def _refute(game: PlayableGame, record: Record, examples: list[Example], report: Report) -> None:
    """Whether each misconception has a misreading that its example tells apart."""
    by_id = {example.id: example for example in examples}
    report.misconceptions = len(record.misconceptions)
    for each in record.misconceptions:
        problem = _not_refuted(game, each, by_id)
        if problem:
            report.failures.append(Failure(each["id"], problem))
        else:
            report.refuted += 1


def _compute(game: PlayableGame, record: Record, report: Report) -> None:
    """What each rule answers that a question may give numbers for."""
    engine = game.engine()
    for rule, data in record.computed.items():
        ranges = {
            name: range(each["least"], each["most"] + 1) for name, each in data["numbers"].items()
        }
        try:
            report.computed[rule] = answers(engine, Question(rule, ranges, data["given"]))
        except BadData as bad:
            report.failures.append(Failure(rule, f"computed.{bad}"))


def _not_refuted(
    game: PlayableGame, misconception: Mapping[str, Any], examples: Mapping[str, Example]
) -> str:
    name, example = misconception.get("misreading"), misconception.get("example")
    known = _listed(game.misreadings)
    if not name:
        return f"nothing plays it – name its class as 'misreading'; known are: {known}"
    if not example:
        return f"no example tells it apart – name one as 'example' that is run under {name}"
    wrong = game.misreadings.get(name)
    if wrong is None:
        return f"no misreading {name} – known are: {known}"
    if misread(wrong) not in misconception["rules"]:
        return f"{name} misreads {misread(wrong)}, which is not among its rules – add it"
    shown = examples.get(example)
    if shown is None or shown.misreading != name:
        return f"example {example} is not run under {name} – add 'misreading: {name}' to it"
    return ""


def _spoil(game: PlayableGame, examples: list[Example], report: Report) -> None:
    applied = {
        example.id: set().union(*(each.run.rules for each in report.verdicts[example.id]))
        for example in examples
    }
    for rule, how, engine in spoiled(game.engine):
        report.spoiled += 1
        noticing = (each for each in examples if rule in applied[each.id])
        if any(_notices(engine, example) for example in noticing):
            report.noticed += 1
        else:
            report.survivors.append(f"{rule} ({how})")


def _notices(engine: Any, example: Example) -> bool:
    """Whether an example fails under a spoiled engine; a crash is noticed too."""
    for edition in example.editions or ("",):
        try:
            found = attempt(engine, edition, example)
        except Exception:
            return True
        if compare(example, found):
            return True
    return False
