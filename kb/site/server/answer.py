"""Answers: what a site says to one path, worked out without a connection."""

from dataclasses import dataclass, field
from http import HTTPStatus
from pathlib import Path

from kb.site.server import files, headers

HTML = "text/html; charset=utf-8"


@dataclass(frozen=True)
class Answer:
    """A status, headers and a body."""

    status: HTTPStatus
    body: bytes = b""
    headers: dict[str, str] = field(default_factory=dict)

    @property
    def is_page(self) -> bool:
        """Whether a browser shows it as a page."""
        return self.headers.get("Content-Type", "").startswith("text/html")


def answer(site: Path, path: str) -> Answer:
    """What the site answers to a path without its query."""
    found = files.find(site, path)
    if found and found.is_dir():
        if not path.endswith("/"):
            return Answer(HTTPStatus.MOVED_PERMANENTLY, headers={"Location": f"{path}/"})
        found = found / "index.html"
    status = HTTPStatus.OK
    if not found or not found.is_file():
        found, status = site / "404.html", HTTPStatus.NOT_FOUND
    try:
        body, kind = found.read_bytes(), files.kind(found)
    except OSError:
        return page(HTTPStatus.NOT_FOUND, "Not found.")
    return Answer(status, body, {"Content-Type": kind} | _extra(site, path))


def page(status: HTTPStatus, words: str) -> Answer:
    """A bare page of our own, where the site has none."""
    html = f"<!doctype html><html lang=en><title>{words}</title><body><p>{words}</p></body></html>"
    return Answer(status, html.encode(), {"Content-Type": HTML})


def _extra(site: Path, path: str) -> dict[str, str]:
    try:
        text = (site / headers.NAME).read_text("utf-8")
    except OSError:
        return {}
    return headers.for_path(headers.parse(text), path)
