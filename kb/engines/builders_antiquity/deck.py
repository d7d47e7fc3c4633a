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
Bauernhaus;2 2 0 0;5;1
Brunnen;3 0 0 0;5;1
Scheune;1 3 0 0;6;1
Backhaus;2 1 0 0;4;1
Fischerhaus;0 3 0 1;6;1
Stall;1 2 0 0;4;1
Bootshaus;0 3 1 0;6;1
Torhaus;3 1 0 0;6;1
Laube;0 2 0 2;6;1
Weinkeller;3 0 1 0;6;1
Markthalle;2 2 1 0;6;2
Badehaus;3 0 1 1;6;2
Villa;2 1 1 2;7;2
Speicher;3 3 0 0;7;2
Werft;0 4 2 0;7;2
Kaserne;3 2 1 0;7;2
Basilika;3 0 3 0;8;3
Theater;3 2 1 2;9;3
Rathaus;2 1 3 1;8;3
Stadttor;4 2 1 0;8;3
Rennbahn;3 4 1 0;9;3
Arena;4 2 3 1;11;4
Hafen;4 4 2 0;11;4
Aquädukt;5 1 4 0;11;4
Palast;3 2 3 4;13;5
Tempel;5 0 4 3;13;5
Hängende Gärten;3 4 2 4;15;6
Leuchtturm;5 3 5 2;16;7
Koloss;5 2 5 5;18;8
"""
"""Name; needs; sesterces; points."""

_MACHINES = """
Kran;1 3 0 0;0;1;2 0 0 0
Säge;2 2 0 0;0;1;0 2 0 0
Messgerät;0 2 2 0;0;1;0 0 2 0
Drehscheibe;1 1 0 2;0;1;0 0 0 2
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
