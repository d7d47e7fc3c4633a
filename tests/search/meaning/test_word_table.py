"""The file of the word table: what is written is read, and what is damaged is said."""

import gzip
import struct
from pathlib import Path

import numpy as np
import pytest

from kb.search.meaning.damaged import Damaged
from kb.search.meaning.word_table import WordTable, packed, read
from tests.search.meaning.tiny import TABLE


def _kept(tmp_path: Path, data: bytes) -> Path:
    file = tmp_path / "words.bin.gz"
    file.write_bytes(data)
    return file


def test_a_table_comes_back_as_it_was(tmp_path: Path) -> None:
    found = read(_kept(tmp_path, packed(TABLE)))
    assert dict(found.keys) == dict(TABLE.keys)
    assert found.weights.tolist() == TABLE.weights.tolist()
    assert found.rows.tolist() == TABLE.rows.tolist()
    assert found.print == TABLE.print


def test_words_that_begin_alike_come_back(tmp_path: Path) -> None:
    words = ["a", "a" * 80, "a" * 80 + "b", "ab", "abc", "b"]
    table = WordTable(
        {word: at for at, word in enumerate(words)},
        np.ones(len(words), dtype=np.uint8),
        np.zeros((len(words), 2), dtype=np.int8),
    )
    assert list(read(_kept(tmp_path, packed(table))).keys) == words


def test_the_file_is_what_its_description_says() -> None:
    """Byte for byte, since the browser reads it too."""
    data = gzip.decompress(packed(TABLE))
    text = b"@darlehen\n@flicken\n@gezahlt\n@preis\n@zahlen"
    assert data == (
        b"RFWORDS1"
        + struct.pack("<4I", 4, 4, 5, len(text))
        + bytes([200, 100, 50, 10])
        + bytes([0x8F, 0x88, 0xF8, 0x81, 0x98, 0xBA, 0x81, 0xF8])
        + struct.pack("<5H", 0, 0, 4, 0, 0)
        + text
    )


DATA = gzip.decompress(packed(TABLE))
DAMAGED = {
    "empty": b"",
    "no gzip": b"RFWORDS1",
    "cut short": packed(TABLE)[:-20],
    "other bytes": packed(TABLE)[:30] + bytes(20) + packed(TABLE)[50:],
    "another kind": gzip.compress(b"<html>" + bytes(40)),
    "too short": gzip.compress(DATA[:-1]),
    "only a head": gzip.compress(DATA[:10]),
    "a row that is not there": gzip.compress(DATA.replace(struct.pack("<H", 4), b"\x99\x99")),
    "no text": gzip.compress(DATA[:-1] + b"\xff"),
    "a word less": gzip.compress(DATA.replace(b"\n@preis", b"x@preis")),
}


@pytest.mark.parametrize("data", DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_file_is_named_with_what_to_do(tmp_path: Path, data: bytes) -> None:
    file = _kept(tmp_path, data)
    with pytest.raises(Damaged) as damage:
        read(file)
    words = str(damage.value)
    assert words.startswith(str(file))
    assert words.endswith("restore it with git, or write it anew with `kb distil --words`")
    assert "\n" not in words


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(Damaged, match="No such file"):
        read(tmp_path / "words.bin.gz")
