"""Settings: what pages need to know of mkdocs.yml, the one place where it is said."""

from pathlib import Path
from typing import Annotated
from urllib.parse import quote

from pydantic import AfterValidator
from pydantic_core import PydanticCustomError

from kb.records import document, shape
from kb.records.model import Model, Plain
from kb.records.problem import ProblemsFound
from kb.records.text import ADDRESS, Address

CONFIG = Path("mkdocs.yml")


def _link(value: str) -> str:
    if not ADDRESS.fullmatch(value):
        raise PydanticCustomError("bad_link", "{href}", {"href": value})
    return value


class Operator(Model):
    """Who answers for the site: shown in the imprint and on the privacy page."""

    name: Plain
    """Person or company."""
    street: Plain
    """Street and number."""
    town: Plain
    """Postal code and town."""
    mail: Plain
    """The address for mail."""
    host: Plain
    """The company whose machines send the pages."""


class Extra(Model, extra="ignore"):
    """What mkdocs.yml says for our pages alone."""

    operator: Operator
    """Who answers for the site."""
    report: Annotated[Plain, AfterValidator(_link)]
    """Where faults are reported: an address with the place {title} for a subject."""
    offline: bool = True
    """Whether browsers keep what was opened, for times without a network."""


class Settings(Model, extra="ignore"):
    """The part of mkdocs.yml that pages show or link to."""

    site_url: Address
    """Where the site is published."""
    extra: Extra
    """What only our pages read."""

    @property
    def address(self) -> str:
        """Where the site is published, with a slash at its end."""
        return self.site_url.rstrip("/") + "/"

    def report_address(self, game: str, name: str) -> str:
        """The address to report a fault in one statement of a game."""
        return self.extra.report.replace("{title}", quote(f"{game}: {name}"))


def read(config: Path) -> Settings:
    """Read mkdocs.yml.

    Raises:
        ProblemsFound: if it cannot be read, or lacks what pages need.
    """
    found = document.read(config)
    settings = shape.check(found, Settings)
    if settings is None or found.problems:
        raise ProblemsFound(found.problems)
    return settings
