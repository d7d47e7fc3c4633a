"""The loop of `kb serve`: build, serve, wait for a change, build again."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import kb
from kb.site.server.host import serving
from kb.site.server.live import Live
from kb.site.server.watch import watching
from kb.site.settings import CONFIG

CODE = Path(kb.__file__).parent


def run(content: Path, build: Path, port: int, say: Callable[[str], None]) -> None:
    """Serve until interrupted. Raises OSError where the port cannot be had."""
    live = Live()
    told = False
    with (
        serving(build / "site", port, live) as address,
        watching(content, CODE, CONFIG) as changes,
    ):
        say("Building the site …")
        while True:
            built, words = rebuild(content, build)
            say(words)
            if built:
                live.built()
            else:
                live.failed(words)
            if built and not told:
                say(f"Regelfest is at {address} – it follows your changes; Ctrl-C ends it.")
                told = True
            elif not told:
                say("Once that is mended it is built again; Ctrl-C ends it.")
            changes.wait()


def rebuild(content: Path, build: Path) -> tuple[bool, str]:
    """Build in a process of its own, so that changed code counts; what it said, and if it did."""
    command = [sys.executable, "-m", "kb", "build"]
    options = ["--content", str(content), "--build", str(build)]
    done = subprocess.run([*command, *options], capture_output=True, text=True, check=False)  # noqa: S603
    built = done.returncode == 0
    # What is to be done before publishing is no news while writing.
    return built, (done.stdout if built else done.stderr + done.stdout).strip()
