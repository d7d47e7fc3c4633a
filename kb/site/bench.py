"""The test bench: what running a game's examples found, as its page shows it."""

from functools import cached_property

from kb.checker.example import read
from kb.checker.games import PlayableGame
from kb.checker.report import Report
from kb.engines.drawing import Svg
from kb.records import german, text
from kb.records.example import Example
from kb.records.rule import Rule
from kb.site.marks import Mark
from kb.site.stage import Draughtsman, Stage, stage


class Bench:
    """What the page of one game shows of its report."""

    def __init__(self, game: PlayableGame, report: Report, examples: tuple[Example, ...]) -> None:
        self.report = report
        self._draughtsman = Draughtsman(game)
        cases = (read(each.model_dump(mode="json")) for each in examples)
        self._cases = {case.id: case for case in cases if case}

    def mark(self, rule: Rule) -> Mark:
        """Whether a rule was executed, and by how many examples it is shown."""
        if rule.unexecuted:
            title = f"Nicht ausgeführt: {text.plain(rule.unexecuted)}"
            return Mark("nicht ausgeführt", title, kind="untested")
        shown = self.report.shown_by.get(rule.id, [])
        if not shown:
            title = "Ausgeführt, aber von keinem Beispiel gezeigt"
            return Mark("noch kein Beispiel", title, kind="untested")
        words = german.several(len(shown), "Beispiel zeigt", "Beispiele zeigen")
        title = f"Ausgeführt: {words} diese Regel."
        return Mark(f"✓ getestet · {len(shown)}", title, f"#{shown[0]}", kind="tested")

    @cached_property
    def stages(self) -> dict[str, Stage]:
        """Each example that is more than a story, as it ran in the first of its editions."""
        return {
            name: stage(case, self.report.verdicts[name][0], self._draughtsman)
            for name, case in self._cases.items()
        }

    @cached_property
    def symbols(self) -> dict[str, Svg]:
        """What the drawings of all stages refer to."""
        return self._draughtsman.symbols if self.stages else {}
