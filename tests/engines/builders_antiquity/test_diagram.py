"""The drawing of Antiquité shows what the position holds, and its labels say where to touch."""

from collections import Counter
from dataclasses import replace
from statistics import median

import pytest

from kb.engines.builders_antiquity.cards import (
    WORDS,
    Building,
    Hand,
    Resources,
    Side,
    University,
    Worker,
)
from kb.engines.builders_antiquity.diagram import draw
from kb.engines.builders_antiquity.drawn_scene import delivered
from kb.engines.builders_antiquity.engine import BuildersAntiquity
from kb.engines.builders_antiquity.labels import label
from kb.engines.builders_antiquity.moves import Begin, Free, Invest, Move, Repay, Send
from kb.engines.builders_antiquity.position import Player, Position, Turn
from kb.engines.drawing import Drawing
from tests.engines import drawn
from tests.engines.builders_antiquity import play
from tests.engines.drawn import HOSTILE, keys, kinds, said, sound, tree, uses

MASON = Worker("Steinmetz", 3, Resources(stone=3))
VILLA = Building("Villa", Resources(stone=2, wood=1), pays=6, points=2)
ANNA = Player("Anna", workers=(MASON,), sites=(VILLA,), tools=("wood",))


def _part(drawing: Drawing, touch: str) -> Counter[str]:
    """The symbols inside of what one touches by a key."""
    part = next(each for each in tree(drawing).iter() if each.get("data-touch") == touch)
    found = (each.get("href", "").removeprefix("#builders-antiquity-") for each in part.iter("use"))
    return Counter(found)


def _at_work(drawing: Drawing, player: Player, site: Building) -> Counter[str]:
    """The symbols of those who work on a site, inside of its card."""
    found: Counter[str] = Counter()
    for hand in site.crew:
        if player.worker(hand.who):
            found += _part(drawing, f"worker.{player.name}.{hand.who}")
    return found


def _drawn_as_held(position: Position) -> None:
    drawing = draw(position)
    sound(drawing)
    for player in position.players:
        assert f"{player.name} hat " in drawing.alt
        for site in player.sites:
            _site_is_drawn(drawing, player, site)
        cards = [each.name for each in (*player.sites, *player.built)]
        people = [each.name for each in player.workers]
        assert all(name in drawing.alt for name in cards + people)
        drawn_people = {each for each in keys(drawing) if each.startswith(f"worker.{player.name}.")}
        assert {f"worker.{player.name}.{name}" for name in people} == drawn_people
    offered = [each.name for each in position.buildings]
    offered += [each.name for each in position.universities]
    offered += [each.name for each in (*position.workers, *position.slaves)]
    assert all(name in drawing.alt for name in offered)


def _site_is_drawn(drawing: Drawing, player: Player, site: Building) -> None:
    """Each resource that is needed or delivered is there, and the crew with its own beside it."""
    card = _part(drawing, f"site.{player.name}.{site.name}")
    crew = _at_work(drawing, player, site)
    found = delivered(player, site)
    machines = any(not player.worker(hand.who) for hand in site.crew) or site.machine
    for each in WORDS:
        need, got = site.needs.of(each), found.of(each)
        assert card[f"{each}-lacking"] == max(0, need - got)
        assert card[f"{each}-lost"] == max(0, got - need)
        if not machines:
            assert card[each] - crew[each] == min(need, got)


def test_each_position_of_an_example_is_drawn_as_it_is() -> None:
    sizes = []
    for scene in drawn.scenes("builders-antiquity"):
        _drawn_as_held(scene.position)
        sizes.append(len(drawn.draw("builders-antiquity", scene).svg))
    assert median(sizes) < 4000


@pytest.mark.parametrize("seed", range(3))
def test_whole_games_are_drawn_and_every_touch_is_on_the_drawing(seed: int) -> None:
    chance = play.dice(seed)
    game = play.engine(chance)
    plies = play.playthrough(game, chance, 2 + seed)
    for at, (position, refused, move, after) in enumerate(plies):
        if at % 10:
            continue
        _drawn_as_held(position)
        there = keys(draw(position))
        moves = [*game.moves(position), *refused, *game.candidates(position)]
        for each in moves:
            found = label(position, each)
            assert set(found.touches) <= there
            assert found.text
            assert found.group
        sound(draw(after, before=position, move=move))
        sound(draw(position, move=(refused or [move])[0]))


def test_moves_that_may_be_made_differ_in_text_and_in_what_to_touch() -> None:
    for game, position in play.states(8, 30):
        found = [label(position, each) for each in game.moves(position)]
        assert len({each.text for each in found}) == len(found)
        chosen = [(each.touches, each.variant) for each in found if each.touches]
        assert len(set(chosen)) == len(chosen)


def test_what_does_not_lie_open_cannot_be_touched() -> None:
    position = Position(players=(ANNA,), tools=("stone",), buildings=(Building("Hafen"),))
    cases: dict[Move, tuple[str, ...]] = {
        Begin("Anna", "Hafen"): ("building.Hafen",),
        Begin("Anna", "Tempel"): (),
        Invest("Anna", "tool", "stone"): ("tool.stone",),
        Invest("Anna", "tool", "wood"): (),
        Repay("Anna"): (),
        Free("Anna", "Felix"): (),
        Send("Anna", "Steinmetz", "Villa"): ("worker.Anna.Steinmetz", "site.Anna.Villa"),
        Send("Anna", "Steinmetz", "Villa", "stone"): (),
        Send("Anna", "Steinmetz", "Villa", "wood"): (
            "worker.Anna.Steinmetz", "tool.Anna.wood", "site.Anna.Villa",
        ),
    }  # fmt: skip
    assert {move: label(position, move).touches for move in cases} == cases


def test_who_is_sent_is_marked_with_what_is_delivered_by_it() -> None:
    before = Position(players=(ANNA,))
    move = Send("Anna", "Steinmetz", "Villa")
    after = BuildersAntiquity().play(before, move)
    drawing = draw(after, before=before, move=move)
    assert [each.tag for each in kinds(drawing, "rf-changed")] == ["rect"] * 2
    assert _part(drawing, "site.Anna.Villa")["stone-lost"] == 1
    assert "Geändert: Steinmetz arbeitet jetzt auf Villa." in drawing.alt
    assert "Geändert: Anna hat 3 Sesterzen weniger." in drawing.alt


def test_a_finished_building_is_marked_and_told() -> None:
    brook = replace(VILLA, needs=Resources(stone=2))
    before = Position(players=(replace(ANNA, sites=(brook,)),))
    after = BuildersAntiquity().play(before, Send("Anna", "Steinmetz", "Villa"))
    drawing = draw(after, before=before)
    assert "finished" in _part(drawing, "built.Anna.Villa")
    assert "Fertig geworden bei Anna: Villa." in drawing.alt
    assert kinds(drawing, "rf-changed")
    assert [each.text for each in kinds(drawing, "rf-new")] == ["+2", "+3"]


def test_people_are_told_apart_by_shape_and_word() -> None:
    people = (
        MASON,
        Worker("Felix", 0, Resources(wood=2), "slave", Side(3)),
        Worker(
            "Dama", 3, Resources(), "citizen", universities=(University("Schule", Resources(1)),)
        ),
    )
    drawing = draw(Position(players=(Player("Anna", workers=people),)))
    assert {"worker", "slave", "citizen", "university"} <= {
        each.removeprefix("builders-antiquity-") for each in uses(drawing)
    }
    assert {"Felix" + "Sklave", "Dama" + "Bürger"} <= set(said(drawing))


def test_a_refused_move_is_marked_as_tried() -> None:
    position = Position(players=(ANNA,), turn=Turn(used=9))
    move = Send("Anna", "Steinmetz", "Villa", "wood")
    assert len(kinds(draw(position, move=move), "rf-tried")) == 3
    assert not kinds(draw(position, before=position, move=move), "rf-tried")


def test_much_is_drawn_as_a_number() -> None:
    huge = Building("Babel", Resources(10**9, 10**9, 5, 0), crew=(Hand("Steinmetz"),))
    drawing = draw(Position(players=(replace(ANNA, sites=(huge,)),)))
    sound(drawing)
    assert "3/1000000000" in said(drawing)
    assert len(drawing.svg) < 6000


def test_words_of_a_position_stay_words() -> None:
    school = University(HOSTILE)
    slave = Worker(HOSTILE, status="slave", universities=(school,))
    player = Player(
        HOSTILE, workers=(slave,), sites=(Building(HOSTILE),), built=(Building(HOSTILE),)
    )
    position = Position(
        players=(player,), buildings=(Building(HOSTILE),), workers=(slave,), universities=(school,)
    )
    drawing = draw(position)
    sound(drawing)
    assert f"site.{HOSTILE}.{HOSTILE}" in keys(drawing)
    assert HOSTILE in drawing.alt


def test_odd_positions_are_drawn_too() -> None:
    nobody = Hand("Niemand", "stone")
    crowd = tuple(
        Player(f"P{at}", coins=-5, loans=99, sites=(replace(VILLA, crew=(nobody,)),))
        for at in range(9)
    )
    for position in (
        Position(),
        Position(phase="set-up"),
        Position(phase="over"),
        Position(players=crowd, phase="clearing", ending=True, loan_stack=-1),
        Position(players=crowd, turn=Turn("niemand", used=500, done=("invest",))),
    ):
        sound(draw(position))


@pytest.mark.parametrize(
    ("used", "left"), [(0, "noch 3"), (2, "noch 1"), (3, "noch 0"), (5, "+ 2 gekauft")]
)
def test_one_reads_how_many_actions_are_left(used: int, left: str) -> None:
    drawing = draw(Position(players=(ANNA,), turn=Turn("Anna", used=used)))
    assert left in drawing.svg
    assert drawing.svg.count('href="#builders-antiquity-free"') == max(3 - used, 0)
