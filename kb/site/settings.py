"""Settings: what pages need to know of mkdocs.yml, the one place where it is said."""

from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

import yaml


@dataclass(frozen=True)
class Settings:
    """The part of mkdocs.yml that pages show or link to."""

    name: str
    address: str
    operator: dict[str, str]
    report: str
    """Where faults are reported: an address with the place {title} for a subject."""

    def report_address(self, game: str, name: str) -> str:
        """The address to report a fault in one statement of a game."""
        return self.report.replace("{title}", quote(f"{game}: {name}"))


def read(config: Path) -> Settings:
    """Read mkdocs.yml."""
    found = yaml.safe_load(config.read_text("utf-8"))
    extra = found["extra"]
    return Settings(found["site_name"], found["site_url"], extra["operator"], extra["report"])
