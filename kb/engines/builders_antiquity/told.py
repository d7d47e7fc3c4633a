"""Told: what a drawing of Antiquité shows, in German, for those who do not see it."""

from collections.abc import Iterator

from kb.engines.builders_antiquity.cards import WORDS, Building, Worker
from kb.engines.builders_antiquity.drawn_scene import delivered, yields
from kb.engines.builders_antiquity.position import Box, Player, Position
from kb.engines.builders_antiquity.words import actions, points, sesterces

_STATE = {
    "clearing": "Die letzte Runde ist vorbei; vor der Wertung ist {} an der Reihe.",
    "over": "Das Spiel ist zu Ende.",
    "set-up": "Noch ist nicht aufgebaut.",
}
_STATUS = {"worker": "Arbeiter", "slave": "Sklave", "citizen": "Bürger"}


def told(position: Position, before: Position | None) -> str:
    """All that a position holds, a statement on each line, and what changed since then."""
    lines = [*_state(position)]
    lines += _box(position.box) if position.phase == "set-up" else _table(position)
    for player in position.players:
        lines += _player(player)
    if before:
        lines += _changes(position, before)
    return "\n".join(lines)


def _state(position: Position) -> Iterator[str]:
    if position.phase != "turns":
        yield _STATE[position.phase].format(position.mover)
    elif position.players:
        turn = position.turn
        invested = ", investiert ist auch schon" if "invest" in turn.done else ""
        yield f"{position.mover} ist am Zug; verbraucht: {actions(turn.used)}{invested}."
    if position.ending and position.phase == "turns":
        yield "Die letzte Runde läuft."
    if len(position.players) > 1:
        yield f"Die Startspielerkarte hat {position.names[0]}."


def _box(box: Box) -> Iterator[str]:
    yield from (f"In der Schachtel: {_building(each)}." for each in box.buildings)
    people = (*box.workers, *box.apprentices, *box.slaves)
    yield from (f"In der Schachtel: {_worker(each)}." for each in people)
    schools = (f"Universität {each.name}: {each.adds} mehr" for each in box.universities)
    yield from (f"In der Schachtel: {each}." for each in schools)
    if box.tools or box.loans:
        yield f"In der Schachtel: Werkzeuge für {_tools(box.tools)}; Darlehen: {box.loans}."


def _table(position: Position) -> Iterator[str]:
    tools, loans = _tools(position.tools), position.loan_stack
    yield f"In der Auslage: Werkzeuge für {tools}; Darlehen: {loans}."
    yield from (f"In der Auslage: {_worker(each)}." for each in position.slaves)
    for school in position.universities:
        yield f"In der Auslage: Universität {school.name}, liefert {school.adds} mehr."
    yield from (f"In der Auslage: {_building(each)}." for each in position.buildings)
    yield from (f"In der Auslage: {_worker(each)}." for each in position.workers)
    if position.building_stack or position.worker_stack:
        stacks = len(position.building_stack), len(position.worker_stack)
        yield "Verdeckt im Stapel liegen: Bauwerke {}, Arbeiter {}.".format(*stacks)


def _player(player: Player) -> Iterator[str]:
    loans = f"; offene Darlehen: {player.loans}" if player.loans else ""
    tools = f"; Werkzeuge für {_tools(player.tools)}" if player.tools else ""
    done = f"{points(sum(each.points for each in player.built))} aus Bauwerken"
    yield f"{player.name} hat {sesterces(player.coins)}, {done}{loans}{tools}."
    for site in player.sites:
        yield from _site(player, site)
    for worker in player.workers:
        place = player.workplace(worker.name)
        where = f"arbeitet auf {place.name}" if place else "ist zu Hause"
        yield f"Vor {player.name}: {_worker(worker)}; {where}."
    for built in player.built:
        machine = f", eine Maschine, liefert {built.yields}" if built.machine else ""
        yield f"Fertig vor {player.name}: {built.name}{machine}, {points(built.points)}."


def _site(player: Player, site: Building) -> Iterator[str]:
    yield f"Baustelle von {player.name}: {_building(site)}; geliefert: {delivered(player, site)}."
    for hand in site.crew:
        tool = f", mit dem Werkzeug für {WORDS[hand.tool]}" if hand.tool else ""
        yield f"Auf {site.name} arbeitet {hand.who}, liefert {yields(player, hand.who)}{tool}."


def _building(each: Building) -> str:
    machine = f"; als Maschine liefert es {each.yields}" if each.machine else ""
    brings = f"bringt {sesterces(each.pays)} und {points(each.points)}"
    return f"Bauwerk {each.name}, braucht {each.needs}, {brings}{machine}"


def _worker(each: Worker) -> str:
    wage = "ohne Lohn" if each.status == "slave" else f"Lohn {sesterces(each.wage)}"
    schools = "".join(f", mit {card.name} ({card.adds} mehr)" for card in each.universities)
    return f"{_STATUS[each.status]} {each.name}, liefert {each.yields}, {wage}{schools}"


def _tools(tools: tuple[str, ...]) -> str:
    return ", ".join(WORDS[each] for each in tools) or "nichts"


def _changes(position: Position, before: Position) -> Iterator[str]:
    """What came and went since the position before."""
    yield from _news("Neu in der Auslage", _open(position), _open(before))
    for player in position.players:
        was = next((each for each in before.players if each.name == player.name), player)
        coins, loans = player.coins - was.coins, player.loans - was.loans
        if coins:
            word = "mehr" if coins > 0 else "weniger"
            yield f"Geändert: {player.name} hat {sesterces(abs(coins))} {word}."
        if loans:
            word = "mehr" if loans > 0 else "weniger"
            yield f"Geändert: {player.name} hat {abs(loans)} Darlehen {word}."
        yield from _news(f"Neu vor {player.name}", _cards(player), _cards(was))
        yield from _news(f"Fertig geworden bei {player.name}", _built(player), _built(was))
        yield from _people(player, was)


def _people(player: Player, was: Player) -> Iterator[str]:
    """Who was sent, came home, was freed or learnt something."""
    for worker in player.workers:
        earlier = was.worker(worker.name)
        if earlier is None:
            continue
        place, left = player.workplace(worker.name), was.workplace(worker.name)
        if place and not left:
            yield f"Geändert: {worker.name} arbeitet jetzt auf {place.name}."
        if left and not place:
            yield f"Geändert: {worker.name} ist von {left.name} zurück."
        if worker.status != earlier.status:
            yield f"Geändert: {worker.name} ist jetzt {_STATUS[worker.status]}."
        if len(worker.universities) > len(earlier.universities):
            yield f"Geändert: Auf {worker.name} liegt jetzt {worker.universities[-1].name}."


def _open(position: Position) -> list[str]:
    buildings = [each.name for each in position.buildings]
    return buildings + [each.name for each in position.workers]


def _cards(player: Player) -> list[str]:
    """Sites, workers and tools of a player; what is finished was a site before."""
    tools = [f"Werkzeug für {WORDS[each]}" for each in player.tools]
    return [each.name for each in player.sites] + [each.name for each in player.workers] + tools


def _built(player: Player) -> list[str]:
    return [each.name for each in player.built]


def _news(where: str, now: list[str], before: list[str]) -> Iterator[str]:
    if new := [name for name in now if name not in before]:
        yield f"{where}: {', '.join(new)}."
