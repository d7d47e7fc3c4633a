"""The content security policy: which scripts may run, by the hash of their words."""

import base64
import hashlib
import re
from pathlib import Path

_SCRIPT = re.compile(
    r"<script(?P<attributes>(?:\s[^>]*)?)>(?P<words>.*?)</script>", re.DOTALL | re.IGNORECASE
)
_NO_CODE = re.compile(r"""\ssrc\s*=|\stype\s*=\s*["']?application/(?:ld\+)?json\b""", re.IGNORECASE)
"""The attributes of a script that is a file of its own, or data."""
_CHARSET = '<meta charset="utf-8">'


def apply(site: Path) -> None:
    """Write the policy into each page, and for the whole site into `_headers`.

    Raises:
        ValueError: if a page has no place for it.
    """
    everywhere: set[str] = set()
    for file in sorted(site.rglob("*.html")):
        page = file.read_text("utf-8")
        if _CHARSET not in page:
            raise ValueError(f"{file}: the policy goes after {_CHARSET}, which is not there")
        hashes = inline_hashes(page)
        everywhere |= hashes
        meta = f'<meta http-equiv="Content-Security-Policy" content="{policy(hashes)}">'
        file.write_text(page.replace(_CHARSET, _CHARSET + meta, 1), "utf-8")
    (site / "_headers").write_text(_headers(everywhere), "utf-8")


def inline_hashes(page: str) -> set[str]:
    """The hashes of all scripts that stand in a page itself and are code."""
    found = set()
    for script in _SCRIPT.finditer(page):
        if _NO_CODE.search(script["attributes"]):
            continue
        digest = hashlib.sha256(script["words"].encode()).digest()
        found.add(f"'sha256-{base64.b64encode(digest).decode()}'")
    return found


def policy(hashes: set[str]) -> str:
    """The policy, with the scripts that may stand in a page."""
    scripts = " ".join(["'self'", *sorted(hashes)])
    return (
        f"default-src 'self'; script-src {scripts}; style-src 'self'; img-src 'self' data:; "
        "object-src 'none'; base-uri 'self'; form-action 'self'"
    )


def _headers(hashes: set[str]) -> str:
    return (
        "/*\n"
        f"  Content-Security-Policy: {policy(hashes)}; frame-ancestors 'none'\n"
        "  X-Content-Type-Options: nosniff\n"
        "  Referrer-Policy: no-referrer\n"
        "  Permissions-Policy: camera=(), geolocation=(), microphone=()\n"
    )
