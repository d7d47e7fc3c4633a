"""A second Clockworker, written differently: a table of lists that is changed in place.

It checks nothing; it only carries out moves that are known to be legal.
"""

from collections import Counter
from typing import Any

from kb.engines.clockworker.moves import (
    Charge,
    Commission,
    Communicate,
    Deliver,
    Move,
    Pass,
    Recover,
    Repair,
    SetUp,
    TakeBack,
)
from kb.engines.clockworker.position import Position

TableAction = TakeBack | Deliver | Commission | Repair | Communicate | Charge
COLOURS = ("gears", "red", "green", "blue", "gold")


def _pile(goods: Any) -> Counter[str]:
    return Counter({kind: getattr(goods, kind) for kind in (*COLOURS, "bots")})


class Table:
    """What lies there, as somebody would move it about by hand."""

    def __init__(self, position: Position, *, start_counts: bool) -> None:
        self.start_counts = start_counts
        self.names = [player.name for player in position.players]
        self.has = {player.name: _pile(player) for player in position.players}
        self.stands = {
            player.name: {
                place.name: [slot + 1 in place.bots for slot in range(len(place.slots))]
                for place in player.places
            }
            for player in position.players
        }
        self.cards = {place.name: place for player in position.players for place in player.places}
        self.cards |= {place.name: place for place in (*position.row, *position.place_stack)}
        self.row = [place.name for place in position.row]
        self.stack = [place.name for place in position.place_stack]
        self.artefacts = {each.name: each.copies for each in position.artefacts}
        self.owned: dict[str, list[str]] = {name: [] for name in self.names}
        self.open = [each.name for each in position.recordings]
        self.hidden = [each.name for each in position.recording_stack]
        self.bought: dict[str, list[str]] = {name: [] for name in self.names}
        self.bots_given = 0
        self.turns: Counter[str] = Counter(dict.fromkeys(self.names, 0))
        self.over = self.end_seen = False

    def carry_out(self, move: Move) -> None:
        """Do what a legal move says."""
        assert not isinstance(move, SetUp | Pass)
        name = move.player
        if isinstance(move, Recover):
            for place in self.stands[name]:
                self._home(name, place)
        else:
            self._act(name, move)
            self._finish(name)

    def _act(self, name: str, move: TableAction) -> None:
        if isinstance(move, TakeBack):
            self._home(name, move.place)
        elif isinstance(move, Deliver):
            for part in move.to:
                self._stand(name, part.place, part.bots)
        elif isinstance(move, Commission):
            self._commission(name, move)
        elif isinstance(move, Repair):
            self.artefacts[move.artefact] -= 1
            self.owned[name].append(move.artefact)
            self.has[name].subtract(_pile(move.pay))
        elif isinstance(move, Communicate):
            self._communicate(name, move)
        else:
            self.has[name]["gears"] += 2

    def _home(self, name: str, place: str) -> None:
        row = self.stands[name][place]
        if True in row:
            at = row.index(True)
            row[at] = False
            self.has[name]["bots"] += 1
            self._give(name, place, at)

    def _give(self, name: str, place: str, at: int) -> None:
        pile = _pile(self.cards[place].slots[at])
        self.bots_given += pile["bots"]
        self.has[name].update(pile)

    def _stand(self, name: str, place: str, bots: int) -> None:
        row = self.stands[name][place]
        for _ in range(bots):
            row[row.index(False)] = True
        self.has[name]["bots"] -= bots

    def _commission(self, name: str, move: Commission) -> None:
        card = self.cards[move.place]
        rebate = len(self.row) > 1 and self.row[-2] == move.place
        self.has[name]["gears"] -= card.cost - rebate
        if self.row[-1] == move.place:
            self._give(name, move.place, 0)
        self.stands[name][move.place] = [False] * len(card.slots)
        self._stand(name, move.place, move.bots)
        self.row.remove(move.place)
        if self.stack:
            self.row.insert(0, self.stack.pop(0))

    def _communicate(self, name: str, move: Communicate) -> None:
        self.has[name].subtract(_pile(move.pay))
        self.open.remove(move.recording)
        self.bought[name].append(move.recording)
        while self.hidden:
            card = self.hidden.pop(0)
            if card != "Ende":
                self.open.append(card)
                break
            self.end_seen = True

    def _finish(self, name: str) -> None:
        self.turns[name] += 1
        missing = 0 if self.start_counts else 1
        most = max(len(self.stands[each]) + len(self.owned[each]) for each in self.names)
        ending = self.end_seen or most - missing >= 12
        self.over = ending and len(set(self.turns.values())) == 1

    def differences(self, position: Position) -> list[str]:
        """Where a position is not as the table."""
        found = []
        for player in position.players:
            name = player.name
            stands = {
                place.name: [slot + 1 in place.bots for slot in range(len(place.slots))]
                for place in player.places
            }
            pairs = {
                "goods": (_pile(player), self.has[name]),
                "bots": (stands, self.stands[name]),
                "artefacts": ([each.name for each in player.artefacts], self.owned[name]),
                "recordings": ([each.name for each in player.recordings], self.bought[name]),
            }
            found += [f"{name}: {what}" for what, (one, other) in pairs.items() if one != other]
        scrapyard = {
            "row": ([place.name for place in position.row], self.row),
            "stack": ([place.name for place in position.place_stack], self.stack),
            "artefacts": ({each.name: each.copies for each in position.artefacts}, self.artefacts),
            "open recordings": ([each.name for each in position.recordings], self.open),
            "hidden recordings": ([each.name for each in position.recording_stack], self.hidden),
            "end": (position.phase == "over", self.over),
            "end revealed": (bool(position.aside), self.end_seen),
        }
        return found + [what for what, (one, other) in scrapyard.items() if one != other]
