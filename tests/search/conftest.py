"""What the tests of the search share: the real collection, gathered once."""

from pathlib import Path

import pytest

from kb.search import collection, export
from kb.search.collection import Collection

CONTENT = Path(__file__).parents[2] / "content"


@pytest.fixture(scope="session")
def real() -> Collection:
    """The collection of the real content."""
    return collection.load(CONTENT)


@pytest.fixture(scope="session")
def exported(real: Collection, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The real collection as the browser fetches it."""
    folder = tmp_path_factory.mktemp("export")
    for name, words in export.files(real):
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_bytes(words)
    return folder
