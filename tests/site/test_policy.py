"""The content security policy: only scripts of the site itself, or those whose hash it names."""

import base64
import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from kb.site import policy
from kb.site.build import BuildFailed, build
from kb.site.server import headers
from tests.site import dom, records

Directives = dict[str, list[str]]


def directives(words: str) -> Directives:
    found = {}
    for each in words.split(";"):
        name, *values = each.split()
        assert name not in found, f"{name} twice"
        found[name] = values
    return found


def of_page(page: dom.Node) -> Directives:
    """The policy in a page, which must come before all that it governs."""
    head = [each for each in page.one("head").children if isinstance(each, dom.Node)]
    meta = next(each for each in head if each.get("http-equiv") == "Content-Security-Policy")
    assert [each.tag for each in head[: head.index(meta)]] == ["meta"]
    return directives(meta["content"])


def of_headers(site: Path) -> Directives:
    blocks = headers.parse((site / "_headers").read_text("utf-8"))
    return directives(headers.for_path(blocks, "/any/page/")["Content-Security-Policy"])


def inline(page: dom.Node) -> Iterator[str]:
    """The words of each inline script, found apart from the builder's own way."""
    for script in page.all("script"):
        if script.get("src") is None and script.get("type") in {None, "module", "text/javascript"}:
            yield "".join(map(str, script.children))


def hashes(page: dom.Node) -> set[str]:
    """The hash of each inline script."""
    digests = (hashlib.sha256(words.encode()).digest() for words in inline(page))
    return {f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests}


@pytest.fixture(params=["built", "samples"])
def folder(request: pytest.FixtureRequest) -> Path:
    site: Path = request.getfixturevalue(request.param)
    return site


def test_each_page_allows_its_own_inline_scripts_by_hash_and_no_others(folder: Path) -> None:
    pages = sorted(folder.rglob("*.html"))
    assert len(pages) >= 8
    for file in pages:
        page = dom.read(file)
        allowed = of_page(page)["script-src"]
        assert allowed[:2] == ["'self'", "'wasm-unsafe-eval'"]
        assert set(allowed[2:]) == hashes(page) != set()


def test_the_headers_allow_what_the_pages_allow_together(folder: Path) -> None:
    pages = [dom.read(file) for file in folder.rglob("*.html")]
    fixed = {"'self'", "'wasm-unsafe-eval'"}
    assert set(of_headers(folder)["script-src"]) == fixed.union(*map(hashes, pages))


def test_no_policy_allows_unsafe_things(folder: Path) -> None:
    policies = [of_page(dom.read(file)) for file in folder.rglob("*.html")]
    for found in [*policies, of_headers(folder)]:
        assert "'wasm-unsafe-eval'" in found["script-src"]
        values = {value for values in found.values() for value in values} - {"'wasm-unsafe-eval'"}
        assert {value for value in values if "unsafe" in value or "*" in value} == set()
        assert found["default-src"] == found["base-uri"] == found["form-action"] == ["'self'"]
        assert found["object-src"] == ["'none'"]
        assert {value for value in values if not value.startswith("'")} == {"data:"}
        assert [name for name, each in found.items() if "data:" in each] == ["img-src"]


def test_the_headers_say_more_than_a_page_can(folder: Path) -> None:
    assert of_headers(folder)["frame-ancestors"] == ["'none'"]
    sent = headers.for_path(headers.parse((folder / "_headers").read_text("utf-8")), "/")
    assert sent["X-Content-Type-Options"] == "nosniff"
    assert sent["Referrer-Policy"] == "no-referrer"


def test_no_element_has_a_handler_or_a_style_of_its_own(folder: Path) -> None:
    for file in folder.rglob("*.html"):
        for node in dom.read(file).elements():
            assert {name for name in node.attributes if name.startswith("on")} == set()
            assert "style" not in node.attributes


@pytest.mark.parametrize(
    ("page", "due"),
    [
        ("<script>a</script>", 1),
        ("<script>a</script><script>a</script>", 1),
        ("<script>a</script><SCRIPT type=module>b\n</SCRIPT>", 2),
        ('<script src="a.js"></script>', 0),
        ('<script type="application/json">{}</script>', 0),
        ('<script type="application/ld+json">{}</script>', 0),
        ('<script data-src="a">b</script>', 1),
        ('<script id="json">b</script>', 1),
        ("<p>a</p>", 0),
    ],
)
def test_scripts_that_stand_in_a_page_are_found(page: str, due: int) -> None:
    found = set(policy.inline_scripts(page))
    assert found == set(inline(dom.parse(page)))
    assert len(found) == due


HEAD = '<head><meta charset="utf-8"></head>'
THEME = '<script>scope=new URL("/",location)</script>'


def _site(folder: Path, page: str) -> Path:
    (folder / "404.html").write_text(HEAD + THEME, "utf-8")
    (folder / "index.html").write_text(page, "utf-8")
    return folder


def test_a_page_that_cannot_bear_the_policy_stops_the_build(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"^index\.html: the policy goes after"):
        policy.apply(_site(tmp_path, "<p>no head"))


def test_the_themes_scripts_are_allowed_at_every_depth(tmp_path: Path) -> None:
    policy.apply(_site(tmp_path, HEAD + THEME.replace('/"', '../.."')))
    assert len(of_headers(tmp_path)["script-src"]) == 4


@pytest.mark.parametrize(
    "script", ["<script>alert(1)</script>", THEME.replace("scope", "x"), "<SCRIPT >a</SCRIPT>"]
)
def test_a_script_that_is_not_the_themes_stops_the_build(tmp_path: Path, script: str) -> None:
    with pytest.raises(ValueError, match=r"^index\.html: a script that is not the theme's own"):
        policy.apply(_site(tmp_path, HEAD + THEME + script))


def test_a_script_in_a_page_of_ours_is_refused_in_one_sentence(tmp_path: Path) -> None:
    content = records.content(tmp_path, "schlicht")
    page = content / "pages" / "impressum.md"
    page.write_text(page.read_text("utf-8") + "\n<script>alert(1)</script>\n", "utf-8")
    with pytest.raises(BuildFailed, match=r"^impressum/index\.html: a script .*: alert\(1\)"):
        build(content, tmp_path / "build", records.CONFIG)
    assert not (tmp_path / "build" / "site").exists()
