"""The table of reports: one line a game, for the terminal."""

from collections.abc import Mapping

from kb.checker.report import Report

COLUMNS = (
    "game",
    "rules",
    "executed",
    "shown",
    "examples",
    "negative",
    "misconceptions",
    "refuted",
    "strength",
)


def table(reports: Mapping[str, Report]) -> str:
    """All games with their figures, in aligned columns."""
    rows = [COLUMNS, *(_row(slug, report) for slug, report in reports.items())]
    widths = [max(len(row[at]) for row in rows) for at in range(len(COLUMNS))]
    return "\n".join(_line(row, widths) for row in rows)


def _row(slug: str, report: Report) -> tuple[str, ...]:
    figures = [str(getattr(report, name)) for name in COLUMNS[1:-1]]
    return (slug, *figures, f"{100 * report.strength:.0f} %" if report.spoiled else "–")


def _line(row: tuple[str, ...], widths: list[int]) -> str:
    first, *others = row
    cells = [each.rjust(width) for each, width in zip(others, widths[1:], strict=True)]
    return "  ".join([first.ljust(widths[0]), *cells]).rstrip()
