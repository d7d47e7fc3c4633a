"""The small Markdown of records: emphasis, links and references to other statements."""

import html
import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Annotated, Any

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token
from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError

from kb.records.model import LINE, one_line

Resolve = Callable[[str], tuple[str, str]]
"""Maps the id of a statement to its address and the words that name it."""

ADDRESS = re.compile(r"(?:https?://|mailto:)[^\s\x00-\x1f\"'<>\\]+")
_HALF_MARKUP = re.compile(r"\[\[[^\[\]]*\]?\]?|\]\([^)]*\)?")
"""What was meant as a reference or a link and is none."""
_REFERENCE = re.compile(r"\[\[([a-z0-9.-]+)(?:\|([^\[\]|\n]+))?\]\]")


def _reference(state: StateInline, silent: bool) -> bool:
    found = _REFERENCE.match(state.src, state.pos)
    if not found:
        return False
    if not silent:
        token = state.push("reference", "a", 0)
        token.meta = {"id": found[1], "label": found[2]}
    state.pos = found.end()
    return True


def _render_reference(
    renderer: RendererHTML, tokens: list[Token], index: int, options: Any, env: Any
) -> str:
    address, name = env["resolve"](tokens[index].meta["id"])
    words = html.escape(tokens[index].meta["label"] or name)
    return f'<a href="{html.escape(address)}">{words}</a>'


def _parser() -> MarkdownIt:
    parser = MarkdownIt("zero", {"html": True})
    parser.enable(["emphasis", "link", "escape", "html_inline"])
    parser.inline.ruler.before("link", "reference", _reference)
    parser.add_render_rule("reference", _render_reference)
    # Every address is parsed as a link, so that a bad one is an error and not silently text.
    parser.validateLink = lambda url: True  # type: ignore[method-assign]
    return parser


_PARSER = _parser()


@lru_cache(maxsize=8192)
def _tokens(value: str) -> Sequence[Token]:
    """The parts of a text, parsed once for checks and pages; nobody changes them."""
    (line,) = _PARSER.parseInline(value)
    return line.children or ()


def references(value: str) -> list[str]:
    """The ids that a text refers to, in order."""
    return [token.meta["id"] for token in _tokens(value) if token.type == "reference"]


def render(value: str, resolve: Resolve) -> str:
    """A validated text as HTML; `resolve` finds the statements it refers to."""
    return str(_PARSER.renderer.render(_tokens(value), _PARSER.options, {"resolve": resolve}))


def plain(value: str, names: Mapping[str, str] | None = None) -> str:
    """A text without its markup, for search and data.

    A reference shows its own words or, where it has none, the name of what it leads to; where
    `names` does not tell, the id.
    """
    known = names or {}
    words = (
        token.meta["label"] or known.get(token.meta["id"], token.meta["id"])
        if token.type == "reference"
        else token.content
        for token in _tokens(value)
    )
    return "".join(words)


def _text(value: str) -> str:
    one_line(value)
    for token in _tokens(value):
        if token.type == "text" and (half := _HALF_MARKUP.search(token.content)):
            raise PydanticCustomError("half_markup", "{half}", {"half": half[0]})
        if token.type == "html_inline":
            raise PydanticCustomError("raw_html", "{tag}", {"tag": token.content})
        if token.type == "link_open" and not ADDRESS.fullmatch(str(token.attrGet("href"))):
            raise PydanticCustomError("bad_link", "{href}", {"href": token.attrGet("href")})
    return value


Text = Annotated[str, AfterValidator(_text), LINE]
"""One paragraph with `*emphasis*`, `[words](https://…)` and `[[references]]`; no HTML."""


def _address(value: str) -> str:
    if not ADDRESS.fullmatch(value) or value.startswith("mailto:"):
        raise PydanticCustomError("bad_address", "{href}", {"href": value})
    return value


Address = Annotated[
    str, AfterValidator(_address), Field(json_schema_extra={"pattern": r"^https?://\S+$"})
]
"""The address of a web page, https:// or http://."""
