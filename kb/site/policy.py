"""The content security policy: which scripts may run, by the hash of their words."""

import base64
import hashlib
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

_SCRIPT = re.compile(
    r"<script(?P<attributes>(?:\s[^>]*)?)>(?P<words>.*?)</script>", re.DOTALL | re.IGNORECASE
)
_NO_CODE = re.compile(r"""\ssrc\s*=|\stype\s*=\s*["']?application/(?:ld\+)?json\b""", re.IGNORECASE)
"""The attributes of a script that is a file of its own, or data."""
_SCOPE = re.compile(r'new URL\("[^"]*",location\)')
"""The one place in which the theme's scripts differ from page to page: the way to the root."""
_CHARSET = '<meta charset="utf-8">'


def apply(site: Path, kept: Iterable[str] = ()) -> None:
    """Write the policy into each page, and for the whole site into `_headers`.

    What is found at the patterns `kept` never changes, so that browsers need not ask for it again.

    Which scripts are the theme's own is read from `404.html`, which shows no words of a record:
    so a script that slipped into another page is noticed here, and not allowed with the others.

    Raises:
        ValueError: if a page has no place for the policy, or a script that is not the theme's.
    """
    own = set(map(_scopeless, inline_scripts((site / "404.html").read_text("utf-8"))))
    everywhere: set[str] = set()
    for file in sorted(site.rglob("*.html")):
        page, name = file.read_text("utf-8"), file.relative_to(site)
        if _CHARSET not in page:
            raise ValueError(f"{name}: the policy goes after {_CHARSET}, which is not there")
        scripts = set(inline_scripts(page))
        if foreign := sorted(each for each in scripts if _scopeless(each) not in own):
            raise ValueError(f"{name}: a script that is not the theme's own: {foreign[0][:60]}")
        hashes = set(map(_hash, scripts))
        everywhere |= hashes
        meta = f'<meta http-equiv="Content-Security-Policy" content="{policy(hashes)}">'
        file.write_text(page.replace(_CHARSET, _CHARSET + meta, 1), "utf-8")
    (site / "_headers").write_text(_headers(everywhere, kept), "utf-8")


def inline_scripts(page: str) -> Iterator[str]:
    """The words of all scripts that stand in a page itself and are code."""
    for script in _SCRIPT.finditer(page):
        if not _NO_CODE.search(script["attributes"]):
            yield script["words"]


def _scopeless(script: str) -> str:
    return _SCOPE.sub("", script)


def _hash(script: str) -> str:
    digest = hashlib.sha256(script.encode()).digest()
    return f"'sha256-{base64.b64encode(digest).decode()}'"


def policy(hashes: set[str]) -> str:
    """The policy, with the scripts that may stand in a page.

    The checker runs WebAssembly, which is allowed without allowing to make scripts of texts.
    """
    scripts = " ".join(["'self'", "'wasm-unsafe-eval'", *sorted(hashes)])
    return (
        f"default-src 'self'; script-src {scripts}; style-src 'self'; img-src 'self' data:; "
        "object-src 'none'; base-uri 'self'; form-action 'self'"
    )


def _headers(hashes: set[str], kept: Iterable[str]) -> str:
    everywhere = (
        "/*\n"
        f"  Content-Security-Policy: {policy(hashes)}; frame-ancestors 'none'\n"
        "  X-Content-Type-Options: nosniff\n"
        "  Referrer-Policy: no-referrer\n"
        "  Permissions-Policy: camera=(), geolocation=(), microphone=()\n"
    )
    forever = "  Cache-Control: public, max-age=31536000, immutable\n"
    return everywhere + "".join(f"{path}\n{forever}" for path in kept)
