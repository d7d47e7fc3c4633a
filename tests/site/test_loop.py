"""`kb serve` as a writer meets it: a broken start, a mended record, a change, an end."""

import datetime
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from watchdog.events import DirModifiedEvent, FileModifiedEvent, FileMovedEvent, FileOpenedEvent

from kb.records import skeleton
from kb.site.server.watch import Changes
from tests import interruptible

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0


class Serving:
    """A running `kb serve` and what it has said."""

    def __init__(self, content: Path, build: Path, said: Path) -> None:
        options = ["--content", str(content), "--build", str(build), "--port", "0"]
        self.said = said
        with said.open("w") as file:
            words = [sys.executable, "-m", "kb", "serve", *options]
            self.process = interruptible.start(words, ROOT, file)

    @property
    def words(self) -> str:
        return self.said.read_text("utf-8")

    def wait_for(self, what: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not what():
            assert time.monotonic() < end, self.words
            assert self.process.poll() is None, self.words
            time.sleep(0.05)

    def interrupt(self) -> int:
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(PATIENCE)


@pytest.fixture
def content(tmp_path: Path) -> Path:
    content = tmp_path / "content"
    content.mkdir()
    (content / "pages").symlink_to(ROOT / "content" / "pages")
    skeleton.write(content, "probe", datetime.date(2026, 11, 29))
    return content


@pytest.fixture
def serving(content: Path, tmp_path: Path) -> Iterator[Callable[[], Serving]]:
    started = []

    def start() -> Serving:
        started.append(Serving(content, tmp_path / "build", tmp_path / "said"))
        return started[-1]

    yield start
    for each in started:
        each.process.kill()
        each.process.wait()


def test_it_waits_for_a_good_record_then_follows_changes(
    content: Path, serving: Callable[[], Serving]
) -> None:
    record = content / "games" / "probe" / "game.yaml"
    good = record.read_text("utf-8")
    record.write_text(good.replace("count: 2}", "count: 3}"), "utf-8")
    running = serving()
    running.wait_for(lambda: "Once that is mended it is built again" in running.words)
    assert "1 problem." in running.words
    assert running.words.splitlines()[1].startswith(f"{record.as_posix()}:")
    assert "the parts add up to 4, but the count is 3" in running.words
    assert "http://" not in running.words

    record.write_text(good, "utf-8")
    running.wait_for(lambda: "Regelfest is at http://127.0.0.1:" in running.words)
    address = running.words.partition("Regelfest is at ")[2].split()[0]

    def page(game: str = "probe") -> str:
        try:
            with urllib.request.urlopen(f"{address}/spiele/{game}/", timeout=10) as response:  # noqa: S310
                return str(response.read().decode())
        except urllib.error.HTTPError as error:
            return str(error)

    assert "/_kb/live.js" in page()
    record.write_text(good.replace("Karten austeilen", "Steine austeilen"), "utf-8")
    running.wait_for(lambda: "Steine austeilen" in page())

    second, _ = reversed(skeleton.write(content, "zweites", datetime.date(2026, 11, 29)))
    running.wait_for(lambda: "Karten austeilen" in page("zweites"))
    second.write_text(second.read_text("utf-8").replace("austeilen", "mischen"), "utf-8")
    running.wait_for(lambda: "Karten mischen" in page("zweites"))

    record.write_text("id: [", "utf-8")
    running.wait_for(lambda: "not YAML" in running.words)
    assert "Steine austeilen" in page()

    assert running.interrupt() == 0
    assert running.words.endswith("\nStopped.\n")
    assert "Traceback" not in running.words
    assert "Warning" not in running.words


def test_a_port_in_use_is_one_plain_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = subprocess.run(
            [sys.executable, "-m", "kb", "serve"],
            cwd=ROOT,
            env=os.environ | {"PORT": port},
            capture_output=True,
            text=True,
            check=False,
        )
    words = f"Port {port} is in use; choose another one, for example: PORT=8001 make\n"
    assert (done.returncode, done.stdout + done.stderr) == (1, words)


@pytest.mark.parametrize(
    ("name", "matters"),
    [
        ("content/games/skat/game.yaml", True),
        ("mkdocs.yml", True),
        ("README.md", False),
        ("content/games/skat/.game.yaml.swp", False),
        ("content/games/skat/game.yaml~", False),
        ("content/__pycache__/x.py", False),
    ],
)
def test_only_what_a_writer_changes_matters(tmp_path: Path, name: str, matters: bool) -> None:
    changes = Changes((tmp_path / "content", tmp_path / "mkdocs.yml"))
    changes.on_any_event(FileModifiedEvent(str(tmp_path / name)))
    assert changes.noted == matters


def test_a_file_that_replaces_another_matters(tmp_path: Path) -> None:
    changes = Changes((tmp_path / "mkdocs.yml",))
    changes.on_any_event(FileMovedEvent(str(tmp_path / ".new"), str(tmp_path / "mkdocs.yml")))
    assert changes.noted


def test_reading_a_file_and_touching_its_folder_do_not_matter(tmp_path: Path) -> None:
    changes = Changes((tmp_path,))
    changes.on_any_event(FileOpenedEvent(str(tmp_path / "a")))
    changes.on_any_event(DirModifiedEvent(str(tmp_path)))
    assert not changes.noted
