"""The walls of the house: which way imports run, how long modules are, what none may use."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MODULES = sorted((ROOT / "kb").rglob("*.py"))
TESTS = sorted((ROOT / "tests").rglob("*.py"))
FLOW = ("engines", "checker", "records", "search", "site", "cli")
"""Each may import from those before it."""
LONGEST = 400
STANDARD_LIBRARY_ONLY = ("engines", "checker")


def _room(module: str) -> str:
    """The part of kb that a module's dotted name belongs to."""
    return module.split(".")[1] if module.count(".") else ""


def _imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{_name(file)} imports by a relative name"
            module = node.module or ""
            names = [f"{module}.{name.name}" for name in node.names]
            yield from names if module == "kb" else [module]


def _name(file: Path) -> str:
    return ".".join(file.relative_to(ROOT).with_suffix("").parts)


@pytest.mark.parametrize("file", MODULES, ids=_name)
def test_imports_run_one_way(file: Path) -> None:
    room = _room(_name(file))
    if room not in FLOW:
        return
    allowed = FLOW[: FLOW.index(room) + 1]
    for module in _imports(file):
        if module.startswith("kb.") and _room(module) in FLOW:
            assert _room(module) in allowed, f"{_name(file)} imports {module}, against the flow"


@pytest.mark.parametrize("file", MODULES, ids=_name)
def test_engines_and_checker_need_nothing_but_the_standard_library(file: Path) -> None:
    import sys

    if _room(_name(file)) in STANDARD_LIBRARY_ONLY:
        for module in _imports(file):
            top = module.split(".")[0]
            assert top == "kb" or top in sys.stdlib_module_names, f"{_name(file)} imports {module}"


@pytest.mark.parametrize("file", [*MODULES, *TESTS], ids=_name)
def test_modules_are_short_and_say_what_they_are_for(file: Path) -> None:
    source = file.read_text("utf-8")
    assert len(source.splitlines()) <= LONGEST
    sentence = (ast.get_docstring(ast.parse(source)) or "").split("\n")[0]
    assert sentence.endswith("."), f"{_name(file)} opens with no sentence on what it is for"


def test_nothing_is_evaluated_or_unpickled() -> None:
    forbidden = re.compile(
        r"(?<![\w.])(?:eval|exec)\(|\bpickle\b|yaml\.(?:load|full_load|unsafe_load)\("
    )
    found = [
        f"{_name(file)}:{number}"
        for file in MODULES
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if forbidden.search(line)
    ]
    assert not found


def test_pages_name_no_foreign_origin_to_load_from() -> None:
    loads = re.compile(r"""(?:src=|@import|url\(|srcset=)\s*["']?(?:https?:)?//""")
    files = [*(ROOT / "kb/site").rglob("*"), *(ROOT / "content/pages").glob("*")]
    texts = [file for file in files if file.suffix in {".html", ".css", ".js", ".md", ".svg"}]
    assert texts
    assert not [file for file in texts if loads.search(file.read_text("utf-8"))]
