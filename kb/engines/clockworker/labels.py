"""Labels: the moves of Clockworker in German, and what to touch on the drawing for them."""

import re

from kb.engines.clockworker.cards import Goods
from kb.engines.clockworker.engine import NAMES
from kb.engines.clockworker.moves import (
    Charge,
    Commission,
    Communicate,
    Deliver,
    Move,
    OnPlace,
    Pass,
    Recover,
    Repair,
    SetUp,
    TakeBack,
)
from kb.engines.clockworker.position import Position
from kb.engines.clockworker.words import bots, listed, said, slots
from kb.engines.label import Label


def label(position: Position, move: Move) -> Label:
    """What a move is called; its touches are keys of the drawing of the position."""
    match move:
        case SetUp():
            return Label(f"Für {listed(move.players)} aufbauen", "Aufbau")
        case Recover():
            return _recovery(move)
        case Commission() | Repair() | Communicate():
            return _purchase(move)
        case Pass():
            return Label("Auf die Aktion verzichten", "Keine Aktion")
    return _bots_moved(move)


def _bots_moved(move: TakeBack | Deliver | Charge) -> Label:
    """Actions A, B and F, which cost nothing."""
    if isinstance(move, Charge):
        return Label("Aufladen und 2 Zahnräder nehmen", NAMES[Charge])
    if isinstance(move, TakeBack):
        text = f"Den obersten Werkbot von „{move.place}“ zurücknehmen"
        return Label(text, NAMES[TakeBack], (f"place.{move.player}.{move.place}",))
    return _delivery(move)


def _purchase(move: Commission | Repair | Communicate) -> Label:
    """Actions C, D and E, which are paid."""
    variant = f"für {_goods(move.pay)}"
    if isinstance(move, Commission):
        variant += f", mit {bots(move.bots)}" if move.bots else ", ohne Werkbot"
        text, touch = f"„{move.place}“ in Betrieb nehmen", f"row.{move.place}"
    elif isinstance(move, Repair):
        text, touch = f"„{move.artefact}“ reparieren", f"artefact.{move.artefact}"
    else:
        variant += ", offen ausgelegt" if move.face_up else ""
        text, touch = f"Aufnahme „{move.recording}“ nehmen", f"recording.{move.recording}"
    return Label(f"{text}, {variant}", NAMES[type(move)], (touch,), variant)


def _goods(pay: Goods) -> str:
    """Goods in few words: of several materials in a row only the last one says what they are."""
    return re.sub(r" Werkstoffe?(?=.*Werkstoff)", "", said(pay))


def _recovery(move: Recover) -> Label:
    if move.take is None:
        return Label("Von jedem Ort den obersten Werkbot bergen", "Bergung")
    wanted = [part for part in move.take if part.number]
    if not wanted:
        return Label("Keinen Werkbot bergen", "Bergung")
    return Label(f"Bergen: {listed(map(_from, wanted))}", "Bergung")


def _from(part: OnPlace) -> str:
    which = slots(part.slots) if part.slots else bots(part.number)
    return f"„{part.place}“ {which}"


def _delivery(move: Deliver) -> Label:
    stated = [
        f"{_wanted(part)} {'von' if part.slots else 'auf'} „{part.place}“" for part in move.to
    ]
    touches = tuple(f"place.{move.player}.{part.place}" for part in move.to)
    text = f"{listed(stated)} stellen"
    return Label(text[0].upper() + text[1:], NAMES[Deliver], touches, listed(map(_wanted, move.to)))


def _wanted(part: OnPlace) -> str:
    return f"{_bots(part.number)} auf {slots(part.slots)}" if part.slots else _bots(part.number)


def _bots(number: int) -> str:
    return bots(number) if number else "keinen Werkbot"


def tried(position: Position, move: Move) -> frozenset[str]:
    """What a move meant: the slots that it named, else what one touches for it."""
    named: list[str] = []
    if isinstance(move, Deliver | Recover):
        parts = move.to if isinstance(move, Deliver) else move.take or ()
        named = [slot_key(move.player, part.place, slot) for part in parts for slot in part.slots]
    return frozenset(named or label(position, move).touches)


def slot_key(player: str, place: str, slot: int) -> str:
    """What tells a slot from all others."""
    return f"slot.{player}.{place}.{slot}"
