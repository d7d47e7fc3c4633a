"""The packed model: its file is read as it is described."""

import struct
from pathlib import Path

import pytest

from kb.search.meaning.packed_model import Foreign, read

PIECES = ["<s>", "<pad>", "</s>", "<unk>", "▁Zug"]


def _file(tmp_path: Path, magic: bytes = b"E5S1") -> Path:
    """A model with one vector and one matrix of two blocks."""
    text = "".join(PIECES).encode()
    offsets = [len("".join(PIECES[:at]).encode()) for at in range(len(PIECES) + 1)]
    parts = [
        magic + bytes(4),
        struct.pack("<7ifi", 32, 1, 2, 64, len(PIECES), 16, 1, 1e-12, 32),
        struct.pack("<5iQ", len(PIECES), 0, 2, 1, 3, len(text)),
        struct.pack("<6I", *offsets),
        struct.pack("<5f", 0, 0, 0, 0, -1.5),
        text,
        struct.pack("<iI", 1, 6) + b"change",
        struct.pack("<i", 2),
    ]
    data = b"".join(parts)
    names = ("norm", "weights")
    start = len(data) + sum(2 + len(name) + 21 for name in names)
    blocks = [(0.5, [0x80] * 16), (2.0, [0xF0, *[0x88] * 15])]
    vector = struct.pack("<3f", 1, 2, 3)
    matrix = b"".join(struct.pack("<e16B", scale, *pairs) for scale, pairs in blocks)
    for name, at, content in (("norm", 0, vector), ("weights", len(vector), matrix)):
        data += struct.pack("<H", len(name)) + name.encode()
        data += struct.pack("<BIQQ", 0, 0, start + at, len(content))
    file = tmp_path / "model.bin"
    file.write_bytes(data + vector + matrix)
    return file


def test_a_packed_model_is_read(tmp_path: Path) -> None:
    packed = read(_file(tmp_path))
    assert (packed.width, packed.layers, packed.heads, packed.inner) == (32, 1, 2, 64)
    assert packed.pieces[4] == ("▁Zug", -1.5)
    assert packed.special == {"<s>": 0, "</s>": 2, "<pad>": 1, "<unk>": 3}
    assert packed.vector("norm", 3).tolist() == [1, 2, 3]


def test_four_bit_weights_are_spread_out(tmp_path: Path) -> None:
    first, second = read(_file(tmp_path)).matrix("weights", 2, 32).tolist()
    assert first == [-4.0] * 16 + [0.0] * 16
    assert second == [-16.0, *[0.0] * 15, 14.0, *[0.0] * 15]


def test_another_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Foreign, match="is no packed model"):
        read(_file(tmp_path, b"GGUF"))
