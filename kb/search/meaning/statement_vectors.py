"""Statement vectors: the teacher's vector of each statement, by a hash of what it says.

The file is gzip. Unpacked, all numbers little-endian:

    8 bytes   "RFSTATE1"
    8 bytes   the print of the word table that these vectors go with
    2 uint32  dimensions D, number of statements N
    N*8 bytes the hashes, in order
    N*D int8  the vectors
"""

import gzip
import hashlib
import struct
import zlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kb.search.fold import words
from kb.search.meaning.damaged import DATA, Damaged
from kb.search.meaning.encoder import StaticEncoder
from kb.search.meaning.word_table import WordTable
from kb.search.unit import Unit

Vectors = NDArray[np.int8]
MAGIC = b"RFSTATE1"
HEAD = struct.Struct("<8s8s2I")
FILE = DATA / "statements.bin.gz"
HASH = 8
"""Bytes of a hash."""
LENGTH = 320
"""Of each vector, before it is rounded; so that nearly all values fit into a byte."""


@dataclass(frozen=True)
class StatementVectors:
    """The vectors that the teacher gave, of statements as they were then."""

    table: bytes
    """The print of the word table that they go with."""
    known: Mapping[bytes, Vectors]

    def of(self, units: Iterable[Unit], encoder: StaticEncoder) -> Vectors:
        """A vector for each statement: the teacher's, or the encoder's own where it changed."""
        found = [self.known.get(hashed(unit)) for unit in units]
        own = (
            bytes_of(encoder.vector(words(said(unit)))[None])[0] if vector is None else vector
            for unit, vector in zip(units, found, strict=True)
        )
        return np.array(list(own), dtype=np.int8).reshape(-1, encoder.table.dimensions)


def said(unit: Unit) -> str:
    """What the vector of a statement is made of: what it says, and how readers ask for it."""
    return " ".join((f"{unit.title}: {unit.text}", *unit.asked))


def hashed(unit: Unit) -> bytes:
    """The hash that a statement's vector is kept by."""
    return hashlib.sha256(said(unit).encode()).digest()[:HASH]


def due(units: Iterable[Unit], vectors: StatementVectors) -> int:
    """How many statements have no vector of the teacher, being new or changed."""
    return sum(hashed(unit) not in vectors.known for unit in units)


def bytes_of(vectors: NDArray[Any]) -> Vectors:
    """Vectors of any length as bytes, all of the same length."""
    lengths = np.sqrt((vectors.astype(np.float64) ** 2).sum(axis=1, keepdims=True))
    scaled = np.rint(vectors * (LENGTH / np.where(lengths > 0, lengths, 1)))
    return np.clip(scaled, -127, 127).astype(np.int8)


def packed(vectors: StatementVectors) -> bytes:
    """The vectors as the bytes of their file."""
    hashes = sorted(vectors.known)
    rows = np.array([vectors.known[each] for each in hashes], dtype=np.int8)
    head = HEAD.pack(MAGIC, vectors.table, rows.shape[1] if hashes else 0, len(hashes))
    return gzip.compress(head + b"".join(hashes) + rows.tobytes(), compresslevel=9, mtime=0)


def read(table: WordTable, file: Path = FILE) -> StatementVectors:
    """Read the vectors that go with a table. Raises Damaged where they cannot be used."""
    try:
        found = _unpacked(gzip.decompress(file.read_bytes()))
    except OSError as error:
        raise Damaged(file, f"cannot be read ({error.strerror or error})") from error
    except (EOFError, ValueError, struct.error, zlib.error) as error:
        raise Damaged(file, f"holds no statement vectors ({error})") from error
    if found.table != table.print:
        raise Damaged(file, "goes with another word table")
    return found


def _unpacked(data: bytes) -> StatementVectors:
    magic, table, dimensions, count = HEAD.unpack_from(data)
    size = HEAD.size + count * (HASH + dimensions)
    if magic != MAGIC or len(data) != size:
        raise ValueError(f"{magic!r} and {len(data)} bytes, not {MAGIC!r} and {size}")
    start = HEAD.size + count * HASH
    hashes = [data[at : at + HASH] for at in range(HEAD.size, start, HASH)]
    rows = np.frombuffer(data, np.int8, offset=start).reshape(count, dimensions)
    return StatementVectors(table, dict(zip(hashes, rows, strict=True)))


def take(table: WordTable, units: Sequence[Unit], vectors: NDArray[Any]) -> StatementVectors:
    """The projected vectors that the teacher gave these statements."""
    known = zip(map(hashed, units), bytes_of(vectors), strict=True)
    return StatementVectors(table.print, dict(known))
