"""What is still to be replaced before a site is published is named once, with the place to go."""

from pathlib import Path

from kb.records import skeleton
from kb.site import settings, unfinished
from tests.site import records


def page(site: Path, address: str, words: str) -> None:
    file = site / address / "index.html"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(words, "utf-8")


def test_a_finished_site_has_no_notes(tmp_path: Path) -> None:
    page(tmp_path, "", "<h1>Regelfest</h1>")
    assert unfinished.notes(tmp_path) == []


def test_each_kind_is_one_line_with_some_of_its_pages(tmp_path: Path) -> None:
    page(tmp_path, "", "[bitte ausfüllen: Name]")
    for game in ("a", "b", "c"):
        page(tmp_path, f"spiele/{game}", "PLATZHALTER: Worum es geht. PLATZHALTER: Ja.")
    assert unfinished.notes(tmp_path) == [
        "'PLATZHALTER' in /spiele/a/ and /spiele/b/ and 1 more – say it in the record of the game",
        "'[bitte ausfüllen' in / – fill in extra.operator in mkdocs.yml",
    ]


def test_the_marks_are_those_of_a_new_record_and_of_mkdocs_yml(tmp_path: Path) -> None:
    own = settings.read(records.CONFIG)
    record = (skeleton.SOURCE / "game.yaml").read_text("utf-8")
    page(tmp_path, "", f"{own.site_url} {own.extra.report} {own.extra.operator.name} {record}")
    assert len(unfinished.notes(tmp_path)) == len(unfinished.MARKS)
