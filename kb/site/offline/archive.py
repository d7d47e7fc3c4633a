"""The archive: a built site in one file, to carry along and serve anywhere."""

import zipfile
from pathlib import Path

NAME = "regelfest.zip"
FOLDER = "regelfest"
README = "LIES-MICH.txt"
_DATE = (1980, 1, 1, 0, 0, 0)
"""The earliest that an archive can say, so that two of the same site are equal."""


def write(site: Path, target: Path) -> Path:
    """Write the archive of a site into a folder; the old one stands until the new one is whole."""
    file, beside = target / NAME, target / f".{NAME}.new"
    with zipfile.ZipFile(beside, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        _add(archive, README, Path(__file__).with_name(README).read_bytes())
        for each in sorted(path for path in site.rglob("*") if path.is_file()):
            if each.suffix != ".map":  # only for who mends Material
                _add(archive, each.relative_to(site).as_posix(), each.read_bytes())
    return beside.replace(file)


def _add(archive: zipfile.ZipFile, name: str, content: bytes) -> None:
    about = zipfile.ZipInfo(f"{FOLDER}/{name}", _DATE)
    about.compress_type = zipfile.ZIP_DEFLATED
    about.external_attr = 0o644 << 16
    archive.writestr(about, content)
