"""Drawn symbols: goods, bots and marks as drawings refer to them, each around its own middle."""

from kb.engines.drawing import Svg, element, symbol, use

BOTS = 4
"""Bots that differ in the shape of their heads, one for each seat."""
GAME = "clockworker"

_FACE = (
    "M-4-1.2a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0M.6-1.2a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0"
    "M-2.6 2.6H2.6V3.7H-2.6Z"
)
"""Eyes and mouth, which are holes."""
_SQUARE = "M-5.5-5.5H5.5Q7-5.5 7-4V4.5Q7 6 5.5 6H-5.5Q-7 6-7 4.5V-4Q-7-5.5-5.5-5.5Z"
_HEADS = (
    _SQUARE + "M-.6-8.6H.6V-5.5H-.6Z",
    "M-7 .2a7 6 0 1 0 14 0a7 6 0 1 0-14 0Z"
    "M-5-8.2L-4-8.8-1.6-5.9-2.8-5.3ZM5-8.2L4-8.8 1.6-5.9 2.8-5.3Z",
    "M-4.5-5.5H4.5L8 .3 4.5 6.2H-4.5L-8 .3ZM-3-8.6H3V-7.5H.6V-5.5H-.6V-7.5H-3Z",
    "M-7.5 6V1A7.5 6.5 0 0 1 7.5 1V6ZM-1.5-7.3a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0Z",
)


def icon(name: str, x: float, y: float) -> Svg:
    """A symbol with its middle at a point."""
    return use(f"{GAME}-{name}", x, y)


def _path(kind: str, d: str) -> Svg:
    return element("path", {"class": f"{GAME}-{kind}", "d": d})


def _circle(kind: str, r: float, **more: object) -> Svg:
    return element("circle", {"class": f"{GAME}-{kind}", "r": r, **more})


def _letter(letter: str) -> Svg:
    return element("text", {"class": f"{GAME}-letter", "y": 3.3}, letter)


def _face(kind: str, head: str) -> Svg:
    return element("path", {"class": f"{GAME}-{kind}", "fill-rule": "evenodd", "d": head + _FACE})


_PIECES: dict[str, tuple[Svg, ...]] = {
    "gears": (
        _circle("gears", 5.4, **{"stroke-width": 2.8, "stroke-dasharray": "2.2 2.04"}),
        _circle("gears", 3.4, **{"stroke-width": 2.4}),
    ),
    "red": (
        _path("red", "M-4.5-6H4.5Q6-6 6-4.5V4.5Q6 6 4.5 6H-4.5Q-6 6-6 4.5V-4.5Q-6-6-4.5-6Z"),
        _letter("R"),
    ),
    "green": (_path("green", "M-3.6-6.2H3.6L7 0 3.6 6.2H-3.6L-7 0Z"), _letter("G")),
    "blue": (_circle("blue", 6.4), _letter("B")),
    "gold": (
        _path(
            "gold", "M0-7.2L2.1-2.5 7.1-1.9 3.4 1.5 4.4 6.5 0 4-4.4 6.5-3.4 1.5-7.1-1.9-2.1-2.5Z"
        ),
    ),
    "bots": (
        _face("bots", _SQUARE),
        _path("plus", "M3 2.6H4.9V.7H6.7V2.6H8.6V4.4H6.7V6.3H4.9V4.4H3Z"),
    ),
    "points": (_path("points", "M1.8-7.2L-5 1.2H-.8L-2.2 7.2 5-1.6H.8Z"),),
    "slot": (_circle("slot", 9),),
    "extra": (_path("extra", "M0-7.5L6.5-3.8V3.8L0 7.5-6.5 3.8V-3.8Z"),),
    "artefact": (
        _path("artefact", "M-3.5-5.5H3.5L7-1.5 0 6.5-7-1.5ZM-7-1.5H7M-3.5-5.5L0 6.5 3.5-5.5"),
    ),
    "open": (_circle("open", 6.2), _circle("hole", 1.8)),
    "hidden": (_circle("hidden", 5.8), _circle("hidden", 1.2)),
    **{f"bot{at}": (_face("bot", head),) for at, head in enumerate(_HEADS, 1)},
}

SYMBOLS = {f"{GAME}-{name}": symbol(f"{GAME}-{name}", *pieces) for name, pieces in _PIECES.items()}
"""All of them, by the id that a page holds them by."""
