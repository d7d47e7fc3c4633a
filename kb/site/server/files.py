"""Files: from the path of an address to what answers it, never from outside the site."""

import mimetypes
from pathlib import Path
from urllib.parse import unquote

from kb.site.server import headers

_KINDS = mimetypes.MimeTypes(filenames=())
"""Python's own table, not the machine's, so that every machine serves alike."""

for _kind, _ending in (
    ("text/javascript", ".js"),
    ("text/javascript", ".mjs"),
    ("application/json", ".json"),
    ("application/json", ".map"),
    ("application/manifest+json", ".webmanifest"),
    ("application/wasm", ".wasm"),
    ("font/woff2", ".woff2"),
    ("image/svg+xml", ".svg"),
    ("image/webp", ".webp"),
    ("image/avif", ".avif"),
    ("application/xml", ".xml"),
    ("text/markdown", ".md"),
):
    _KINDS.add_type(_kind, _ending)

_TEXT = ("text/", "application/json", "application/manifest+json", "application/xml", "image/svg")


def find(site: Path, path: str) -> Path | None:
    """The file or folder that a path names, or None where there is none to show."""
    words = unquote(path)
    steps = words.strip("/").split("/")
    hidden = any(step.startswith(".") and step != ".well-known" for step in steps)
    if hidden or not words.startswith("/") or any(sign in words for sign in ("//", "\\", "\0")):
        return None
    found = site.joinpath(*steps)
    try:
        inside = found.resolve().is_relative_to(site.resolve())
        there = found.is_dir() or (found.is_file() and not words.endswith("/"))
    except OSError:
        return None
    return found if inside and there and found.name != headers.NAME else None


def kind(file: Path) -> str:
    """The media type of a file, with the encoding where it is text."""
    words = _KINDS.guess_type(file.name)[0] or "application/octet-stream"
    return f"{words}; charset=utf-8" if words.startswith(_TEXT) else words
