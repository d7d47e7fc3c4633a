"""Pieces: the patches, the time board and the buttons, from the data beside this module."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kb.engines.patchwork.shapes import Shape


@dataclass(frozen=True)
class Patch:
    """One of the patches around the time board."""

    id: str
    shape: Shape
    buttons: int
    """What it costs, in buttons."""
    time: int
    """What it costs, in spaces on the time board."""
    income: int
    """How many buttons are printed on it."""


def _data(name: str) -> Any:
    return json.loads(Path(__file__).with_name(name).read_text("utf-8"))


def _patch(entry: Mapping[str, Any]) -> Patch:
    shape = frozenset((x, y) for x, y in entry["cells"])
    return Patch(entry["id"], shape, entry["buttons"], entry["time"], entry["income"])


PATCHES = {patch.id: patch for patch in map(_patch, _data("patches.json")["entries"])}
"""The patches by name."""
SMALLEST = min(PATCHES.values(), key=lambda patch: len(patch.shape)).id
"""The patch of two squares, which the neutral token starts next to."""
CIRCLE = (*(name for name in PATCHES if name != SMALLEST), SMALLEST)
"""All patches, in an order of no meaning."""

_BOARD = _data("time_board.json")
START_SPACE: int = _BOARD["start_space"]
LAST_SPACE: int = _BOARD["last_space"]
INCOME_SPACES: tuple[int, ...] = tuple(_BOARD["income_spaces"])
SPECIAL_SPACES: Mapping[str, tuple[int, ...]] = {
    entry["edition"]: tuple(entry["special_patch_spaces"]) for entry in _BOARD["entries"]
}
"""The spaces marked for special patches, by edition."""

BUTTONS = 32 * 1 + 12 * 5 + 5 * 10 + 1 * 20
"""What all button tiles together are worth, in buttons."""
