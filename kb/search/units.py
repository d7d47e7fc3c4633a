"""Makes the units of records: every statement of every game."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from kb.checker.report import Report
from kb.records import german, links, text
from kb.records.award import Award
from kb.records.component import Component
from kb.records.credit import Credit
from kb.records.edition import Edition, Expansion
from kb.records.example import Example
from kb.records.game import Game
from kb.records.library import Entry
from kb.records.misconception import Misconception
from kb.records.question import Question
from kb.records.review import Review
from kb.records.rule import Rule
from kb.records.section import Section
from kb.records.statement import Statement
from kb.records.table import Table
from kb.search.cites import cite
from kb.search.unit import Kind, Unit

Named = Statement | Component | Example | Misconception | Question | Review | Award | Credit


def units(entries: Iterable[Entry], reports: Mapping[str, Report] | None = None) -> list[Unit]:
    """Everything that can be found, in the order of the pages; `reports` tell what was tested."""
    known = reports or {}
    return [
        unit
        for entry in entries
        for unit in _Collector(entry, known.get(entry.game.id, Report())).units()
    ]


class _Collector:
    """Makes the units of one game."""

    def __init__(self, entry: Entry, report: Report) -> None:
        self.entry = entry
        self.game = entry.game
        self.report = report
        self.names = links.names(entry.game, entry.examples)
        self.sources = {source.id: source for source in entry.game.sources}
        self.sections = dict(_sections(entry.game))

    def units(self) -> Iterator[Unit]:
        yield from self._facts()
        for heading, rule in links.rules(self.game):
            yield self._rule(heading, rule)
        yield from map(self._component, self.game.components)
        yield from map(self._example, self.entry.examples)
        yield from self._misconceptions()
        yield from map(self._question, self.game.questions)
        yield from self._around()

    def _facts(self) -> Iterator[Unit]:
        facts = self.game.facts
        title = f"{self.game.title} auf einen Blick"
        yield self._unit("fact", facts.pitch, title, self._at_a_glance())
        for each in (facts.for_whom, self.game.title_note, facts.similar.remark):
            if each:
                yield self._statement("fact", each)
        for each in facts.similar.entries:
            yield self._unit("fact", each, f"Ähnlich wie {each.title}", self._plain(each.text))
        for each in facts.worth_knowing:
            yield self._statement("fact", each)

    def _at_a_glance(self) -> str:
        facts = self.game.facts
        parts = [
            self._plain(facts.pitch.text),
            f"Personen: {german.span(facts.players)}.",
            f"Spieldauer: {german.span(facts.minutes)} Minuten.",
            f"Alter: {german.age(facts.age)} Jahren.",
            f"Erschienen: {german.year(facts.published)}.",
        ]
        return " ".join(part for part in parts if "unbekannt" not in part)

    def _rule(self, heading: str, rule: Rule) -> Unit:
        words = [self._plain(rule.text), *_table(rule.table)]
        tested = rule.id in self.report.shown_by
        asked = rule.computed.asked if rule.computed else ()
        unit = self._unit("rule", rule, heading, " ".join(words), tested=tested, asked=asked)
        return replace(unit, section=self.sections.get(rule.id, ""))

    def _component(self, component: Component) -> Unit:
        words = [f"{german.count(component)} {component.name}"]
        counted = [f"{part.count} {part.name}" for part in (*component.parts, *component.including)]
        words += [f"({', '.join(counted)})"] if counted else []
        note = self._plain(component.note) if component.note else ""
        return self._unit(
            "component", component, component.name, f"{' '.join(words)}. {note}".strip()
        )

    def _example(self, example: Example) -> Unit:
        parts = (example.story, example.question, example.answer)
        said = " ".join(self._plain(part) for part in parts if part)
        tested = example.id in self.report.verdicts
        return self._unit(
            "example",
            example,
            example.title,
            said,
            tested=tested,
            asked=example.also_asked,
            rules=example.shows,
        )

    def _misconceptions(self) -> Iterator[Unit]:
        for each in self.game.misconceptions:
            tested = each.example in self.report.verdicts
            truth = self._plain(each.truth)
            claim = f"„{each.claim}“"
            yield self._unit("misconception", each, claim, truth, tested=tested, rules=each.rules)

    def _question(self, question: Question) -> Unit:
        tested = question.example in self.report.verdicts
        said = self._open(question) if question.open else self._answer(question)
        return self._unit(
            "question",
            question,
            question.question,
            said,
            tested=tested,
            asked=question.also_asked,
            rules=question.rules,
        )

    def _answer(self, question: Question) -> str:
        verdict = german.VERDICTS.get(question.verdict or "", "")
        return f"{verdict} {self._plain(question.answer or '')}".strip()

    def _open(self, question: Question) -> str:
        assert question.open  # noqa: S101 – asked for only where it is
        readings = " ".join(
            f"Lesart {at}: {self._plain(reading.text)}"
            for at, reading in enumerate(question.open.readings, 1)
        )
        return f"Offen. {readings}"

    def _around(self) -> Iterator[Unit]:
        game = self.game
        for review in game.reviews.entries:
            yield self._unit("review", review, f"Stimme: {review.outlet}", self._review(review))
        for award in game.awards.entries:
            said = f"{award.year} {german.RESULTS[award.result]}."
            yield self._unit("award", award, f"Auszeichnung: {award.name}", said)
        for edition in game.editions.entries:
            yield self._printed("edition", edition, "ausgabe-", _edition(edition))
        for expansion in game.expansions.entries:
            yield self._printed("expansion", expansion, "erweiterung-", _expansion(expansion))
        for credit in game.credits:
            names = ", ".join(credit.names)
            note = f" {self._plain(credit.note)}" if credit.note else ""
            yield self._unit("credit", credit, german.ROLES[credit.role], f"{names}.{note}")
        remarks: tuple[tuple[Kind, Statement | None], ...] = (
            ("review", game.reviews.remark),
            ("award", game.awards.remark),
            ("edition", game.editions.remark),
            ("expansion", game.expansions.remark),
        )
        for kind, remark in remarks:
            if remark:
                yield self._statement(kind, remark)

    def _review(self, review: Review) -> str:
        quote = f"„{review.quote.text}“" if review.quote else ""
        parts = (review.author, quote, review.praise, review.objection)
        return " ".join(self._plain(part) for part in parts if part)

    def _printed(
        self, kind: Kind, each: Edition | Expansion, prefix: str, words: list[str]
    ) -> Unit:
        note = [self._plain(each.note)] if each.note else []
        said = " ".join(f"{word}." for word in words if word) + " ".join(["", *note])
        return Unit(
            self.game.id, kind, prefix + each.id, each.title, said, cite(each, self.sources)
        )

    def _statement(self, kind: Kind, each: Statement) -> Unit:
        return self._unit(kind, each, self.names[each.id], self._plain(each.text))

    def _unit(
        self,
        kind: Kind,
        each: Named,
        title: str,
        said: str,
        *,
        tested: bool = False,
        asked: tuple[str, ...] = (),
        rules: tuple[str, ...] = (),
    ) -> Unit:
        cited = cite(each, self.sources)
        if isinstance(each, Statement | Component):
            asked = (*asked, *each.also_searched_as)
        return Unit(self.game.id, kind, each.id, title, said, cited, tested, asked, rules)

    def _plain(self, value: str) -> str:
        return text.plain(value, self.names)


def _sections(game: Game) -> Iterator[tuple[str, str]]:
    """The ids of rules below a heading that does not tell what it is part of, and that part."""
    parts: tuple[tuple[Iterable[Section], str], ...] = (
        (game.setup, german.TITLES["setup"]),
        (game.actions.choices, game.actions.title),
        (game.variants, german.TITLES["variants"]),
    )
    for sections, part in parts:
        for section in sections:
            yield from ((rule.id, part) for rule in section.every_rule)


def _table(table: Table | None) -> Iterator[str]:
    """The lines of a table as words: 2 Personen – 3 Zahnräder."""
    if table is None:
        return
    for row in table.rows:
        head = german.players(row.players) if row.players else row.label
        cells = (_cell(name, value) for name, value in zip(table.columns, row.values, strict=False))
        yield f"{head} – {', '.join(cells)}."


def _cell(column: str, value: str | int) -> str:
    """A number of what the column names; where that is no single word, it goes before."""
    counts = isinstance(value, int) and column.isalpha()
    return f"{value} {column}" if counts else f"{column}: {value}"


def _edition(edition: Edition) -> list[str]:
    languages = ", ".join(german.LANGUAGES[each] for each in edition.languages)
    article = f"Artikelnummer {edition.article}" if edition.article else ""
    ean = f"EAN {edition.ean}" if edition.ean else ""
    return [_year(edition), ", ".join(edition.publishers), languages, article, ean]


def _expansion(expansion: Expansion) -> list[str]:
    return [_year(expansion)]


def _year(each: Edition | Expansion) -> str:
    return "Jahr unbekannt" if each.year == "unknown" else german.year(each.year)
