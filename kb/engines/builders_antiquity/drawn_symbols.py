"""Drawn symbols: resources, people and cards as drawings refer to them, around their own middle."""

from kb.engines.drawing import Svg, element, symbol, use

GAME = "builders-antiquity"

_SHAPES = {
    "stone": ("S", 3.3, "M-4.5-6H4.5Q6-6 6-4.5V4.5Q6 6 4.5 6H-4.5Q-6 6-6 4.5V-4.5Q-6-6-4.5-6Z"),
    "wood": ("H", 3.3, "M-6.4 0a6.4 6.4 0 1 0 12.8 0a6.4 6.4 0 1 0-12.8 0Z"),
    "architecture": (
        "A",
        4.6,
        "M0-7Q.8-7 1.3-6.1L7 4.6Q7.6 6 6 6H-6Q-7.6 6-7 4.6L-1.3-6.1Q-.8-7 0-7Z",
    ),
    "decoration": ("D", 3.3, "M0-7.4Q2.2-4 7.4 0 2.2 4 0 7.4-2.2 4-7.4 0-2.2-4 0-7.4Z"),
}
"""Letter, its base line, and outline of each resource."""
_TEMPLE = (
    "M0-7.2L7-3.4V-2H-7V-3.4ZM-5.5-1H-3V4H-5.5ZM-1.2-1H1.2V4H-1.2ZM3-1H5.5V4H3ZM-7 5H7V6.8H-7Z"
)
_HEAD = "M0-7a3.1 3.1 0 1 1 0 6.2a3.1 3.1 0 1 1 0-6.2Z"
_BODY = "M-6.5 6.5Q-6.5.2 0 .2T6.5 6.5Z"


def icon(name: str, x: float, y: float) -> Svg:
    """A symbol with its middle at a point."""
    return use(f"{GAME}-{name}", x, y)


def _path(kind: str, d: str) -> Svg:
    return element("path", {"class": f"{GAME}-{kind}", "d": d})


def _circle(kind: str, r: float, **more: object) -> Svg:
    return element("circle", {"class": f"{GAME}-{kind}", "r": r, **more})


def _letter(letter: str, y: float, kind: str = "letter") -> Svg:
    return element("text", {"class": f"{GAME}-{kind}", "y": y}, letter)


def _resources() -> dict[str, tuple[Svg, ...]]:
    """Each resource as it is delivered, as it is lacking, and as it is delivered in vain."""
    found: dict[str, tuple[Svg, ...]] = {}
    for name, (letter, y, d) in _SHAPES.items():
        found[name] = (_path(name, d), _letter(letter, y))
        found[f"{name}-lacking"] = (_path("lacking", d), _letter(letter, y, "lacked"))
        strike = _path("strike", "M-7 7L7-7")
        found[f"{name}-lost"] = (_path("lacking", d), _letter(letter, y, "lacked"), strike)
    return found


_PIECES: dict[str, tuple[Svg, ...]] = {
    **_resources(),
    "coin": (_circle("coin", 6.3), _circle("rim", 4.2)),
    "points": (_path("points", _TEMPLE),),
    "worker": (_path("person", _HEAD + _BODY),),
    "slave": (
        _path("bound", _HEAD + _BODY),
        _circle("chain", 1.8, cx=5, cy=-4.6),
        _circle("chain", 1.8, cx=7, cy=-2),
    ),
    "citizen": (
        _path("citizen", _HEAD + _BODY),
        _path("laurel", "M-4.6-6.5Q-6.2-2.5-3-.6M4.6-6.5Q6.2-2.5 3-.6"),
    ),
    "machine": (
        _circle("machine", 5.4, **{"stroke-width": 2.8, "stroke-dasharray": "2.2 2.04"}),
        _circle("machine", 3.4, **{"stroke-width": 2.4}),
    ),
    "tool": (_path("tool", "M-6.5-6.5H2.5L5-4 3.6-2.6H-.2V7H-3.4V-2.6H-6.5Z"),),
    "loan": (_path("loan", "M-5-6.5H5V6.5H-5ZM-3-3.5H3M-3-.5H3M-3 2.5H1"),),
    "university": (_path("university", "M0-5.5L8-1.8 0 2-8-1.8ZM-4.6.6V4Q0 7.6 4.6 4V.6M8-1.8V4"),),
    "building": (_path("building", "M-6.5 6.5V-1L0-6.5 6.5-1V6.5ZM-1.8 6.5V1.5H1.8V6.5"),),
    "finished": (_circle("done", 6.8), _path("tick", "M-3.4.2L-1 2.8 3.6-2.8")),
    "free": (_circle("free", 5),),
    "used": (_circle("used", 5),),
}

SYMBOLS = {f"{GAME}-{name}": symbol(f"{GAME}-{name}", *pieces) for name, pieces in _PIECES.items()}
"""All of them, by the id that a page holds them by."""
