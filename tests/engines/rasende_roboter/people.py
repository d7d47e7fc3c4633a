"""People for random games: they bid what they can show, bluff now and then, and give up in time."""

from collections.abc import Sequence
from random import Random

from kb.engines.rasende_roboter.engine import RasendeRoboter
from kb.engines.rasende_roboter.moves import Bid, Drive, GiveUp, Move, PutBack
from kb.engines.rasende_roboter.position import Position

FAR = 6
"""How many moves a solution may have that they find."""
PATIENCE = 2
"""How many rounds in a row they search in vain."""


class People:
    """All players together; `look` shows them each position before they move."""

    def __init__(self, engine: RasendeRoboter) -> None:
        self.engine = engine
        self.position = Position(boxed=True)
        self.found: tuple[Drive, ...] = ()
        """A solution of this round, if they found one."""
        self.way: list[Drive] = []
        """What is still to be driven in this proof."""
        self.in_vain = 0
        """How many rounds in a row they have found nothing."""

    def look(self, position: Position) -> None:
        """See a position; a new chip makes them search."""
        before, self.position = self.position, position
        if position.target and not before.target:
            self.found = self.engine.solution(position, FAR) or ()
            self.in_vain = 0 if self.found else self.in_vain + 1

    @property
    def stuck(self) -> bool:
        """Whether they go on in vain, which may last for ever: only a way found moves a robot."""
        return self.position.target is None and self.in_vain >= PATIENCE

    def choose(self, legal: Sequence[Move], chance: Random) -> Move:
        """One of the legal moves."""
        position = self.position
        if position.glass == "empty":
            return self._prove(legal, chance)
        bids = [each for each in legal if isinstance(each, Bid)]
        honest = [each for each in bids if self.found and each.moves >= len(self.found)]
        if honest and chance.random() < (0.3 if position.bids else 0.9):
            return chance.choice(honest)
        if bids and chance.random() < 0.1:
            return chance.choice(bids)
        return chance.choice([each for each in legal if not isinstance(each, Bid)] or legal)

    def _prove(self, legal: Sequence[Move], chance: Random) -> Move:
        """Drive what they found, mostly; else drive about, and give up soon."""
        if not self.position.rides:
            self.way = list(self.found) if chance.random() < 0.9 else []
        if self.way and self.way[0] in legal:
            return self.way.pop(0)
        self.way = []
        ends = [each for each in legal if isinstance(each, GiveUp | PutBack)]
        return chance.choice(ends if ends and chance.random() < 0.4 else legal)
