"""Processes that Ctrl-C ends, even where a shell has tests in its background ignore it."""

import signal
import subprocess
from pathlib import Path
from typing import IO


def start(words: list[str], folder: Path, said: IO[str] | None = None) -> subprocess.Popen[bytes]:
    """Start a command in a folder, with its output and its errors in one file."""
    return subprocess.Popen(words, cwd=folder, stdout=said, stderr=said, preexec_fn=_mind)


def _mind() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)
