"""Told: what a drawing of Patchwork shows, in German, from the same position."""

from collections.abc import Iterable, Iterator

from kb.engines.patchwork import quilt
from kb.engines.patchwork.german import buttons, listed, spaces, square
from kb.engines.patchwork.pieces import PATCHES
from kb.engines.patchwork.position import (
    Advance,
    Buy,
    LeaveSpecial,
    Move,
    PlaceSpecial,
    Player,
    Position,
    SetUp,
    Shift,
)
from kb.engines.patchwork.sewing import CHOICE
from kb.engines.patchwork.shapes import Cell


def title(position: Position) -> str:
    """The drawing in one line."""
    return f"Patchwork: Zeitplan und Decken von {listed([each.name for each in position.players])}"


def alt(position: Position, before: Position | None, move: Move | None) -> str:
    """All that the drawing shows, one statement on each line."""
    found = [_tokens(position), _special_spaces(position)]
    found += [line for player in position.players for line in _player(player)]
    found += _circle(position)
    if before:
        found += _changes(position, before)
    elif move:
        found.append(f"Versucht und nicht erlaubt: {tried(move)}.")
    return "\n".join(found)


def _tokens(position: Position) -> str:
    first, second = position.players
    if first.space == second.space:
        return f"Zeitplan: beide Zeitsteine auf Feld {first.space}, obenauf {position.on_top}."
    said = [f"{player.name} auf Feld {player.space}" for player in position.players]
    return f"Zeitplan: {', '.join(said)}."


def _special_spaces(position: Position) -> str:
    there = position.special_spaces or ()
    tile = "" if position.special_tile_free else "nicht "
    lie = f"Spezialflicken auf Feld {listed(there)}" if there else "Kein Spezialflicken mehr"
    return f"{lie}; das Sonderplättchen ist {tile or 'noch '}zu haben."


def _player(player: Player) -> Iterator[str]:
    has = [buttons(player.buttons)]
    if player.special_patches:
        has.append(f"noch einzufügende Spezialflicken: {player.special_patches}")
    if player.special_tile:
        has.append("das Sonderplättchen")
    yield f"{player.name}: {', '.join(has)}."
    lies = [f"{patch} ({where(cells)})" for patch, cells in quilt.patches(player.quilt).items()]
    for label, name in ((quilt.SPECIAL, "Spezialflicken"), (quilt.OTHER, "sonst bedeckt")):
        if cells := _squares(player, label):
            lies.append(f"{name} ({where(cells)})")
    empty = quilt.empty(player.quilt)
    on_it = "; ".join(lies) if lies else "noch nichts"
    yield f"Decke von {player.name}, {spaces(empty)} leer: {on_it}."


def _squares(player: Player, label: str) -> list[Cell]:
    rows = [row.split() for row in player.quilt]
    return [(x, y) for y, row in enumerate(rows) for x, each in enumerate(row) if each == label]


def where(cells: Iterable[Cell]) -> str:
    """Squares by rows, counted from one: Reihe 1 Spalte 2–4, Reihe 2 Spalte 3."""
    rows: dict[int, list[int]] = {}
    for x, y in sorted(cells):
        rows.setdefault(y, []).append(x)
    return ", ".join(f"Reihe {y + 1} Spalte {_runs(rows[y])}" for y in sorted(rows))


def _runs(numbers: list[int]) -> str:
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    said = [f"{run[0] + 1}–{run[-1] + 1}" if len(run) > 1 else f"{run[0] + 1}" for run in runs]
    return " und ".join(said)


def _circle(position: Position) -> Iterator[str]:
    choice, after = position.circle[:CHOICE], position.circle[CHOICE:]
    if choice:
        yield f"Zur Wahl, von der Figur an: {'; '.join(map(costs, choice))}."
    else:
        yield "Im Kreis liegt kein Flicken mehr."
    if after:
        yield f"Danach im Kreis: {', '.join(after)}."


def costs(name: str) -> str:
    """A patch with its price, its time and its income."""
    patch = PATCHES[name]
    income = f"Einkommen {patch.income}" if patch.income else "kein Einkommen"
    return f"{name} ({buttons(patch.buttons)}, Zeit {patch.time}, {income})"


def _changes(position: Position, before: Position) -> Iterator[str]:
    for player, earlier in zip(position.players, before.players, strict=True):
        if player.name != earlier.name:
            continue
        if player.space != earlier.space:
            yield f"Neu: {player.name} rückt von Feld {earlier.space} auf Feld {player.space}."
        if player.buttons != earlier.buttons:
            yield f"Neu: {player.name} hat {buttons(player.buttons)} statt {earlier.buttons}."
        added = [cell for cell in _all_covered(player) if not quilt.is_covered(earlier.quilt, cell)]
        if added:
            yield f"Neu auf der Decke von {player.name}: {where(added)}."
        if player.special_patches > earlier.special_patches:
            yield f"Neu: {player.name} bekommt einen Spezialflicken."
        if player.special_tile and not earlier.special_tile:
            yield f"Neu: {player.name} hat das Sonderplättchen."


def _all_covered(player: Player) -> list[Cell]:
    rows = [row.split() for row in player.quilt]
    return [
        (x, y) for y, row in enumerate(rows) for x, each in enumerate(row) if each != quilt.FREE
    ]


def tried(move: Move) -> str:
    """What a move does, in few words."""
    if isinstance(move, SetUp):
        return "aufbauen"
    if isinstance(move, Advance):
        to = "" if move.space is None else f" auf Feld {move.space}"
        for_it = "" if move.buttons is None else f" für {buttons(move.buttons)}"
        return f"{move.player} rückt{to} vor{for_it}"
    if isinstance(move, Buy):
        there = f" auf {where(move.cells)}" if move.cells else ", ohne ihn einzufügen"
        return f"{move.player} kauft {move.patch}{there}"
    if isinstance(move, PlaceSpecial):
        return f"{move.player} fügt einen Spezialflicken ein ({square(move.cell)})"
    if isinstance(move, LeaveSpecial):
        return f"{move.player} verzichtet auf den Spezialflicken"
    if isinstance(move, Shift):
        return f"{move.player} verschiebt {move.patch} auf {where(move.cells)}"
    return f"{move.player} lässt den Zug aus"
