"""The drawn circle of patches: the next three with what they cost, and all others in order."""

from collections.abc import Iterator

from kb.engines.drawing import Svg, area, element, group, use, words
from kb.engines.patchwork import drawn_patches
from kb.engines.patchwork.pieces import PATCHES

OFFER = 47
"""How high one of the next three is."""
COSTS = 76
"""Where in it the costs stand."""
SMALL = (20, 25)
"""The room for each of the others."""
FIGURE = "M0 10.5q0-5 3-5.5a2.6 2.6 0 1 1 3 0q3 .5 3 5.5z"
"""The neutral token."""
GLASS = "M1 0h6.5M1 10h6.5M1.5 0q0 3 2.7 5-2.7 2-2.7 5M7 0q0 3-2.7 5 2.7 2 2.7 5"
"""An hourglass."""


def choice(patches: tuple[str, ...]) -> Iterator[Svg]:
    """The next patches from the neutral token on, one below the other."""
    yield element("path", {"class": "pw-figure", "d": FIGURE})
    yield words(14, 9, "Zur Wahl" if patches else "Kein Flicken mehr", "pw-said")
    for at, patch in enumerate(patches):
        yield group("pw-offer", *_offer(patch), at=f"0 {15 + at * OFFER}")


def _offer(patch: str) -> Iterator[Svg]:
    """A patch with its name, its price and its time."""
    shown = use(drawn_patches.name(patch, drawn_patches.flattest(patch)), 0, 0)
    yield element("g", {"transform": "scale(.82)"}, shown)
    yield words(COSTS, 10, patch, "pw-name")
    yield use(drawn_patches.BUTTON, COSTS + 4, 20)
    yield words(COSTS + 12, 23.5, str(PATCHES[patch].buttons), "pw-price")
    yield element("path", {"class": "pw-glass", "d": GLASS, "transform": f"translate({COSTS} 29)"})
    yield words(COSTS + 12, 37.5, str(PATCHES[patch].time), "pw-price")


def areas(patches: tuple[str, ...], x: float, width: float) -> Iterator[Svg]:
    """The patches to choose from."""
    for at, patch in enumerate(patches):
        yield area(f"patch.{patch}", x - 2, 14 + at * OFFER, width + 2, OFFER - 1)


def rest(patches: tuple[str, ...], width: float) -> Iterator[Svg]:
    """The other patches, in lines as wide as that."""
    if patches:
        yield words(0, 9, "Danach im Kreis", "pw-said")
    in_a_line = int(width // SMALL[0])
    for at, patch in enumerate(patches):
        x, y = at % in_a_line * SMALL[0], 15 + at // in_a_line * SMALL[1]
        yield use(f"patchwork-{patch}-small", x, y)


def height(patches: tuple[str, ...], width: float) -> float:
    """How high the others are."""
    return 17 - (-len(patches) // (width // SMALL[0])) * SMALL[1] if patches else 0


def symbols(chosen: tuple[str, ...], others: tuple[str, ...]) -> dict[str, Svg]:
    """What both refer to."""
    found = {drawn_patches.BUTTON: drawn_patches.button()}
    for patch in chosen:
        found.update(drawn_patches.patch_symbols(patch, drawn_patches.flattest(patch)))
    for patch in others:
        found.update(drawn_patches.small(patch))
    return found
