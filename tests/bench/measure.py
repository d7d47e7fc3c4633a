"""Measuring: processor seconds and peak memory of one step of a run."""

import resource
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import TypeVar

R = TypeVar("R")
_PROCESSES = get_context("forkserver")
_PROCESSES.set_forkserver_preload(["kb.site.build", "tests.bench.copies", "tests.bench.plain"])


@dataclass
class Cost:
    """What a step took: seconds of the processor, user and system, and peak memory."""

    seconds: float = 0.0
    megabytes: float = 0.0
    written: list[str] = field(default_factory=list)
    """The files in build/docs that it wrote anew."""


@contextmanager
def cost() -> Iterator[Cost]:
    """Measure what happens inside, the processes that it runs included."""
    found = Cost()
    _forget_peak()
    begun, children = time.process_time(), _children()
    yield found
    found.seconds = time.process_time() - begun + _children() - children
    own = _peak()
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    found.megabytes = max(own, usage.ru_maxrss / 1024 if _children() > children else 0)


def alone(work: Callable[[Path], R], folder: Path) -> R:
    """Do the work in a process of its own, so that no run warms up or burdens another."""
    with ProcessPoolExecutor(1, _PROCESSES) as pool:
        return pool.submit(work, folder).result()


def _children() -> float:
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def _forget_peak() -> None:
    """Let Linux note the peak anew; elsewhere it stays that of the whole process."""
    clear = Path("/proc/self/clear_refs")
    if clear.exists():
        clear.write_text("5")


def _peak() -> float:
    status = Path("/proc/self/status")
    if status.exists():
        for line in status.read_text().splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) / 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
