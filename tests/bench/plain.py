"""The baseline: the same words from plain Markdown files, by markdown-it-py and one template."""

import re
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path

from jinja2 import Environment
from markdown_it import MarkdownIt
from markupsafe import Markup

TEMPLATE = """<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ title }} – Regelfest</title>
<link rel="stylesheet" href="../assets/style.css">
</head>
<body>
<header>
<a href="../">Regelfest</a>
<nav aria-label="Bereiche">
<ul>{% for href, name in areas %}<li><a href="../{{ href }}">{{ name }}</a></li>{% endfor %}</ul>
</nav>
</header>
<nav aria-label="Inhalt">
<ul>
{% for level, anchor, words in contents %}
<li class="level-{{ level }}"><a href="#{{ anchor }}">{{ words }}</a></li>
{% endfor %}
</ul>
</nav>
<main><article>
{{ body }}
</article></main>
<footer>
<ul>{% for href, name in areas %}<li><a href="../{{ href }}">{{ name }}</a></li>{% endfor %}</ul>
</footer>
</body>
</html>
"""
AREAS = [
    ("spiele/", "Spiele"),
    ("so-wird-geprueft/", "So wird geprüft"),
    ("mitmachen/", "Mitmachen"),
]
_TEMPLATES_OWN = re.compile(r'<a class="rf-tool".*?</a>|<details class="rf-contents.*?</details>')
_INLINE = {"a", "strong", "em", "span", "small", "time", "br", "img"}
_BEGIN = {"a": "[", "strong": "**", "em": "*"}
_END = {"strong": "** ", "em": "* "}
_BULLETS = {"li": "- ", "h1": "# ", "h3": "#### "}
_SIGNS = re.compile(r"([\\*_\[\]<>`|#]|(?<=\d)\.)")


def render(sources: Path, target: Path) -> None:
    """Render each Markdown file to a page, as a plain generator of static sites would."""
    parser = MarkdownIt("commonmark").enable("table")
    template = Environment(autoescape=True).from_string(TEMPLATE)
    for file in sorted(sources.glob("*.md")):
        tokens = parser.parse(file.read_text("utf-8"))
        contents = []
        for token, inside in pairwise(tokens):
            if token.type == "heading_open":
                anchor = "-".join(re.findall(r"\w+", inside.content.lower()))
                token.attrSet("id", anchor)
                contents.append((token.tag[1], anchor, inside.content))
        body = Markup(parser.renderer.render(tokens, parser.options, {}))  # noqa: S704 – ours
        words = template.render(title=contents[0][2], contents=contents, body=body, areas=AREAS)
        page = target / file.stem / "index.html"
        page.parent.mkdir(parents=True)
        page.write_text(words, "utf-8")


def source(page: str) -> str:
    """The words of one of our pages as a writer would put them in plain Markdown.

    Words, headings, lists, tables and links stay. Permalinks, drawings, titles and classes go:
    a plain template would not ask Markdown for them.
    """
    writer = _Writer()
    for line in page.split("---\n", 2)[2].splitlines():
        if line.startswith("#"):
            writer.blocks.append(line.rpartition(" {")[0])
        else:
            writer.feed(_TEMPLATES_OWN.sub("", line))
    return "\n\n".join(writer.blocks) + "\n"


class _Writer(HTMLParser):
    """Writes HTML as Markdown."""

    def __init__(self) -> None:
        super().__init__()
        self.blocks: list[str] = []
        self.words = ""
        self.bullet = ""
        self.depth = 0
        self.address: str | None = ""
        self.rows: list[list[str]] = []

    def handle_data(self, data: str) -> None:
        self.words += _SIGNS.sub(r"\\\1", data)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in _INLINE:
            self._end_block()
            self.depth += tag in {"ul", "ol"}
            self.bullet = _BULLETS.get(tag, self.bullet)
        if tag == "tr":
            self.rows.append([])
        self.address = dict(attrs).get("href", self.address)
        self.words += _BEGIN.get(tag, "")

    def handle_endtag(self, tag: str) -> None:
        if tag == "a":
            self.words += f"]({self.address})"
        elif tag in {"td", "th"}:
            self.rows[-1].append(self.words.strip())
            self.words = ""
        elif tag == "table":
            self._end_table()
        elif tag in _END:
            self.words = self.words.rstrip() + _END[tag]
        elif tag not in _INLINE:
            self._end_block()
            self.depth -= tag in {"ul", "ol"}

    def _end_block(self) -> None:
        if words := " ".join(self.words.split()):
            inside = self.depth - (self.bullet == "- ")
            self.blocks.append("  " * inside + self.bullet + words)
            self.bullet = ""
        self.words = ""

    def _end_table(self) -> None:
        self.rows.insert(1, ["---"] * len(self.rows[0]))
        lines = ["  " * self.depth + f"| {' | '.join(row)} |" for row in self.rows]
        self.blocks.append("\n".join(lines))
        self.rows = []
