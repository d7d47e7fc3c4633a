"""The published helpers: what is right passes, and what is wrong is said."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from kb import testing
from kb.engines.engine import rule
from kb.testing import Broken
from tests.checker.nim.engine import Heap, Move, Nim, Take

ROOT = Path(__file__).parents[1]
CONTENT = ROOT / "content"


def _dice(seed: int) -> Random:
    return Random(seed)  # noqa: S311


def _heap(chance: Random) -> Heap:
    return Heap(chance.randint(1, 20))


def test_a_rule_that_does_what_is_said_passes() -> None:
    engine, heap = Nim(), Heap()
    assert testing.check_rule(engine, "nehmen.wegnehmen", heap, Take("Anna", 3)) == Heap(
        7, taken=3, turn="Ben"
    )
    testing.check_rule(engine, "nehmen.grenze", heap, Take("Anna", 3), value=3)
    testing.check_rule(engine, "nehmen.hoechstens", heap, Take("Anna", 4), refuses=True)
    testing.check_rule(engine, "ende.leer", heap, value=False)


def test_a_rule_that_does_otherwise_is_said() -> None:
    engine, heap = Nim(), Heap()
    with pytest.raises(Broken, match=r"nehmen\.hoechstens refuses nothing: it is allowed"):
        testing.check_rule(engine, "nehmen.hoechstens", heap, Take("Anna", 3), refuses=True)
    with pytest.raises(Broken, match=r"refuses nothing: zug\.abwechselnd refuses it"):
        testing.check_rule(engine, "nehmen.hoechstens", heap, Take("Ben", 4), refuses=True)
    with pytest.raises(Broken, match=r"nehmen\.hoechstens refuses it \(So viele"):
        testing.check_rule(engine, "nehmen.hoechstens", heap, Take("Anna", 4))
    with pytest.raises(Broken, match=r"ende\.sieg is not applied, only ende\.leer"):
        testing.check_rule(engine, "ende.sieg", heap)
    with pytest.raises(Broken, match=r"nehmen\.grenze works out 3, not 4"):
        testing.check_rule(engine, "nehmen.grenze", heap, Take("Anna", 3), value=4)


def test_examples_and_misreadings_of_the_record_are_checked() -> None:
    testing.check_example("patchwork", "vom-selben-feld", CONTENT)
    testing.check_misreading("patchwork", "StartingTokenBelow", CONTENT)


def test_what_is_not_in_the_record_is_said() -> None:
    with pytest.raises(Broken, match="patchwork has no example nirgends"):
        testing.check_example("patchwork", "nirgends", CONTENT)
    with pytest.raises(Broken, match="no engine of a game 'skat'"):
        testing.check_example("skat", "nirgends", CONTENT)
    with pytest.raises(Broken, match="has no misreading Nirgends, only "):
        testing.check_misreading("patchwork", "Nirgends", CONTENT)


def test_random_games_can_be_repeated() -> None:
    engine = Nim()
    plies = [list(testing.random_game(engine, Heap(), _dice(7))) for _ in range(2)]
    assert plies[0] == plies[1]
    assert plies[0][-1].after.pebbles == 0
    moves = testing.random_games(engine, _heap, games=20, seed=1)
    assert moves == testing.random_games(engine, _heap, games=20, seed=1) > 20


def test_moves_are_chosen_and_tried_as_told() -> None:
    tried = []

    def tries(position: Heap, chance: Random) -> list[Move]:
        tried.append(position)
        return [Take("Ben", 9), Take("Anna", 1)]

    plies = list(testing.random_game(Nim(), Heap(7), _dice(1), lambda moves, _: moves[0], tries))
    assert [ply.move.pebbles for ply in plies] == [1] * 7
    assert tried == [ply.position for ply in plies]


class Losing(Nim):
    """Loses a pebble on the way."""

    def take(self, position: Heap, pebbles: int) -> Heap:
        return replace(super().take(position, pebbles), taken=position.taken)


class Owing(Nim):
    """Lets players take more than there is."""

    def enough(self, position: Heap, pebbles: int) -> None:
        pass


class Hiding(Nim):
    """Does not list all legal moves."""

    def moves(self, position: Heap) -> Iterator[Move]:
        return (move for move in super().moves(position) if move != Take(position.turn, 1))


class Boasting(Nim):
    """Lists moves that are not legal."""

    def moves(self, position: Heap) -> Iterator[Move]:
        return iter([Take(position.turn, 4)] if position.pebbles else [])


class Moody(Nim):
    """Plays another way each time."""

    times = 0

    def take(self, position: Heap, pebbles: int) -> Heap:
        self.times += 1
        return replace(position, turn=f"Anna{self.times}")


class Endless(Nim):
    """Never ends."""

    def take(self, position: Heap, pebbles: int) -> Heap:
        return position


class Stuck(Nim):
    """Does not know when it ends."""

    @rule("ende.leer")
    def over(self, position: Heap) -> bool:
        return False


class Silent(Nim):
    """Refuses without a reason."""

    def at_most(self, pebbles: int) -> None:
        if pebbles > 3:
            self.refuse("")

    def material(self, position: Heap) -> Mapping[str, int]:
        return {}


@pytest.mark.parametrize(
    ("engine", "said"),
    [
        (Losing, "the material was {'pebbles': 10}, now it is "),
        (Hiding, "legal is only what is allowed: Take"),
        (Boasting, r"legal, but nehmen\.hoechstens refuses it"),
        (Moody, "not played alike twice"),
        (Stuck, "0 legal moves, outcome None"),
        (Silent, "refused by no rule or without a reason"),
    ],
)
def test_what_is_wrong_in_whole_games_is_found(engine: type[Nim], said: str) -> None:
    with pytest.raises(Broken, match=said):
        testing.random_games(engine(), lambda _: Heap(), games=20)


def test_a_game_without_an_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(testing, "LONGEST", 50)
    with pytest.raises(Broken, match="no end after 50 moves"):
        list(testing.random_game(Endless(), Heap(), _dice(1)))


def test_a_negative_amount_is_found() -> None:
    with pytest.raises(Broken, match="an amount is negative"):
        list(testing.random_game(Nim(), Heap(taken=-1), _dice(1)))
