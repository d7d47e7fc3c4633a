"""Asked: what a request to the desk names – a game, how it is played, a position and moves."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from kb.checker import games, json_text, problem
from kb.checker.example import Example
from kb.checker.games import PlayableGame
from kb.checker.json_text import BadText, Typed
from kb.checker.problem import Problem, Stuck
from kb.checker.run import Run, run
from kb.engines.codec import BadData, decode
from kb.engines.engine import Engine, Unsettled

Tell = Callable[[str], None]
"""Takes how far a long answer is, as JSON."""


@dataclass(frozen=True)
class Request:
    """What a request may say; each kind of request uses some of it."""

    game: str
    edition: str = ""
    readings: Mapping[str, str] = field(default_factory=dict)
    misreading: str = ""
    position: object = field(default_factory=dict)
    """Where it starts: only what differs from the set-up."""
    moves: object = ()
    position_text: str | None = None
    """The position as its reader typed it, in place of `position`."""
    moves_text: str | None = None
    """The moves as their reader typed them, in place of `moves`."""
    move: object = None
    """One further move."""
    since: int = 0
    """The first stage that is wanted; those before it were told already."""
    example: object = None
    """An example, as the site's data have it."""
    bid: int = 1
    """How many moves a claimed solution was said to have."""
    limit: int | None = None
    """How many moves a solution may have."""


@dataclass(frozen=True)
class Asked:
    """A request whose game, engine and texts are there."""

    request: Request
    game: PlayableGame
    engine: Engine[Any, Any]
    position: Any
    moves: tuple[Any, ...]
    typed: Mapping[str, Typed]
    """What was typed, by the part of the request that it stands for."""
    tell: Tell

    def run(self) -> Run:
        """All moves played. Raises BadData or Unsettled where they cannot be."""
        example = Example("", self.position, self.moves, "position", {}, ())
        found = run(self.engine, example)
        if found.problem:
            raise found.problem
        return found

    def told(self, why: BadData | Unsettled) -> Problem:
        """Why it cannot be played, for the one who typed it."""
        if isinstance(why, Unsettled):
            return problem.of_question(why)
        return problem.of_data(why, self.engine.phrases, self.typed)


def asked(data: Any, tell: Tell) -> Asked:
    """What a request names. Raises Stuck where that is not there or is no data."""
    request = request_of(data)
    game = game_of(request)
    typed = {
        part: _typed(part, text)
        for part, text in (("position", request.position_text), ("moves", request.moves_text))
        if text is not None
    }
    position = typed["position"].value if "position" in typed else request.position
    moves = typed["moves"].value if "moves" in typed else request.moves
    if not isinstance(moves, list | tuple):
        raise Stuck(problem.of_data(BadData("moves", "a list", moves), {}, typed))
    return Asked(request, game, _engine(request, game), position, tuple(moves), typed, tell)


def request_of(data: Any) -> Request:
    """The request that plain data say. Raises Stuck."""
    try:
        if isinstance(data, Mapping):
            data = {key: value for key, value in data.items() if value is not None}
        found: Request = decode(Request, data)
    except BadData as bad:
        raise Stuck(problem.of_data(bad, {}, {})) from bad
    return found


def game_of(request: Request) -> PlayableGame:
    """The game that is named. Raises Stuck."""
    known = games.known()
    game = games.find(request.game) if request.game in known else None
    if game is None:
        bad = BadData("game", " or ".join(known), request.game)
        raise Stuck(problem.of_data(bad, {}, {}))
    return game


def _typed(part: str, text: str) -> Typed:
    try:
        return json_text.read(text)
    except BadText as bad:
        raise Stuck(problem.of_text(part, text, bad)) from bad


def _engine(request: Request, game: PlayableGame) -> Engine[Any, Any]:
    """The engine or the misreading, in the edition and by the readings that are asked for."""
    kind = game.engine
    try:
        if request.misreading:
            if request.misreading not in game.misreadings:
                known = " or ".join(sorted(game.misreadings))
                raise BadData("misreading", known, request.misreading)
            kind = game.misreadings[request.misreading]
        return kind(request.edition, request.readings)
    except BadData as bad:
        raise Stuck(problem.of_data(bad, game.engine.phrases, {})) from bad
