"""Told: what a drawing of Rasende Roboter shows, in German, from the same position."""

from collections.abc import Iterator

from kb.engines.rasende_roboter.board import PLACES, Board, board, colour, part
from kb.engines.rasende_roboter.moves import (
    Bid,
    Drive,
    GiveUp,
    Move,
    PutBack,
    Reveal,
    SetUp,
    TimeUp,
)
from kb.engines.rasende_roboter.pieces import GERMAN, Cell, Side, in_chips, in_moves
from kb.engines.rasende_roboter.position import Player, Position, Robots

GLASS = {"still": "steht still", "running": "läuft", "empty": "ist abgelaufen"}
PLACED = {"nw": "im Nordwesten", "ne": "im Nordosten", "se": "im Südosten", "sw": "im Südwesten"}
DIRECTIONS = {
    **{name: GERMAN[name] for name in ("north", "east", "south", "west")},
    "northeast": "Nordosten",
    "southeast": "Südosten",
    "southwest": "Südwesten",
    "northwest": "Nordwesten",
}


def title(position: Position) -> str:
    """The drawing in one line."""
    if position.boxed:
        return "Rasende Roboter: alles liegt noch in der Schachtel"
    return f"Rasende Roboter: Plan aus {', '.join(position.plan.sides)} mit Robotern"


def alt(position: Position, before: Position | None, move: Move | None) -> str:
    """All that the drawing shows, one statement on each line; spaces are (column, row) from 0.

    A plan that was there before is not told again.
    """
    found = ["Alles liegt noch in der Schachtel."] if position.boxed else [*_table(position)]
    if before:
        found += _changes(position, before)
    elif move:
        found.append(f"Versucht und nicht erlaubt: {tried(move)}.")
    if not position.boxed and (not before or before.boxed or before.plan != position.plan):
        found += _shown(board(position.plan))
    return "\n".join(found)


def _table(position: Position) -> Iterator[str]:
    sides = [f"{side} {PLACED[at]}" for at, side in zip(PLACES, position.plan.sides, strict=True)]
    yield f"Plan: {', '.join(sides)}."
    yield f"Roboter: {_where(position.robots)}."
    if position.markers:
        yield f"Ihre Marker: {_where(position.markers)}."
    yield _target(position)
    yield f"Verdeckt: {in_chips(len(position.pile))}. Die Sanduhr {GLASS[position.glass]}."
    if position.rides or position.count:
        yield f"Gezählt: {in_moves(position.count)}."
    for player in position.players:
        yield _player(position, player)


def _where(robots: Robots) -> str:
    return ", ".join(f"{GERMAN[name]} auf {space(cell)}" for name, cell in robots.items())


def space(cell: Cell) -> str:
    """A space as traces and examples say it."""
    return f"({cell[0]}, {cell[1]})"


def _target(position: Position) -> str:
    if not position.target:
        return "In der Mitte liegt kein Zielchip."
    spaces = [cell for chip, cell in board(position.plan).targets if chip == position.target]
    where = f", das Zielfeld ist {space(spaces[0])}" if spaces else ", auf dem Plan ist er nicht"
    return f"In der Mitte liegt: {position.target}{where}."


def _player(position: Position, player: Player) -> str:
    has = [", ".join(player.chips) or "kein Zielchip"]
    if player.face_down:
        has.append(f"{in_chips(len(player.face_down))} verdeckt")
    bids = [call for call in position.bids if call.player == player.name]
    has += [
        f"bietet {call.moves}{', ist gescheitert' if call in position.failed else ''}"
        for call in bids
    ]
    return f"{player.name}: {'; '.join(has)}."


def _changes(position: Position, before: Position) -> Iterator[str]:
    if before.boxed and not position.boxed:
        yield "Neu: Der Plan ist aufgebaut."
        return
    earlier = dict(before.robots.items())
    for name, cell in position.robots.items():
        if name in earlier and earlier[name] != cell:
            yield f"Neu: {GERMAN[name]} fährt von {space(earlier[name])} bis {space(cell)}."
    if position.target != before.target:
        yield f"Neu in der Mitte: {position.target or 'kein Zielchip'}."
    if position.glass != before.glass:
        yield f"Neu: Die Sanduhr {GLASS[position.glass]}."
    yield from _calls(position, before)


def _calls(position: Position, before: Position) -> Iterator[str]:
    """What is new of bids and chips."""
    for call in position.bids[len(before.bids) :]:
        yield f"Neu: {call.player} bietet {call.moves}."
    for call in position.failed[len(before.failed) :]:
        yield f"Neu: Das Gebot von {call.player} ist gescheitert."
    for player in position.players:
        known = before.player(player.name)
        for chip in player.chips:
            if known and chip not in known.chips:
                yield f"Neu: {player.name} bekommt den Zielchip {chip}."


def tried(move: Move) -> str:
    """What a move does, in few words."""
    if isinstance(move, SetUp):
        return "so aufbauen"
    if isinstance(move, Reveal):
        return "einen Zielchip aufdecken"
    if isinstance(move, Bid):
        return f"{move.player} bietet {move.moves}"
    if isinstance(move, TimeUp):
        return "die Sanduhr ist abgelaufen"
    if isinstance(move, Drive):
        to = f" bis {space(move.to)}" if move.to else ""
        return f"{GERMAN[move.robot]} fährt nach {DIRECTIONS[move.direction]}{to}"
    if isinstance(move, GiveUp):
        return f"{move.player or 'wer vorführt'} gibt auf"
    if isinstance(move, PutBack):
        return "den Zielchip zurücklegen"
    return "die Sanduhr umdrehen"


def quadrant(side: Side) -> str:
    """All that a side shows, as it lies in the north-west."""
    mark = f"Seite {side}, Farbmarkierung {GERMAN[colour(side)]}."
    return "\n".join([mark, *_shown(part(side, 0))])


def _shown(plan: Board) -> Iterator[str]:
    """Targets, walls and barriers of the whole plan or of a part."""
    targets = [f"{chip} auf {space(cell)}" for chip, cell in plan.targets]
    yield f"Ziele: {', '.join(targets)}."
    walls = [
        f"{'über' if heading == 'north' else 'links von'} {space(cell)}"
        for cell, heading in sorted(plan.walls)
        if heading in ("north", "west")
    ]
    yield f"Mauern: {', '.join(walls)}."
    barriers = [
        f"{GERMAN[each.colour]} auf {space(cell)} wie {each.shape}"
        for cell, each in plan.barriers.items()
    ]
    if barriers:
        yield f"Barrieren: {', '.join(barriers)}."
