"""The word table: a small vector for each of many German words, packed so that JavaScript reads it.

The file is gzip. Unpacked, all numbers little-endian and unsigned:

    8 bytes   "RFWORDS1"
    4 uint32  dimensions D, rows R, keys K, length of the key text in bytes
    R uint8   the weight of each row: rare words count more than frequent ones
    R*D/2     the rows, two values to a byte, the low half first; a value is the half minus 8
    K uint16  the row of each key plus one, or 0: the key has the next row that is still free
    text      the keys in order, one a line: a letter for how many characters are those of
              the line before ("@" none, "A" one …), then the rest

Keys are folded words. Several may share a row: "gezahlt" has that of "zahlen".
"""

import gzip
import hashlib
import struct
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from kb.search.meaning.damaged import DATA, Damaged

MAGIC = b"RFWORDS1"
HEAD = struct.Struct("<8s4I")
FILE = DATA / "words.bin.gz"


@dataclass(frozen=True)
class WordTable:
    """The rows, their weights, and which word has which."""

    keys: Mapping[str, int]
    """The row of each folded word, in the order of the words."""
    weights: NDArray[np.uint8]
    """One for each row."""
    rows: NDArray[np.int8]
    """Values from -8 to 7."""

    @property
    def dimensions(self) -> int:
        """How many values a row has."""
        return int(self.rows.shape[1])

    @property
    def print(self) -> bytes:
        """Eight bytes that tell these rows from those of any other table."""
        return hashlib.sha256(self.rows.tobytes()).digest()[:8]


def packed(table: WordTable) -> bytes:
    """The table as the bytes of its file; the keys must be sorted, new rows in their order."""
    text = _front_coded(list(table.keys)).encode()
    head = HEAD.pack(MAGIC, table.dimensions, len(table.rows), len(table.keys), len(text))
    pairs = (table.rows + 8).astype(np.uint8)
    halves = pairs[:, 0::2] | (pairs[:, 1::2] << 4)
    marks = _marks(list(table.keys.values())).astype("<u2")
    parts = (head, table.weights.tobytes(), halves.tobytes(), marks.tobytes(), text)
    return gzip.compress(b"".join(parts), compresslevel=9, mtime=0)


def read(file: Path = FILE) -> WordTable:
    """Read a table. Raises Damaged where it is missing, cut short or of another kind."""
    try:
        data = gzip.decompress(file.read_bytes())
        return _unpacked(data)
    except OSError as error:
        raise Damaged(file, f"cannot be read ({error.strerror or error})") from error
    except (EOFError, ValueError, struct.error, zlib.error) as error:
        raise Damaged(file, f"is no whole word table ({error})") from error


def _unpacked(data: bytes) -> WordTable:
    magic, dimensions, count, keys, length = HEAD.unpack_from(data)
    if magic != MAGIC:
        raise ValueError(f"it begins with {magic!r}, not {MAGIC!r}")
    sizes = (HEAD.size, count, count * dimensions // 2, keys * 2, length)
    if len(data) != sum(sizes):
        raise ValueError(f"{len(data)} bytes, {sum(sizes)} expected")
    at = np.cumsum(sizes)
    weights = np.frombuffer(data, np.uint8, count, at[0])
    halves = np.frombuffer(data, np.uint8, sizes[2], at[1]).reshape(count, dimensions // 2)
    rows = np.stack([halves & 15, halves >> 4], axis=2).reshape(count, dimensions)
    marks = np.frombuffer(data, "<u2", keys, at[2])
    words = _front_decoded(data[at[3] :].decode())
    found = dict(zip(words, _rows(marks, count), strict=True))
    return WordTable(found, weights, rows.astype(np.int8) - np.int8(8))


def _marks(rows: list[int]) -> NDArray[np.int64]:
    """0 for a key with a new row, else that row plus one."""
    marks, free = [], 0
    for row in rows:
        marks.append(0 if row == free else row + 1)
        free += row == free
    return np.array(marks, dtype=np.int64)


def _rows(marks: NDArray[np.uint16], count: int) -> list[int]:
    new = marks == 0
    rows = np.where(new, np.cumsum(new), marks).astype(np.int64) - 1
    if rows.size and int(rows.max()) >= count:
        raise ValueError(f"row {int(rows.max())} of {count}")
    return [int(row) for row in rows]


def _front_coded(words: list[str]) -> str:
    lines, before = [], ""
    for word in words:
        shared = 0
        while shared < min(len(word), len(before), 62) and word[shared] == before[shared]:
            shared += 1
        lines.append(chr(64 + shared) + word[shared:])
        before = word
    return "\n".join(lines)


def _front_decoded(text: str) -> list[str]:
    words, before = [], ""
    for line in text.split("\n") if text else []:
        before = before[: ord(line[:1]) - 64] + line[1:]
        words.append(before)
    return words
