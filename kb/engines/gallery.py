"""Galleries: the pieces of a game whose data are public, each drawn and described."""

from dataclasses import dataclass

from kb.engines.drawing import Drawing


@dataclass(frozen=True)
class Piece:
    """One piece, drawn."""

    name: str
    """What we call it: "P05"."""
    drawing: Drawing
    facts: tuple[str, ...] = ()
    """What else there is to know of it, in German, each in a few words."""


@dataclass(frozen=True)
class Gallery:
    """All pieces of a data file."""

    file: str
    """The data that it shows, below `kb/engines`."""
    address: str
    """The last part of its page's address, in German: "flicken"."""
    title: str
    """The heading of its page, and of links to it."""
    about: str
    """What one sees there, in a sentence or two of German."""
    pieces: tuple[Piece, ...]
    large: bool = False
    """Whether each piece needs the width of a phone."""
