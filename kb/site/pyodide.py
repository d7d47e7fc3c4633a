"""Pyodide: the Python that runs in browsers, copied from node_modules into the site."""

import hashlib
import json
from collections.abc import Iterator, Mapping
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "node_modules" / "pyodide"
"""Where npm puts the version that package.json pins."""
VERSION = "314.0.7"
LOCK = "pyodide-lock.json"
"""Lists packages, of which we use none; only what it says of Pyodide itself is passed on."""
FILES = {
    "pyodide.mjs": "6f1d60f7bf529beb300f0f47983c921d3982363640ba20af0e38efdddbc66109",
    "pyodide.asm.mjs": "f7cdc8ece80678ceb712f8e65ebe6d3a83203a180c399865f49612a051693635",
    "pyodide.asm.wasm": "cc36e3cab04fdfc9a63ff13eb52eae2b911bf46c025cc7b281f394bd3de1d5e6",
    "python_stdlib.zip": "fa1957e5777068fc4f7437f96d860ae2fbe9c19732ba06c84e004ec16dd7dd7a",
    LOCK: "5dc2fc119108bc148c7457dc86e7675b5c87e1cafd420b9c34c1eaef7b36c010",
}
"""What is needed of it, with SHA-256 of the bytes."""


class Missing(Exception):
    """Pyodide is not there as it should be; says what to do."""


def files() -> Iterator[tuple[str, bytes]]:
    """What browsers load of it, by name. Raises Missing."""
    for name in FILES:
        if name != LOCK:
            yield name, _read(name)


def info() -> Mapping[str, str]:
    """What it says of itself, without which it does not start. Raises Missing."""
    found: dict[str, str] = json.loads(_read(LOCK))["info"]
    return found


def _read(name: str) -> bytes:
    file = FOLDER / name
    try:
        found = file.read_bytes()
    except OSError as error:
        what = f"{file} cannot be read ({error.strerror})"
        raise Missing(f"{what} – run 'make build', which fetches Pyodide") from None
    if hashlib.sha256(found).hexdigest() != FILES[name]:
        what = f"{file} is not that of Pyodide {VERSION}"
        raise Missing(f"{what} – remove node_modules and run 'make build', which fetches it anew")
    return found
