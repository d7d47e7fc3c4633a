"""Setting up: the quilts, the time board, the circle of patches and the special tile."""

from kb.engines.engine import Engine, rule
from kb.engines.patchwork.german import buttons, listed
from kb.engines.patchwork.pieces import (
    BUTTONS,
    CIRCLE,
    LAST_SPACE,
    PATCHES,
    SMALLEST,
    SPECIAL_SPACES,
    START_SPACE,
)
from kb.engines.patchwork.position import Move, Player, Position
from kb.engines.patchwork.quilt import EMPTY


class SettingUp(Engine[Position, Move]):
    """How the table is laid before the first move."""

    def start(
        self,
        names: tuple[str, str] = ("Anna", "Ben"),
        circle: tuple[str, ...] = CIRCLE,
        *,
        starts: str = "",
        move_special: bool = False,
    ) -> Position:
        """The table when the game begins; unless said otherwise, who is named first starts.

        `circle` lists all patches clockwise, beginning anywhere. Raises RuleViolation.
        """
        first, second = self.own_quilts(names)
        supply = self.supply((first, second))
        special_spaces = self.lay_out_special_patches(self.marked_for_special(move_special))
        return Position(
            players=(first, second),
            moved_last=self.on_top_at_the_start(names, starts or names[0]),
            circle=self.put_token_next_to_smallest(self.lay_all_patches_around(circle)),
            special_spaces=special_spaces,
            moved_special=move_special,
            special_tile_free=self.special_tile_lies_ready(),
            supply=supply,
        )

    @rule("start.decke")
    def own_quilts(self, names: tuple[str, str]) -> tuple[Player, ...]:
        """Each player takes a quilt board and the time token that belongs to it. [regel-de]"""
        if names[0] == names[1]:
            self.refuse("Zwei Personen brauchen zwei Namen.", name=names[0])
        self.note(f"{listed(names)} haben je eine leere Decke und einen Zeitstein.")
        space, hand = self.start_space(), self.starting_buttons()
        return tuple(Player(name, space=space, buttons=hand, quilt=EMPTY) for name in names)

    @rule("start.knoepfe")
    def starting_buttons(self) -> int:
        """Each player gets 5 buttons. [regel-en]"""
        return 5

    @rule("start.vorrat")
    def supply(self, players: tuple[Player, ...]) -> int:
        """The other buttons stay within reach as the supply. [regel-en]"""
        left = BUTTONS - sum(player.buttons for player in players)
        self.note(f"Im Vorrat bleiben {buttons(left)}.")
        return left

    @rule("zeitplan.felder")
    def last_space(self) -> int:
        """From the starting space, number 0, it is 53 steps to the last space. [danzel]"""
        return LAST_SPACE

    @rule("zeitplan.zeitsteine")
    def start_space(self) -> int:
        """Both time tokens begin on the starting space. [regel-en]"""
        return START_SPACE

    @rule("zeitplan.stein-oben")
    def on_top_at_the_start(self, names: tuple[str, str], starts: str) -> str:
        """The starting player's time token lies on top of the other. [regel-de]"""
        if starts not in names:
            self.refuse(f"{starts} spielt nicht mit.", players=names)
        self.note(f"{starts} beginnt, der Zeitstein liegt obenauf.")
        return starts

    @rule("zeitplan.spezialflicken")
    def lay_out_special_patches(self, spaces: tuple[int, ...]) -> tuple[int, ...]:
        """A special patch goes on each of the five marked spaces. [regel-en]"""
        self.note(f"Spezialflicken liegen auf den Feldern {listed(spaces)}.")
        return spaces

    def marked_for_special(self, moved: bool) -> tuple[int, ...]:
        """The spaces for special patches: as printed, or with the one of space 20 moved."""
        printed = self.printed_for_special()
        return self.move_special(printed) if moved else printed

    @rule("zeitplan.lage")
    def printed_for_special(self) -> tuple[int, ...]:
        """Where special patches lie depends on the edition. [danzel, leder-korrektur]"""
        spaces = SPECIAL_SPACES[self.edition]
        self.note(f"Für Spezialflicken markiert sind die Felder {listed(spaces)}.")
        return spaces

    @rule("variante.verlegen")
    def move_special(self, spaces: tuple[int, ...]) -> tuple[int, ...]:
        """On an old board you may put the special patch of 20 on 38. [leder-korrektur]"""
        if 20 not in spaces:
            self.refuse("Auf diesem Plan liegt auf Feld 20 kein Spezialflicken.", spaces=spaces)
        self.note("Der Spezialflicken von Feld 20 liegt auf Feld 38.")
        return tuple(sorted(38 if space == 20 else space for space in spaces))

    @rule("kreis.legen")
    def lay_all_patches_around(self, circle: tuple[str, ...]) -> tuple[str, ...]:
        """All 33 patches go in a circle around the time board. [regel-en]"""
        if sorted(circle) != sorted(PATCHES):
            self.refuse("In den Kreis gehören alle 33 Flicken, jeder einmal.", count=len(circle))
        self.note(f"{len(circle)} Flicken liegen im Kreis.")
        return circle

    @rule("kreis.figur")
    def put_token_next_to_smallest(self, circle: tuple[str, ...]) -> tuple[str, ...]:
        """The neutral token stands between the smallest patch and the next clockwise. [regel-en]

        Returns the circle clockwise from the token, so that the smallest patch is its last.
        """
        at = circle.index(SMALLEST) + 1
        found = (*circle[at:], *circle[:at])
        self.note(f"Gleich vor der Figur liegen {listed(found[:3])}.")
        return found

    @rule("sonder.bereit")
    def special_tile_lies_ready(self) -> bool:
        """The special tile lies ready and belongs to nobody yet. [regel-en]"""
        return True
