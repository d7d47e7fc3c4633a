"""Folders as data, to be compared."""

from pathlib import Path

from kb.site.build import TAG

MADE = [TAG, "docs", "schema", "site"]
"""All that a build leaves in its folder."""


def contents(folder: Path) -> dict[str, bytes]:
    """Every file below a folder, hidden ones too, with what it holds."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def stamps(folder: Path) -> dict[str, tuple[int, int]]:
    """Every file below a folder with the place and the time of its last writing."""
    return {
        path.relative_to(folder).as_posix(): (path.stat().st_ino, path.stat().st_mtime_ns)
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def differing(one: dict[str, bytes], other: dict[str, bytes]) -> list[str]:
    """The names of the files that are not the same in both."""
    return sorted(name for name in one.keys() | other.keys() if one.get(name) != other.get(name))
