"""Links: all lead to something that is there, and nothing is loaded from elsewhere."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from tests.site import dom

OWN = "https://regelfest.example"
"""Where the site is to be published: addresses below it must be there too."""
ATTRIBUTES = ("href", "src", "action", "poster", "data")
LOADS = {"img", "script", "link", "source", "iframe", "video", "audio", "object", "embed", "input"}
REFERS = {"canonical", "alternate", "prev", "next"}
"""Kinds of <link> that only name an address."""

Pages = dict[str, dom.Node]


def pages(site: Path) -> Pages:
    """Every page of a site, by its path."""
    return {
        file.relative_to(site).as_posix(): dom.read(file) for file in sorted(site.rglob("*.html"))
    }


def resolve(page: str, address: str) -> tuple[str, str] | None:
    """The file of the site that an address on a page leads to, and the fragment; or None."""
    parts = urlsplit(address.removeprefix(OWN) if address.startswith(OWN) else address)
    if parts.scheme or parts.netloc:
        return None
    steps: list[str] = [] if parts.path.startswith("/") else page.split("/")[:-1]
    if not parts.path:
        return page, unquote(parts.fragment)
    for step in unquote(parts.path).split("/"):
        if step == "..":
            assert steps, f"{page} leads out of the site: {address}"
            steps.pop()
        elif step not in {"", "."}:
            steps.append(step)
    folder = parts.path.endswith(("/", "..", "/.")) or parts.path == "."
    path = "/".join([*steps, "index.html"] if folder else steps)
    return path, unquote(parts.fragment)


def addresses(page: dom.Node) -> Iterator[str]:
    for node in page.elements():
        for name in ATTRIBUTES:
            if (value := node.get(name)) is not None:
                yield value


def broken(site: Path) -> list[str]:
    """Every link that leads nowhere."""
    found = pages(site)
    anchors = {name: {node["id"] for node in page.all() if node.get("id")}
               for name, page in found.items()}  # fmt: skip
    amiss = []
    for name, page in found.items():
        for address in addresses(page):
            target = resolve(name, address)
            if target is None:
                continue
            path, fragment = target
            if not (site / path).is_file():
                amiss.append(f"{name}: {address} is not there")
            elif fragment and fragment not in anchors.get(path, set()):
                amiss.append(f"{name}: {address} has no such anchor")
    return amiss


@pytest.fixture(params=["built", "samples"])
def folder(request: pytest.FixtureRequest) -> Path:
    """The real site and that of the samples, one after the other."""
    site: Path = request.getfixturevalue(request.param)
    return site


def test_every_link_and_every_anchor_is_there(folder: Path) -> None:
    assert broken(folder) == []


def test_no_id_is_given_twice(folder: Path) -> None:
    for name, page in pages(folder).items():
        given = Counter(node["id"] for node in page.all() if node.get("id") is not None)
        assert {each: count for each, count in given.items() if count > 1} == {}, name


def test_nothing_is_loaded_from_elsewhere(folder: Path) -> None:
    for name, page in pages(folder).items():
        for node in page.elements():
            named = node.tag == "link" and node.get("rel") in REFERS
            if node.tag in LOADS and not named:
                for attribute in ("href", "src", "srcset", "data"):
                    address = node.get(attribute)
                    assert address is None or not re.match(r"(\w+:)?//|\w+:", address), name
            assert "style" not in node.attributes, f"{name}: a style attribute on <{node.tag}>"


def test_no_stylesheet_loads_from_elsewhere(folder: Path) -> None:
    sheets = sorted(folder.rglob("*.css"))
    assert len(sheets) >= 7
    for sheet in sheets:
        words = sheet.read_text("utf-8")
        for address in re.findall(r"url\(\s*[\"']?([^\"')]*)", words):
            assert address.startswith("data:") or (sheet.parent / address).is_file(), sheet.name
        assert not re.search(r"@import\s", words), sheet.name


def test_addresses_elsewhere_are_links_of_a_kind_that_cannot_run(folder: Path) -> None:
    for name, page in pages(folder).items():
        for address in addresses(page):
            scheme = urlsplit(address).scheme
            assert scheme in {"", "https", "http", "mailto"}, f"{name}: {address}"


def test_a_broken_link_would_be_noticed(built: Path, tmp_path: Path) -> None:
    """The checker itself: what it must find, and what it must not."""
    (tmp_path / "a" / "b").mkdir(parents=True)
    (tmp_path / "index.html").write_text('<p id="x"><a href="a/">a</a><a href="a/#y">b</a></p>')
    (tmp_path / "a" / "index.html").write_text('<p id="z"><a href="../#x">a</a></p>')
    (tmp_path / "a" / "b" / "index.html").write_text(
        '<a href="../../c.css">a</a><a href="..">b</a>'
    )
    assert broken(tmp_path) == [
        "a/b/index.html: ../../c.css is not there",
        "index.html: a/#y has no such anchor",
    ]
