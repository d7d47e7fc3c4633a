"""Every bad case is refused with exactly the messages beside it.

`pytest tests/records --reset-messages` writes them anew; the review is the diff.
"""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from kb.records.wording import ADVICE

BAD = Path(__file__).parent / "bad"
CASES = sorted(path for path in BAD.iterdir() if path.suffix in {".yaml", ".svg"})


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_bad_case_is_refused_in_these_words(
    case: Path,
    content_of: Callable[[Path], Path],
    messages_of: Callable[[Path], list[str]],
    reset: bool,
) -> None:
    messages = messages_of(content_of(case))
    expected = case.with_suffix(".txt")
    if reset:
        expected.write_text("".join(f"{line}\n" for line in messages), "utf-8")
    assert messages, f"{case.name} loads, but it should be refused"
    assert messages == expected.read_text("utf-8").split("\n")[:-1]


def test_each_message_stands_beside_its_case() -> None:
    assert {path.stem for path in BAD.glob("*.txt")} == {case.stem for case in CASES}


def test_all_advice_is_given_somewhere() -> None:
    given = "".join(path.read_text("utf-8") for path in BAD.glob("*.txt"))
    for kind, advice in ADVICE.items():
        words = re.sub(r"\\{\w+\\}", ".+", re.escape(advice))
        assert re.search(words, given), f"no bad case for '{kind}'"


def test_enough_is_refused() -> None:
    assert len(CASES) >= 130
