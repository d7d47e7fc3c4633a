"""Building the site: records in, a whole new site out, or the old one untouched."""

import os
import subprocess
import sys
from collections.abc import Mapping
from datetime import UTC, datetime, time
from pathlib import Path

from kb import folders
from kb.checker.games import find
from kb.records import library, schema, thesaurus
from kb.records.library import Entry
from kb.records.problem import ProblemsFound
from kb.records.proof import prove
from kb.search import collection
from kb.search.collection import Collection
from kb.site import checker_files, pages, policy, settings
from kb.site.bench import Bench
from kb.site.offline import service_worker
from kb.site.pyodide import Missing
from kb.site.settings import CONFIG
from kb.site.write import write

TAG = "CACHEDIR.TAG"
"""Marks a folder that builds made, so that they may replace what it holds; backups skip it."""
_TAG = "Signature: 8a477f597d28d172789f06886806bc55\n# Made by kb build; see https://bford.info/cachedir\n"


class BuildFailed(Exception):
    """There is no new site; carries why, for the one who asked for it."""


def build(content: Path, target: Path, config: Path = CONFIG) -> Path:
    """Build the site of all records below `content` into `target/site`.

    Raises:
        ProblemsFound: if the records, the settings or our own pages do not load, or an
            example fails; the old site stands.
        BuildFailed: if `target` holds what others made, where nothing is written, if Pyodide is
            missing, or if MkDocs or the policy refuses the pages; the old site stands.
    """
    site = target / "site"
    _refuse_foreign(target)
    if target.exists():
        with folders.alone(target):
            folders.recover(site)
    entries = library.load(content)
    benches = _benches(entries)
    found = gathered(entries, content, benches)
    target.mkdir(parents=True, exist_ok=True)
    with folders.alone(target):
        _tag(target)
        try:
            write_docs(entries, content, target, config, benches, found)
        except Missing as missing:
            raise BuildFailed(str(missing)) from None
        fresh = folders.fresh(site)
        run_mkdocs(config, target / "docs", fresh, moment(entries))
        try:
            policy.apply(fresh, checker_files.KEPT)
        except ValueError as refused:
            raise BuildFailed(str(refused)) from None
        service_worker.write(fresh, wanted=settings.read(config).extra.offline)
        return folders.swap(fresh, site)


def _refuse_foreign(target: Path) -> None:
    """Builds clear `docs` and `site`; those of another hand must not be lost."""
    for folder in (target / "docs", target / "site"):
        if folder.exists() and not (target / TAG).exists():
            what = f"'{folder}' was not made by 'kb build' and would be lost"
            raise BuildFailed(f"{what} – give another folder with --build, or remove it")


def _tag(target: Path) -> None:
    if not (target / TAG).exists():
        (target / TAG).write_text(_TAG, "utf-8")


def _benches(entries: tuple[Entry, ...]) -> dict[str, Bench]:
    """What running each game found. Raises ProblemsFound where an example fails."""
    proof = prove(entries, strength=True)
    if proof.problems:
        raise ProblemsFound(list(proof.problems))
    return {
        entry.game.id: Bench(game, proof.reports[entry.game.id], entry.examples)
        for entry in entries
        if (game := find(entry.game.id))
    }


def gathered(entries: tuple[Entry, ...], content: Path, benches: Mapping[str, Bench]) -> Collection:
    """What the search of the site finds."""
    reports = {slug: bench.report for slug, bench in benches.items()}
    return collection.gather(entries, reports, thesaurus.load(content))


def write_docs(
    entries: tuple[Entry, ...],
    content: Path,
    target: Path,
    config: Path,
    benches: Mapping[str, Bench],
    found: Collection,
) -> list[str]:
    """Write what MkDocs reads, and the schemas; says which pages and data changed."""
    said = settings.read(config)
    schema.write(target / "schema")
    return write(target / "docs", pages.files(entries, content, said, benches, found))


def moment(entries: tuple[Entry, ...]) -> int:
    """The date that the site bears, in seconds: that of its latest record, so builds repeat."""
    latest = max(entry.game.changes[0].date for entry in entries)
    return int(datetime.combine(latest, time(), UTC).timestamp())


def run_mkdocs(config: Path, docs: Path, site: Path, moment: int) -> None:
    """Have MkDocs make the site of `docs`, in a process of its own.

    Raises:
        BuildFailed: with what MkDocs complains of.
    """
    surroundings = os.environ | {
        "SOURCE_DATE_EPOCH": str(moment),
        "NO_MKDOCS_2_WARNING": "1",
        "PYTHONUTF8": "1",
    }
    command = [
        sys.executable,
        "-m",
        "kb.site.run_mkdocs",
        str(config),
        str(docs.resolve()),
        str(site),
    ]
    done = subprocess.run(  # noqa: S603
        command, env=surroundings, capture_output=True, encoding="utf-8", check=False
    )
    if done.returncode:
        said = (done.stderr or done.stdout).strip()
        raise BuildFailed(said or f"MkDocs was ended from outside ({done.returncode}); build again")
