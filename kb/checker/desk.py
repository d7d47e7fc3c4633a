"""The desk: answers a reader's questions to the checker, JSON in and JSON out, in the browser."""

import json
from collections.abc import Callable, Mapping
from typing import Any

from kb.checker import json_text, problem, solving, trying
from kb.checker.asked import Asked, Tell, asked, game_of, request_of
from kb.checker.example import KINDS, read
from kb.checker.json_text import BadText
from kb.checker.plain import example_data
from kb.checker.problem import Problem, Stuck
from kb.checker.verdict import judge
from kb.engines.codec import BadData
from kb.engines.engine import Unsettled

MOST = 64 * 1024
"""Bytes of a request; nobody types so much."""
Answer = Callable[[Any, Tell], dict[str, Any]]


def answer(request: str, tell: Tell = lambda news: None) -> str:
    """The reply to a request, `{"do": …, "game": …}`; docs/checker.md lists them.

    Whatever is asked, it is answered: `{"ok": true, …}`, or `{"ok": false, "problem": …}` with
    one German message.
    """
    try:
        found = {"ok": True, **_answered(_read(request), tell)}
        return json.dumps(found, ensure_ascii=False, allow_nan=False)
    except Stuck as stuck:
        return _failed(stuck.problem)
    except Exception as error:
        # Positions that no play reaches may confuse an engine; a reader needs no traceback.
        return _failed(_beyond(error))


def _read(request: str) -> Any:
    if len(request.encode("utf-8", "replace")) > MOST:
        most = f"höchstens {MOST // 1024} kB"
        message = f"Das ist zu lang: Der Prüfer liest {most}."
        raise Stuck(Problem("", most, "mehr", message))
    try:
        return json_text.read(request).value
    except BadText as bad:
        raise Stuck(problem.of_text("", request, bad)) from bad


def _answered(data: Any, tell: Tell) -> dict[str, Any]:
    kind = data.pop("do", None) if isinstance(data, dict) else None
    if not isinstance(kind, str) or kind not in _ANSWERS:
        bad = BadData("do", " or ".join(_ANSWERS), kind)
        raise Stuck(problem.of_data(bad, {}, {}))
    return _ANSWERS[kind](data, tell)


def _example(data: Any, tell: Tell) -> dict[str, Any]:
    """An example of the site, judged as `kb check` does."""
    request = request_of(data)
    game = game_of(request)
    given = request.example
    try:
        example = read(given) if isinstance(given, Mapping) else None
        if example and example.kind in KINDS:
            return {"example": example_data(example, judge(game, example))}
    except (AttributeError, KeyError, TypeError):
        pass  # parts of another shape than the schema of examples says
    bad = BadData("example", "an example", given)
    raise Stuck(problem.of_data(bad, {"an example": "ein Beispiel dieser Website"}, {}))


def _failed(why: Problem) -> str:
    return json.dumps({"ok": False, "problem": why.as_data()}, ensure_ascii=False)


def _beyond(error: Exception) -> Problem:
    message = (
        "Damit kommt der Prüfer nicht zurecht: So eine Position entsteht in keinem Spiel. "
        "Nimm zurück, was du zuletzt geändert hast."
    )
    return Problem("", "eine Position, die entstehen kann", type(error).__name__, message)


def _of_play(work: Callable[[Asked], dict[str, Any]]) -> Answer:
    """Answers by what is asked for; what cannot be played is told where it was typed."""

    def answered(data: Any, tell: Tell) -> dict[str, Any]:
        given = asked(data, tell)
        try:
            return work(given)
        except (BadData, Unsettled) as why:
            raise Stuck(given.told(why)) from why

    return answered


_ANSWERS: dict[str, Answer] = {
    "play": _of_play(trying.play),
    "choices": _of_play(trying.choices),
    "effect": _of_play(trying.effect),
    "solve": _of_play(solving.solve),
    "verify": _of_play(solving.verify),
    "example": _example,
}
