"""The table that all rules are played at: editions, open questions, and what lies there."""

from collections import Counter
from collections.abc import Mapping
from typing import ClassVar

from kb.engines.engine import Engine, OpenQuestion
from kb.engines.rasende_roboter.board import Board, board
from kb.engines.rasende_roboter.moves import (
    Bid,
    Drive,
    GiveUp,
    Move,
    PutBack,
    Reveal,
    SetUp,
    TimeUp,
    TurnGlass,
)
from kb.engines.rasende_roboter.phrases import PHRASES
from kb.engines.rasende_roboter.pieces import CHIPS, FIFTH, GERMAN, PARTS, ROBOTS
from kb.engines.rasende_roboter.position import Position

QUESTIONS = (
    OpenQuestion(
        "frage.lesart-abbiegepflicht",
        ("lesart.a", "lesart.b", "lesart.c", "lesart.d"),
        {"2013": "lesart.b", "2017": "lesart.b", "2003": "lesart.d", "1999": "lesart.d"},
        "Der Text von 2013 erlaubt nach einem Zug jeden weiteren; der alte nur rechtwinklige.",
    ),
    OpenQuestion(
        "frage.zurueckfahren",
        ("zurueckfahren.erlaubt", "zurueckfahren.verboten"),
        {
            "2013": "zurueckfahren.erlaubt",
            "2017": "zurueckfahren.erlaubt",
            "2003": "zurueckfahren.verboten",
            "1999": "zurueckfahren.verboten",
        },
        "Es folgt aus der Lesart der Abbiegepflicht, wenn es nicht eigens gewählt ist.",
    ),
    OpenQuestion(
        "frage.ziel-vor-dem-abbiegen",
        ("ziel-vorher.nein", "ziel-vorher.ja"),
        "ziel-vorher.nein",
        "Es folgt aus der Lesart der Abbiegepflicht, wenn es nicht eigens gewählt ist.",
    ),
    OpenQuestion(
        "frage.abprallen-als-abbiegen",
        ("abprallen.zaehlt-nicht", "abprallen.zaehlt"),
        "abprallen.zaehlt-nicht",
        "Der Text von 2013 verlangt den Richtungswechsel nach einem Zug, nicht mitten darin.",
    ),
    OpenQuestion("frage.schon-auf-dem-ziel", ("schon-da.weg-und-zurueck", "schon-da.geloest")),
    OpenQuestion("frage.start-auf-barriere", ("barrierestart.erlaubt", "barrierestart.verboten")),
    OpenQuestion("frage.altes-gebot", ("altes-gebot.verfallen", "altes-gebot.gilt")),
    OpenQuestion(
        "frage.achsensperre-fuer-helfer",
        ("achsensperre.alle", "achsensperre.nur-zielroboter"),
        "achsensperre.alle",
        "Der alte Text spricht von jedem Roboter, der auf ein Hindernis trifft.",
    ),
    OpenQuestion(
        "frage.achse-nach-dem-abprallen",
        ("achse.anfang", "achse.ende"),
        {
            "2013": "achse.anfang",
            "2017": "achse.anfang",
            "2003": "achse.ende",
            "1999": "achse.ende",
        },
        "Der alte Text sagt, wohin es an dem Hindernis weitergeht, auf das der Roboter trifft.",
    ),
    OpenQuestion(
        "frage.gleich-wenige-chips",
        ("gleich-wenige.frueher", "gleich-wenige.einigt-euch"),
        "gleich-wenige.frueher",
        "Auch der Text von 2013 lässt dann die frühere Ansage entscheiden.",
    ),
    OpenQuestion(
        "frage.gleichstand-vor-2013",
        ("gleichstand-alt.geteilt", "gleichstand-alt.offen"),
        "gleichstand-alt.geteilt",
        "So sagt es der Text von 2013; der alte schweigt.",
    ),
)


class Table(Engine[Position, Move]):
    """What all parts of the rules share."""

    slug = "rasende-roboter"
    editions = ("2013", "2017", "2003", "1999")
    phrases = PHRASES
    words: ClassVar[dict[str, str]] = {
        **{colour: GERMAN[colour] for colour in ROBOTS},
        "target": "Zielchip",
        "chips": "Zielchips",
        "face_down": "verdeckte Zielchips",
        "count": "gezählte Züge",
    }
    questions = QUESTIONS
    position_type = Position
    move_types = (SetUp, Reveal, Bid, TurnGlass, TimeUp, Drive, GiveUp, PutBack)

    @property
    def is_old(self) -> bool:
        """Whether we play by the rules of 1999 to 2003."""
        return self.edition in ("1999", "2003")

    @property
    def parts(self) -> tuple[str, ...]:
        """The parts of the board in the box of this edition."""
        return {"1999": PARTS[:4], "2003": PARTS[4:]}.get(self.edition, PARTS)

    @property
    def has_fifth(self) -> bool:
        """Whether a fifth robot is in the box of this edition."""
        return self.edition != "1999"

    def board(self, position: Position) -> Board:
        """The board of a position."""
        return board(position.plan)

    def material(self, position: Position) -> Mapping[str, int]:
        """Every piece by its name: parts, robots, markers, chips, and what there is one of."""
        found = Counter(["middle", "hourglass"])
        if position.boxed:
            found.update(self.parts)
            robots = [each for each in ROBOTS if each != FIFTH or self.has_fifth]
            found.update(f"{kind} {each}" for each in robots for kind in ("robot", "marker"))
            found.update(CHIPS)
            return found
        found.update(
            f"{side[0]}{'AB' if side[1] in 'AB' else 'CD'}" for side in position.plan.sides
        )
        found.update(f"robot {colour}" for colour, _ in position.robots.items())
        found.update(f"marker {colour}" for colour, _ in position.under_robots.items())
        found.update(position.box)
        found.update(position.pile)
        found.update([position.target] if position.target else [])
        for player in position.players:
            found.update(player.chips + player.face_down)
        return found
