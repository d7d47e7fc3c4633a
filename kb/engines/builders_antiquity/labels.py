"""Labels: the moves of Antiquité in German, and what to touch on the drawing for them."""

from collections.abc import Iterable

from kb.engines.builders_antiquity.cards import WORDS, Building, University, Worker
from kb.engines.builders_antiquity.moves import (
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
from kb.engines.builders_antiquity.position import Player, Position
from kb.engines.builders_antiquity.words import actions
from kb.engines.label import Label

Named = Building | Worker | University


def label(position: Position, move: Move) -> Label:
    """What a move is called; its touches are keys of the drawing, if all are there."""
    match move:
        case SetUp(players):
            return Label(f"Für {' und '.join(players)} aufbauen", "Aufbau")
        case Begin():
            there = _one_of(move.building, position.buildings, "building")
            return Label(f"Bau „{move.building}“ beginnen", "Bau beginnen", _all(there))
        case Hire():
            there = _one_of(move.worker, position.workers, "worker")
            return Label(f"{move.worker} anheuern", "Arbeiter anheuern", _all(there))
        case Invest():
            return _investment(position, move)
        case Take():
            variant = f"für {actions(move.actions)}"
            return Label(f"Sesterzen nehmen, {variant}", "Sesterzen nehmen", ("bank",), variant)
        case End():
            return _end(position, move)
    return _of_ones_own(position.player(move.player), move)


def _of_ones_own(player: Player, move: Send | Free | Repay) -> Label:
    """What one does with the cards before oneself."""
    if isinstance(move, Repay):
        there = f"loan.{player.name}" if player.loans else ""
        return Label("Darlehen zurückzahlen", "Darlehen zurückzahlen", _all(there))
    if isinstance(move, Free):
        slave = f"worker.{player.name}.{move.slave}" if player.worker(move.slave) else ""
        return Label(f"{move.slave} freilassen", "Sklaven freilassen", _all(slave))
    tool = f"mit dem Werkzeug für {WORDS[move.tool]}" if move.tool else ""
    text = f"{move.who} auf die Baustelle {move.site} schicken"
    site = f"site.{player.name}.{move.site}" if player.site(move.site) else ""
    keys = [_who(player, move.who), site]
    if move.tool:
        keys.insert(1, f"tool.{player.name}.{move.tool}" if move.tool in player.tools else "")
    text = f"{text}, {tool}" if tool else text
    return Label(text, "Arbeiter schicken", _all(*keys), tool)


def _who(player: Player, name: str) -> str:
    """The key of a worker, a finished building or a site."""
    if player.worker(name):
        return f"worker.{player.name}.{name}"
    if player.finished(name):
        return f"built.{player.name}.{name}"
    return f"site.{player.name}.{name}" if player.site(name) else ""


def _investment(position: Position, move: Invest) -> Label:
    player = position.player(move.player)
    if move.card == "loan":
        return Label("Darlehen aufnehmen", "Investieren", ("loan",))
    if move.card == "tool":
        there = f"tool.{move.choice}" if move.choice in position.tools else ""
        what = WORDS.get(move.choice, move.choice)
        return Label(f"Werkzeug für {what} kaufen", "Investieren", _all(there))
    if move.card == "slave":
        slave = _one_of(move.choice, position.slaves, "slave")
        return Label(f"Sklaven kaufen: {move.choice}", "Investieren", _all(slave))
    university = _one_of(move.choice, position.universities, "university")
    worker = f"worker.{player.name}.{move.worker}" if player.worker(move.worker) else ""
    text = f"„{move.choice}“ für {move.worker} kaufen"
    return Label(text, "Investieren", _all(university, worker))


def _end(position: Position, move: End) -> Label:
    what = "Aufräumen" if position.phase == "clearing" else "Zug"
    whose = "" if move.player == position.mover else f" von {move.player}"
    return Label(f"{what}{whose} beenden", "Zug beenden")


def _one_of(name: str, cards: Iterable[Named], kind: str) -> str:
    """The key of an open card; nothing where it does not lie open."""
    return f"{kind}.{name}" if any(each.name == name for each in cards) else ""


def _all(*keys: str) -> tuple[str, ...]:
    """Keys to touch one after the other; none at all where one of them is missing."""
    return keys if all(keys) else ()
