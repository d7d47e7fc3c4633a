"""Remembered vectors: what a model said of a text before, kept in one file below build/."""

import hashlib
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray


class Remembered:
    """The vectors of one model, by text; half precision, which is enough for all we do."""

    def __init__(self, folder: Path, model: str) -> None:
        self._file = folder / f"{re.sub('[^A-Za-z0-9.-]+', '-', model)}.npz"
        self._known: dict[bytes, NDArray[np.float16]] = {}
        if self._file.exists():
            self._known = self._read()

    def unknown(self, texts: Sequence[str]) -> list[str]:
        """Those of the texts that have no vector yet, each once."""
        return [text for text in dict.fromkeys(texts) if _key(text) not in self._known]

    def add(self, texts: Sequence[str], vectors: NDArray[Any]) -> None:
        """Keep the vectors of these texts, also for the next run."""
        self._known |= zip(map(_key, texts), vectors.astype(np.float16), strict=True)
        self._file.parent.mkdir(parents=True, exist_ok=True)
        unfinished = self._file.with_suffix(".part.npz")
        keys = np.frombuffer(b"".join(self._known), np.uint8).reshape(len(self._known), -1)
        np.savez(unfinished, keys=keys, vectors=np.stack(list(self._known.values())))
        unfinished.replace(self._file)

    def vectors(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """The vectors of texts that are all known."""
        return np.stack([self._known[_key(text)] for text in texts]).astype(np.float32)

    def _read(self) -> dict[bytes, NDArray[np.float16]]:
        """What the file holds; nothing where it is damaged, since it can be made again."""
        try:
            with np.load(self._file) as data:
                keys = (key.tobytes() for key in data["keys"])
                return dict(zip(keys, data["vectors"], strict=True))
        except (OSError, ValueError, KeyError, EOFError, BadZipFile):
            return {}


def _key(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()[:16]
