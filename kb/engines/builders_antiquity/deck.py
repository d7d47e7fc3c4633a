"""A made-up deck, for whole games and tests: nobody has published what the true cards say.

Only the numbers of cards, the ranges of values and the apprentices' values come from the record.
Names, wages, resources, rewards and points are invented here.
"""

from kb.engines.builders_antiquity.cards import Building, Resources, Side, University, Worker
from kb.engines.builders_antiquity.position import LOANS, TOOLS, Box

_WORKERS = """
Lehrling aus Athen;2;1 1 0 0
Lehrling aus Rhodos;2;1 0 1 0
Lehrling aus Memphis;2;1 0 0 1
Lehrling aus Tyros;2;0 1 1 0
Lehrling aus Ephesos;2;0 1 0 1
Lehrling aus Pergamon;2;0 0 1 1
Steinmetz;3;3 0 0 0
Zimmerer;3;0 3 0 0
Vermesser;3;0 0 3 0
Maler;3;0 0 0 3
Maurer;3;2 1 0 0
Tischler;3;0 2 0 1
Polier;4;2 2 0 0
Zeichner;4;0 0 2 2
Bildhauer;4;2 0 0 2
Schiffbauer;4;0 2 2 0
Tempelbauer;5;2 0 2 1
Hofbaumeister;5;1 1 2 1
"""
"""Name; wage; stone, wood, architecture and decoration."""

_SLAVES = """
Sklave Afer;2 1 0 0;3;2 1 0 0
Sklave Dama;1 2 0 0;3;1 2 0 0
Sklave Felix;0 2 1 0;3;0 2 1 0
Sklave Hilarus;0 0 2 1;3;0 0 2 1
Sklave Onesimus;1 0 0 2;4;1 0 1 2
Sklave Syrus;1 0 2 0;4;1 1 2 0
"""
"""Name; yields as a slave; wage and yields of the citizen."""

_UNIVERSITIES = """
Schule der Steinmetze;1 0 0 0
Schule der Zimmerer;0 1 0 0
Schule der Baumeister;0 0 1 0
Schule der Maler;0 0 0 1
"""
"""Name; by how much it raises what a worker yields."""

_BUILDINGS = """
Bauernhaus;1 1 0 0;4;1
Brunnen;2 0 0 0;4;1
Scheune;0 2 0 0;4;1
Backhaus;1 1 0 1;5;1
Fischerhaus;0 2 0 1;5;1
Stall;1 2 0 0;5;1
Bootshaus;0 2 1 0;5;1
Torhaus;2 0 1 0;5;1
Laube;0 1 1 1;5;1
Weinkeller;2 1 0 0;5;1
Markthalle;2 1 1 0;6;2
Badehaus;2 0 1 1;6;2
Villa;1 1 1 1;6;2
Speicher;2 2 0 0;6;2
Werft;0 3 1 0;6;2
Kaserne;2 2 1 0;7;2
Basilika;2 0 2 1;7;3
Theater;2 1 1 2;8;3
Rathaus;1 1 2 1;7;3
Stadttor;3 2 1 0;8;3
Rennbahn;2 3 1 0;8;3
Arena;3 2 2 1;10;4
Hafen;2 4 2 0;10;4
Aquädukt;4 1 3 0;10;4
Palast;3 2 3 2;12;5
Tempel;4 0 3 3;12;5
Hängende Gärten;3 3 2 3;13;6
Leuchtturm;4 2 4 2;14;7
Koloss;5 2 4 4;17;8
"""
"""Name; needs; sesterces; points."""

_MACHINES = """
Kran;1 2 0 0;0;1;2 0 0 0
Säge;1 1 0 0;0;1;0 2 0 0
Messgerät;0 1 1 0;0;1;0 0 2 0
Drehscheibe;1 0 0 1;0;1;0 0 0 2
"""
"""Name; needs; sesterces; points; what it yields once it is finished."""


def _rows(table: str) -> list[list[str]]:
    return [line.split(";") for line in table.split("\n") if line]


def _resources(numbers: str) -> Resources:
    return Resources(*map(int, numbers.split()))


def _building(row: list[str]) -> Building:
    name, needs, pays, points, *yields = row
    machine = _resources(yields[0]) if yields else Resources()
    return Building(name, _resources(needs), int(pays), int(points), bool(yields), machine)


MADE_UP = Box(
    buildings=tuple(_building(row) for row in _rows(_BUILDINGS) + _rows(_MACHINES)),
    workers=tuple(
        Worker(name, int(wage), _resources(yields)) for name, wage, yields in _rows(_WORKERS)
    ),
    slaves=tuple(
        Worker(name, 0, _resources(slave), "slave", Side(int(wage), _resources(citizen)))
        for name, slave, wage, citizen in _rows(_SLAVES)
    ),
    tools=TOOLS,
    loans=LOANS,
    universities=tuple(University(name, _resources(adds)) for name, adds in _rows(_UNIVERSITIES)),
)
"""All cards of a game, in no special order: shuffle before use."""
