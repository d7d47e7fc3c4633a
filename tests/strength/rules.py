"""Which parts of the engines are rules: those are changed, all else is left as it is."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
CONTENT, ENGINES = ROOT / "content", ROOT / "kb" / "engines"
LEFT_OUT = {
    "misreadings": "wrong on purpose",
    "questions": "open questions and their readings",
    "german": "words",
    "words": "words",
    "deck": "a made-up deck for whole games",
    "candidates": "what players might try",
    "legal": "what players might try",
    "search": "the solver",
    "solver": "the solver",
    "tables": "the solver",
    "diagram": "drawings",
    "gallery": "drawings",
    "labels": "words",
    "told": "words",
    "verification": "asks the rules whether a claimed solution counts",
}
"""Modules that hold no rules, and what they hold; those called `drawn_` hold drawings."""
NO_RULES = {
    "candidates": "what players might try",
    "material": "what exists, for random play",
    "RasendeRoboter.start": "a set-up for random play",
    "RasendeRoboter.moves": "the candidates that are legal",
    "RasendeRoboter._is_of_the_phase": "the candidates that are legal",
    "RasendeRoboter.solution": "the solver",
    "Turning.turn_rule": "the solver",
}
"""Functions that hold no rules, and what they hold."""
BAD_DATA = {"BadData", "ValueError"}
SAYING = {"note", "refuse"}
"""Calls whose arguments are texts and what they tell."""
Span = tuple[tuple[int, int], tuple[int, int]]
"""From line and column to line and column, lines from 1."""


def folder(game: str) -> Path:
    """Where the engine of a game is."""
    return ENGINES / game.replace("-", "_")


def modules(game: str) -> list[Path]:
    """The modules with the rules of a game."""
    files = sorted(folder(game).glob("[!_]*.py"))
    return [
        each for each in files if each.stem not in LEFT_OUT and not each.stem.startswith("drawn_")
    ]


def left_out(source: str) -> list[Span]:
    """The parts of a module that are no rules.

    Types and decorators, texts and what only says them, and what refuses data that no game can
    come to: no example can hold such data.
    """
    return [_span(node) for node in _left_out(ast.parse(source), "")]


def _left_out(node: ast.AST, owner: str) -> Iterator[ast.AST]:
    """Such parts of a part; `owner` is the class that it belongs to."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        yield from node.decorator_list
    if isinstance(node, ast.ClassDef):
        owner = node.name
    if isinstance(node, ast.FunctionDef):
        yield from [node.returns] if node.returns else []
        if {node.name, f"{owner}.{node.name}"} & NO_RULES.keys():
            yield node
    elif isinstance(node, ast.arg | ast.AnnAssign) and node.annotation:
        yield node.annotation
    elif isinstance(node, ast.Assert) or _is_text(node) or _is_type(node) or _only_tells(node):
        yield node
    elif isinstance(node, ast.Call) and _called(node) in SAYING:
        yield from [*node.args, *node.keywords]
    for inner in ast.iter_child_nodes(node):
        yield from _left_out(inner, owner)


def _is_text(node: ast.AST) -> bool:
    """Whether it is a text with gaps, or a choice between it and another text."""
    if isinstance(node, ast.IfExp):
        return _is_text(node.body) or _is_text(node.orelse)
    return isinstance(node, ast.JoinedStr)


def _is_type(node: ast.AST) -> bool:
    """Whether it is a choice of types, such as `Buy | Pass`."""
    if isinstance(node, ast.BinOp):
        return isinstance(node.op, ast.BitOr) and _is_type(node.left) and _is_type(node.right)
    name = node.id if isinstance(node, ast.Name) else ""
    return name.istitle() or (name[:1].isupper() and not name.isupper())


def _only_tells(node: ast.AST) -> bool:
    """Whether a statement notes what happens or refuses bad data, and does nothing else."""
    if isinstance(node, ast.If | ast.For):
        return all(map(_only_tells, [*node.body, *node.orelse]))
    if isinstance(node, ast.Raise):
        return isinstance(node.exc, ast.Call) and _called(node.exc) in BAD_DATA
    value = node.value if isinstance(node, ast.Expr) else None
    return isinstance(value, ast.Call) and _called(value) == "note"


def _called(call: ast.Call) -> str:
    name = call.func
    return name.attr if isinstance(name, ast.Attribute) else getattr(name, "id", "")


def _span(node: ast.AST) -> Span:
    place = vars(node)
    return (
        (place["lineno"], place["col_offset"]),
        (place["end_lineno"], place["end_col_offset"]),
    )
