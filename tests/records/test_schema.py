"""The JSON Schemas, with which editors check records while they are typed."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator, FormatChecker
from jsonschema.exceptions import ValidationError

from kb.records import document, schema, shape
from kb.records.problem import spell

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
CONTENT = sorted((ROOT / "content" / "games").glob("*/*.yaml"))
GOOD = sorted((HERE / "good").glob("*.yaml"))
OF_SHAPE = ("field-", "type-", "id-spelling", "id-not-a-name", "cite-malformed", "cite-block",
            "cite-differs", "date.", "edition-language", "provenance-bad", "review-address",
            "text-empty", "table-players-unquoted", "examples-at-top", "examples-empty",
            "examples-nothing", "examples-unknown", "data-elsewhere")  # fmt: skip
"""The bad cases whose faults are of shape; the others are of sums, relations and markup."""
BAD = [file for file in sorted((HERE / "bad").glob("*.yaml")) if file.name.startswith(OF_SHAPE)]


def _kind(file: Path) -> str:
    return "examples" if file.name.startswith("examples") else "game"


def _places(error: ValidationError, around: tuple[str | int, ...] = ()) -> Iterator[str]:
    """Where an editor marks an error: at the value, or at the field that is too many or missing."""
    at = (*around, *error.relative_path)
    yield spell(at)
    given: Any = error.instance
    if error.validator == "required":
        due: Any = error.validator_value
        yield from (spell((*at, name)) for name in due if name not in given)
    if error.validator == "additionalProperties":
        known: Any = error.schema
        yield from (spell((*at, name)) for name in given if name not in known["properties"])
    for inner in error.context or ():
        yield from _places(inner, at)


def _found(kind: str, data: Any) -> set[str]:
    validator = Draft202012Validator(schema.schema(kind), format_checker=FormatChecker())
    return {place for error in validator.iter_errors(data) for place in _places(error)}


@pytest.mark.parametrize("kind", schema.SCHEMAS)
def test_a_schema_is_one_of_draft_2020_12(kind: str) -> None:
    written = schema.schema(kind)
    assert written["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    Draft202012Validator.check_schema(written)


@pytest.mark.parametrize("case", BAD, ids=lambda case: case.name)
def test_an_editor_sees_a_fault_of_shape_where_the_loader_does(
    case: Path, content_of: Callable[[Path], Path]
) -> None:
    kind = _kind(case)
    read = document.read(content_of(case) / "games" / "kiesel" / f"{kind}.yaml")
    data = read.data
    read.problems.clear()
    assert shape.check(read, schema.SCHEMAS[kind]) is None
    assert {problem.where for problem in read.problems} <= _found(kind, data)


@pytest.mark.parametrize("case", GOOD, ids=lambda case: case.name)
def test_an_editor_sees_nothing_in_a_good_case(
    case: Path, content_of: Callable[[Path], Path]
) -> None:
    kind = _kind(case)
    read = document.read(content_of(case) / "games" / "kiesel" / f"{kind}.yaml")
    assert _found(kind, read.data) == set()


@pytest.mark.parametrize("file", CONTENT, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_a_record_names_its_schema_first(file: Path) -> None:
    first = file.read_text("utf-8").splitlines()[0]
    named = first.removeprefix("# yaml-language-server: $schema=")
    assert named != first, "the first line should be '# yaml-language-server: $schema=…'"
    assert (file.parent / named).resolve() == ROOT / "build" / "schema" / f"{file.stem}.json"


@pytest.mark.parametrize("file", CONTENT, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_an_editor_sees_nothing_in_a_record(file: Path) -> None:
    assert _found(file.stem, document.read(file).data) == set()


def test_the_schemas_are_written_beside_each_other(tmp_path: Path) -> None:
    written = schema.write(tmp_path / "schema")
    assert [file.name for file in written] == ["game.json", "examples.json"]
    for file in written:
        Draft202012Validator.check_schema(json.loads(file.read_text("utf-8")))


def test_a_schema_never_offers_null() -> None:
    for kind in schema.SCHEMAS:
        assert '"null"' not in json.dumps(schema.schema(kind))
