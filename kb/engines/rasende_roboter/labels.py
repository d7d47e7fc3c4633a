"""Labels of Rasende Roboter: what moves are called, and what one touches to choose them."""

from kb.engines.label import Label
from kb.engines.rasende_roboter.drawn_robots import way
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
from kb.engines.rasende_roboter.pieces import CHIPS, in_chips
from kb.engines.rasende_roboter.position import Position
from kb.engines.rasende_roboter.told import DIRECTIONS, space

ROBOTS = {
    "red": "Roten Roboter",
    "green": "Grünen Roboter",
    "blue": "Blauen Roboter",
    "yellow": "Gelben Roboter",
    "black": "Schwarzen Roboter",
}
ROUND = "Runde"


def label(position: Position, move: Move) -> Label:
    """What a move of this position is called."""
    if isinstance(move, Drive):
        return _drive(position, move)
    if isinstance(move, Bid):
        return Label(f"{move.player}: {move.moves} bieten", f"Gebot von {move.player}")
    if isinstance(move, PutBack):
        above = f"unter {in_chips(move.place)}" if move.place else "obenauf"
        return Label(f"Zielchip {above} zurücklegen", "Zielchip zurücklegen")
    if isinstance(move, SetUp):
        few = "" if len(move.pile) == len(CHIPS) else f" mit {in_chips(len(move.pile))}"
        return Label(f"Plan{few} aufbauen", "Aufbau")
    if isinstance(move, Reveal):
        return Label("Zielchip aufdecken", ROUND)
    if isinstance(move, TimeUp):
        return Label("Die Sanduhr ist abgelaufen", ROUND)
    if isinstance(move, GiveUp):
        return Label("Das Vorführen aufgeben", ROUND)
    return Label("Sanduhr umdrehen", ROUND)


def _drive(position: Position, move: Drive) -> Label:
    """A ride; one touches the robot and then the space where it would halt."""
    found = way(position, move.robot, move.direction)
    heading = f"nach {DIRECTIONS[move.direction]}"
    to = f" bis {space(move.to)}" if move.to else ""
    touches: tuple[str, ...] = ()
    if found and move.to in (None, found[-1]):
        x, y = found[-1]
        touches = (f"robot.{move.robot}", f"cell.{x}.{y}")
    return Label(f"{ROBOTS[move.robot]} {heading} ziehen{to}", "Fahren", touches, heading)
