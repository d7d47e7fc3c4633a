"""The emblem: the small drawing of a game, an SVG of plain shapes."""

from pathlib import Path
from xml.parsers import expat

from kb.records.problem import Problem
from kb.records.walk import nearest

_SVG = "http://www.w3.org/2000/svg"
ELEMENTS = {"svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "title"}
"""Shapes only: no text, no scripts, no links, nothing from elsewhere."""
ATTRIBUTES = {
    "viewBox", "width", "height", "preserveAspectRatio", "role", "class", "transform", "focusable",
    "d", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "points", "pathLength",
    "aria-hidden", "aria-label", "opacity", "fill", "fill-opacity", "fill-rule", "stroke",
    "stroke-width", "stroke-opacity", "stroke-linecap", "stroke-linejoin", "stroke-dasharray",
    "stroke-dashoffset", "stroke-miterlimit", "vector-effect",
}  # fmt: skip
"""What shapes need; nothing that runs, loads or styles."""


def problems(file: Path) -> list[Problem]:
    """What is wrong with an emblem; a game may have none."""
    if not file.exists():
        return []
    name = file.as_posix()
    reader = _Reader(name)
    try:
        reader.parser.Parse(file.read_bytes(), True)
    except expat.ExpatError as error:
        what = f"not XML: {expat.ErrorString(error.code)} – mend it"
        reader.found.append(Problem(name, error.lineno, error.offset + 1, "", what))
    except OSError as error:
        reader.found.append(Problem(name, 1, 1, "", f"cannot be read ({error.strerror}) – mend it"))
    except _Refused:
        pass
    return reader.found


class _Refused(Exception):
    """A declaration, after which reading on would be unsafe."""


class _Reader:
    """Goes through a drawing and notes what does not belong in it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.found: list[Problem] = []
        self.depth = 0
        self.parser = expat.ParserCreate("utf-8", " ")
        self.parser.StartElementHandler = self._element
        self.parser.EndElementHandler = self._end
        self.parser.StartDoctypeDeclHandler = self._declaration
        self.parser.XmlDeclHandler = self._declaration
        self.parser.ProcessingInstructionHandler = self._declaration
        self.parser.CommentHandler = self._declaration
        self.parser.StartCdataSectionHandler = self._declaration

    def _note(self, message: str) -> None:
        line, column = self.parser.CurrentLineNumber, self.parser.CurrentColumnNumber
        self.found.append(Problem(self.name, line, column + 1, "", message))

    def _declaration(self, *_: object) -> None:
        self._note("a declaration, comment or processing instruction – keep to plain shapes")
        raise _Refused

    def _element(self, name: str, attributes: dict[str, str]) -> None:
        space, _, tag = name.rpartition(" ")
        if space != _SVG:
            self._note(f'<{tag}> is no SVG – give <svg> xmlns="{_SVG}" and keep to its shapes')
        elif tag not in ELEMENTS:
            self._note(f"element <{tag}> – an emblem has only {', '.join(sorted(ELEMENTS))}")
        elif not self.depth and tag != "svg":
            self._note(f"<{tag}> – a drawing begins with <svg>")
        for key, value in attributes.items():
            own = key.rpartition(" ")[2]
            if key not in ATTRIBUTES:
                near = nearest(own, ATTRIBUTES)
                advice = f"did you mean '{near}'?" if near else "remove it; shapes need none such"
                self._note(f"attribute '{own}' – {advice}")
            elif "(" in value and key != "transform":
                self._note(f'{own}="{value}" – write a colour or a number, not a function')
        self.depth += 1

    def _end(self, _: str) -> None:
        self.depth -= 1
