"""The command that answers questions."""

import dataclasses
import json
import textwrap
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kb.finding import FINDING, Game, Model, ask_model, check_known, open_store
from kb.options import BUILD, CONTENT, Build, Content, Json

if TYPE_CHECKING:
    from kb.search.reply import Reply
    from kb.search.store import Stored

WIDTH = 100


def add_to(app: typer.Typer) -> None:
    """Register the command."""
    examples = """Examples:

\b
  kb ask "Muss ein neuer Flicken an einen anderen grenzen?"
  kb ask "Darf ich meinen Zug auslassen?" --game clockworker
  kb ask "Wer gewinnt bei Gleichstand?" --json"""
    app.command(rich_help_panel=FINDING, epilog=examples)(ask)


def ask(
    question: Annotated[list[str], typer.Argument(metavar="QUESTION", help="What to ask.")],
    game: Game = "",
    content: Content = CONTENT,
    build: Build = BUILD,
    model: Model = False,
    as_json: Json = False,
) -> None:
    """Answer a question about the rules: ja, nein, a value – or honestly not.

    The verdict is one that an example computed or that the record states, with the rule and its
    page. A question that no record settles gets none, but the rules that stand nearest. Without
    a game, each game that has an answer gives it. Meaning only tells which rules stand nearest.
    """
    from kb.search import reply

    stored = open_store(content, build, as_json=as_json)
    check_known("game", game, {place.game for place in stored.places})
    near = ask_model(stored, build) if model else None
    said = reply.reply(stored, " ".join(question), game, near)
    typer.echo(_json(said) if as_json else _shown(said, stored))


def _json(said: "Reply") -> str:
    data = _data(said)
    if said.per_game:
        data["per_game"] = {game: _data(each) for game, each in said.per_game.items()}
    return json.dumps(data, ensure_ascii=False, indent=2)


def _data(said: "Reply") -> dict[str, Any]:
    data = dataclasses.asdict(said) | {"example": said.example or None}
    return {name: value for name, value in data.items() if name not in ("shown", "per_game")}


def _shown(said: "Reply", stored: "Stored") -> str:
    """A reply as people read it: the verdict, the reason, the rules, the example."""
    games = said.per_game or {"": said}
    parts = [_answer(stored.titles.get(game, ""), each, game) for game, each in games.items()]
    if said.verdict == "unbekannt" and said.alternatives:
        parts.append(_alternatives(said, stored))
    return "\n\n".join(parts)


def _answer(title: str, said: "Reply", game: str) -> str:
    verdict = typer.style(_headline(said), bold=True)
    lines = [f"{title}: {verdict}" if title else verdict]
    if said.answer and said.answer != said.verdict:
        lines.append(_filled(said.answer))
    if said.verdict == "unbekannt" and said.rules:
        lines.append("Am nächsten kommen dem diese Regeln:")
    lines += [_rule(rule.text, rule.cite) for rule in said.rules]
    if said.example:
        which = f"{game}/{said.example}" if game else said.example
        shown = f": {said.shown}" if said.shown else "."
        lines.append(
            _filled(f"Geprüft mit dem Beispiel {which} (kb check GAME/BEISPIEL erzählt es){shown}")
        )
    if said.misreading:
        lines.append(_filled(f"Irrtum: „{said.misreading.claim}“ {said.misreading.outcome}"))
    return "\n".join(lines)


def _headline(said: "Reply") -> str:
    words = {"ja": "Ja.", "nein": "Nein.", "offen": "Offen: Die Quellen lassen es offen."}
    return words.get(said.verdict, said.verdict)


def _rule(text: str, cite: str) -> str:
    return _filled(f"• {text}" + (f" ({cite})" if cite else ""))


def _alternatives(said: "Reply", stored: "Stored") -> str:
    asked = (f"• {each.question} ({stored.titles[each.game]})" for each in said.alternatives)
    return "\n".join(("Vielleicht meinst du:", *map(_filled, asked)))


def _filled(words: str) -> str:
    indent = "    " if words.startswith("•") else "  "
    return textwrap.fill(words, WIDTH, initial_indent="  ", subsequent_indent=indent)
