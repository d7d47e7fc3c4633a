"""Told: what a drawing of Clockworker shows, in German, for those who do not see it."""

from collections.abc import Iterator

from kb.engines.clockworker.cards import KINDS, Artefact, Goods, Place, Recording
from kb.engines.clockworker.position import Player, Position
from kb.engines.clockworker.words import bots, listed, said, slots

_PHASES = {
    "recovery": "{} ist an der Reihe, in der Bergungsphase.",
    "action": "{} ist an der Reihe, in der Aktionsphase.",
    "over": "Die Partie ist vorbei.",
}


def told(position: Position, before: Position | None) -> str:
    """All that a position holds, a statement on each line, and what changed since then."""
    lines = [_turn(position), *_scrapyard(position)]
    for player in position.players:
        lines += _player(player)
    lines.append(f"Im allgemeinen Vorrat: {bots(position.supply)}.")
    if box := boxed(position):
        lines.append(f"{box}.")
    if position.stand_ins:
        lines.append(f"Dazu stehen {position.stand_ins} andere Figuren für Werkbots.")
    if before:
        lines += _changes(position, before)
    return "\n".join(lines)


def boxed(position: Position) -> str:
    """How many cards stay in the box; empty: none."""
    box = position.box
    cards = {
        "Orte": len(box.places),
        "Artefakte": sum(each.copies for each in box.artefacts),
        "Aufnahmen": len(box.recordings),
    }
    there = ", ".join(f"{kind}: {number}" for kind, number in cards.items() if number)
    return f"In der Schachtel – {there}" if there else ""


def _turn(position: Position) -> str:
    if not position.players:
        return "Noch ist nicht aufgebaut."
    turn = _PHASES[position.phase].format(position.current.name)
    start = f" Den Startbot hat {position.players[0].name}." if len(position.players) > 1 else ""
    return turn + start


def _scrapyard(position: Position) -> Iterator[str]:
    if position.row:
        yield "Auf der Müllhalde liegen diese Orte, von links nach rechts:"
    for place in position.row:
        yield f"{_place(place)}. Er kostet {said(Goods(gears=place.cost))}."
    if position.row or position.place_stack:
        yield f"Orte im Stapel: {len(position.place_stack)}."
        yield (
            f"Von rechts gezählt liegt das Ersatzrad über Ort {position.spare_wheel}, "
            f"die Zusatzressource über Ort {position.extra_resource}."
        )
    for artefact in position.artefacts:
        copies = f"{artefact.copies} Exemplare" if artefact.copies > 1 else "1 Exemplar"
        copies = copies if artefact.copies else "vergriffen"
        yield f"Auf der Müllhalde: {_artefact(artefact)}, kostet {said(artefact.price)}; {copies}."
    for recording in position.recordings:
        yield f"Auf der Müllhalde: {_recording(recording)}, kostet {said(recording.cost)}."
    if position.recordings or position.recording_stack:
        yield f"Aufnahmen im Stapel: {len(position.recording_stack)}."
    yield from (f"Beiseite liegt: {_recording(each)}." for each in position.aside)


def _player(player: Player) -> Iterator[str]:
    stock = said(Goods(*(getattr(player, kind) for kind in KINDS)))
    yield f"{player.name} hat {stock}; bereit: {bots(player.bots)}; {_points(player.points)}."
    for place in player.places:
        stand = f"Werkbots auf {slots(place.bots)}" if place.bots else "keine Werkbots"
        yield f"Vor {player.name}: {_place(place)}; {stand}."
    yield from (f"Vor {player.name}: {_artefact(each)}." for each in player.artefacts)
    for each in player.recordings:
        yield f"Vor {player.name}: {_recording(each)}, {'offen' if each.face_up else 'verdeckt'}."


def _place(place: Place) -> str:
    brings = (f"Platz {at} bringt {said(each)}" for at, each in enumerate(place.slots, 1))
    return f"Ort „{place.name}“: {'; '.join(brings) or 'ohne Plätze'}"


def _artefact(artefact: Artefact) -> str:
    ability = artefact.ability_points
    more = f" und {ability} durch seine Fähigkeit" if ability else ""
    return f"Artefakt „{artefact.name}“ ({_points(artefact.points)}{more})"


def _recording(recording: Recording) -> str:
    return f"Aufnahme „{recording.name}“ ({_points(recording.points)})"


def _points(number: int) -> str:
    return "1 Antriebspunkt" if number == 1 else f"{number} Antriebspunkte"


def _changes(position: Position, before: Position) -> Iterator[str]:
    """What came and went since the position before."""
    yield from _news("Neu auf der Müllhalde", _open(position), _open(before))
    earlier = {player.name: player for player in before.players}
    for player in position.players:
        was = earlier.get(player.name, player)
        yield from _counts(player, was)
        yield from _moved(player, was)
        yield from _news(f"Neu vor {player.name}", _owned(player), _owned(was))


def _counts(player: Player, was: Player) -> Iterator[str]:
    """What a player has more or less of."""
    for word, sign in (("mehr", 1), ("weniger", -1)):
        more = [sign * (getattr(player, kind) - getattr(was, kind)) for kind in KINDS]
        if any(number > 0 for number in more):
            goods = said(Goods(*(max(0, number) for number in more)))
            yield f"Geändert: {player.name} hat {goods} {word}."
        if (number := sign * (player.bots - was.bots)) > 0:
            yield f"Geändert: {player.name} hat {bots(number)} {word} bereit."
        if (number := sign * (player.points - was.points)) > 0:
            yield f"Geändert: {player.name} hat {_points(number)} {word}."


def _moved(player: Player, was: Player) -> Iterator[str]:
    """The slots on which a bot came or from which one left."""
    for place in player.places:
        earlier = was.place(place.name)
        stood = set(earlier.bots if earlier else ())
        if came := sorted(set(place.bots) - stood):
            yield f"Geändert: Auf „{place.name}“ von {player.name} neu besetzt: {slots(came)}."
        if left := sorted(stood - set(place.bots)):
            yield f"Geändert: Auf „{place.name}“ von {player.name} frei geworden: {slots(left)}."


def _open(position: Position) -> list[str]:
    recordings = [each.name for each in (*position.recordings, *position.aside)]
    return [*(each.name for each in position.row), *recordings]


def _owned(player: Player) -> list[str]:
    artefacts = [each.name for each in player.artefacts]
    recordings = [each.name for each in player.recordings]
    return [*(each.name for each in player.places), *artefacts, *recordings]


def _news(where: str, now: list[str], before: list[str]) -> Iterator[str]:
    if new := [f"„{name}“" for name in now if name not in before]:
        yield f"{where}: {listed(new)}."
