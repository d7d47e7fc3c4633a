"""Writes docs/architecture.md from the first sentence of every module."""

import ast
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "architecture.md"
HEAD = """# Architecture

Made by `make docs` from the first sentence of each module; a test keeps it so. Data flows
downwards: `engines`, `checker`, `records`, `site`, and the command line on top of all.
[design.md](design.md) says why.
"""
FLOW = (
    "kb/engines",
    "kb/engines/*",
    "kb/checker",
    "kb/records",
    "kb/records/checks",
    "kb/site",
    "kb/site/server",
    "kb",
)


def page() -> str:
    """The whole page."""
    folders = [folder for pattern in FLOW for folder in sorted(ROOT.glob(pattern))]
    return HEAD + "".join(_part(folder) for folder in folders if any(folder.glob("*.py")))


def _part(folder: Path) -> str:
    modules = sorted(folder.glob("*.py"))
    lines = [f"- `{module.name}` – {_sentence(module)}" for module in modules if _says(module)]
    return f"\n## {folder.relative_to(ROOT).as_posix()}\n\n" + "\n".join(lines) + "\n"


def _says(module: Path) -> str:
    return ast.get_docstring(ast.parse(module.read_text("utf-8"))) or ""


def _sentence(module: Path) -> str:
    return _says(module).splitlines()[0]


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
