"""Layout: blocks of a drawing below one another or side by side, panels, cards and names."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from kb.engines.drawing import Svg, element, joined, short, words

INNER = 304
"""The width inside of a panel."""
EDGE = 8
WIDTH = INNER + 2 * EDGE
LINE = 24
"""The height of a card that is drawn as a line, so that a finger meets only one."""

_NARROW = frozenset("fijlrtI!|.,:;'()[]/ „“")
_WIDE = frozenset("mwMW")


class Block(NamedTuple):
    """A piece with its origin at the top left, and how much height it takes."""

    height: float
    svg: Svg


def moved(piece: Svg, x: float, y: float) -> Svg:
    """A piece at another place."""
    if not piece or not (x or y):
        return piece
    return element("g", {"transform": f"translate({short(x)},{short(y)})"}, piece)


def below(blocks: Iterable[Block], gap: float = 6) -> Block:
    """Blocks one below the other; those of no height take no gap."""
    pieces, top = [], 0.0
    for block in blocks:
        if block.height:
            pieces.append(moved(block.svg, 0, top))
            top += block.height + gap
    return Block(max(0, top - gap), joined(pieces))


def beside(blocks: Sequence[Block], across: int, step: float, gap: float = 6) -> Block:
    """Blocks side by side, so many in a line, each a step to the right of the one before."""
    lines = [blocks[at : at + across] for at in range(0, len(blocks), across)]
    return below((_line(line, step) for line in lines), gap)


def _line(blocks: Sequence[Block], step: float) -> Block:
    pieces = (moved(block.svg, at * step, 0) for at, block in enumerate(blocks))
    return Block(max(block.height for block in blocks), joined(pieces))


def flow(blocks: Iterable[tuple[float, Block]], gap: float = 5) -> Block:
    """Blocks of given widths side by side, on a new line where one has no more room."""
    lines: list[list[Svg]] = [[]]
    x = height = 0.0
    for width, block in blocks:
        if x and x + width > INNER:
            lines.append([])
            x = 0.0
        lines[-1].append(moved(block.svg, x, 0))
        x, height = x + width + gap, max(height, block.height)
    return below((Block(height, joined(line)) for line in lines), gap)


def panel(blocks: Iterable[Block], kind: str = "panel") -> Block:
    """Blocks in a frame."""
    inside = below(blocks, 4)
    height = inside.height + 2 * EDGE - 2
    box = element("rect", {"class": kind, "x": 1, "width": WIDTH - 2, "height": height, "rx": 10})
    return Block(height, joined([box, moved(inside.svg, EDGE, EDGE - 2)]))


def heading(said: str) -> Block:
    """The name of a panel."""
    return Block(17, words(0, 14, said, "title"))


def caption(said: str, right: str = "") -> Block:
    """A small heading, perhaps with something at the right end."""
    end = element("text", {"class": "right", "x": INNER, "y": 11.5}, right) if right else Svg()
    return Block(14, joined([words(0, 11.5, said, "soft"), end]))


def card(touch: str, width: float, height: float, mark: str, *pieces: str) -> Block:
    """A card with what is on it, to be touched by a key, in a ring of a kind if there is any."""
    box = element("rect", {"class": "card", "width": width, "height": height, "rx": 6})
    ring = {"class": mark, "x": -1, "y": -1, "width": width + 2, "height": height + 2, "rx": 7}
    whole = (box, *pieces, element("rect", ring) if mark else "")
    return Block(height, element("g", {"data-touch": touch}, *whole))


def fitted(name: str, width: float, size: float) -> str:
    """A name as it has room at a size of letters, cut with … where it has not."""
    room = width / size
    if sum(map(_breadth, name)) <= room:
        return name
    kept = ""
    for letter in name:
        room -= _breadth(letter)
        if room < 1:
            break
        kept += letter
    return f"{kept.rstrip()}…"


def in_two(name: str, width: float, size: float) -> list[str]:
    """A name on one line, or on two where it needs them and has a space or hyphen to break at."""
    if fitted(name, width, size) == name:
        return [name]
    breaks = [at + 1 for at, letter in enumerate(name) if letter in " -"]
    fits = [at for at in breaks if fitted(name[:at].rstrip(), width, size) == name[:at].rstrip()]
    if not fits:
        return [fitted(name, width, size)]
    return [name[: fits[-1]].rstrip(), fitted(name[fits[-1] :], width, size)]


def _breadth(letter: str) -> float:
    """How wide a letter is in most fonts, as a share of its size."""
    if letter in _NARROW:
        return 0.33
    if letter in _WIDE:
        return 0.9
    return 0.67 if letter.isupper() else 0.56
