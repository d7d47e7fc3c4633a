"""Unfinished: what a site still shows that was meant to be replaced before it is published."""

from pathlib import Path

MARKS = {
    "PLATZHALTER": "say it in the record of the game",
    "[bitte ausfüllen": "fill in extra.operator in mkdocs.yml",
    "//regelfest.example": "set site_url in mkdocs.yml",
    "@regelfest.example": "set extra.report in mkdocs.yml",
}
"""What a new record and mkdocs.yml, as they come, leave to be said, and where to say it."""
FEW = 2
"""As many pages as are named."""


def notes(site: Path) -> list[str]:
    """One line for each kind of placeholder that readers would see, with pages that show it."""
    found: dict[str, list[str]] = {mark: [] for mark in MARKS}
    for file in sorted(site.rglob("index.html")):
        words = file.read_text("utf-8")
        for mark in MARKS:
            if mark in words:
                found[mark].append(
                    f"/{file.relative_to(site).as_posix()}".removesuffix("index.html")
                )
    return [
        f"'{mark}' in {_named(found[mark])} – {due}" for mark, due in MARKS.items() if found[mark]
    ]


def _named(pages: list[str]) -> str:
    named = " and ".join(pages[:FEW])
    return f"{named} and {len(pages) - FEW} more" if len(pages) > FEW else named
