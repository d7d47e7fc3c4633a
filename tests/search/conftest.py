"""What the tests of the search share: the real collection, gathered once."""

from pathlib import Path

import pytest

from kb.search import collection
from kb.search.collection import Collection

CONTENT = Path(__file__).parents[2] / "content"


@pytest.fixture(scope="session")
def real() -> Collection:
    """The collection of the real content."""
    return collection.load(CONTENT)
