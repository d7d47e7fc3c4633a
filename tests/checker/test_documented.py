"""The page on checking: its samples have the shapes that are printed, and its scenario runs."""

import json
import re
from pathlib import Path

import jsonschema
import pytest
from typer.testing import CliRunner

from kb.checker.table import COLUMNS
from kb.cli import app

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "checking.md").read_text("utf-8")
SCHEMA = json.loads((DOCS / "checking.schema.json").read_text("utf-8"))


@pytest.mark.parametrize("kind", ["check", "example", "run"])
def test_samples_have_the_shape_of_the_schema(kind: str) -> None:
    (sample,) = re.findall(rf"```json {kind}\n(.*?)```", PAGE, re.DOTALL)
    jsonschema.validate(json.loads(sample), SCHEMA | {"$ref": f"#/$defs/{kind}"})


def test_the_schema_is_one() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


def test_the_scenario_can_be_run() -> None:
    (scenario,) = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
    content = str(DOCS.parent / "content")
    words = ["run", "patchwork", "-", "--content", content]
    result = CliRunner().invoke(app, words, input=scenario)
    assert result.exit_code == 0
    assert "Anna rückt von Feld 7 auf Feld 8 vor." in result.stdout


def test_every_column_of_the_table_is_explained() -> None:
    assert re.findall(r"^\| (\w+) \|", PAGE, re.MULTILINE)[1:] == list(COLUMNS[1:])
