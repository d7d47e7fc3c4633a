"""The skeleton: a commented record of a game to come, for its writer to fill."""

import datetime
import re
import tempfile
import unicodedata
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from kb.records.model import Slug

SOURCE = Path(__file__).with_name("skeleton")
"""The skeleton of a game called `mein-spiel`; it loads like any other record."""
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


class Refused(Exception):
    """A skeleton that is not written; says why, and what to do."""


def write(content: Path, slug: str, today: datetime.date) -> list[Path]:
    """Write the skeleton of a game below `content/games`, whole or not at all.

    Raises:
        Refused: if the name is none, or taken, or there is no content folder.
    """
    if not _is_slug(slug):
        raise Refused(_no_slug(slug))
    if not content.is_dir():
        raise Refused(f"there is no folder '{content}' here; run kb where the project lies")
    folder = content / "games" / slug
    if folder.exists():
        raise Refused(f"{folder.as_posix()} is there already; choose another name, or edit it")
    folder.parent.mkdir(exist_ok=True)
    # Beside the content and not in it, where `kb serve` watches.
    with tempfile.TemporaryDirectory(prefix=".new-", dir=content.resolve().parent) as beside:
        fresh = Path(beside) / slug
        fresh.mkdir()
        for source in sorted(SOURCE.glob("*.yaml")):
            words = _for(source.read_text("utf-8"), slug, today)
            (fresh / source.name).write_text(words, "utf-8")
        fresh.rename(folder)
    return sorted(folder.iterdir())


def _for(words: str, slug: str, today: datetime.date) -> str:
    title = " ".join(step.capitalize() for step in slug.split("-"))
    return (
        words.replace("mein-spiel", slug)
        .replace("Mein Spiel", title)
        .replace("2026-01-01", today.isoformat())
    )


def _is_slug(words: str) -> bool:
    try:
        TypeAdapter(Slug).validate_python(words)
    except ValidationError:
        return False
    return True


def _no_slug(words: str) -> str:
    """Why a name is no slug, with the nearest one if there is any."""
    folded = unicodedata.normalize("NFC", words).lower().translate(_UMLAUTS)
    bare = unicodedata.normalize("NFKD", folded).encode("ascii", "ignore").decode()
    near = re.sub(r"[^a-z0-9]+", "-", bare).strip("-")
    what = f"'{words}' is no name for a game: small letters, digits and hyphens, at most 60"
    return f"{what}; did you mean '{near}'?" if _is_slug(near) else what
