"""The service worker: told which files the build has, so that it keeps those of no other."""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

NAME = "service-worker.js"
INSTEAD = "ohne-netz/index.html"
"""The page shown in the place of one that was never opened."""

_HERE = Path(__file__).parent
_SEARCH = "assets/search/data/"
_CHECKER = "assets/checker/"
_PLAYED = (f"{_CHECKER}data/", "api/examples/")
"""What the checker needs of each game."""
_UNUSED = ("assets/javascripts/lunr/", "assets/javascripts/workers/", "sitemap.", "_", NAME)
"""What no page fetches, or what the worker must not keep."""
_START = ("index.html", "suche/index.html", "spiele/index.html", INSTEAD)


def off() -> str:
    """The worker that removes an earlier one, where none is wanted."""
    return (_HERE / "off.js").read_text("utf-8")


def write(site: Path, *, wanted: bool) -> None:
    """Write the worker of a built site, or the one that removes it."""
    words = _told(site) if wanted else off()
    (site / NAME).write_text(words, "utf-8")


def _told(site: Path) -> str:
    files = dict(_hashes(site))
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:12]
    shared = [name for name in files if _is_shared(name)]
    build = {
        "version": version,
        "instead": INSTEAD,
        "core": [*(name for name in _START if name in files), *shared],
        "starts": f"{_CHECKER}files.json",
        "checker": [name for name in files if name.startswith(_PLAYED)],
        "search": [name for name in files if name.startswith(_SEARCH)],
        "files": files,
    }
    data = json.dumps(build, ensure_ascii=False, separators=(",", ":"))
    return f"const BUILD = {data};\n{(_HERE / 'worker.js').read_text('utf-8')}"


def _is_shared(name: str) -> bool:
    """Whether many pages need it: styles, scripts, pictures of games."""
    assets = name.startswith("assets/") and not name.startswith((_SEARCH, _CHECKER))
    return assets or name.endswith("/emblem.svg")


def _hashes(site: Path) -> Iterator[tuple[str, str]]:
    """The first 16 digits of the hash of every file that a page may fetch."""
    for file in sorted(path for path in site.rglob("*") if path.is_file()):
        name = file.relative_to(site).as_posix()
        if not name.startswith(_UNUSED) and file.suffix != ".map":
            yield name, hashlib.sha256(file.read_bytes()).hexdigest()[:16]
