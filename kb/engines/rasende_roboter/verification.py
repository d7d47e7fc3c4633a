"""Verification: whether a claimed solution counts, move by move."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from kb.engines.engine import RuleViolation
from kb.engines.rasende_roboter.moves import Bid, Drive
from kb.engines.rasende_roboter.pieces import FIFTH, GERMAN, HEADINGS, Cell, in_moves
from kb.engines.rasende_roboter.position import Call, Player, Position
from kb.engines.rasende_roboter.proving import Proving

PROVER, OTHER = Player("Du"), Player("alle anderen")


@dataclass(frozen=True)
class CheckedMove:
    """What came of one move of a claim."""

    move: Drive
    at: Cell | None
    """Where the robot halts; None if the move is not allowed."""
    count: int
    """How many moves that makes."""
    rule: str = ""
    """The rule that does not allow it."""
    reason: str = ""


@dataclass(frozen=True)
class Verification:
    """Whether a claim counts."""

    counts: bool
    moves: tuple[CheckedMove, ...]
    """The moves up to the target, or up to the one with which it failed."""
    rule: str = ""
    """The rule by which it does not count."""
    reason: str = ""
    """Why, in German."""


def verify(engine: Proving, position: Position, bid: int, moves: Iterable[Drive]) -> Verification:
    """Check a claim in a round: so many moves were bid, and these are they.

    Raises Unsettled where it counts by one reading of an open question and not by another.
    """
    state = before(position, bid)
    checked: list[CheckedMove] = []
    if violation := _not_a_bid(engine, state, bid):
        return Verification(False, (), violation.rule, violation.reason)
    for each in moves:
        move, made = replace(each, player=""), len(checked)
        if violation := engine.refusal(state, move):
            checked.append(CheckedMove(move, None, made, violation.rule, violation.reason))
            return Verification(False, tuple(checked), violation.rule, violation.reason)
        checked.append(CheckedMove(move, _end(engine, state, move), made + 1))
        state = engine.play(state, move)
        if state.target is None:
            return Verification(True, tuple(checked))
        if state.failed:
            reason = f"Gebraucht: {in_moves(made + 1)}, geboten: {bid}."
            return Verification(False, tuple(checked), "vorfuehren.erfolg", reason)
    rule, reason = _missing(engine, state)
    return Verification(not rule, tuple(checked), rule, reason)


def before(position: Position, bid: int) -> Position:
    """The round right before the proof, with this bid as the only one."""
    return replace(
        position,
        robots=position.under_robots,
        players=(PROVER, OTHER),
        glass="empty",
        bids=(Call(PROVER.name, bid),),
        failed=(),
        rides=(),
        count=0,
    )


def _not_a_bid(engine: Proving, state: Position, bid: int) -> RuleViolation | None:
    """Why nobody may bid such a number."""
    try:
        engine.is_a_bid(state, Bid(PROVER.name, bid))
    except RuleViolation as violation:
        return violation
    return None


def _end(engine: Proving, state: Position, move: Drive) -> Cell | None:
    """Where the robot of an allowed move halts."""
    return engine.halt(state, move.robot, HEADINGS[HEADINGS.index(move.direction)])


def _missing(engine: Proving, state: Position) -> tuple[str, str]:
    """What the robots have missed when all moves are made: the rule and a reason, or nothing."""
    if not state.rides and engine.solved_already(state):
        return "", ""
    space = engine.target_space(state.plan, state.target) if state.target else None
    robot = next((robot for robot, cell in state.robots.items() if cell == space), None)
    if robot is None:
        return "vorfuehren.erfolg", "Im Ziel steht kein Roboter."
    if engine.may_reach(state, robot):
        return "abbiegen.pflicht", f"{GERMAN[robot]} ist auf dem Weg ins Ziel nicht abgebogen."
    rule = "schwarz.farbwirbel" if robot == FIFTH else "aufdecken.farbe"
    return rule, f"Das Ziel gilt nicht für {GERMAN[robot]}."
