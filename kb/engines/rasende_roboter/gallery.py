"""The gallery of Rasende Roboter: the 16 sides of the parts of its plan."""

from functools import cache

from kb.engines.drawing import Drawing, drawing, element, use
from kb.engines.gallery import Gallery, Piece
from kb.engines.rasende_roboter import board, drawn_plan, told
from kb.engines.rasende_roboter.drawn_plan import HALF
from kb.engines.rasende_roboter.pieces import GERMAN, SIDES, Side

SIDES_SHOW = (
    "Jede Seite, wie sie im Nordwesten liegt; ihre Ecke rechts unten gehört zur Mitte. Dicke "
    "Striche sind Mauern, Schrägen farbige Barrieren. Die Buchstaben sagen die Farbe: R Rot, "
    "Gr Grün, B Blau, Ge Gelb. A und B liegen der Ausgabe 1999 bei, C und D der Ausgabe 2003, "
    "alle zusammen den Ausgaben 2013 und 2017."
)


@cache
def galleries() -> tuple[Gallery, ...]:
    """The sides."""
    return (
        Gallery(
            "rasende_roboter/quadrants.json",
            "planteile",
            "Alle 16 Seiten der Planteile",
            SIDES_SHOW,
            tuple(Piece(f"Seite {side}", draw_quadrant(side), _facts(side)) for side in SIDES),
            large=True,
        ),
    )


def draw_quadrant(side: Side) -> Drawing:
    """A side of a part, as it lies in the north-west."""
    corner = {"class": "rr-middle", "x": 7 * drawn_plan.SPACE, "y": 7 * drawn_plan.SPACE}
    size = {"width": drawn_plan.SPACE, "height": drawn_plan.SPACE}
    return drawing(
        "rasende-roboter",
        (HALF, HALF),
        [
            use(drawn_plan.part_name(side, 0), 0, 0),
            element("rect", {**corner, **size}),
            element("path", {"class": "rr-rim", "d": f"M0 {HALF}V0H{HALF}"}),
        ],
        title=f"Rasende Roboter: Seite {side}",
        alt=told.quadrant(side),
        symbols=drawn_plan.part_symbols(side, 0),
    )


def _facts(side: Side) -> tuple[str, ...]:
    found = board.barriers(side)
    said = ("1 Barriere" if found == 1 else f"{found} Barrieren",) if found else ()
    return (f"Farbmarkierung {GERMAN[board.colour(side)]}", *said)
