"""What lies in the box: robots, chips and sides of the board, with their German words."""

from itertools import product
from typing import Literal

Colour = Literal["red", "green", "blue", "yellow", "black"]
Heading = Literal["north", "east", "south", "west"]
Cell = tuple[int, int]
"""A space of the board: column and row, from (0, 0) in the north-west to (15, 15)."""
Side = Literal[
    "1A", "1B", "1C", "1D", "2A", "2B", "2C", "2D", "3A", "3B", "3C", "3D", "4A", "4B", "4C", "4D"
]  # fmt: skip
Chip = Literal[
    "roter Mond", "rotes Zahnrad", "roter Planet", "roter Stern",
    "grüner Mond", "grünes Zahnrad", "grüner Planet", "grüner Stern",
    "blauer Mond", "blaues Zahnrad", "blauer Planet", "blauer Stern",
    "gelber Mond", "gelbes Zahnrad", "gelber Planet", "gelber Stern",
    "Farbwirbel",
]  # fmt: skip

FOUR: tuple[Colour, ...] = ("red", "green", "blue", "yellow")
FIFTH: Colour = "black"
ROBOTS: tuple[Colour, ...] = (*FOUR, FIFTH)
VORTEX: Chip = "Farbwirbel"
CHIPS: tuple[Chip, ...] = Chip.__args__  # type: ignore[attr-defined]
SIDES: tuple[Side, ...] = Side.__args__  # type: ignore[attr-defined]
PARTS = tuple(number + pair for pair, number in product(("AB", "CD"), "1234"))
"""The eight two-sided parts, each by the names of its sides."""

HEADINGS: tuple[Heading, ...] = ("north", "east", "south", "west")
"""Clockwise."""
STEPS: dict[str, Cell] = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
"""How a step in each direction changes column and row."""

GERMAN = {
    "red": "Rot", "green": "Grün", "blue": "Blau", "yellow": "Gelb", "black": "Schwarz",
    "north": "Norden", "east": "Osten", "south": "Süden", "west": "Westen",
    "nw": "Nordwest", "ne": "Nordost", "se": "Südost", "sw": "Südwest",
}  # fmt: skip
SYMBOLS = ("moon", "gear", "planet", "star")


def chip_of(colour: str, symbol: str) -> Chip:
    """The chip of a target in the data of the sides."""
    if symbol == "vortex":
        return VORTEX
    return CHIPS[4 * ROBOTS.index(colour) + SYMBOLS.index(symbol)]


def colour_of(chip: Chip) -> Colour | None:
    """The robot that a chip is for; None for the vortex, which is for any."""
    return None if chip == VORTEX else FOUR[CHIPS.index(chip) // 4]


def spaces(number: int) -> str:
    """So many spaces in German."""
    return "1 Feld" if number == 1 else f"{number} Felder"


def in_moves(number: int) -> str:
    """So many moves in German."""
    return "1 Zug" if number == 1 else f"{number} Züge"


def in_chips(number: int) -> str:
    """So many chips in German."""
    return "1 Zielchip" if number == 1 else f"{number} Zielchips"


def opposite(heading: Heading) -> Heading:
    """The direction that leads back."""
    return HEADINGS[(HEADINGS.index(heading) + 2) % 4]


def same_axis(one: Heading, other: Heading) -> bool:
    """Whether two directions lie on one line: the same, or there and back."""
    return other in (one, opposite(one))
