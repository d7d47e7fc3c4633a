"""The build: the same each time, only what changed, and never half a site."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from kb.records.problem import ProblemsFound
from kb.site.build import BuildFailed, build
from kb.site.pages import SEARCH_DATA
from tests.site import records
from tests.site.trees import MADE, contents, differing, stamps

BUILD = (
    "import sys; from pathlib import Path; from kb.site.build import build;"
    "build(*map(Path, sys.argv[1:]))"
)


def build_apart(cwd: Path, content: Path, target: Path, settings: Mapping[str, str]) -> None:
    """Build in a process of its own, from any folder, with other surroundings."""
    words = [os.path.relpath(path, cwd) for path in (content, target, records.CONFIG)]
    env = os.environ | settings | {"PYTHONPATH": str(records.ROOT)}  # this code, wherever we are
    subprocess.run([sys.executable, "-c", BUILD, *words], cwd=cwd, env=env, check=True)


@pytest.mark.parametrize(
    "settings",
    [
        {"PYTHONHASHSEED": "1", "TZ": "Pacific/Kiritimati", "LC_ALL": "C"},
        {
            "PYTHONHASHSEED": "2",
            "TZ": "America/Anchorage",
            "LC_ALL": "POSIX",
            "PYTHONCOERCECLOCALE": "0",
            "PYTHONUTF8": "0",
        },
    ],
)
def test_two_builds_of_the_real_site_are_the_same_to_the_byte(
    built: Path, tmp_path: Path, settings: dict[str, str]
) -> None:
    content, cwd = tmp_path / "elsewhere" / "inhalt", tmp_path / "cwd"
    shutil.copytree(records.ROOT / "content", content)
    cwd.mkdir()
    build_apart(cwd, content, tmp_path / "out", settings)
    for part in ("site", "docs", "schema"):
        one, other = contents(built.parent / part), contents(tmp_path / "out" / part)
        assert len(one) > 1
        assert differing(one, other) == []


@pytest.fixture
def content(tmp_path: Path) -> Path:
    return records.content(tmp_path, "schlicht", "muster")


@pytest.fixture
def target(content: Path, tmp_path: Path) -> Path:
    """A folder with a built site."""
    build(content, tmp_path / "build", records.CONFIG)
    return tmp_path / "build"


def record(content: Path) -> Path:
    return content / "games" / "schlicht" / "game.yaml"


def test_a_bad_record_leaves_all_untouched(content: Path, target: Path) -> None:
    before = stamps(target)
    records.change(record(content), {"cite: heft}\ncomponents": "cite: haft}\ncomponents"})
    with pytest.raises(ProblemsFound):
        build(content, target, records.CONFIG)
    assert stamps(target) == before


@pytest.mark.parametrize(
    ("link", "complaint"),
    [
        ("[nirgends](nirgendwo-für-alle.md)", "nirgendwo-für-alle.md"),
        ("[Anker](mitmachen.md#gibt-es-nicht)", "gibt-es-nicht"),
        ("[absolut](/mitmachen/)", "/mitmachen/"),
        ("![Bild](kein-bild.png)", "kein-bild.png"),
    ],
)
def test_a_link_to_nothing_stops_the_build_and_the_old_site_stands(
    content: Path, target: Path, link: str, complaint: str
) -> None:
    before = stamps(target / "site")
    page = content / "pages" / "impressum.md"
    good = page.read_text("utf-8")
    page.write_text(f"{good}\n{link}\n", "utf-8")
    with pytest.raises(BuildFailed, match=complaint) as refused:
        build(content, target, records.CONFIG)
    assert "impressum.md" in str(refused.value)
    assert stamps(target / "site") == before

    page.write_text(good, "utf-8")
    build(content, target, records.CONFIG)
    assert sorted(path.name for path in target.iterdir()) == MADE


@pytest.mark.parametrize("name", ["docs", "site"])
def test_what_another_hand_made_is_not_cleared_away(
    content: Path, tmp_path: Path, name: str
) -> None:
    theirs = tmp_path / "theirs"
    (theirs / name).mkdir(parents=True)
    (theirs / name / "thesis.md").write_text("Years of work.", "utf-8")
    before = stamps(theirs)
    with pytest.raises(BuildFailed, match=f"{name}' was not made by 'kb build'"):
        build(content, theirs, records.CONFIG)
    assert stamps(theirs) == before


def test_what_mkdocs_says_is_passed_on_whatever_the_locale(content: Path, tmp_path: Path) -> None:
    page = content / "pages" / "impressum.md"
    page.write_text(page.read_text("utf-8") + "\n[x](über-uns.md)\n", "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "kb", "build", "--content", content, "--build", tmp_path / "out"],
        cwd=records.ROOT,
        env=os.environ | {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 1
    assert b"ber-uns.md" in done.stderr
    assert b"Traceback" not in done.stderr


def test_a_build_whose_mkdocs_is_killed_says_so(
    content: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    killed = subprocess.CompletedProcess[str]([], -9, "", "")
    monkeypatch.setattr("kb.site.build.subprocess.run", lambda *_, **__: killed)
    with pytest.raises(BuildFailed, match=r"MkDocs was ended from outside \(-9\); build again"):
        build(content, tmp_path / "out", records.CONFIG)


def test_pages_of_a_game_that_is_gone_disappear(content: Path, target: Path) -> None:
    assert (target / "site" / "spiele" / "muster" / "index.html").exists()
    shutil.rmtree(content / "games" / "muster")
    build(content, target, records.CONFIG)
    for part in ("site", "docs"):
        assert [name for name in contents(target / part) if "muster" in name] == []
    assert b"muster" not in (target / "site" / "sitemap.xml").read_bytes()
    assert b"muster" not in (target / "site" / "index.html").read_bytes()


def changed(content: Path, target: Path) -> set[str]:
    """What a build writes of build/docs: new files, or new content in their place."""
    before = stamps(target / "docs")
    build(content, target, records.CONFIG)
    after = stamps(target / "docs")
    return {name for name in after if after[name] != before.get(name)}


def apart_from_search(names: set[str]) -> set[str]:
    """Names without those of the data of the search, whose figures hang on all statements."""
    return {name for name in names if not name.startswith(f"{SEARCH_DATA}/")}


def test_nothing_is_written_where_nothing_changed(content: Path, target: Path) -> None:
    assert changed(content, target) == set()


def test_a_change_to_one_rule_rewrites_only_the_page_and_the_data_of_its_game(
    content: Path, target: Path
) -> None:
    records.change(record(content), {"Nimm den Stein.": "Nimm ihn."})
    assert apart_from_search(changed(content, target)) == {
        "spiele/schlicht/index.md",
        "api/games/schlicht.json",
    }


def test_a_change_to_a_title_rewrites_the_lists_too(content: Path, target: Path) -> None:
    records.change(record(content), {"title: Schlicht": "title: Schlichter"})
    assert apart_from_search(changed(content, target)) == {
        "spiele/schlicht/index.md",
        "api/games/schlicht.json",
        "api/games.json",
        "spiele/index.md",
        "pruefstand.md",
        "suche.md",
        "index.md",
    }


def test_the_site_bears_the_date_of_its_latest_record(content: Path, target: Path) -> None:
    sitemap = (target / "site" / "sitemap.xml").read_text("utf-8")
    assert "<lastmod>2026-11-29</lastmod>" in sitemap
    assert sitemap.count("<lastmod>") == sitemap.count("<lastmod>2026-11-29</lastmod>")
