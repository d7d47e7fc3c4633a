"""Builds, and kills itself at one moment: `python -m tests.site.killed MOMENT CONTENT BUILD`."""

import os
import shutil
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kb import folders
from kb.site import build, policy
from kb.site.offline import service_worker
from tests.site import records

MOMENTS: dict[str, tuple[Any, str, int]] = {
    "before anything is written": (build, "write_docs", 1),
    "before the first page is put in place": (Path, "replace", 1),
    "after the first page": (Path, "replace", 2),
    "in the middle of a file": (Path, "write_bytes", 1),
    "before MkDocs": (build, "run_mkdocs", 1),
    "before the policy": (policy, "apply", 1),
    "in the middle of the policy": (Path, "write_text", 5),
    "before the service worker": (service_worker, "write", 1),
    "before the swap": (folders, "swap", 1),
    "after the swap is begun": (Path, "rename", 1),
    "between the renames of the swap": (Path, "rename", 2),
    "before the old site is cleared away": (shutil, "rmtree", 3),
}
"""What is called when the build dies, and at which of its calls."""


def _die(calls: int, function: Callable[..., Any]) -> Callable[..., Any]:
    left = calls

    def dying(*args: Any, **options: Any) -> Any:
        nonlocal left
        left -= 1
        if left:
            return function(*args, **options)
        if function.__name__ == "write_bytes":
            function(args[0], args[1][: len(args[1]) // 2])
        os.kill(os.getpid(), signal.SIGKILL)
        return None

    return dying


def main(moment: str, content: str, target: str) -> None:
    """Build until the moment comes."""
    place, name, calls = MOMENTS[moment]
    setattr(place, name, _die(calls, getattr(place, name)))
    build.build(Path(content), Path(target), records.CONFIG)


if __name__ == "__main__":
    main(*sys.argv[1:])
