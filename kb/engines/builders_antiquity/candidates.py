"""Candidates: what a player might try, so that the illegal can say why not."""

from collections.abc import Iterator

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
from kb.engines.builders_antiquity.position import TOOLS, Player, Position

NAMES = ("Anna", "Ben", "Carla", "Dora")


def candidates(position: Position) -> Iterator[Move]:
    """All legal moves, and natural illegal ones."""
    if position.phase == "set-up":
        yield from (SetUp(NAMES[:number]) for number in (2, 3, 4))
        return
    player = position.player(position.mover)
    yield from (Begin(player.name, each.name) for each in position.buildings)
    yield from (Begin(player.name, each.name) for each in position.building_stack[:1])
    yield from (Hire(player.name, each.name) for each in position.workers)
    yield from (Hire(player.name, each.name) for each in position.worker_stack[:1])
    yield from _sendings(player)
    yield from _investments(position, player)
    yield from (Take(player.name, number) for number in (1, 2, 3, 4))
    yield from (Free(player.name, each.name) for each in player.workers)
    yield Repay(player.name)
    yield from (End(each.name) for each in position.players)


def _sendings(player: Player) -> Iterator[Move]:
    """Everyone, to every site, with no tool or one of the player's."""
    workers = [each.name for each in player.workers]
    workers += [each.name for each in (*player.built, *player.sites)]
    for site in player.sites:
        for who in workers:
            yield from (Send(player.name, who, site.name, tool) for tool in (None, *player.tools))


def _investments(position: Position, player: Player) -> Iterator[Move]:
    yield from (Invest(player.name, "slave", each.name) for each in position.slaves)
    yield from (Invest(player.name, "tool", each) for each in TOOLS)
    yield Invest(player.name, "loan")
    for card in position.universities:
        for worker in player.workers:
            yield Invest(player.name, "university", card.name, worker.name)
