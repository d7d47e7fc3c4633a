"""The drawn table: investments, the open rows of buildings and workers, and the box."""

from collections.abc import Iterator

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
    slaves = ((each, f"slave.{each.name}") for each in position.slaves)
    yield below((worker(each, key, scene.mark(key)) for each, key in slaves), 3)
    if position.universities:
        yield caption("Universitäten")
    schools = ((each, f"university.{each.name}") for each in position.universities)
    yield below((university(each, key, scene.mark(key)) for each, key in schools), 3)


def _loans(touch: str, number: int, change: int, mark: str) -> tuple[float, Block]:
    """The stack of loans, or how many fewer lie there now."""
    loans = amount(icon("loan", 10, MIDDLE), number, change, 10, MIDDLE)
    beside = words(23 + DIGIT * len(plain(number)), MIDDLE + 4, "Darlehen", "soft")
    return chip(touch, 88, mark, loans, beside if not change else "")


def _buildings(scene: Scene) -> Iterator[Block]:
    position, was = scene.position, scene.before
    if position.buildings or position.building_stack:
        yield caption("Bauwerke", f"Stapel: {len(position.building_stack)}")
    lines = []
    for each in position.buildings:
        touch = f"building.{each.name}"
        new = scene.new(each.name, was.buildings if was else None)
        lines.append(building(each, touch, scene.mark(touch, new=new)))
    yield below(lines, 3)


def _workers(scene: Scene) -> Iterator[Block]:
    position, was = scene.position, scene.before
    if position.workers or position.worker_stack:
        yield caption("Arbeiter", f"Stapel: {len(position.worker_stack)}")
    lines = []
    for each in position.workers:
        touch = f"worker.{each.name}"
        new = scene.new(each.name, was.workers if was else None)
        lines.append(worker(each, touch, scene.mark(touch, new=new)))
    yield below(lines, 3)


def _box(scene: Scene) -> Iterator[Block]:
    """All cards before the set-up."""
    box = scene.position.box
    yield below((building(each, f"box.{each.name}", "") for each in box.buildings), 3)
    people = (*box.workers, *box.apprentices, *box.slaves)
    yield below((worker(each, f"box.{each.name}", "") for each in people), 3)
    yield below((university(each, f"box.{each.name}", "") for each in box.universities), 3)
    chips = [tool(each, f"box.{each}", "") for each in box.tools]
    yield flow([*chips, _loans("box.loan", box.loans, 0, "")] if box.loans else chips)
