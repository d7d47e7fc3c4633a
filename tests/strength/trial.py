"""Trials: runs a game's examples with one of its modules changed, in a process of its own."""

import gc
import os
import resource
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType
from typing import Any, Literal

from kb.checker.example import Example
from kb.checker.games import find
from kb.checker.verdict import judge
from tests.strength.rules import folder

LONGEST = 3.0
"""Processor seconds for all examples of a game, which take a hundredth of it: what takes longer
will not end."""
LARGEST = 2 * 1024**3
"""Bytes."""
End = Literal["unnoticed", "wrong", "crash", "endless"]
"""How a trial ends: no example fails, one fails, Python itself does, or it does not end."""


@dataclass(frozen=True)
class Change:
    """Another source for a module of a game."""

    game: str
    module: str
    source: str

    @property
    def package(self) -> str:
        """The package of the game."""
        return f"kb.engines.{self.game.replace('-', '_')}"

    @property
    def file(self) -> Path:
        """The file of the module that is changed."""
        return folder(self.game) / f"{self.module}.py"

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Import the changed module for the true one; Python asks this of `sys.meta_path`."""
        if name != f"{self.package}.{self.module}":
            return None
        return spec_from_file_location(name, self.file, loader=_Loader(name, self))


class _Loader(SourceFileLoader):
    def __init__(self, name: str, change: Change) -> None:
        super().__init__(name, str(change.file))
        self.change = change

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.change.source, self.path, "exec")


def warm_up(game: str, examples: Sequence[Example]) -> None:
    """Run everything once, so that each trial begins with all of Python's modules at hand."""
    change = Change(game, "", "")
    if _notices(change, examples):
        raise ValueError(f"the examples of {game} do not hold as they are; see `kb check {game}`")
    gc.collect()
    gc.freeze()


def end(change: Change, examples: Sequence[Example]) -> End:
    """How the examples end with this change."""
    child = os.fork()
    if child == 0:
        os._exit(_status(change, examples))
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        return "endless"
    ends: tuple[End, ...] = ("unnoticed", "wrong", "crash")
    return ends[os.waitstatus_to_exitcode(status)]


def _status(change: Change, examples: Sequence[Example]) -> int:
    """The exit status of a trial."""
    signal.signal(signal.SIGPROF, signal.SIG_DFL)  # it ends the process
    signal.setitimer(signal.ITIMER_PROF, LONGEST)
    resource.setrlimit(resource.RLIMIT_AS, (LARGEST, LARGEST))
    try:
        return int(_notices(change, examples))
    except BaseException:
        return 2


def _notices(change: Change, examples: Sequence[Example]) -> bool:
    with _imported_anew(change):
        game: Any = find(change.game)
        return any(not verdict.holds for each in examples for verdict in judge(game, each))


@contextmanager
def _imported_anew(change: Change) -> Iterator[None]:
    """Let the game be imported with the change, whatever of it was imported before."""
    for name in [name for name in sys.modules if name.startswith(change.package)]:
        del sys.modules[name]
    sys.meta_path.insert(0, change)
    try:
        yield
    finally:
        sys.meta_path.remove(change)
