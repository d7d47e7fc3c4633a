"""Templates: Jinja2 set up with our words, always escaping."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined, pass_context
from jinja2.runtime import Context
from markupsafe import Markup

from kb.engines import drawing
from kb.records import german, text
from kb.site import marks


@pass_context
def _text(context: Context, value: str) -> Markup:
    """A record's text as HTML; the page says where its references lead (`resolve`)."""
    return Markup(text.render(value, context["resolve"]))  # noqa: S704 – rendered with escaping


def _sprite(symbols: Mapping[str, drawing.Svg]) -> Markup:
    """The symbols that the drawings of a page refer to."""
    return Markup(drawing.sprite(symbols))  # noqa: S704 – engines escape what they draw


def _shown(value: object) -> object:
    return "" if value is None else value


@cache
def environment() -> Environment:
    """The one environment of all templates."""
    loader = FileSystemLoader(Path(__file__).with_name("templates"))
    found = Environment(
        loader=loader, autoescape=True, undefined=StrictUndefined, trim_blocks=True, finalize=_shown
    )
    found.globals["sprite"] = _sprite
    found.filters |= {
        "age": german.age,
        "count": german.count,
        "date": german.date,
        "day": german.day,
        "language": german.LANGUAGES.__getitem__,
        "number": german.number,
        "players": german.players,
        "result": german.RESULTS.__getitem__,
        "role": german.ROLES.__getitem__,
        "several": german.several,
        "span": german.span,
        "text": _text,
        "verdict": german.VERDICTS.__getitem__,
        "where": marks.where,
        "year": german.year,
    }
    return found
