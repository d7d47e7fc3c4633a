"""The models: described field by field, frozen, and known to the checks that walk plain data."""

import inspect
from collections.abc import Iterator
from typing import Any, get_args

import pytest
from pydantic import BaseModel, ValidationError
from pydantic.fields import FieldInfo

from kb.records.checks.ids import RULE_PARTS
from kb.records.checks.references import TEXTS
from kb.records.example import Examples
from kb.records.game import Change, Game
from kb.records.model import Model
from kb.records.rule import Rule
from kb.records.text import Text


def _inside(annotation: Any) -> Iterator[Any]:
    """An annotation and all that it is made of."""
    yield annotation
    for part in get_args(annotation):
        yield from _inside(part)


def _holds_text(field: FieldInfo) -> bool:
    markup = get_args(Text)[1]
    return markup in field.metadata or any(part == Text for part in _inside(field.annotation))


def _reached(model: type[BaseModel], seen: set[type[BaseModel]]) -> set[type[BaseModel]]:
    """The models that a record is made of."""
    seen.add(model)
    for field in model.model_fields.values():
        for part in _inside(field.annotation):
            if inspect.isclass(part) and issubclass(part, BaseModel) and part not in seen:
                _reached(part, seen)
    return seen


MODELS = sorted(_reached(Game, _reached(Examples, set())), key=lambda model: model.__name__)


@pytest.mark.parametrize("model", MODELS, ids=lambda model: model.__name__)
def test_a_model_and_each_of_its_fields_are_described(model: type[BaseModel]) -> None:
    assert issubclass(model, Model)
    assert inspect.getdoc(model)
    undescribed = [name for name, field in model.model_fields.items() if not field.description]
    assert undescribed == []


def test_all_models_are_reached() -> None:
    names = {model.__name__ for model in MODELS}
    assert {"Rule", "Table", "Row", "Open", "Rating", "Expectation", "Change"} <= names


def test_the_fields_searched_for_references_are_those_that_hold_text() -> None:
    holding = {
        name for model in MODELS for name, field in model.model_fields.items() if _holds_text(field)
    }
    assert holding == set(TEXTS)


def test_the_fields_whose_ids_are_rules_are_those_that_hold_rules() -> None:
    holding = {
        name
        for model in MODELS
        for name, field in model.model_fields.items()
        if Rule in _inside(field.annotation)
    }
    assert holding == RULE_PARTS


def test_a_record_cannot_be_changed() -> None:
    change = Change.model_validate_json('{"date": "2026-11-29", "text": "Neu."}')
    with pytest.raises(ValidationError, match="frozen"):
        setattr(change, "text", "Anders.")  # noqa: B010
