"""Setting up: the plan, the chips and the robots."""

from dataclasses import replace
from itertools import permutations, product

from kb.engines.codec import BadData
from kb.engines.engine import rule
from kb.engines.rasende_roboter import board as boards
from kb.engines.rasende_roboter.board import PLACES, Plan
from kb.engines.rasende_roboter.moves import SetUp
from kb.engines.rasende_roboter.pieces import (
    CHIPS,
    FIFTH,
    FOUR,
    GERMAN,
    SIDES,
    Cell,
    Chip,
    Side,
    in_chips,
)
from kb.engines.rasende_roboter.position import Player, Position, Robots
from kb.engines.rasende_roboter.table import Table


def german(names: tuple[str, ...]) -> str:
    """Colours in German, in a row."""
    return ", ".join(GERMAN[name] for name in names)


class Laying(Table):
    """The rules of the set-up."""

    def set_up(self, position: Position, move: SetUp) -> Position:
        """From the box to the first chip."""
        self.mixed(position, move.pile)
        self.four_colours(move.plan)
        for side in move.plan.sides:
            self.free_side(side)
        self.notches_inwards(move.turns)
        self.layouts()
        if not self.is_old:
            self.barriers_on(move.plan)
        self.start_spaces(move.plan, move.robots)
        laid = Position(
            plan=move.plan,
            players=tuple(Player(name) for name in move.players),
            pile=move.pile,
            easier=move.easier,
        )
        if not self.is_old:
            laid = self.rest_in_the_box(laid)
        return self._stand(laid, move)

    def _stand(self, laid: Position, move: SetUp) -> Position:
        """Stand the robots on the plan, and agree on the end."""
        laid = replace(laid, robots=replace(move.robots, black=None), markers=laid.robots)
        if move.robots.black:
            laid = self.add_fifth(laid, move.robots.black)
        elif self.has_fifth:
            laid = replace(laid, box=(*laid.box, f"robot {FIFTH}", f"marker {FIFTH}"))
        laid = self.lay_markers(laid)
        if move.agreed and self.is_old:
            self.all_are_played()
        return self.agree(laid, move.agreed) if move.agreed else laid

    @rule("chips.mischen")
    def mixed(self, position: Position, pile: tuple[Chip, ...]) -> None:
        """All 17 chips are mixed and lie face down (2013: “Shuffle the 17 target chips”)."""
        if not position.boxed:
            self.refuse("Das Spiel ist schon aufgebaut.")
        if sorted(pile) != sorted(CHIPS):
            self.refuse(f"Gemischt werden alle 17 Zielchips, nicht {len(pile)}.", chips=len(pile))
        self.note(f"{len(pile)} Zielchips liegen verdeckt bereit")

    @rule("plan.vier-farben")
    def four_colours(self, plan: Plan) -> None:
        """Four parts with four different colour marks (Heft S. 1)."""
        colours = tuple(boards.colour(side) for side in plan.sides)
        if len(set(colours)) < len(colours):
            self.refuse(f"Keine Farbe darf doppelt liegen: {german(colours)}.", colours=colours)
        self.note(german(colours))

    @rule("plan.seiten")
    def sides(self, colour: str) -> tuple[Side, ...]:
        """The sides of a colour to choose from: any side of any part in the box may lie up."""
        letters = {letter for part in self.parts for letter in part[1:]}
        return tuple(side for side in SIDES if boards.colour(side) == colour and side[1] in letters)

    @rule("plan.seiten")
    def free_side(self, side: Side) -> None:
        """A side may lie up if its part is in the box."""
        if side not in self.sides(boards.colour(side)):
            self.refuse(f"{side} gehört nicht zu dieser Ausgabe.", side=side)

    @rule("plan.einbuchtungen")
    def notches_inwards(self, turns: tuple[int, ...]) -> None:
        """Each part is turned so that its notch points to the middle (Heft S. 1)."""
        for place, needed, turn in zip(PLACES, range(4), turns, strict=True):
            if turn % 4 != needed:
                self.refuse(
                    f"Im {GERMAN[place]}en zeigt die Einbuchtung nicht zur Mitte.", place=place
                )

    @rule("plan.vielfalt")
    def layouts(self) -> int:
        """How many plans there are: arrangements that no turn of the board makes equal."""
        choices = [self.sides(colour) for colour in FOUR]
        found = 0
        for others in permutations(choices[1:]):
            found += sum(1 for _ in product(choices[0], *others))
        self.note(f"einer von {found} Plänen")
        return found

    @rule("plan.rest")
    def rest_in_the_box(self, position: Position) -> Position:
        """The four parts not used stay in the box (2013)."""
        used = {(side[0], side[1] in "AB") for side in position.plan.sides}
        rest = tuple(part for part in self.parts if (part[0], part[1] == "A") not in used)
        self.note(f"{len(rest)} Teile bleiben in der Schachtel")
        return replace(position, box=rest)

    @rule("barrieren.teile")
    def barriers_on(self, plan: Plan) -> int:
        """How many barriers lie on the plan: two on each D side (2013)."""
        return sum(boards.barriers(side) for side in plan.sides)

    @rule("chips.zielfelder")
    def target_space(self, plan: Plan, chip: Chip) -> tuple[int, int]:
        """The one space of a chip: each target is on the plan exactly once (2013).

        Raises BadData for a plan without it.
        """
        space = dict(boards.board(plan).targets).get(chip)
        if space is None:
            raise BadData("position.target", "a chip whose target lies on the plan", chip)
        self.note(f"{chip}: {space}")
        return space

    @rule("roboter.start")
    def start_spaces(self, plan: Plan, robots: Robots) -> None:
        """Robots start on any spaces but those with a target symbol (2013)."""
        board = boards.board(plan)
        symbols = {space: chip for chip, space in board.targets}
        for colour, cell in robots.items():
            if colour == FIFTH and not self.has_fifth:
                self.refuse("In dieser Ausgabe gibt es nur vier Roboter.")
            if cell in symbols:
                self.refuse(f"{cell} trägt ein Symbol: {symbols[cell]}.", robot=colour)
            if cell in board.barriers:
                self._start_on_barrier(cell)

    def _start_on_barrier(self, cell: Cell) -> None:
        """Whether a robot may start on a barrier is open."""
        if self.reading("frage.start-auf-barriere") == "barrierestart.verboten":
            self.refuse(f"Auf {cell} liegt eine Barriere.")

    @rule("roboter.marker")
    def lay_markers(self, position: Position) -> Position:
        """Each marker lies under the robot of its colour (2013)."""
        self.note("unter jedem Roboter liegt sein Marker")
        return replace(position, markers=None)

    @rule("schwarz.aufbau")
    def add_fifth(self, position: Position, cell: Cell) -> Position:
        """The black robot joins the four, with its marker (2013)."""
        self.note(f"Schwarz steht auf {cell}")
        return replace(position, robots=position.robots.moved(FIFTH, cell))

    @rule("ende.absprache")
    def agree(self, position: Position, chips: int) -> Position:
        """Players may agree on any other number of chips (Heft S. 2)."""
        self.note(f"Schluss ist bei {in_chips(chips)}")
        return replace(position, agreed=chips)

    @rule("ende.alle-chips")
    def all_are_played(self) -> None:
        """Before 2013 no other end is provided for (1999)."""
        self.refuse("In dieser Ausgabe werden alle Zielchips ausgespielt.")
