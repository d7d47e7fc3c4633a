"""How the German of the content is set, and what must not fade from it."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
import yaml
import yamlcore

from kb.records import citation, library, provenance
from kb.records.provenance import Provenance
from kb.records.tally import tally
from kb.site.marks import Marker

CONTENT = Path(__file__).parents[2] / "content"
GAMES = sorted(path.name for path in (CONTENT / "games").iterdir())
RECORDS = sorted((CONTENT / "games").glob("*/*.yaml"))
PAGES = sorted((CONTENT / "pages").glob("*.md"))

FLOORS = {
    "builders-antiquity": (77, 109),
    "clockworker": (72, 77),
    "patchwork": (56, 82),
    "rasende-roboter": (66, 117),
}
"""The fewest rules and examples of each game. Raise a floor as a game grows; lower it only with
the reason in the commit."""

PAGED = {
    "builders-antiquity": {},
    "clockworker": {"heft": {2, 3, 4, 5, 6, 8}},
    "patchwork": {},
    "rasende-roboter": {"heft": {1, 2}},
}
"""The only pages that we know of, by source, as the summaries name them, of games whose booklet
we have not read from end to end."""

NOT_GERMAN = {"address", "cite", "position", "moves", "expect"}
FAULTS = {
    "a straight quotation mark, write „…“": re.compile(r'"'),
    "a hyphen for a dash, write –": re.compile(r"(?<=\S) - (?=\S)"),
    "three dots, write …": re.compile(r"\.\.\."),
    "a quotation mark that is not closed or not opened": re.compile(
        r"^[^„“]*“|„[^„“]*(?:„|$)", re.DOTALL
    ),
}


def _read(file: Path) -> Any:
    return yaml.load(file.read_text("utf-8"), yamlcore.CCoreLoader)  # noqa: S506


def _texts(data: Any, way: str = "") -> Iterator[tuple[str, str]]:
    """All German texts in data, with the way to each."""
    if isinstance(data, str):
        yield way, data
    elif isinstance(data, list):
        for index, each in enumerate(data):
            yield from _texts(each, f"{way}/{index}")
    elif isinstance(data, dict) and data.get("language", "de") == "de":
        for key, value in data.items():
            if key not in NOT_GERMAN:
                yield from _texts(value, f"{way}/{key}")


def _prose(page: str) -> str:
    """A page without its head, code, elements and addresses."""
    body = re.sub(r"\A---\n.*?\n---\n", "", page, flags=re.DOTALL)
    return re.sub(r"```.*?```|`[^`]*`|<[^>]*>|\{\{.*?\}\}|\]\([^)]*\)", "", body, flags=re.DOTALL)


def _faults(texts: Iterator[tuple[str, str]]) -> list[str]:
    return [
        f"{way}: {fault}: {text}"
        for way, text in texts
        for fault, pattern in FAULTS.items()
        if pattern.search(text)
    ]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_a_record_is_set_in_german(file: Path) -> None:
    assert "\n".join(_faults(_texts(_read(file)))) == ""


@pytest.mark.parametrize("file", PAGES, ids=lambda file: file.name)
def test_a_page_is_set_in_german(file: Path) -> None:
    paragraphs = _prose(file.read_text("utf-8")).split("\n\n")
    assert "\n".join(_faults((file.name, each) for each in paragraphs)) == ""


@pytest.mark.parametrize("kind", get_args(provenance.Kind))
def test_a_reader_learns_what_each_mark_means(kind: provenance.Kind) -> None:
    game = library.load(CONTENT)[0].game
    mark = Marker(game).provenance(Provenance(kind, game.sources[0].id))
    word = "laut" if kind == "reported by" else mark.label
    assert word in (CONTENT / "pages" / "so-wird-geprueft.md").read_text("utf-8")


def test_no_rule_and_no_example_fades_away() -> None:
    found = {entry.game.id: tally([entry]) for entry in library.load(CONTENT)}
    for game, (rules, examples) in FLOORS.items():
        assert found[game].rules >= rules, game
        assert found[game].examples >= examples, game


def _cited(data: Any) -> Iterator[citation.Citation]:
    if isinstance(data, dict):
        cites = data.get("cite", [])
        for words in [cites] if isinstance(cites, str) else cites:
            yield citation.parse(words)
    for each in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from _cited(each)


@pytest.mark.parametrize("game", PAGED)
def test_no_page_is_cited_that_we_do_not_know(game: str) -> None:
    known: dict[str, set[int]] = PAGED[game]
    cited = {
        (each.source, page)
        for file in sorted((CONTENT / "games" / game).glob("*.yaml"))
        for each in _cited(_read(file))
        for first, last in each.pages
        for page in range(first, last + 1)
    }
    assert cited <= {(source, page) for source, pages in known.items() for page in pages}


def test_every_game_has_its_floor() -> None:
    assert sorted(FLOORS) == GAMES
