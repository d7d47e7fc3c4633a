"""Content folders for tests of the site: made-up games, under any name and with changes."""

import shutil
from collections.abc import Mapping
from pathlib import Path

from kb.search.collection import Collection
from kb.search.lexicon import Lexicon
from kb.search.meaning.meaning import static_meaning
from kb.site.build import build

ROOT = Path(__file__).parents[2]
CONFIG = ROOT / "mkdocs.yml"
SAMPLES = Path(__file__).with_name("samples")
"""`muster` fills every field that a record has, `schlicht` leaves out whatever it may."""
NOTHING = Collection({}, [], Lexicon({}, {}, {}), {}, static_meaning([]))
"""A search that finds nothing, for tests of all the rest."""


def content(folder: Path, *samples: str) -> Path:
    """A content folder with the pages of the real site and some of the samples."""
    found = folder / "content"
    shutil.copytree(ROOT / "content" / "pages", found / "pages")
    for name in samples:
        add(found, name)
    return found


def built(folder: Path, *samples: str) -> Path:
    """The site of some of the samples."""
    return build(content(folder, *samples), folder / "build", CONFIG)


def add(content: Path, sample: str, slug: str = "") -> Path:
    """Add a sample, perhaps under another name, and say where its record is."""
    folder = content / "games" / (slug or sample)
    shutil.copytree(SAMPLES / sample, folder)
    record = folder / "game.yaml"
    change(record, {f"\nid: {sample}\n": f"\nid: {slug or sample}\n"})
    return record


def change(file: Path, replaced: Mapping[str, str]) -> None:
    """Replace words of a file; each must be there once."""
    text = file.read_text("utf-8")
    for old, new in replaced.items():
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file.name}"
        text = text.replace(old, new)
    file.write_text(text, "utf-8")
