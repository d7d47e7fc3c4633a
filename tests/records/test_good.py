"""Good twins of the bad cases: near a fault, and none."""

from collections.abc import Callable
from pathlib import Path

import pytest

GOOD = sorted(path for path in (Path(__file__).parent / "good").iterdir())


@pytest.mark.parametrize("case", GOOD, ids=lambda case: case.name)
def test_a_good_case_loads(
    case: Path,
    content_of: Callable[[Path], Path],
    messages_of: Callable[[Path], list[str]],
) -> None:
    assert "\n".join(messages_of(content_of(case))) == ""
