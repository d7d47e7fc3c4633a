"""Random play for the tests: shuffled made-up decks, readings by chance, all from a seed."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from kb.engines.builders_antiquity.cards import WORDS, Building, Hand, Resource, Resources
from kb.engines.builders_antiquity.deck import MADE_UP
from kb.engines.builders_antiquity.engine import BuildersAntiquity
from kb.engines.builders_antiquity.moves import (
    Begin,
    End,
    Free,
    Hire,
    Invest,
    Move,
    Repay,
    Send,
    Take,
)
from kb.engines.builders_antiquity.position import TOOLS, Box, Player, Position

LONGEST = 2000
"""Moves of a game; players who bind all their workers to hopeless sites would play for ever."""
_RULES = BuildersAntiquity()
NAMES = ("Anna", "Ben", "Carla", "Dora")


def dice(seed: int) -> Random:
    """Chance that can be repeated."""
    return Random(seed)  # noqa: S311


def engine(chance: Random) -> BuildersAntiquity:
    """An engine with a reading of each open question."""
    questions = BuildersAntiquity.questions
    return BuildersAntiquity(readings={each.id: chance.choice(each.readings) for each in questions})


def shuffled(chance: Random) -> Box:
    """The made-up deck in a random order."""
    buildings, workers = list(MADE_UP.buildings), list(MADE_UP.workers)
    chance.shuffle(buildings)
    chance.shuffle(workers)
    return replace(MADE_UP, buildings=tuple(buildings), workers=tuple(workers))


def begin(game: BuildersAntiquity, chance: Random, players: int) -> Position:
    """The set-up with a shuffled deck and a start player who was drawn."""
    names = NAMES[:players]
    return game.start(names, shuffled(chance), chance.choice(names))


def guess(position: Position, chance: Random) -> Move:
    """Something a player might try, legal or not; weighted so that games come to an end."""
    player = position.player(position.mover)
    tired = position.phase == "clearing" or position.turn.used >= 3
    idle = [each for each in player.workers if not player.workplace(each.name)]
    weights = {
        "send": 8 if player.sites and idle else 0.1,
        "begin": (2, 0.3, 0.05)[min(2, len(player.sites))],
        "hire": 2 if len(idle) < 3 else 0.05,
        "take": 2 if player.coins < 10 and not tired else 0.05,
        "invest": 0.4,
        "free": 0.3,
        "repay": 0.3,
        "end": 8 if tired else 0.05,
    }
    kind = chance.choices(list(weights), list(weights.values()))[0]
    return _move(kind, position, player, chance)


def _move(kind: str, position: Position, player: Player, chance: Random) -> Move:
    name = player.name
    people = [each.name for each in player.workers]
    if kind == "send":
        return _sending(player, chance)
    if kind == "begin":
        cards = [each for each in position.buildings if _can_finish(player, each)]
        cards = cards or sorted(position.buildings, key=lambda each: _number(each.needs))[:1]
        return Begin(name, _one([each.name for each in cards], chance))
    if kind == "hire":
        return Hire(name, _one([each.name for each in position.workers], chance))
    if kind == "take":
        return Take(name, chance.choice((1, 2, 3, 3, 3, 4)))
    if kind == "invest":
        return _investment(position, name, people, chance)
    if kind == "free":
        return Free(name, _one(people, chance))
    if kind == "repay":
        return Repay(name)
    return End(name)


def _sending(player: Player, chance: Random) -> Send:
    """Someone who brings what a site still lacks; nobody where that leads nowhere."""
    sites = [each for each in player.sites if _can_finish(player, each)]
    sites = [each for each in sites if each.crew] or sites
    tools = (None, None, None, *player.tools)
    who = _one(_people(player), chance)
    if not sites:
        return Send(player.name, who, "nirgends")
    site = chance.choice(sites)
    tries = [(_one(_people(player), chance), chance.choice(tools)) for _ in range(4)]
    helps, at = max((_helps(player, site, *each), at) for at, each in enumerate(tries))
    return Send(player.name, tries[at][0] if helps else "niemand", site.name, tries[at][1])


def _helps(player: Player, site: Building, who: str, tool: Resource | None) -> int:
    """How much closer to its end a site comes with one more hand."""
    if player.workplace(who):
        return 0
    more = replace(site, crew=(*site.crew, Hand(who, tool)))
    before, after = (
        _number(_RULES.counted(_RULES.delivered(player, each), site.needs)) for each in (site, more)
    )
    return after - before


def _can_finish(player: Player, site: Building) -> bool:
    """Whether all who are idle could finish a site together with those who are there."""
    idle = tuple(Hand(each) for each in _people(player) if not player.workplace(each))
    everyone = replace(site, crew=(*site.crew, *idle))
    return _RULES.is_finished(_RULES.delivered(player, everyone), site.needs)


def _people(player: Player) -> list[str]:
    machines = [each.name for each in player.built if each.machine]
    return [each.name for each in player.workers] + machines


def wild_guess(position: Position, chance: Random) -> Move:
    """Anything at all that a player might try, sensible or not."""
    player = position.player(chance.choice((position.mover, position.players[0].name)))
    kind = chance.choice(("send", "send", "send", "begin", "hire", "take", "invest", "free", "end"))
    if kind == "send":
        cards = [each.name for each in (*player.built, *player.sites)]
        who = _one(cards + [each.name for each in player.workers], chance)
        site = _one([each.name for each in player.sites], chance)
        tool = chance.choice((None, None, *TOOLS))
        return Send(player.name, who, site, tool)
    return _move(kind, position, player, chance)


def _number(resources: Resources) -> int:
    return sum(resources.of(each) for each in WORDS)


def _investment(position: Position, name: str, people: list[str], chance: Random) -> Invest:
    card = chance.choice(("slave", "tool", "university", "loan"))
    if card == "slave":
        return Invest(name, "slave", _one([each.name for each in position.slaves], chance))
    if card == "tool":
        return Invest(name, "tool", chance.choice(TOOLS))
    if card == "loan":
        return Invest(name, "loan")
    school = _one([each.name for each in position.universities], chance)
    return Invest(name, "university", school, _one(people, chance))


def _one(names: list[str], chance: Random) -> str:
    return chance.choice(names) if names else "niemand"


def playthrough(
    game: BuildersAntiquity, chance: Random, players: int
) -> Iterator[tuple[Position, list[Move], Move, Position]]:
    """A whole game: each position, moves refused there, the one made, and what came of it."""
    position = begin(game, chance, players)
    for _ in range(LONGEST):
        wild = [wild_guess(position, chance) for _ in range(3)]
        refused = [each for each in wild if game.refusal(position, each)]
        move = guess(position, chance)
        while game.refusal(position, move):
            refused.append(move)
            move = guess(position, chance)
        after = game.play(position, move)
        yield position, refused, move, after
        if after.phase == "over":
            return
        position = after
    raise AssertionError("the players are stuck")


def states(seed: int, number: int) -> Iterator[tuple[BuildersAntiquity, Position]]:
    """Some positions of random games, every other of a game."""
    chance = dice(seed)
    left = number
    while left:
        game = engine(chance)
        for at, (position, *_) in enumerate(playthrough(game, chance, chance.choice((2, 3, 4)))):
            if at % 2 == 0 and left:
                left -= 1
                yield game, position
