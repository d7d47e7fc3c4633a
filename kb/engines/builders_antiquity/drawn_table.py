"""The drawn table: investments, the open rows of buildings and workers, and the box."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from kb.engines.builders_antiquity.cards import Building, University, Worker
from kb.engines.builders_antiquity.drawn_cards import (
    MIDDLE,
    building,
    chip,
    tool,
    university,
    worker,
)
from kb.engines.builders_antiquity.drawn_scene import Scene
from kb.engines.builders_antiquity.drawn_symbols import icon
from kb.engines.counters import DIGIT, amount, plain
from kb.engines.drawing import words
from kb.engines.layout import Block, below, caption, flow, heading, panel

Card = TypeVar("Card", Building, University, Worker)


def table(scene: Scene) -> Block:
    """What lies in the middle."""
    if scene.position.phase == "set-up":
        return panel([heading("In der Schachtel"), *_box(scene)])
    return panel([heading("Auslage"), *_investments(scene), *_buildings(scene), *_workers(scene)])


def _investments(scene: Scene) -> Iterator[Block]:
    position, was = scene.position, scene.before
    fewer = position.loan_stack - was.loan_stack if was else 0
    bank = (icon("coin", 11, MIDDLE), words(20, MIDDLE + 4, "Bank", "figure"))
    chips = [chip("bank", 50, scene.mark("bank"), *bank)]
    chips += [tool(each, f"tool.{each}", scene.mark(f"tool.{each}")) for each in position.tools]
    mark = scene.mark("loan", new=bool(fewer))
    yield flow([*chips, _loans("loan", position.loan_stack, fewer, mark)])
    if position.slaves:
        yield caption("Sklaven")
    yield _cards(scene, worker, "slave", position.slaves)
    if position.universities:
        yield caption("Universitäten")
    yield _cards(scene, university, "university", position.universities)


def _loans(touch: str, number: int, change: int, mark: str) -> tuple[float, Block]:
    """The stack of loans, or how many fewer lie there now."""
    loans = amount(icon("loan", 10, MIDDLE), number, change, 10, MIDDLE)
    beside = words(23 + DIGIT * len(plain(number)), MIDDLE + 4, "Darlehen", "soft")
    return chip(touch, 88, mark, loans, beside if not change else "")


def _buildings(scene: Scene) -> Iterator[Block]:
    position, was = scene.position, scene.before
    if position.buildings or position.building_stack:
        yield caption("Bauwerke", f"Stapel: {len(position.building_stack)}")
    yield _cards(scene, building, "building", position.buildings, was.buildings if was else None)


def _workers(scene: Scene) -> Iterator[Block]:
    position, was = scene.position, scene.before
    if position.workers or position.worker_stack:
        yield caption("Arbeiter", f"Stapel: {len(position.worker_stack)}")
    yield _cards(scene, worker, "worker", position.workers, was.workers if was else None)


def _cards(
    scene: Scene,
    drawn: Callable[[Card, str, str], Block],
    kind: str,
    cards: Iterable[Card],
    before: Iterable[Card] | None = None,
) -> Block:
    """Cards one below the other; with those that lay there before, new ones have a ring."""

    def one(each: Card) -> Block:
        touch = f"{kind}.{each.name}"
        return drawn(each, touch, scene.mark(touch, new=scene.new(each.name, before)))

    return below(map(one, cards), 3)


def _box(scene: Scene) -> Iterator[Block]:
    """All cards before the set-up."""
    box = scene.position.box
    yield _cards(scene, building, "box", box.buildings)
    yield _cards(scene, worker, "box", (*box.workers, *box.apprentices, *box.slaves))
    yield _cards(scene, university, "box", box.universities)
    chips = [tool(each, f"box.{each}", "") for each in box.tools]
    yield flow([*chips, _loans("box.loan", box.loans, 0, "")] if box.loans else chips)
