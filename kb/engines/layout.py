"""Layout: blocks of a drawing below one another or side by side, and names as there is room."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from kb.engines.drawing import Svg, element, joined, short

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
