"""Les Bâtisseurs: Antiquité, Bombyx 2015: the whole game, each rule one method.

The card data are not public: cards are part of the position, and those of `deck.py` are made up.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar

from kb.engines.builders_antiquity.candidates import candidates
from kb.engines.builders_antiquity.display import Display
from kb.engines.builders_antiquity.ending import Ending
from kb.engines.builders_antiquity.freeing import Freeing
from kb.engines.builders_antiquity.investing import Investing
from kb.engines.builders_antiquity.moves import (
    Action,
    Begin,
    End,
    Free,
    Hire,
    Invest,
    Move,
    Repay,
    Send,
    SetUp,
    Take,
)
from kb.engines.builders_antiquity.phrases import PHRASES
from kb.engines.builders_antiquity.position import Position
from kb.engines.builders_antiquity.questions import QUESTIONS
from kb.engines.builders_antiquity.sending import Sending
from kb.engines.builders_antiquity.set_up import Setting
from kb.engines.builders_antiquity.turns import Bill
from kb.engines.codec import BadData
from kb.engines.engine import Outcome, RuleViolation
from kb.engines.once import each_once


class BuildersAntiquity(Setting, Display, Sending, Investing, Freeing, Ending):
    """Begin buildings, hire workers, send them for wages, invest; most points win."""

    slug = "builders-antiquity"
    editions = ("bombyx-2015",)
    """No edition is known to differ in a rule, and none is German: the first one stands for all."""
    phrases = PHRASES
    words: ClassVar[dict[str, str]] = {
        "coins": "Sesterzen",
        "used": "verbrauchte Aktionen",
        "loans": "Darlehen",
        "loan_stack": "Darlehen im Stapel",
    }
    questions = QUESTIONS
    position_type = Position
    move_types = (SetUp, Begin, Hire, Send, Invest, Take, Free, Repay, End)

    def play(self, position: Position, move: Move) -> Position:
        """The position after a move: first all that might forbid it, then what it does."""
        if isinstance(move, SetUp):
            return self.set_up(position, move)
        bill = self.permit(position, move)
        if isinstance(move, End):
            return self.end_turn(position)
        if isinstance(move, Repay):
            return self.give_back(self.settle(position, move.player, bill), move.player)
        return self._act(self.done(position, move, bill), move, bill)

    def _act(self, paid: Position, move: Action, bill: Bill) -> Position:
        """The position after an action, once it is paid."""
        match move:
            case Begin():
                return self.begin(paid, move)
            case Hire():
                return self.hire(paid, move)
            case Send():
                return self.send(paid, move)
            case Invest():
                return self.invest(paid, move, bill.place)
            case Take():
                return self.take(paid, move)
            case Free():
                return self.free(paid, move)

    def permit(self, position: Position, move: Move) -> Bill:
        """What a move costs. Raises RuleViolation where it is not allowed, or Unsettled."""
        if isinstance(move, SetUp):
            self.set_up(position, move)
            return Bill()
        self.at_turn(position, move.player)
        self.time_for(position, move)
        if isinstance(move, End):
            return Bill()
        if isinstance(move, Repay):
            return self.may_repay(position, move)
        return self._permit_action(position, move)

    def _permit_action(self, position: Position, move: Action) -> Bill:
        match move:
            case Begin():
                return self.may_begin(position, move)
            case Hire():
                return self.may_hire(position, move)
            case Send():
                return self.may_send(position, move)
            case Invest():
                return self.may_invest(position, move)
            case Take():
                return self.may_take(position, move)
            case Free():
                return self.may_free(position, move)

    def check_position(self, position: Position) -> None:
        """Raises BadData for players who are not there, and for what is there twice."""
        names = [each.name for each in position.players]
        if len(set(names)) < len(names):
            raise BadData("position.players", "players of different names", names)
        for field, name in (("first", position.first), ("turn.player", position.turn.player)):
            if name and name not in names:
                raise BadData(f"position.{field}", "the name of a player", name)
        owned = list(enumerate(position.players))
        each_once(
            ("position.buildings", position.buildings),
            ("position.building_stack", position.building_stack),
            *((f"position.players[{at}].sites", each.sites) for at, each in owned),
            *((f"position.players[{at}].built", each.built) for at, each in owned),
        )
        each_once(
            ("position.workers", position.workers),
            ("position.worker_stack", position.worker_stack),
            ("position.slaves", position.slaves),
            *((f"position.players[{at}].workers", each.workers) for at, each in owned),
        )

    def candidates(self, position: Position) -> Iterable[Move]:
        """All legal moves, and natural illegal ones."""
        return candidates(position)

    def moves(self, position: Position) -> Iterator[Move]:
        """The legal moves. Raises Unsettled where that depends on an open question."""
        return (move for move in self.candidates(position) if self._permitted(position, move))

    def _permitted(self, position: Position, move: Move) -> bool:
        """Whether a move may be made, without making it: its effects forbid nothing."""
        try:
            self.permit(position, move)
        except RuleViolation:
            return False
        return True

    def outcome(self, position: Position) -> Outcome | None:
        """Winners, and points in tenths; None before the scoring."""
        return self.score(position) if position.phase == "over" else None

    def material(self, position: Position) -> Mapping[str, int]:
        """All cards, by kind, wherever they lie. Coins are play money, and nobody limits them."""
        box, players = position.box, position.players
        people = [*box.workers, *box.apprentices, *box.slaves, *position.slaves]
        people += [*position.workers, *position.worker_stack]
        people += [each for player in players for each in player.workers]
        buildings = [*box.buildings, *position.buildings, *position.building_stack]
        buildings += [each for player in players for each in (*player.sites, *player.built)]
        universities = [*box.universities, *position.universities]
        universities += [each for worker in people for each in worker.universities]
        tools = [*box.tools, *position.tools]
        tools += [each for player in players for each in player.tools]
        return {
            "workers": sum(each.status == "worker" for each in people),
            "slaves": sum(each.status != "worker" for each in people),
            "tools": len(tools),
            "loans": box.loans + position.loan_stack + sum(each.loans for each in players),
            "universities": len(universities),
            "buildings": len(buildings),
            "machines": sum(each.machine for each in buildings),
        }


ENGINE = BuildersAntiquity
