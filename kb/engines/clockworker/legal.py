"""Legal: what a player might try, and the legal moves, listed without trying all pairs."""

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations, groupby, product
from typing import TypeVar

from kb.engines.clockworker.cards import JOKERED, KINDS, Goods, Place
from kb.engines.clockworker.moves import (
    Action,
    Charge,
    Commission,
    Communicate,
    Deliver,
    Move,
    OnPlace,
    Pass,
    Recover,
    Repair,
    TakeBack,
)
from kb.engines.clockworker.position import Player, Position

Allowed = Callable[[Move], bool]
M = TypeVar("M", bound=Move)


def moves(position: Position, allowed: Allowed) -> Iterator[Move]:
    """Each legal move once; slots and bots that follow from the rules are not named."""
    if position.phase == "over":
        return
    player = position.current
    if allowed(recovery := Recover(player.name)):
        yield recovery
    if not allowed(charge := Charge(player.name)):
        return  # it needs nothing: where it is refused, it is not yet the time for actions
    yield charge
    yield from _alike(_actions(position, affordable=True), player, allowed)
    singles = list(_alike(_deliveries(player, spare=0), player, allowed))
    yield from singles
    pairs = _pairs(player, singles)
    first = next(pairs, None)
    if first and allowed(first):
        yield from (first, *pairs)


def _alike(options: Iterable[M], player: Player, allowed: Allowed) -> Iterator[M]:
    """The allowed ones, of which only one is tried where others differ in number of bots."""
    for _, group in groupby(options, key=lambda option: _trait(option, player.bots)):
        first, *others = group
        if allowed(first):
            yield from (first, *others)


def _trait(option: Move, ready: int) -> Hashable:
    """What decides: of bots only whether there is any, and whether more than stand ready."""
    if isinstance(option, Commission):
        return option.place, option.pay, option.bots == 0, option.bots > ready
    if isinstance(option, Deliver):
        return option.to[0].place, option.to[0].bots == 0
    return option


def candidates(position: Position) -> Iterator[Move]:
    """All legal moves and natural illegal ones."""
    if position.phase == "over":
        return
    player = position.current
    yield from (Recover(player.name), Charge(player.name), Pass(player.name))
    if any(place.bots for place in player.places):
        yield Recover(player.name, ())
    if any(len(place.bots) > 1 for place in player.places):
        all_bots = (OnPlace(place.name, slots=place.bots) for place in player.places)
        yield Recover(player.name, tuple(all_bots))
    yield from _actions(position, affordable=False)
    singles = list(_deliveries(player, spare=1))
    yield from singles
    yield from _pairs(player, singles)
    for place in player.places:
        wanted = (OnPlace(place.name, slots=(slot,)) for slot in _free(place)[1:])
        yield from (Deliver(player.name, (part,)) for part in wanted)


@cache
def payments(price: Goods) -> tuple[Goods, ...]:
    """All exact payments of a price, from none of its materials replaced by gold to all."""
    return tuple(_payments_of(price))


def _payments_of(price: Goods) -> Iterator[Goods]:
    for own in product(*(range(getattr(price, kind), -1, -1) for kind in JOKERED)):
        jokers = sum(getattr(price, kind) for kind in JOKERED) - sum(own)
        colours = dict(zip(JOKERED, own, strict=True))
        yield replace(price, gold=price.gold + jokers, **colours)


def _actions(position: Position, *, affordable: bool) -> Iterator[Action]:
    """Actions A, C, D and E, with all exact payments or only those that can be paid."""
    player = position.current
    yield from (TakeBack(player.name, place.name) for place in player.places)
    for place in position.row:
        cheaper = max(0, place.cost - 1)
        due = cheaper if position.seat(place.name) == position.spare_wheel else place.cost
        for price in (due,) if affordable else {cheaper, place.cost}:
            if player.gears >= price or not affordable:
                yield from _commissions(player, place, price)
    for artefact in position.artefacts:
        for pay in _payments(player, artefact.price, affordable):
            yield Repair(player.name, artefact.name, pay)
    for recording in position.recordings:
        for pay in _payments(player, recording.cost, affordable):
            yield Communicate(player.name, recording.name, pay)


def _commissions(player: Player, place: Place, price: int) -> Iterator[Commission]:
    extra = place.slots[0].bots if place.slots else 0
    for bots in range(min(len(place.slots), player.bots + extra) + 1):
        yield Commission(player.name, place.name, Goods(gears=price), bots)


def _payments(player: Player, price: Goods, affordable: bool) -> Iterator[Goods]:
    needed = sum(getattr(price, kind) for kind in KINDS)
    if affordable and needed > sum(getattr(player, kind) for kind in KINDS):
        return
    for pay in payments(price):
        if not affordable or _has(player, pay):
            yield pay


def _has(player: Player, pay: Goods) -> bool:
    return all(getattr(player, kind) >= getattr(pay, kind) for kind in KINDS)


def _deliveries(player: Player, *, spare: int) -> Iterator[Deliver]:
    """Deliveries to one place, with up to so many bots more than can stand there."""
    for place in player.places:
        most = min(len(_free(place)), player.bots) + spare
        for bots in range(most + 1):
            yield Deliver(player.name, (OnPlace(place.name, bots),))


def _pairs(player: Player, singles: list[Deliver]) -> Iterator[Deliver]:
    """Deliveries to two places that join deliveries to one."""
    for one, other in combinations(singles, 2):
        (first,), (second,) = one.to, other.to
        if first.place != second.place and first.bots + second.bots <= player.bots:
            yield Deliver(player.name, (first, second))


def _free(place: Place) -> list[int]:
    return [slot for slot in range(1, len(place.slots) + 1) if slot not in place.bots]
