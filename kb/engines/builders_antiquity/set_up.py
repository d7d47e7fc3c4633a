"""Set-up: what lies where when the game begins."""

from dataclasses import replace

from kb.engines.builders_antiquity.cards import Worker
from kb.engines.builders_antiquity.deck import MADE_UP
from kb.engines.builders_antiquity.moves import SetUp
from kb.engines.builders_antiquity.position import Box, Player, Position, Turn
from kb.engines.builders_antiquity.turns import Turns
from kb.engines.builders_antiquity.words import names, sesterces
from kb.engines.codec import BadData
from kb.engines.engine import rule

ROW = 5
"""Cards in an open row."""


class Setting(Turns):
    """From the box to the table. Chance is the order of the cards and who is drawn to begin."""

    def start(
        self,
        players: tuple[str, ...],
        box: Box = MADE_UP,
        first: str = "",
        shuffled: tuple[str, ...] = (),
    ) -> Position:
        """The table at the beginning of a game with these cards, or with made-up ones."""
        move = SetUp(players, first, shuffled)
        return self.play(Position(phase="set-up", box=box, tools=(), loan_stack=0), move)

    def set_up(self, position: Position, move: SetUp) -> Position:
        """Carry out the whole set-up, in the order of the rulebook."""
        if not move.players:
            raise BadData("players", "players", [])
        self.is_one_game(position.box)
        seated = replace(position, players=tuple(Player(each, 0) for each in move.players))
        laid = self.row_of_buildings(self.stack_buildings(seated))
        dealt = self.return_apprentices(self.deal_apprentices(laid))
        table = self.row_of_investments(self.row_of_workers(dealt, move))
        money = self.money_to_begin_with()
        for name in move.players:
            table = table.with_coins(name, money)
        return replace(self.give_start_player_card(table, move), phase="turns")

    @rule("mittelalter.eigenstaendig")
    def is_one_game(self, box: Box) -> None:
        """Cards of Middle Ages are not mixed in. (archi-chouette, trictrac)"""
        games = {each.name: each.game for each in box.buildings}
        games |= {each.name: each.game for each in box.workers}
        if strange := [name for name, game in games.items() if game != "antiquity"]:
            self.refuse(f"{', '.join(strange)}: aus The Builders: Middle Ages.")
        self.note("Alle Karten gehören zu Antiquity.")

    @rule("bauwerke.stapel")
    def stack_buildings(self, position: Position) -> Position:
        """Shuffle the buildings into a stack, sites up. (heft-pl)"""
        if position.phase != "set-up":
            self.refuse("Es ist schon aufgebaut.")
        box = position.box
        self.note(f"Bauwerke im Stapel: {len(box.buildings)}.")
        return replace(position, building_stack=box.buildings, box=replace(box, buildings=()))

    @rule("bauwerke.reihe")
    def row_of_buildings(self, position: Position) -> Position:
        """The top five lie open in a row beside the stack. (heft-pl)"""
        stack = position.building_stack
        self.note(f"Offen liegen {names(stack[:ROW])}.")
        return replace(position, buildings=stack[:ROW], building_stack=stack[ROW:])

    @rule("lehrlinge.werte")
    def is_apprentice(self, worker: Worker) -> bool:
        """Two different resources, one each, for a wage of two sesterces. (ludolegars)"""
        yields = worker.yields
        numbers = (yields.stone, yields.wood, yields.architecture, yields.decoration)
        self.note(f"{worker.name}: {yields} für {sesterces(worker.wage)} Lohn.")
        return worker.wage == 2 and sorted(numbers) == [0, 0, 1, 1]

    @rule("lehrlinge.austeilen")
    def deal_apprentices(self, position: Position) -> Position:
        """Sort out the apprentices and deal each player one by chance. (heft-pl)"""
        box = position.box
        found = tuple(each for each in box.workers if self.is_apprentice(each))
        if len(found) < len(position.players):
            self.refuse(
                f"Lehrlinge gibt es {len(found)}, Personen aber {len(position.players)}.",
                apprentices=len(found),
            )
        pairs = zip(position.players, found, strict=False)
        players = tuple(replace(player, workers=(card,)) for player, card in pairs)
        said = ", ".join(f"{each.name} bekommt {each.workers[0].name}" for each in players)
        self.note(f"{said}.")
        others = tuple(each for each in box.workers if each not in found)
        left = replace(box, workers=others, apprentices=found[len(players) :])
        return replace(position, players=players, box=left)

    @rule("lehrlinge.rest")
    def return_apprentices(self, position: Position) -> Position:
        """Apprentices left over are shuffled back into the workers. (heft-pl)"""
        box = position.box
        self.note(f"Zurück zu den Arbeitern kommen {names(box.apprentices)}.")
        workers = (*box.workers, *box.apprentices)
        return replace(position, box=replace(box, workers=workers, apprentices=()))

    @rule("arbeiter.reihe")
    def row_of_workers(self, position: Position, move: SetUp) -> Position:
        """Shuffle the workers; the top five lie open below the buildings. (heft-pl)"""
        named = [each for each in position.box.workers if each.name in move.shuffled]
        named.sort(key=lambda each: move.shuffled.index(each.name))
        stack = (*named, *(each for each in position.box.workers if each not in named))
        self.note(f"Offen liegen {names(stack[:ROW])}.")
        return replace(
            position,
            workers=stack[:ROW],
            worker_stack=stack[ROW:],
            box=replace(position.box, workers=()),
        )

    @rule("investitionen.reihe")
    def row_of_investments(self, position: Position) -> Position:
        """Slaves, tools, loans and universities in four stacks above. (heft-pl)"""
        box = position.box
        self.note(
            f"Sklaven: {len(box.slaves)}, Werkzeuge: {len(box.tools)}, "
            f"Darlehen: {box.loans}, Universitäten: {len(box.universities)}."
        )
        return replace(
            position,
            slaves=box.slaves,
            tools=box.tools,
            loan_stack=box.loans,
            universities=box.universities,
            box=replace(box, slaves=(), tools=(), loans=0, universities=()),
        )

    @rule("bank.startgeld")
    def money_to_begin_with(self) -> int:
        """Ten sesterces each: five silver coins and a gold one. (heft-pl)"""
        self.note("Alle bekommen 5 Silbermünzen und 1 Goldmünze.")
        return 5 * 1 + 1 * 5

    @rule("start.karte")
    def give_start_player_card(self, position: Position, move: SetUp) -> Position:
        """Who begins lays the start player's card before them. (heft-pl)"""
        first = move.first or move.players[0]
        if first not in move.players:
            self.refuse(f"{first} spielt nicht mit.")
        self.note(f"{first} legt die Startspielerkarte vor sich.")
        return replace(position, first=first, turn=Turn(first))
