"""Pages of statements: a plain MkDocs site with Material, for engines that read sites."""

import html
import itertools
import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from kb.search.unit import Unit

TITLE = "titel"
"""The anchor of each page's title."""
CONFIG = r"""
site_name: Regeln
theme:
  name: material
  language: de
  font: false
plugins:
  - search:
      lang: de
      separator: '[\s\-–,:;.!?=\[\]()"„“/]+'
markdown_extensions: [attr_list]
nav: [index.md]
validation:
  nav: {omitted_files: ignore}
"""
"""Words end at every mark, by which Material finds more than by its default, or with a stemmer."""


def a_page_each(units: Sequence[Unit], titles: Mapping[str, str], root: Path) -> dict[str, Unit]:
    """Build a site with a page for each statement; says which address is which statement."""
    named = {str(number): unit for number, unit in enumerate(units)}
    pages = {
        name: (f"{titles[unit.game]}: {unit.title}", _paragraphs(unit))
        for name, unit in named.items()
    }
    _build(root, pages)
    return {f"{name}/": unit for name, unit in named.items()}


def a_page_per_game(
    units: Sequence[Unit], titles: Mapping[str, str], root: Path
) -> dict[str, Unit]:
    """Build a site with a page for each game, its statements under headings of their own."""
    pages = {}
    for game, found in itertools.groupby(units, key=lambda unit: unit.game):
        sections = (
            f'<h2 id="{unit.id}">{html.escape(unit.title)}</h2>\n{_paragraphs(unit)}'
            for unit in found
        )
        pages[game] = (titles[game], "\n".join(sections))
    _build(root, pages)
    return {f"{unit.game}/#{unit.id}": unit for unit in units}


def _paragraphs(unit: Unit) -> str:
    said = (unit.text, *unit.asked)
    return "".join(f"<p>{html.escape(each)}</p>\n" for each in said)


def _build(root: Path, pages: Mapping[str, tuple[str, str]]) -> None:
    (root / "docs").mkdir(parents=True)
    (root / "mkdocs.yml").write_text(CONFIG, "utf-8")
    (root / "docs" / "index.md").write_text("# Regeln\n", "utf-8")
    for name, (title, body) in pages.items():
        head = f"---\ntitle: {json.dumps(title)}\n---\n\n"
        heading = f'<h1 id="{TITLE}">{html.escape(title)}</h1>\n'
        (root / "docs" / f"{name}.md").write_text(head + heading + body, "utf-8")
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet"]
    subprocess.run(command, cwd=root, check=True, capture_output=True)
