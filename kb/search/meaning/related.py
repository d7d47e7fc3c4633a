"""Related rules: those of the same game that say something similar, by computation only."""

from collections import defaultdict
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from kb.search.unit import Unit


def related(
    units: Sequence[Unit], vectors: NDArray[np.int8], limit: int = 4
) -> dict[tuple[str, str], list[Unit]]:
    """For each rule, by game and id, the nearest rules of its game, nearest first.

    Rules under the same heading are left out: they stand beside it on the page.
    """
    found: dict[tuple[str, str], list[Unit]] = {}
    rules: dict[str, list[int]] = defaultdict(list)
    for at, unit in enumerate(units):
        if unit.kind == "rule":
            rules[unit.game].append(at)
    for places in rules.values():
        rows = vectors[places].astype(np.int64)  # whole numbers, so that every machine agrees
        lengths = np.sqrt((rows**2).sum(axis=1))
        near = np.argsort(-(rows @ rows.T) / np.maximum(lengths, 1), axis=1, kind="stable")
        for at, order in zip(places, near, strict=True):
            rule, others = units[at], (units[places[other]] for other in order)
            elsewhere = [other for other in others if other.title != rule.title]
            found[rule.game, rule.id] = elsewhere[:limit]
    return found
