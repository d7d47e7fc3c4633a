"""Diagrams of Rasende Roboter: the plan with its robots, the chip, bids and chips won."""

from collections.abc import Iterator
from functools import cache

from kb.engines.drawing import Drawing, Svg, drawing, element, group, numbers, symbol, use, words
from kb.engines.layout import fitted
from kb.engines.rasende_roboter import drawn_plan, drawn_robots, told
from kb.engines.rasende_roboter.board import SIZE
from kb.engines.rasende_roboter.drawn_plan import HALF, SPACE
from kb.engines.rasende_roboter.moves import Drive, Move
from kb.engines.rasende_roboter.position import Player, Position

BOARD = SIZE * SPACE
EDGE = 14
"""Room for the numbers of columns and rows."""
NUMBERS = "rasende-roboter-numbers"
DIGIT = 5.3
"""How wide a digit of these numbers is."""
ROW = 19
"""How high the line of a player is."""
GLASS = "M-4-7H4M-4 7H4M-3.4-7q0 4 2.6 7-2.6 3-2.6 7M3.4-7q0 4-2.6 7 2.6 3 2.6 7"
"""An hourglass around the origin."""
SAND = {
    "still": "M-2.6 6q2.6-4 5.2 0z",
    "running": "M-2.4-4.6H2.4L0-.6zM-2.4 6q2.4-3.4 4.8 0zM-.3-1V4",
    "empty": "M-2.8 6q2.8-6 5.6 0z",
}
STATES = {"still": "Sanduhr steht", "running": "Sanduhr läuft", "empty": "Sanduhr abgelaufen"}


def draw(
    position: Position, *, before: Position | None = None, move: Move | None = None
) -> Drawing:
    """The table; what a move changed since the position before is marked.

    A move without a position before is one that was refused: it is drawn as it was tried.
    """
    marked = [*drawn_robots.ways(position, before)] if before and not before.boxed else []
    if isinstance(move, Drive) and not before:
        marked += drawn_robots.tried(position, move)
    robots = [] if position.boxed else [*drawn_robots.robots(position)]
    plan = group(
        "rr-plan rr-boxed" if position.boxed else "rr-plan",
        *_plan(position),
        *_middle(position, before),
        *marked,
        *robots,
        at=f"{EDGE} {EDGE}",
    )
    pieces = [use(NUMBERS, 0, 0), plan, *_round(position, before), *_players(position, before)]
    size = (EDGE + BOARD + 2, EDGE + BOARD + 26 + ROW * len(position.players))
    areas = (
        ()
        if position.boxed
        else (group("rr-areas", *drawn_robots.areas(position), at=f"{EDGE} {EDGE}"),)
    )
    return drawing(
        "rasende-roboter",
        size,
        pieces,
        title=told.title(position),
        alt=told.alt(position, before, move),
        symbols=_symbols(position),
        areas=areas,
    )


def _symbols(position: Position) -> dict[str, Svg]:
    found = {NUMBERS: _numbers()}
    for turns, side in enumerate(position.plan.sides):
        found.update(drawn_plan.part_symbols(side, turns))
    for colour, _ in (*position.robots.items(), *position.under_robots.items()):
        found.update(drawn_robots.robot_symbols(colour))
    chips = [chip for player in position.players for chip in player.chips]
    for chip in (*chips, *([position.target] if position.target else [])):
        found[drawn_plan.name(chip)] = drawn_plan.chip_symbol(chip)
    return found


@cache
def _numbers() -> Svg:
    """The numbers beside the plan: columns and rows count from 0, as traces say spaces."""
    middles = [(at, EDGE + (at + 0.5) * SPACE, len(str(at)) * DIGIT / 2) for at in range(SIZE)]
    columns = [(at, (middle - half, 9)) for at, middle, half in middles]
    rows = [(at, (5 - half, middle + 3)) for at, middle, half in middles]
    return symbol(NUMBERS, numbers([*columns, *rows], DIGIT, "rr-count"))


def _plan(position: Position) -> Iterator[Svg]:
    for turns, side in enumerate(position.plan.sides):
        yield use(drawn_plan.part_name(side, turns), 0, 0)
    yield element("rect", {"class": "rr-rim", "width": BOARD, "height": BOARD})


def _middle(position: Position, before: Position | None) -> Iterator[Svg]:
    """The block in the middle, with the chip that lies open on it."""
    box = {"x": HALF - SPACE, "y": HALF - SPACE, "width": 2 * SPACE, "height": 2 * SPACE}
    yield element("rect", {"class": "rr-middle", **box})
    if position.target:
        moved = {"transform": f"translate({HALF} {HALF}) scale(1.75)"}
        yield element("g", moved, use(drawn_plan.name(position.target), 0, 0))
        if before and before.target != position.target:
            yield element("circle", {"class": "rf-changed", "cx": HALF, "cy": HALF, "r": 18.5})


def _round(position: Position, before: Position | None) -> Iterator[Svg]:
    """The hourglass, what is counted, and how many chips are still face down."""
    y = EDGE + BOARD + 15
    yield group(
        "rr-glass",
        element("path", {"class": "rr-sand", "d": SAND[position.glass]}),
        element("path", {"class": "rr-frame", "d": GLASS}),
        at=f"{EDGE + 5} {y}",
    )
    turned = before and (before.glass, before.runs) != (position.glass, position.runs)
    said = "Alles liegt noch in der Schachtel" if position.boxed else STATES[position.glass]
    yield words(EDGE + 15, y + 3.5, said, "rr-said rf-new" if turned else "rr-said")
    if position.rides or position.count:
        counted = before and before.count != position.count
        yield words(
            EDGE + 130,
            y + 3.5,
            f"gezählt: {position.count}",
            "rr-said rf-new" if counted else "rr-said",
        )
    text = {"class": "rr-said rr-said--end", "x": EDGE + BOARD, "y": y + 3.5}
    if not position.boxed:
        yield element("text", text, f"verdeckt: {len(position.pile)}")


def _players(position: Position, before: Position | None) -> Iterator[Svg]:
    """Each player with chips and bid."""
    for at, player in enumerate(position.players):
        earlier = before.player(player.name) if before else None
        y = EDGE + BOARD + 26 + ROW * at
        yield group("rr-player", *_player(position, player, before, earlier), at=f"{EDGE} {y}")


def _player(
    position: Position, player: Player, before: Position | None, earlier: Player | None
) -> Iterator[Svg]:
    yield words(0, 12.5, fitted(player.name, 72, 11), "rr-name")
    step = min(17, 160 / max(1, len(player.chips)))
    for number, chip in enumerate(player.chips):
        moved = f"translate({84 + number * step:g} 9) scale({min(0.94, step / 18):.2f})"
        yield element("g", {"transform": moved}, use(drawn_plan.name(chip), 0, 0))
        if earlier and chip not in earlier.chips:
            yield element(
                "circle", {"class": "rf-changed", "cx": 84 + number * step, "cy": 9, "r": 9.2}
            )
    if player.face_down:
        yield words(245, 12.5, f"verdeckt {len(player.face_down)}", "rr-said")
    yield from _bid(position, player.name, before)


def _bid(position: Position, name: str, before: Position | None) -> Iterator[Svg]:
    """The last bid of a player, and whether its proof has failed."""
    bids = [call for call in position.bids if call.player == name]
    if not bids:
        return
    bid, failed = bids[-1], bids[-1] in position.failed
    new = before and (bid not in before.bids or (failed and bid not in before.failed))
    kind = f"rr-bid rr-said--end{' rf-new' if new else ''}"
    said = f"bietet {bid.moves}{' ✗' if failed else ''}"
    yield element("text", {"class": kind, "x": BOARD, "y": 12.5}, said)
