"""A built page as a tree, so that tests can ask for what a reader sees."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path

VOID = {"base", "br", "hr", "img", "input", "link", "meta", "source", "wbr"}
UNSEEN = {"script", "style", "title"}
APART = {
    "article", "blockquote", "br", "caption", "dd", "details", "div", "dt", "h1", "h2", "h3",
    "header", "li", "nav", "ol", "p", "summary", "td", "th", "tr", "ul",
}  # fmt: skip
"""Elements that stand apart from the words around them."""


@dataclass
class Node:
    """An element: its tag, its attributes and what it holds."""

    tag: str
    attributes: dict[str, str] = field(default_factory=dict)
    children: "list[Node | str]" = field(default_factory=list)

    def __getitem__(self, name: str) -> str:
        return self.attributes[name]

    def get(self, name: str) -> str | None:
        """An attribute, or None."""
        return self.attributes.get(name)

    @property
    def kinds(self) -> list[str]:
        """Its classes."""
        return self.attributes.get("class", "").split()

    def elements(self) -> "Iterator[Node]":
        """All elements below, in the order of the page."""
        for child in self.children:
            if isinstance(child, Node):
                yield child
                yield from child.elements()

    def all(self, tag: str = "", kind: str = "", **attributes: str) -> "list[Node]":
        """The elements below with a tag, a class and attributes."""
        return [
            each
            for each in self.elements()
            if (not tag or each.tag == tag)
            and (not kind or kind in each.kinds)
            and all(each.get(name) == value for name, value in attributes.items())
        ]

    def one(self, tag: str = "", kind: str = "", **attributes: str) -> "Node":
        """The only such element below."""
        found = self.all(tag, kind, **attributes)
        assert len(found) == 1, f"{len(found)} of {tag}.{kind} {attributes}"
        return found[0]

    def at(self, anchor: str) -> "Node":
        """The element that a fragment leads to."""
        return self.one(id=anchor)

    @property
    def text(self) -> str:
        """The words that it shows, with single spaces."""
        return " ".join(self._words().split())

    def _words(self) -> str:
        if self.tag in UNSEEN:
            return ""
        parts = (each if isinstance(each, str) else each._words() for each in self.children)
        space = " " if self.tag in APART else ""
        return f"{space}{''.join(parts)}{space}"


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.path = [Node("")]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        node = Node(tag, {name: value or "" for name, value in attrs})
        self.path[-1].children.append(node)
        if tag not in VOID:
            self.path.append(node)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.path[-1].children.append(Node(tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        if tag in VOID:
            return
        assert self.path[-1].tag == tag, f"</{tag}> in <{self.path[-1].tag}> at {self.getpos()}"
        self.path.pop()

    def handle_data(self, data: str) -> None:
        self.path[-1].children.append(data)


def parse(words: str) -> Node:
    """HTML as a tree; every element must be closed."""
    reader = _Reader()
    reader.feed(words)
    reader.close()
    return reader.path[0]


def read(file: Path) -> Node:
    """A file of the site as a tree."""
    return parse(file.read_text("utf-8"))
