"""The full sample fills every field, so that what tests say of its page holds for all of them."""

from collections.abc import Iterator
from typing import Any, get_args

import pytest
from pydantic import TypeAdapter

from kb.records import german, library, links, provenance, schema, text
from kb.records.award import Award
from kb.records.checks.references import TEXTS
from kb.records.credit import Credit
from kb.records.edition import Edition, Expansion
from kb.records.game import Game
from kb.records.library import Entry
from kb.records.model import Model, Plain
from kb.records.question import Question
from kb.records.source import Source
from kb.records.thesaurus import Group
from tests.site import dom, records


@pytest.fixture(scope="module")
def entry(tmp_path_factory: pytest.TempPathFactory) -> Entry:
    (found,) = library.load(records.content(tmp_path_factory.mktemp("full"), "muster"))
    return found


def models(value: Any) -> Iterator[Model]:
    """A piece of a record and all pieces in it."""
    if isinstance(value, tuple | list):
        for each in value:
            yield from models(each)
    elif isinstance(value, Model):
        yield value
        for name in type(value).model_fields:
            yield from models(getattr(value, name))


def test_it_fills_every_field(entry: Entry) -> None:
    found = list(models((entry.game, entry.examples)))
    filled = {(type(each), name) for each in found for name in each.model_fields_set}
    due = {(kind, name) for kind in {type(each) for each in found} for name in kind.model_fields}
    assert {f"{kind.__name__}.{name}" for kind, name in due - filled} == set()


def test_it_has_every_kind_of_provenance_and_of_source(entry: Entry) -> None:
    origins = [getattr(each, "provenance", None) for each in models(entry.game)]
    assert {origin.kind for origin in origins if origin} == set(get_args(provenance.Kind))
    assert {source.kind for source in entry.game.sources} == set(german.SOURCES)


def test_every_id_is_an_anchor_and_can_be_referred_to(entry: Entry, full: dom.Node) -> None:
    names = links.names(entry.game, entry.examples)
    before = {Source: "quelle-", Edition: "ausgabe-", Expansion: "erweiterung-"}
    for each in models((entry.game, entry.examples)):
        name = getattr(each, "id", None)
        if name and not isinstance(each, Game):
            assert full.at(before.get(type(each), "") + name)
            assert type(each) in before or names[name]


@pytest.mark.parametrize(
    ("words", "model", "field"),
    [
        (german.ROLES, Credit, "role"),
        (german.RESULTS, Award, "result"),
        (german.SOURCES, Source, "kind"),
        (german.LANGUAGES, Source, "language"),
        (german.LANGUAGES, Edition, "languages"),
        (german.VERDICTS, Question, "verdict"),
    ],
)
def test_there_is_a_german_word_for_every_choice(
    words: dict[str, str], model: type[Model], field: str
) -> None:
    assert set(_choices(model.model_fields[field].annotation)) <= set(words)


def _choices(annotation: Any) -> Iterator[str]:
    for each in get_args(annotation):
        if isinstance(each, str):
            yield each
        else:
            yield from _choices(each)


SHOWN = {
    "also_known_as", "answer", "article", "author", "because", "caption", "claim", "columns",
    "label", "mark", "name", "names", "note", "objection", "original_title", "outlet",
    "praise", "publisher", "publishers", "question", "says", "short", "story", "text", "title",
    "truth", "values",
}  # fmt: skip
UNSEEN = {
    "also_asked", "also_searched_as", "asked", "misreading", "term", "unexecuted",
    "worded", "words",
}  # fmt: skip
"""Other words are for the search and its glossary, what is executed waits for the engines."""


def test_nothing_that_a_record_says_is_left_out_of_its_page(entry: Entry, full: dom.Node) -> None:
    seen = full.text
    for each in models((entry.game, entry.examples)):
        if isinstance(each, Group):  # a word of the glossary
            continue
        for name in each.model_fields_set & SHOWN:
            value = getattr(each, name)
            for words in value if isinstance(value, tuple) else [value]:
                shown = _plain(entry, words) if name in TEXTS else str(words)
                assert shown in seen, f"{type(each).__name__}.{name}"


def _plain(entry: Entry, value: str) -> str:
    names = links.names(entry.game, entry.examples)
    return dom.parse(text.render(value, lambda name: (name, names[name]))).text


def test_every_field_of_words_is_shown_or_expressly_not() -> None:
    words = repr(TypeAdapter(Plain).json_schema()["pattern"])
    found = set()
    for whole in (schema.schema(kind) for kind in schema.SCHEMAS):
        for model in (whole, *whole["$defs"].values()):
            found |= {
                name for name, field in model.get("properties", {}).items() if words in repr(field)
            }
    assert found == SHOWN | UNSEEN
