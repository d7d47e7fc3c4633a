"""The host: listens on this machine only and writes answers to whoever asks."""

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from kb.site.offline import service_worker
from kb.site.server import live
from kb.site.server.answer import Answer, answer, page

HERE = "127.0.0.1"
_SCRIPT = {"Content-Type": "text/javascript; charset=utf-8"}


class Host(ThreadingHTTPServer):
    """Serves the folder of a site; with `follow`, its pages follow the builds."""

    daemon_threads = True

    def __init__(self, site: Path, port: int, follow: live.Live | None = None) -> None:
        self.site = site
        self.follow = follow
        super().__init__((HERE, port), Connection)

    @property
    def address(self) -> str:
        """Where it can be reached."""
        return f"http://{HERE}:{self.server_port}"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Browsers that hang up are no error; all else is reported as ever."""
        if not isinstance(sys.exception(), ConnectionError | TimeoutError):
            super().handle_error(request, client_address)


class Connection(BaseHTTPRequestHandler):
    """One connection of a browser."""

    server: Host
    protocol_version = "HTTP/1.1"
    server_version = "regelfest"
    timeout = 60

    def do_GET(self) -> None:
        """Answer with headers and body."""
        path = self.path.partition("?")[0].partition("#")[0]
        if self.server.follow and path == live.EVENTS:
            self._stream(self.server.follow)
        else:
            self._send(self._answer(path))

    do_HEAD = do_GET  # noqa: N815 – the name that http.server asks for

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Requests are not news."""

    def _answer(self, path: str) -> Answer:
        if not self.server.follow:
            return answer(self.server.site, path)
        if path == live.SCRIPT:
            found = Answer(HTTPStatus.OK, live.SOURCE.read_bytes(), _SCRIPT)
        elif path == f"/{service_worker.NAME}":  # what changes all the time is not kept
            found = Answer(HTTPStatus.OK, service_worker.off().encode(), _SCRIPT)
        elif self.server.site.is_dir():
            found = answer(self.server.site, path)
        else:
            found = page(HTTPStatus.SERVICE_UNAVAILABLE, "The site is not built yet.")
        never_changes = "immutable" in found.headers.get("Cache-Control", "")
        sent = found.headers | ({} if never_changes else {"Cache-Control": "no-store"})
        return Answer(found.status, live.inject(found.body) if found.is_page else found.body, sent)

    def _send(self, found: Answer) -> None:
        self.send_response(found.status)
        for name, value in found.headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(found.body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(found.body)

    def _stream(self, follow: live.Live) -> None:
        self.close_connection = True
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        for state in follow.states() if self.command != "HEAD" else ():
            self.wfile.write(state.as_event() if state else b": still here\n\n")


@contextmanager
def serving(site: Path, port: int = 0, follow: live.Live | None = None) -> Iterator[str]:
    """Serve a site from a thread as long as the block runs; yields the address."""
    with Host(site, port, follow) as host:
        thread = threading.Thread(target=host.serve_forever, args=(0.05,), daemon=True)
        thread.start()
        try:
            yield host.address
        finally:
            host.shutdown()
            thread.join()
