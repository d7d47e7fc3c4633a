"""The small Markdown of records, as a reader sees it."""

from html.parser import HTMLParser

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

from kb.records import text

TEXT = TypeAdapter(text.Text)


def _resolve(name: str) -> tuple[str, str]:
    return f"#{name}", f"Regel „{name}“"


def _html(value: str) -> str:
    return text.render(TEXT.validate_python(value), _resolve)


@pytest.mark.parametrize(
    ("value", "html"),
    [
        ("Nimm *viele*.", "Nimm <em>viele</em>."),
        ("Nimm **sehr** viele.", "Nimm <strong>sehr</strong> viele."),
        ("3 < 5 & 7 > 2", "3 &lt; 5 &amp; 7 &gt; 2"),
        ("5 * 3 und 2 * 2", "5 * 3 und 2 * 2"),
        (r"Schreib \<b>.", "Schreib &lt;b&gt;."),
        ("„Kiesel“ 'und' \"Sand\"", "„Kiesel“ 'und' &quot;Sand&quot;"),
        ("1. Nimm viele.", "1. Nimm viele."),
        ("# Kein Titel", "# Kein Titel"),
        ("- keine Liste", "- keine Liste"),
        ("`kein Code`", "`kein Code`"),
        ("![kein](Bild)", None),
    ],
)
def test_a_text_is_emphasis_and_else_what_it_says(value: str, html: str | None) -> None:
    if html is None:
        with pytest.raises(ValidationError):
            _html(value)
    else:
        assert _html(value) == html


def test_a_reference_leads_to_the_statement_and_bears_its_name() -> None:
    assert _html("Siehe [[zug.ende]].") == 'Siehe <a href="#zug.ende">Regel „zug.ende“</a>.'


def test_a_label_stands_for_the_name_and_is_no_markup() -> None:
    assert _html("[[zug|das *Ende* & so]]") == '<a href="#zug">das *Ende* &amp; so</a>'


def test_references_are_found_in_order_and_in_emphasis() -> None:
    assert text.references("*[[b]]*, [[a|dort]] und [[b]]") == ["b", "a", "b"]


def test_a_link_keeps_its_address_escaped() -> None:
    assert _html("[hier](https://a.de/?b=1&c=2)") == (
        '<a href="https://a.de/?b=1&amp;c=2">hier</a>'
    )


def test_a_name_or_address_with_signs_is_escaped() -> None:
    html = text.render("[[a]]", lambda name: ('"><b>', "<i>&</i>"))
    assert html == '<a href="&quot;&gt;&lt;b&gt;">&lt;i&gt;&amp;&lt;/i&gt;</a>'


def test_plain_words_have_no_markup() -> None:
    value = r"*Nimm* **drei**, siehe [hier](https://a.de), [[zug|dort]] und [[zug]] \<3"
    assert text.plain(value) == "Nimm drei, siehe hier, dort und zug <3"


@pytest.mark.parametrize(
    "address",
    ["javascript:alert(1)", "JaVaScRiPt:x", "data:text/html,x", "vbscript:x", "/a", "//a.de", "",
     "#a", "file:///etc/passwd", "https:a", "javascript&colon;x"],
)  # fmt: skip
def test_an_address_that_is_none_of_the_web_is_refused(address: str) -> None:
    with pytest.raises(ValidationError):
        TEXT.validate_python(f"[hier]({address})")


class _Elements(HTMLParser):
    """Reads HTML as a browser does, and notes its elements and attributes."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.words = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in {"a", "em", "strong"}
        assert tag != "a" or "a" not in self.open
        for name, value in attrs:
            assert name in {"href", "title"}
            assert name == "title" or str(value).startswith(("#", "http", "mailto:"))
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data

    def handle_comment(self, data: str) -> None:
        raise AssertionError(data)

    def handle_decl(self, decl: str) -> None:
        raise AssertionError(decl)

    def handle_pi(self, data: str) -> None:
        raise AssertionError(data)


PIECES = st.sampled_from([
    *"*_[]()<>!/\\&;:|\"'`#= ab", "[[", "]]", "](", "[[a]]", "[[a|b]]", "[b](https://a.de)",
    "<script>", "</script>", "<img src=x onerror=y>", "<!--", "-->", "javascript:", "&lt;", "<b",
    "https://a.de", "[x](<", " onload=", "<![CDATA[", "<?x ?>", "\u00a0",
])  # fmt: skip


@settings(max_examples=1500)
@given(st.lists(PIECES, max_size=12).map("".join) | st.text(max_size=30))
def test_no_text_becomes_anything_but_links_and_emphasis(value: str) -> None:
    try:
        html = _html(value)
    except ValidationError:
        return
    elements = _Elements()
    elements.feed(html)
    elements.close()
    assert not elements.open
    labels = text.render(value, lambda name: (f"#{name}", name))
    assert text.plain(value) == _words(labels)


def _words(html: str) -> str:
    elements = _Elements()
    elements.feed(html)
    elements.close()
    return elements.words
