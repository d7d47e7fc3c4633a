"""Live pages: a script in each served page follows the builds and reloads after each."""

import json
import threading
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

SCRIPT = "/_kb/live.js"
EVENTS = "/_kb/events"
SOURCE = Path(__file__).with_name("live.js")
TAG = f'<script src="{SCRIPT}" defer></script>'.encode()
"""A file of the site's own origin, so that the strict content security policy holds."""
BEAT = 15.0
"""Seconds after which a silent stream says that it lives, and so notices a closed page."""


@dataclass(frozen=True)
class State:
    """Which build is served, and what keeps a newer one from being built."""

    build: str
    problems: str = ""

    def as_event(self) -> bytes:
        """The state in the form of a server-sent event."""
        return f"data: {json.dumps(asdict(self), ensure_ascii=False)}\n\n".encode()


class Live:
    """The state of the builds, followed by every open page."""

    def __init__(self) -> None:
        self.state = State(str(time.time_ns()))
        self._news = threading.Condition()

    def built(self) -> None:
        """There is a new site."""
        self._become(State(str(time.time_ns())))

    def failed(self, problems: str) -> None:
        """There is none, for these reasons; the old one stays."""
        self._become(State(self.state.build, problems))

    def states(self) -> Iterator[State | None]:
        """The state now and each that follows, or None after a time without news."""
        seen: State | None = None
        while True:
            with self._news:
                if self.state is seen:
                    self._news.wait(BEAT)
                news = None if self.state is seen else self.state
            seen = news or seen
            yield news

    def _become(self, state: State) -> None:
        with self._news:
            self.state = state
            self._news.notify_all()


def inject(page: bytes) -> bytes:
    """A page with the script at its end."""
    before, end, after = page.rpartition(b"</body>")
    return before + TAG + end + after if end else page + TAG
