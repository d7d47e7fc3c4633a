"""Writes what a run found: figures for the site, and docs/strength.md with all survivors."""

import datetime
import json
from collections.abc import Mapping
from dataclasses import asdict
from itertools import groupby

from kb.site.mutants import FIGURES, Measured, Mutants
from tests.strength.found import Found
from tests.strength.mutant import Mutant
from tests.strength.rules import LEFT_OUT, NO_RULES, ROOT

PAGE = ROOT / "docs" / "strength.md"


def write(found: Mapping[str, Found], day: datetime.date) -> None:
    """Write the figures and the page."""
    games = {slug: Mutants(each.tried, each.noticed) for slug, each in found.items()}
    words = json.dumps(asdict(Measured(day, games)), indent=2, default=datetime.date.isoformat)
    FIGURES.write_text(words + "\n", "utf-8")
    PAGE.write_text(page(found, day), "utf-8")


def page(found: Mapping[str, Found], day: datetime.date) -> str:
    """The page as Markdown."""
    head = HEAD.format(
        day=f"{day:%-d %B %Y}",
        left_out=_listed(LEFT_OUT | NO_RULES),
        rows="\n".join(map(_row, found.values())),
    )
    return head + "".join(_survivors(each) for each in found.values())


HEAD = """# Strength

Made by `make strength`, measured on {day}.

How much would the examples notice if an engine were wrong? A mutant is an engine with one small
change in one place: `<` becomes `<=`, `+` becomes `-`, 1 becomes 2, `and` becomes `or`, a condition
is turned round, a loop left out. [cosmic-ray](https://cosmic-ray.readthedocs.io/) makes them.
All examples of the game run with each, and nothing else does. A mutant is noticed if an example
fails, if Python crashes, or if it does not end. At least 85 % of each game's must be.

| game | mutants | noticed | share | wrong result | crash | no end | unnoticed | explained |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
{rows}

*Explained* means that no example can notice it, because nothing comes out differently or only a
text does; [reasons.yaml](../tests/strength/reasons.yaml) says why. The others name examples that
could still be written.

Only rules are changed. Left out are types, decorators, all texts, what refuses data that no game
can come to, and these modules and functions:

{left_out}

Random play, tests of single rules and the recorded games notice much more; they do not count here.
"""


def _listed(parts: Mapping[str, str]) -> str:
    """What there is, each with the names of the parts that hold it."""
    names = {
        what: [f"`{name}`" for name in parts if parts[name] == what] for what in parts.values()
    }
    return "\n".join(f"- {what}: {', '.join(names[what])}" for what in names)


def _row(found: Found) -> str:
    ends = found.ends
    figures = [
        f"{found.tried:,}",
        f"{found.noticed:,}",
        f"{100 * found.noticed / found.tried:.1f} %",
        *(f"{ends[end]:,}" for end in ("wrong", "crash", "endless", "unnoticed")),
        f"{len(found.explained):,}",
    ]
    return f"| {found.title} | {' | '.join(figures)} |"


def _survivors(found: Found) -> str:
    lines = [f"\n## Not noticed: {found.title}\n"]
    for (where, before), mutants in groupby(sorted(found.survivors, key=_place), _place):
        lines.append(f"- {where}: `{before}`")
        for mutant in mutants:
            reason = found.reason(mutant)
            lines.append(f"  - `{mutant.after}`{f' – {reason}' if reason else ''}")
    return "\n".join(lines) + "\n"


def _place(mutant: Mutant) -> tuple[str, str]:
    return mutant.where, mutant.before
