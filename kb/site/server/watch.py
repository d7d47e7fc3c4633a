"""Watching: waits until files of the content or the code have changed and rest again."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from watchdog.events import FileSystemEvent, FileSystemEventHandler
from watchdog.observers import Observer

REST = 0.2
"""Seconds without a change after which a series of changes is over."""
_KINDS = {"created", "modified", "deleted", "moved"}
_ENDINGS = ("~", ".pyc", ".swp", ".swx", ".tmp")


class Changes(FileSystemEventHandler):
    """Notes that something changed in watched folders or files."""

    def __init__(self, watched: tuple[Path, ...]) -> None:
        self.watched = tuple(path.resolve() for path in watched)
        self._noted = threading.Event()

    def on_any_event(self, event: FileSystemEvent) -> None:
        """Note what a writer did; not what editors and Python leave beside it."""
        own = event.is_directory and event.event_type == "modified"
        paths = (str(event.src_path), str(event.dest_path))
        if event.event_type in _KINDS and not own and any(map(self._matters, paths)):
            self._noted.set()

    @property
    def noted(self) -> bool:
        """Whether something has changed since the last wait."""
        return self._noted.is_set()

    def wait(self) -> None:
        """Return after the next change, when nothing has changed for a moment."""
        self._noted.wait()
        while self.noted:
            self._noted.clear()
            self._noted.wait(REST)

    def _matters(self, name: str) -> bool:
        path = Path(name)
        for watched in self.watched:
            if path == watched or watched in path.parents:
                steps = path.relative_to(watched).parts
                aside = any(step.startswith(".") or step == "__pycache__" for step in steps)
                return not aside and not name.endswith(_ENDINGS)
        return False


@contextmanager
def watching(*paths: Path) -> Iterator[Changes]:
    """Watch folders with all they hold, and files, as long as the block runs."""
    changes = Changes(paths)
    observer = Observer()
    for path in changes.watched:
        if path.is_dir():
            observer.schedule(changes, str(path), recursive=True)
        else:
            # A file is watched through its folder: editors replace files.
            observer.schedule(changes, str(path.parent))
    observer.start()
    try:
        yield changes
    finally:
        observer.stop()
        observer.join()
