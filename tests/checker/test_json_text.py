"""JSON text is read as Python reads it, with places; what is wrong is told where it stands."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kb.checker.json_text import DEEPEST, BadText, Typed, place, read

VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**20), 10**20) | st.floats(-1e9, 1e9) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=20,
)


@given(VALUES, st.sampled_from((None, 0, 2)))
def test_what_json_says_is_read_as_it_is(value: Any, indent: int | None) -> None:
    assert read(json.dumps(value, indent=indent)).value == value
    assert read(json.dumps(value, ensure_ascii=False, indent=indent)).value == value


@given(st.text(alphabet='{}[]:,"\\ \n01.e-truefalsnx\ud800ä', max_size=30) | st.text())
def test_any_text_is_read_or_told_where_it_is_wrong(text: str) -> None:
    found = read_or_fault(text)
    if isinstance(found, BadText):
        assert 0 <= found.at <= len(text)
        assert found.expected
        assert found.found
    else:
        assert found.value == json.loads(text)


def read_or_fault(text: str) -> Typed | BadText:
    try:
        return read(text)
    except BadText as bad:
        return bad


@pytest.mark.parametrize(
    ("text", "line", "column", "expected", "found"),
    [
        ("", 1, 1, "eine Zahl, true, false, null", "das Ende des Textes"),
        ("{", 1, 2, "der Name eines Feldes", "das Ende des Textes"),
        ('{"a": 1', 1, 8, "ein Komma oder }", "das Ende des Textes"),
        ("{a: 1}", 1, 2, "Name eines Feldes in doppelten Anführungszeichen", "„a“"),
        ("{'a': 1}", 1, 2, "Name eines Feldes in doppelten Anführungszeichen", "„'“"),
        ('{"a" 1}', 1, 6, "ein Doppelpunkt", "„1“"),
        ('{"a": 1,}', 1, 9, "ein Feld wie", "„}“"),
        ("[1,\n 2,\n]", 3, 1, "ein Eintrag nach dem Komma", "„]“"),
        ('{"a": 1\n"b": 2}', 2, 1, "ein Komma oder }", "„\"“"),
        ('{"a": 1,\n "a": 2}', 2, 2, "jedes Feld nur einmal", "„a“ zum zweiten Mal"),
        ('["a\nb"]', 1, 4, "ein Zeichen, das in Text stehen darf", "das Ende der Zeile"),
        ('["ab]', 1, 2, "Anführungszeichen auch am Ende", "„\"“"),
        ('["\\ud800"]', 1, 2, "ohne halbe Zeichen", "ein halbes"),
        ("[1e999]", 1, 2, "eine Zahl, mit der ein Spiel noch rechnet", "„1e999“"),
        ("9" * 5000, 1, 1, "eine Zahl, mit der ein Spiel noch rechnet", "„" + "9" * 30 + "“"),
        ("[NaN]", 1, 2, "eine Zahl, true", "„NaN“"),
        ("[01]", 1, 2, "eine Zahl, true", "„01“"),
        ("{} {}", 1, 4, "nichts mehr nach dem Ende", "„{“"),
        ("[" * 10_000, 1, DEEPEST + 2, "höchstens 40 Ebenen", "„[“"),
    ],
)  # fmt: skip
def test_faults_are_told_with_their_place(
    text: str, line: int, column: int, expected: str, found: str
) -> None:
    with pytest.raises(BadText) as caught:
        read(text)
    assert place(text, caught.value.at) == (line, column)
    assert expected in caught.value.expected
    assert caught.value.found == found


def test_the_place_of_each_value_is_known() -> None:
    typed = read('{"a": [1,\n  {"b": 2}],\n "c": {}}')
    steps = (), ("a",), ("a", 0), ("a", 1), ("a", 1, "b"), ("c",)
    places = [place(typed.text, typed.start(each)) for each in steps]
    assert places == [(1, 1), (1, 2), (1, 8), (2, 3), (2, 4), (3, 2)]
    assert typed.start(("c", "missing", 0)) == typed.start(("c",))
