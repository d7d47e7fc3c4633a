"""The emblem: the small drawing of a game, an SVG of plain shapes."""

from pathlib import Path
from xml.etree import ElementTree

from kb.records.problem import Problem

ELEMENTS = {"svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "title"}
"""Shapes only: no text, no scripts, no links, nothing from elsewhere."""
_SVG = "{http://www.w3.org/2000/svg}"


def problems(file: Path, name: str) -> list[Problem]:
    """What is wrong with an emblem; a game may have none."""
    if not file.exists():
        return []
    source = file.read_bytes()
    if b"<!" in source or b"<?" in source:
        message = "declarations, comments and processing instructions – keep to plain shapes"
        return [Problem(name, 1, 1, "", message)]
    try:
        root = ElementTree.fromstring(source)  # noqa: S314 – declarations are refused above
    except ElementTree.ParseError as error:
        line, column = error.position
        return [Problem(name, line, column + 1, "", f"not XML: {error} – mend it")]
    found = []
    for element in root.iter():
        tag = str(element.tag).removeprefix(_SVG)
        if tag not in ELEMENTS:
            found.append(f"element <{tag}> – an emblem has only {', '.join(sorted(ELEMENTS))}")
        for key, value in element.attrib.items():
            if key.startswith(("on", "{", "href")) or key == "style" or "url(" in value:
                found.append(f"attribute '{key}' – an emblem has plain attributes of shapes only")
    return [Problem(name, 1, 1, "", message) for message in dict.fromkeys(found)]
