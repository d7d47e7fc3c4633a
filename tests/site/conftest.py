"""What the tests of the site share: a site of made-up games, built once."""

from pathlib import Path

import pytest

from tests.site import dom, records


@pytest.fixture(scope="session")
def samples(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site of the samples."""
    return records.built(tmp_path_factory.mktemp("samples"), "muster", "schlicht")


@pytest.fixture(scope="session")
def full(samples: Path) -> dom.Node:
    """The page of the sample that fills every field."""
    return dom.read(samples / "spiele" / "muster" / "index.html")


@pytest.fixture(scope="session")
def plain(samples: Path) -> dom.Node:
    """The page of the sample that leaves out whatever it may."""
    return dom.read(samples / "spiele" / "schlicht" / "index.html")
