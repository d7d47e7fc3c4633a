"""Folders that are made anew beside the old ones and take their place whole, or not at all."""

import fcntl
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Wait until no other process makes something in a folder, and have others wait for this."""
    place = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(place, fcntl.LOCK_EX)
        yield
    finally:
        os.close(place)


def fresh(folder: Path) -> Path:
    """Where to make the next state of a folder; those that killed processes left are cleared.

    Its name is its own, since the child of a killed process may still be writing.
    """
    for left in folder.parent.glob(f"{folder.name}.*.new"):
        shutil.rmtree(left, ignore_errors=True)
    return folder.with_name(f"{folder.name}.{os.getpid()}.new")


def swap(new: Path, folder: Path) -> Path:
    """Put a whole new folder in the place of the old one."""
    old = _old(folder)
    recover(folder)
    if folder.exists():
        folder.rename(old)
    new.rename(folder)
    shutil.rmtree(old, ignore_errors=True)
    return folder


def recover(folder: Path) -> None:
    """Undo a swap that was killed half-way: bring the old folder back, or clear it away."""
    old = _old(folder)
    if old.exists() and not folder.exists():
        old.rename(folder)
    shutil.rmtree(old, ignore_errors=True)


def _old(folder: Path) -> Path:
    return folder.with_name(f"{folder.name}.old")
