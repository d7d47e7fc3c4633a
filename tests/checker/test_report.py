"""Reports: coverage both ways, misconceptions, survivors, and every failure."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from kb.checker.games import PlayableGame, find
from kb.checker.report import Record, Report, check
from kb.engines.engine import marked, misreading, rule
from tests.checker.cases import GAME, take
from tests.checker.nim.engine import Nim
from tests.checker.nim.misreadings import FourAtOnce

SETTLED = {"frage.nichts": "nichts.verboten"}


def example(name: str, *moves: dict[str, Any], shows: str, **others: Any) -> dict[str, Any]:
    return {"id": name, "moves": moves, "shows": shows.split(), **others}


def refused(rule: str) -> dict[str, str]:
    return {"refused_by": rule}


EXAMPLES = (
    example("beginn", {"move": "set-up", "pebbles": 5}, take(1), shows="aufbau.beginn",
            expect={"position": {"turn": "Ben"}}),
    example("vier", take(4), shows="nehmen.hoechstens nehmen.grenze", asks="may", answer="Nein.",
            expect=refused("nehmen.hoechstens"), misreading="FourAtOnce"),
    example("drei", take(3), take(1, "Ben"), shows="nehmen.wegnehmen nehmen.grenze",
            expect={"position": {"pebbles": 6}}),
    example("leer", take(2), position={"pebbles": 1}, shows="nehmen.vorhanden",
            expect=refused("nehmen.vorhanden")),
    example("reihe", take(1, "Ben"), shows="zug.abwechselnd", expect=refused("zug.abwechselnd")),
    example("nichts", take(0), shows="nehmen.mindestens", readings=SETTLED,
            expect=refused("nehmen.mindestens")),
    example("sieg", take(1), position={"pebbles": 1}, shows="ende.leer ende.sieg",
            expect={"outcome": {"winners": ["Anna"]}}, misreading="LastLoses"),
    {"id": "geschichte", "shows": ["ende.sieg"]},
)  # fmt: skip
MISCONCEPTIONS = (
    {"id": "irrtum.vier", "rules": ["nehmen.grenze"], "misreading": "FourAtOnce",
     "example": "vier"},
    {"id": "irrtum.letzter", "rules": ["ende.sieg", "ende.leer"], "misreading": "LastLoses",
     "example": "sieg"},
)  # fmt: skip
RECORD = Record(
    rules=dict.fromkeys(marked(Nim), "") | {"zug.laut": "Niemand hört zu."},
    examples=EXAMPLES,
    misconceptions=MISCONCEPTIONS,
    questions={
        "frage.nichts": ("nichts.erlaubt", "nichts.verboten"),
        "frage.beginn": ("beginn.erste", "beginn.zweite"),
    },
    defaults={"frage.beginn": "beginn.erste"},
)


def reported(game: PlayableGame = GAME, **changes: Any) -> Report:
    return check(game, replace(RECORD, **changes))


def failing(game: PlayableGame = GAME, **changes: Any) -> list[str]:
    return [f"{each.about}: {each.message}" for each in reported(game, **changes).failures]


def without(name: str) -> tuple[Mapping[str, Any], ...]:
    return tuple(each for each in EXAMPLES if each["id"] != name)


def changed(name: str, **fields: Any) -> tuple[Mapping[str, Any], ...]:
    return tuple(each | fields if each["id"] == name else each for each in EXAMPLES)


def test_a_record_that_is_proved_has_no_failure() -> None:
    report = reported()
    assert report.failures == []
    data = report.as_data()
    assert {key: value for key, value in data.items() if isinstance(value, int)} == {
        "rules": 10,
        "executed": 9,
        "shown": 9,
        "examples": 7,
        "negative": 4,
        "misconceptions": 2,
        "refuted": 2,
        "spoiled": 10,
        "noticed": 10,
    }
    assert data["unexecuted"] == ["zug.laut"]
    assert data["unshown"] == data["survivors"] == data["failures"] == []
    assert report.strength == 1


def test_examples_are_counted_by_what_they_show() -> None:
    assert reported().shown_by["nehmen.grenze"] == ["vier", "drei"]


def test_a_rule_that_no_example_shows_is_unshown_and_survives() -> None:
    report = reported(examples=without("nichts"))
    assert report.unshown == ["nehmen.mindestens"]
    assert report.survivors == ["nehmen.mindestens (at_least_one: not enforced)"]
    assert (report.shown, report.noticed, report.strength) == (8, 9, 0.9)


def test_an_example_that_looks_away_lets_a_spoiled_rule_survive() -> None:
    report = reported(examples=changed("drei", moves=[take(2)], expect={"position": {}}))
    assert report.survivors == ["nehmen.grenze (limit: one less)"]


def test_a_crash_under_a_spoiled_rule_is_noticed() -> None:
    class Crashing(Nim):
        @rule("nehmen.grenze")
        def limit(self) -> int:
            return 3

        def at_most(self, pebbles: int) -> None:
            if self.limit() != 3:
                raise RuntimeError
            super().at_most(pebbles)

    report = reported(PlayableGame(Crashing, GAME.misreadings))
    assert not [each for each in report.survivors if each.startswith("nehmen.grenze")]


def test_strength_costs_time_and_can_be_left_out() -> None:
    report = check(GAME, RECORD, strength=False)
    assert (report.spoiled, report.noticed, report.strength) == (0, 0, 0)


def test_an_example_that_fails_is_a_failure() -> None:
    assert failing(examples=changed("drei", expect={"position": {"pebbles": 7}})) == [
        "drei: position.pebbles: expected 7, found 6"
    ]


def test_a_failure_in_one_of_several_editions_names_it() -> None:
    editions = changed("vier", editions=["new", "old"])
    (first, *_) = failing(examples=editions)
    assert first.startswith("vier: in edition old: refused_by: expected nehmen.hoechstens, found ")


@pytest.mark.parametrize(
    ("rules", "failure"),
    [
        (
            {key: "" for key in marked(Nim) if key != "ende.leer"},
            "ende.leer: marked in the engine, but no rule of the record – add or rename it",
        ),
        (
            dict.fromkeys(marked(Nim), "") | {"zug.laut": ""},
            "zug.laut: no engine runs it – mark a method, or say why in 'unexecuted'",
        ),
        (
            dict.fromkeys(marked(Nim), "") | {"ende.leer": "Unmöglich."},
            "ende.leer: the engine runs it – remove 'unexecuted'",
        ),
    ],
)
def test_rules_are_matched_in_both_directions(rules: dict[str, str], failure: str) -> None:
    assert failing(rules=rules) == [failure]


@pytest.mark.parametrize(
    ("changes", "failure"),
    [
        (
            {"questions": {**RECORD.questions, "frage.nichts": ("nichts.egal",)}},
            "frage.nichts: the record lists nichts.egal, the engine nichts.erlaubt, "
            "nichts.verboten – make the readings equal",
        ),
        (
            {"questions": {"frage.nichts": RECORD.questions["frage.nichts"]}},
            "frage.beginn: the record lists none, the engine beginn.erste, beginn.zweite – "
            "make the readings equal",
        ),
        (
            {"defaults": {}},
            "frage.beginn: the record plays by none, the engine beginn.erste – "
            "make the defaults equal",
        ),
        (
            {"defaults": {**RECORD.defaults, "frage.nichts": "nichts.erlaubt"}},
            "frage.nichts: the record plays by nichts.erlaubt, the engine none – "
            "make the defaults equal",
        ),
    ],
)
def test_open_questions_have_the_same_readings_and_defaults(
    changes: dict[str, Any], failure: str
) -> None:
    assert failing(**changes) == [failure]


def test_an_open_question_that_no_rule_meets_is_the_record_s_own() -> None:
    more = {**RECORD.questions, "frage.kiesel": ("kiesel.rund", "kiesel.eckig")}
    assert failing(questions=more) == []


@pytest.mark.parametrize(
    ("change", "failure"),
    [
        (
            {"misreading": None},
            "nothing plays it – name its class as 'misreading'; known are: Four",
        ),
        ({"example": None}, "no example tells it apart – name one as 'example' that is run under"),
        ({"misreading": "Five"}, "no misreading Five – known are: FourAtOnce, LastLoses"),
        (
            {"rules": ["ende.sieg"]},
            "FourAtOnce misreads nehmen.grenze, which is not among its rules – add it",
        ),
        (
            {"example": "drei"},
            "example drei is not run under FourAtOnce – add 'misreading: FourAtOnce' to it",
        ),
        ({"example": "geschichte"}, "example geschichte is not run under FourAtOnce"),
    ],
)
def test_a_misconception_needs_its_misreading_and_example(
    change: dict[str, Any], failure: str
) -> None:
    first, second = MISCONCEPTIONS
    report = reported(misconceptions=(first | change, second))
    about = [each.message for each in report.failures if each.about == "irrtum.vier"]
    assert len(about) == 1
    assert about[0].startswith(failure)
    assert (report.misconceptions, report.refuted) == (2, 1)


def test_a_misconception_that_its_example_does_not_tell_apart_fails() -> None:
    examples = changed("drei", misreading="FourAtOnce")
    (failure,) = failing(examples=examples)
    assert failure.startswith("drei: misreading: expected another result, found the same under")


def test_a_misreading_without_misconception_is_of_no_use() -> None:
    assert failing(misconceptions=MISCONCEPTIONS[:1]) == [
        "LastLoses: no misconception is played by it – name it as 'misreading' of one"
    ]


def test_a_misreading_replaces_one_method_of_the_same_rule() -> None:
    class Twice(FourAtOnce):
        @misreading("nehmen.grenze")
        def limit(self) -> int:
            return 4

        @misreading("ende.leer")
        def over(self, position: Any) -> bool:
            return False

    class Elsewhere(Nim):
        @misreading("ende.leer")
        def limit(self) -> int:
            return 4

    for strange, message in (
        (Twice, "replaces limit, over – a misreading replaces one method"),
        (Elsewhere, "replaces limit, which the engine does not mark as ende.leer – give both"),
    ):
        game = PlayableGame(Nim, GAME.misreadings | {strange.__name__: strange})
        assert any(f"{strange.__name__}: {message}" in each for each in failing(game))


def test_a_game_without_an_engine_is_not_found() -> None:
    assert find("nim") is None
    assert find("kein-spiel") is None


def test_engines_are_found_by_the_slug_with_their_misreadings() -> None:
    game = find("clockworker")
    assert game
    assert game.engine.slug == "clockworker"
    assert all(issubclass(each, game.engine) for each in game.misreadings.values())
    assert len(game.misreadings) >= 6
