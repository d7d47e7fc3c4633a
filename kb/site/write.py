"""Writing build/docs: only what changed, and nothing that no longer belongs there."""

from collections.abc import Iterable
from pathlib import Path


def write(folder: Path, files: Iterable[tuple[str, bytes]]) -> list[str]:
    """Make the folder hold exactly these files; says which were written."""
    written, kept = [], set()
    for name, content in files:
        file = folder / name
        kept.add(file)
        if file.exists() and file.read_bytes() == content:
            continue
        file.parent.mkdir(parents=True, exist_ok=True)
        beside = file.with_name(f".{file.name}.new")
        beside.write_bytes(content)
        beside.replace(file)
        written.append(name)
    _remove_others(folder, kept)
    return written


def _remove_others(folder: Path, kept: set[Path]) -> None:
    for path in sorted(folder.rglob("*"), reverse=True):
        if path.is_file() and path not in kept:
            path.unlink()
        elif path.is_dir() and not any(path.iterdir()):
            path.rmdir()
