"""EANs: thirteen digits, of which the last follows from the others."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

from kb.records.edition import Ean, check_digit

EAN = TypeAdapter(Ean)


@pytest.mark.parametrize("known", ["4011898031317", "3770012315245", "0000000000000"])
def test_the_number_on_a_box_is_accepted(known: str) -> None:
    assert EAN.validate_python(known) == known
    assert check_digit(known) == int(known[12])


@given(st.from_regex(r"[0-9]{12}", fullmatch=True), st.integers(0, 11), st.integers(1, 9))
def test_one_wrong_digit_is_always_noticed(digits: str, place: int, slip: int) -> None:
    right = f"{digits}{check_digit(digits)}"
    wrong = str((int(right[place]) + slip) % 10)
    assert EAN.validate_python(right) == right
    with pytest.raises(ValidationError):
        EAN.validate_python(right[:place] + wrong + right[place + 1 :])
