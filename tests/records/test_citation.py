"""Citations and provenances: read from words, and written as the same words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError
from pydantic_core import PydanticCustomError

from kb.records import citation, provenance
from kb.records.citation import Citation, Cites
from kb.records.provenance import Origin, Provenance


@pytest.mark.parametrize(
    ("words", "source", "pages"),
    [
        ("heft", "heft", ()),
        ("heft:4", "heft", ((4, 4),)),
        ("heft-2013:5-6,8", "heft-2013", ((5, 6), (8, 8))),
        ("2014:12", "2014", ((12, 12),)),
    ],
)
def test_a_citation_is_a_source_and_its_pages(
    words: str, source: str, pages: tuple[tuple[int, int], ...]
) -> None:
    assert citation.parse(words) == Citation(source, pages)
    assert str(Citation(source, pages)) == words


@pytest.mark.parametrize(
    "words",
    ["", ":4", "heft:", "heft:0", "heft:04", "heft:4,", "heft:4-", "heft:-4", "heft: 4", "Heft:4",
     "heft:4;5", "heft:6-5", "heft:10000", "heft:4\n", " heft", "heft:IV", "a--b", "-a", 4, None],
)  # fmt: skip
def test_what_is_no_citation_is_refused(words: object) -> None:
    with pytest.raises(ValueError, match=r"source|pages"):
        citation.parse(words)


ranges = st.tuples(st.integers(1, 9999), st.integers(1, 9999)).map(sorted).map(tuple)


@given(st.from_regex(r"[a-z0-9]+(-[a-z0-9]+)*", fullmatch=True), st.lists(ranges, max_size=4))
def test_every_citation_reads_as_it_was_written(source: str, pages: list[tuple[int, int]]) -> None:
    cited = Citation(source, tuple(pages))
    assert citation.parse(str(cited)) == cited


def test_one_citation_needs_no_list() -> None:
    cites = TypeAdapter(Cites)
    assert cites.validate_python("heft:4") == cites.validate_python(["heft:4"])
    assert cites.dump_json(cites.validate_python(["heft:4", "web"])) == b'["heft:4","web"]'


@pytest.mark.parametrize(
    ("words", "kind", "detail"),
    [
        ("own judgement", "own judgement", ""),
        ("not checked", "not checked", ""),
        ("made up", "made up", ""),
        ("reported by kritik", "reported by", "kritik"),
        ("inferred from dem Bild: S. 2", "inferred from", "dem Bild: S. 2"),
    ],
)
def test_a_provenance_reads_as_it_was_written(words: str, kind: str, detail: str) -> None:
    read = provenance.parse(words)
    assert (read.kind, read.detail) == (kind, detail)
    assert str(read) == words


@pytest.mark.parametrize(
    "words",
    ["", "judgement", "own judgement of Ben", "reported by", "reported by ", "inferred from",
     "inferred from  x", "inferred from x ", "not checked\n", "inferred from a\nb", "Made up",
     True],
)  # fmt: skip
def test_what_is_no_provenance_is_refused(words: object) -> None:
    with pytest.raises(PydanticCustomError):
        provenance.parse(words)


@given(st.text(min_size=1))
def test_every_detail_survives_or_is_refused(detail: str) -> None:
    words = f"inferred from {detail}"
    try:
        read = provenance.parse(words)
    except ValueError:
        return
    assert read == Provenance("inferred from", detail)
    assert str(read) == words


def test_a_provenance_is_written_to_json_as_words() -> None:
    origin = TypeAdapter(Origin)
    assert origin.dump_json(Provenance("reported by", "kritik")) == b'"reported by kritik"'
    with pytest.raises(ValidationError):
        origin.validate_python("guess")
