"""Statement vectors: kept by what a statement says, with the encoder for those that changed."""

import gzip
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from kb.search.meaning.damaged import Damaged
from kb.search.meaning.encoder import StaticEncoder
from kb.search.meaning.statement_vectors import LENGTH, StatementVectors, due, packed, read, take
from kb.search.unit import Unit
from tests.search.meaning.tiny import TABLE, rule

LOAN = rule("darlehen", "Ein Darlehen kostet 5.")
PATCH = rule("flicken", "Ein Flicken hat einen Preis.")
TAUGHT = take(TABLE, [LOAN, PATCH], np.array([[0, 3, 0, 4], [1, 1, 0, 0.1]]))
ENCODER = StaticEncoder(TABLE)


def _kept(tmp_path: Path, data: bytes) -> Path:
    file = tmp_path / "statements.bin.gz"
    file.write_bytes(data)
    return file


def test_a_statement_has_the_vector_of_the_teacher_wherever_it_stands() -> None:
    moved = replace(LOAN, id="other", game="other", cite="S. 7")
    vectors = TAUGHT.of([PATCH, moved], ENCODER)
    assert vectors[1].tolist() == [0, 127, 0, 127]  # 3/5 and 4/5 of 320, cut to a byte
    assert due([moved], TAUGHT) == 0


@pytest.mark.parametrize(
    "changed",
    [replace(LOAN, text="Ein Darlehen kostet 6."), replace(LOAN, title="Darlehen")],
    ids=["text", "title"],
)
def test_a_changed_statement_has_the_encoders_own_vector_and_is_due(changed: Unit) -> None:
    vector = TAUGHT.of([changed], ENCODER)[0].astype(int)
    assert vector @ ENCODER.vector(["darlehen"]) > 0
    assert due([changed, PATCH], TAUGHT) == 1


def test_a_statement_without_a_known_word_has_no_direction() -> None:
    empty = replace(rule("x", "Xyz."), title="Xyz")
    assert not TAUGHT.of([empty], ENCODER).any()


def test_vectors_are_equally_long_whatever_the_teacher_gave() -> None:
    short, long = take(TABLE, [LOAN, PATCH], np.array([[1] * 8, [9] * 8])).known.values()
    assert short.tolist() == long.tolist() == [round(LENGTH / 8**0.5)] * 8


def test_vectors_come_back_as_they_were(tmp_path: Path) -> None:
    found = read(TABLE, _kept(tmp_path, packed(TAUGHT)))
    assert found.of([LOAN, PATCH], ENCODER).tolist() == TAUGHT.of([LOAN, PATCH], ENCODER).tolist()
    assert due([LOAN, PATCH], found) == 0


def test_a_file_without_vectors_makes_all_statements_due(tmp_path: Path) -> None:
    found = read(TABLE, _kept(tmp_path, packed(StatementVectors(TABLE.print, {}))))
    assert due([LOAN, PATCH], found) == 2
    assert found.of([LOAN], ENCODER).shape == (1, 4)


DAMAGED = {
    "empty": b"",
    "no gzip": b"RFSTATE1",
    "cut short": packed(TAUGHT)[:-12],
    "another kind": gzip.compress(bytes(60)),
    "too short": gzip.compress(gzip.decompress(packed(TAUGHT))[:-1]),
    "only a head": gzip.compress(b"RFSTATE1"),
    "of another table": packed(StatementVectors(bytes(8), TAUGHT.known)),
}


@pytest.mark.parametrize("data", DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_file_is_named_with_what_to_do(tmp_path: Path, data: bytes) -> None:
    file = _kept(tmp_path, data)
    with pytest.raises(Damaged) as damage:
        read(TABLE, file)
    words = str(damage.value)
    assert words.startswith(str(file))
    assert words.endswith("restore it with git, or write it anew with `kb distil --words`")
