"""Mutants: a module of rules with one small change, made by the operators of cosmic-ray."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.provider import OperatorProvider

from tests.strength.mutant import Mutant, where
from tests.strength.rules import left_out

UNUSED = {
    "RemoveDecorator",  # a rule without its mark is never shown: too easy to notice
    "VariableInserter",  # need names to be given
    "VariableReplacer",
    "ReplaceComparisonOperator_Eq_Is",  # the same for all small numbers and short words
    "ReplaceComparisonOperator_NotEq_IsNot",
    "ReplaceComparisonOperator_Is_Eq",
    "ReplaceComparisonOperator_IsNot_NotEq",
}
"""Operators whose mutants say nothing of the examples."""


def mutants(file: Path) -> Iterator[Mutant]:
    """Every mutant of a module that is another program, each once."""
    source = file.read_text("utf-8")
    seen, skipped = {ast.dump(ast.parse(source))}, left_out(source)
    nodes = list(ast_nodes(get_ast(source)))
    for operator in _operators():
        for number, place in enumerate(_places(operator, nodes)):
            if any(start <= place < end for start, end in skipped):
                continue
            changed = mutate_code(source, operator, number)
            program = _program(changed)
            if program and program not in seen:
                seen.add(program)
                yield _mutant(file, source, changed)


def _operators() -> Iterator[Any]:
    provider = OperatorProvider()
    yield from (provider[name]() for name in provider if name not in UNUSED)


def _places(operator: Any, nodes: list[Any]) -> Iterator[tuple[int, int]]:
    """Where an operator changes something, in the order in which `mutate_code` counts."""
    for node in nodes:
        yield from (start for start, _ in operator.mutation_positions(node))


def _program(source: str) -> str:
    """What a source means, or nothing if it means nothing."""
    try:
        return ast.dump(ast.parse(source))
    except SyntaxError:
        return ""


def _mutant(file: Path, source: str, changed: str) -> Mutant:
    old, new = source.splitlines(), changed.splitlines()
    first = _alike(old, new)
    last = _alike(old[::-1], new[::-1])
    before, after = (_joined(lines[first : len(lines) - last]) for lines in (old, new))
    return Mutant(where(file, source, first + 1), before, after, changed)


def _alike(some: list[str], others: list[str]) -> int:
    """How many lines are the same at the beginning."""
    return next(
        at for at, (one, other) in enumerate(zip(some, others, strict=False)) if one != other
    )


def _joined(lines: list[str]) -> str:
    return " ".join(" ".join(lines).split())
