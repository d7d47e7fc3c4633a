"""A build that is killed, at whatever moment: the old site stands or comes back."""

import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from subprocess import Popen
from typing import IO, NamedTuple

import pytest

from kb.records.problem import ProblemsFound
from kb.site.build import build
from kb.site.pages import SEARCH_DATA
from tests import interruptible
from tests.site import killed, records
from tests.site.trees import MADE, contents, differing

BETWEEN = "between the renames of the swap"
SWAPPED = "before the old site is cleared away"
PATIENCE = 60.0

Tree = dict[str, bytes]


class Case(NamedTuple):
    """A content folder that changed since its site was built, and both sites."""

    content: Path
    target: Path
    old: Tree
    new: Tree
    new_docs: Tree

    @property
    def site(self) -> Tree:
        """The site that stands now."""
        return contents(self.target / "site")


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Case:
    folder = tmp_path_factory.mktemp("killed")
    content, target = records.content(folder, "schlicht"), folder / "build"
    old = contents(build(content, target, records.CONFIG))
    record = content / "games" / "schlicht" / "game.yaml"
    records.change(record, {"Nimm den Stein.": "Nimm ihn."})
    new = contents(build(content, folder / "due", records.CONFIG))
    apart = [name for name in differing(old, new) if not name.startswith(f"{SEARCH_DATA}/")]
    assert apart == ["api/games/schlicht.json", "service-worker.js", "spiele/schlicht/index.html"]
    return Case(content, target, old, new, contents(folder / "due" / "docs"))


@pytest.fixture
def case(prepared: Case, tmp_path: Path) -> Case:
    target, content = tmp_path / "build", tmp_path / "content"
    shutil.copytree(prepared.target, target)
    shutil.copytree(prepared.content, content)
    return prepared._replace(target=target, content=content)


def die(case: Case, moment: str) -> None:
    words = [sys.executable, "-m", "tests.site.killed", moment, str(case.content), str(case.target)]
    done = subprocess.run(words, cwd=records.ROOT, check=False, capture_output=True)
    assert done.returncode == -signal.SIGKILL, done.stderr.decode()


def run(case: Case, command: str, *options: str, said: IO[str] | None = None) -> Popen[bytes]:
    """Start a command of `kb` on the case."""
    where = ["--content", str(case.content), "--build", str(case.target)]
    words = [sys.executable, "-m", "kb", command, *where, *options]
    return interruptible.start(words, records.ROOT, said)


def wait_for(what: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end
        time.sleep(0.005)


def spoil(case: Case) -> None:
    """Break the record."""
    record = case.content / "games" / "schlicht" / "game.yaml"
    records.change(record, {"title: Schlicht": "titel: Schlicht"})


def assert_healed(case: Case) -> None:
    """After the next build all is new and nothing is left over."""
    build(case.content, case.target, records.CONFIG)
    assert differing(case.site, case.new) == []
    assert differing(contents(case.target / "docs"), case.new_docs) == []
    assert sorted(path.name for path in case.target.iterdir()) == MADE


@pytest.mark.parametrize("moment", killed.MOMENTS)
def test_a_killed_build_leaves_a_whole_site_and_the_next_one_mends_all(
    case: Case, moment: str
) -> None:
    die(case, moment)
    if moment == BETWEEN:
        assert differing(contents(case.target / "site.old"), case.old) == []
    else:
        assert differing(case.site, case.new if moment == SWAPPED else case.old) == []
    assert_healed(case)


def test_a_build_killed_while_mkdocs_writes_is_no_matter(case: Case) -> None:
    """Not even if the MkDocs of the killed build goes on while the next build runs."""
    process = run(case, "build")
    wait_for(lambda: bool(list(case.target.glob("site.*.new/assets/*"))))
    process.kill()
    process.wait()
    assert differing(case.site, case.old) == []
    build(case.content, case.target, records.CONFIG)
    assert differing(case.site, case.new) == []


def test_the_old_site_comes_back_even_if_the_next_build_refuses_the_records(case: Case) -> None:
    die(case, BETWEEN)
    spoil(case)
    with pytest.raises(ProblemsFound):
        build(case.content, case.target, records.CONFIG)
    assert differing(case.site, case.old) == []
    assert not (case.target / "site.old").exists()


def test_serving_brings_the_old_site_back(case: Case, tmp_path: Path) -> None:
    die(case, BETWEEN)
    spoil(case)
    with (tmp_path / "said").open("w") as said:
        process = run(case, "serve", "--port", "0", said=said)
    try:
        wait_for(lambda: "problem" in (tmp_path / "said").read_text("utf-8"))
    finally:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(PATIENCE)
        finally:
            process.kill()
    assert differing(case.site, case.old) == []


def test_two_builds_at_once_wait_for_each_other(case: Case) -> None:
    several = [run(case, "build") for _ in range(3)]
    assert [process.wait(PATIENCE) for process in several] == [0, 0, 0]
    assert differing(case.site, case.new) == []
    assert sorted(path.name for path in case.target.iterdir()) == MADE
