"""Testing: helpers for whoever adds a game; pytest shows what they find.

from kb import testing

testing.check_rule(Nim(), "nehmen.hoechstens", Heap(), Take("Anna", 4), refuses=True)
testing.check_example("nim", "vier-auf-einmal")
testing.check_misreading("nim", "FourAtOnce")
testing.random_games(Nim(), lambda chance: Heap(chance.randint(1, 20)), games=100)
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, is_dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Generic, TypeVar

from kb.checker.example import Example, read
from kb.checker.games import PlayableGame, find
from kb.checker.story import story
from kb.checker.verdict import judge
from kb.engines.codec import decode, encode
from kb.engines.engine import Engine, RuleViolation
from kb.records import library
from kb.records.library import Entry

Position = TypeVar("Position")
Move = TypeVar("Move")
CONTENT = Path("content")
_ANY = object()
LONGEST = 10_000
"""Moves; no game takes so many."""
SPACED = 20
"""Every so many moves a position is turned into data and back, which takes time."""


class Broken(AssertionError):
    """Something that a helper found to be wrong; says what, with the data to repeat it."""


def check_rule(
    engine: Engine[Position, Move],
    rule: str,
    position: Position,
    *moves: Move,
    refuses: bool = False,
    value: object = _ANY,
) -> Position:
    """Play moves; the rule must be applied. Returns the position before a refusal, or the last.

    With `refuses`, it must refuse the last move; with `value`, it must work out this value.
    Without moves the outcome is asked for.
    """
    with engine.tracing() as trace:
        try:
            for move in moves:
                position = engine.play(position, move)
            if not moves:
                engine.outcome(position)
            refused = None
        except RuleViolation as violation:
            refused = violation
    if refuses and (refused is None or refused.rule != rule):
        raise Broken(f"{rule} refuses nothing: {_said(refused)}")
    if refused and not refuses:
        raise Broken(_said(refused))
    if rule not in trace.rules():
        raise Broken(f"{rule} is not applied, only {', '.join(sorted(trace.rules()))}")
    found = [step.value for step in trace.walk() if step.rule == rule]
    if value is not _ANY and found[-1] != value:
        raise Broken(f"{rule} works out {found[-1]!r}, not {value!r}")
    return position


def check_example(slug: str, name: str, content: Path = CONTENT) -> None:
    """An example of the record must hold, in each of its editions."""
    game, entry = _game(slug, content)
    case = _cases(entry).get(name)
    if case is None:
        raise Broken(f"{slug} has no example {name} that can be run")
    verdicts = judge(game, case)
    if not all(verdict.holds for verdict in verdicts):
        raise Broken(story(case, verdicts, {}))


def check_misreading(slug: str, name: str, content: Path = CONTENT) -> None:
    """A misreading must be that of a misconception, and its examples must tell it apart."""
    game, entry = _game(slug, content)
    if name not in game.misreadings:
        raise Broken(f"{slug} has no misreading {name}, only {', '.join(game.misreadings)}")
    if name not in {each.misreading for each in entry.game.misconceptions}:
        raise Broken(f"no misconception of {slug} is played by {name}")
    told = [case.id for case in _cases(entry).values() if case.misreading == name]
    if not told:
        raise Broken(f"no example of {slug} is run under {name}")
    for example in told:
        check_example(slug, example, content)


@dataclass(frozen=True)
class Ply(Generic[Position, Move]):
    """One move of a random game."""

    position: Position
    legal: Sequence[Move]
    move: Move
    after: Position


def random_games(
    engine: Engine[Position, Move],
    start: Callable[[Random], Position],
    games: int,
    seed: int = 0,
) -> int:
    """Play whole random games, from a set-up by chance to the outcome, and check each move.

    Returns how many moves were played. The same seed plays the same games.
    """
    chances = [Random(f"{seed}/{number}") for number in range(games)]  # noqa: S311
    return sum(1 for chance in chances for _ in random_game(engine, start(chance), chance))


def random_game(
    engine: Engine[Position, Move],
    position: Position,
    chance: Random,
    choose: Callable[[Sequence[Move], Random], Move] | None = None,
    tries: Callable[[Position, Random], Iterable[Move]] | None = None,
) -> Iterator[Ply[Position, Move]]:
    """Play one random game to its outcome, and check each move before it is handed out.

    After every move: the material is the same and no amount negative; positions and moves
    survive as data; legal moves are accepted and play is pure; of the moves that `tries` names –
    up to 20 candidates unless told otherwise – those that are not legal are refused by a rule,
    with a reason. `choose` picks the move to play, else it is any.
    """
    material = engine.material(position)
    for at in range(LONGEST):
        if at % SPACED == 0:
            _survives(engine.position_type, position)
        _is_sound(engine, position, material)
        legal = list(engine.moves(position))
        if bool(legal) != (engine.outcome(position) is None):
            raise Broken(
                f"{len(legal)} legal moves, outcome {engine.outcome(position)}: {position}"
            )
        if not legal:
            return _survives(engine.position_type, position)
        move = choose(legal, chance) if choose else chance.choice(legal)
        _survives(type(move), move)
        after = _played(engine, position, move)
        others = (
            tries(position, chance) if tries else _some(engine.candidates(position), 20, chance)
        )
        _are_judged(engine, position, set(legal), [*_some(legal, 2, chance), *others])
        yield Ply(position, legal, move, after)
        position = after
    raise Broken(f"no end after {LONGEST} moves: {position}")


def _is_sound(
    engine: Engine[Position, Move], position: Position, material: Mapping[str, int]
) -> None:
    if (found := engine.material(position)) != material:
        raise Broken(f"the material was {material}, now it is {found}: {position}")
    if _owes(position):
        raise Broken(f"an amount is negative: {position}")


def _owes(value: Any) -> bool:
    """Whether any number in it is below nothing."""
    if isinstance(value, int):
        return value < 0
    if is_dataclass(value):
        return any(map(_owes, vars(value).values()))
    if isinstance(value, Mapping):
        return any(map(_owes, value.values()))
    return isinstance(value, tuple | list | frozenset) and any(map(_owes, value))


def _survives(kind: Any, value: object) -> None:
    if decode(kind, encode(value)) != value:
        raise Broken(f"does not survive as data: {value}")


def _played(engine: Engine[Position, Move], position: Position, move: Move) -> Position:
    """The position after a legal move, which must be the same twice and leave the first as is."""
    before = _print(position)
    try:
        after = engine.play(position, move)
    except RuleViolation as refusal:
        raise Broken(f"legal, but {_said(refusal)}: {move} at {position}") from refusal
    if engine.play(position, move) != after or _print(position) != before:
        raise Broken(f"not played alike twice: {move} at {position}")
    return after


def _print(position: object) -> object:
    """What stays the same as long as the position does."""
    try:
        return hash(position)
    except TypeError:
        return repr(position)


def _some(moves: Iterable[Move], most: int, chance: Random) -> list[Move]:
    found = list(moves)
    return chance.sample(found, min(most, len(found)))


def _are_judged(
    engine: Engine[Position, Move], position: Position, legal: set[Move], moves: Iterable[Move]
) -> None:
    """Whether just the legal ones of these moves are allowed."""
    for move in moves:
        refusal = engine.refusal(position, move)
        if (move in legal) != (refusal is None):
            raise Broken(f"legal is only what is allowed: {move} at {position}: {_said(refusal)}")
        if refusal and not (refusal.rule and refusal.reason):
            raise Broken(f"refused by no rule or without a reason: {move} at {position}")


def _said(refusal: RuleViolation | None) -> str:
    return f"{refusal.rule} refuses it ({refusal.reason})" if refusal else "it is allowed"


@cache
def _entries(content: Path) -> dict[str, Entry]:
    return {entry.game.id: entry for entry in library.load(content)}


def _game(slug: str, content: Path) -> tuple[PlayableGame, Entry]:
    game, entry = find(slug), _entries(content).get(slug)
    if game is None or entry is None:
        raise Broken(f"no {'engine' if game is None else 'record'} of a game '{slug}'")
    return game, entry


def _cases(entry: Entry) -> dict[str, Example]:
    cases = (read(each.model_dump(mode="json")) for each in entry.examples)
    return {case.id: case for case in cases if case}
