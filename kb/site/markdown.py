"""Markdown pages: front matter, headings, and ready HTML between them."""

import html
import json
import re
from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

_MARK = "\x00"
"""Marks the start of a heading line; cannot occur in records."""
_SCREEN = " .rf-screen"
_SPECIAL = re.compile(r"[^\w ,]|_")


def heading(level: int, title: str, anchor: str, *, screen: bool = False) -> Markup:
    """A Markdown heading with its anchor, for `page` to set on a line of its own.

    What stands below a heading for the `screen` is not printed.
    """
    kind = _SCREEN if screen else ""
    line = f"\n{_MARK}{'#' * level} {literal(title)} {{#{anchor}{kind}}}\n"
    return Markup(line)  # noqa: S704 – the title is literal, the anchor an id


def literal(words: str) -> str:
    """Words that Markdown shows as they stand."""
    return _SPECIAL.sub(lambda found: f"&#{ord(found[0])};", words)


def page(body: str, meta: Mapping[str, Any]) -> str:
    """A whole page: its front matter, its headings, and each HTML between them on one line.

    One line, because Markdown then passes it through as one block.
    """
    blocks, screen = [], ""
    for part in re.split(rf"^{_MARK}(.*)$", body, flags=re.MULTILINE):
        if part.startswith("## "):
            screen = _SCREEN if part.endswith(_SCREEN + "}") else ""
            blocks.append(part)
        elif part.startswith("#"):
            blocks.append(part.removesuffix("}") + screen + "}")
        elif lines := [line.strip() for line in part.splitlines() if line.strip()]:
            kind = "rf-part" + screen.replace(".", "")
            blocks.append(f'<div class="{kind}">{" ".join(lines)}</div>')
    return front_matter(meta) + "\n\n".join(blocks) + "\n"


def front_matter(meta: Mapping[str, Any]) -> str:
    """The head of a page, as JSON, which is YAML too.

    Title and description are escaped here: the theme writes them as they stand.
    """
    safe = dict(meta)
    for key in ("title", "description"):
        safe[key] = html.escape(str(safe[key]))
    lines = (f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in safe.items())
    return "---\n" + "\n".join(lines) + "\n---\n\n"
