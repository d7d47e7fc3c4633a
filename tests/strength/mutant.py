"""A mutant: one small change of the rules, and where it is."""

import ast
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Mutant:
    """A module with one change."""

    where: str
    """Module, class and function: `quilt.whole`."""
    before: str
    """The lines that were changed, as one."""
    after: str
    source: str
    """The whole module with the change."""

    @property
    def name(self) -> str:
        """What it is called where a reason is given."""
        return f"{self.where}: {self.after}"

    @property
    def module(self) -> str:
        """The module, by its name in its folder."""
        return self.where.partition(".")[0]


def where(file: Path, source: str, line: int) -> str:
    """What a line belongs to: module, class and function."""
    names, bodies = [file.stem], [ast.parse(source).body]
    while bodies:
        for node in bodies.pop():
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
                if first <= line <= (node.end_lineno or first):
                    names.append(node.name)
                    bodies.append(node.body)
    return ".".join(names)
