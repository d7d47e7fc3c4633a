"""Reading YAML: plain data, and where each value stands."""

import pytest

from kb.records import reader


@pytest.mark.parametrize(
    ("words", "value"),
    [
        ("no", "no"),
        ("yes", "yes"),
        ("12:30", "12:30"),
        ("2026-11-29", "2026-11-29"),
        ("1_000", "1_000"),
        ("0123", 123),
        ("2014", 2014),
        ('"2014"', "2014"),
        ("true", True),
        ("1.5", 1.5),
        ("", None),
        ("~", None),
        ("'it''s'", "it's"),
        ("999999999999999", 999999999999999),
    ],
)
def test_a_value_is_what_a_writer_expects(words: str, value: object) -> None:
    reading = reader.read(f"key: {words}\n")
    assert reading.data == {"key": value}
    assert reading.faults == []


def test_places_count_letters_and_point_to_keys_and_entries() -> None:
    reading = reader.read("ä:\n  - {größe: 1, „🎲“: [x, y]}\nb: 2\n")
    assert reading.places[("ä",)] == (0, 0)
    assert reading.places[("ä", 0)] == (1, 4)
    assert reading.places[("ä", 0, "größe")] == (1, 5)
    assert reading.places[("ä", 0, "„🎲“", 1)] == (1, 24)
    assert reading.places[("b",)] == (2, 0)


def test_what_follows_a_fault_is_still_read() -> None:
    reading = reader.read("a: !x {b: [1, 2]}\nc: *d\ne: &f [1]\n? [g]\n: h\ni: 1\ni: [2]\nj: 3\n")
    assert reading.data == {"a": None, "c": None, "e": None, "i": 1, "j": 3}
    assert [place for place, _, _ in reading.faults] == [(0, 3), (1, 3), (2, 3), (3, 2), (6, 0)]
    assert reading.dropped == {("a",), ("c",), ("e",)}


def test_faults_before_a_fault_of_syntax_are_told_too() -> None:
    reading = reader.read("a: *b\nc: [\n")
    assert reading.data is None
    assert [place for place, _, _ in reading.faults] == [(0, 3), (2, 0)]


def test_a_byte_is_found_by_line_and_letter() -> None:
    assert reader.place_of_byte("a\näö".encode() + b"\xff", 6) == (1, 2)
