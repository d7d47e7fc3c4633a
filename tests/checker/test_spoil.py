"""Spoiling: each kind of rule is broken by itself, and the trace says what the broken one says."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import pytest

from kb.checker.spoil import spoiled
from kb.engines.engine import Engine, Outcome, RuleViolation, marked, rule
from tests.checker.nim.engine import Heap, Nim, Take


@dataclass(frozen=True)
class Point:
    at: int = 0


class Kinds(Engine[Point, Point]):
    """A rule for each kind of result."""

    slug = "kinds"
    editions = ("one",)
    position_type = Point
    move_types = (Point,)

    @rule("a.truth")
    def truth(self) -> bool:
        return True

    @rule("b.number")
    def number(self) -> int:
        return 3

    @rule("c.check")
    def check(self, at: int) -> None:
        self.inner(at)
        if at > 1:
            self.refuse("Zu weit.")

    @rule("d.inner")
    def inner(self, at: int) -> None:
        if at > 2:
            self.refuse("Viel zu weit.")

    @rule("e.effect")
    def effect(self, factor: int, point: Point) -> Point:
        return Point(point.at + factor)

    @rule("f.words")
    def speech(self) -> str:
        return "Anna"

    @rule("g.several")
    def several(self) -> tuple[int, ...]:
        return (1, 2)

    @rule("h.dealt")
    def dealt(self) -> Point:
        return Point(5)

    def play(self, position: Point, move: Point) -> Point:
        return move

    def candidates(self, position: Point) -> Iterator[Point]:
        return iter(())

    def outcome(self, position: Point) -> Outcome | None:
        return None

    def material(self, position: Point) -> Mapping[str, int]:
        return {}


SPOILED = {(rule, how): engine for rule, how, engine in spoiled(Kinds)}


def _broken(rule: str, how: str) -> Kinds:
    engine = SPOILED[rule, how]()
    assert isinstance(engine, Kinds)
    return engine


def test_every_rule_is_broken_in_the_ways_of_its_kind() -> None:
    assert list(SPOILED) == [
        ("a.truth", "truth: negated"),
        ("b.number", "number: one more"),
        ("b.number", "number: one less"),
        ("c.check", "check: not enforced"),
        ("d.inner", "inner: not enforced"),
        ("e.effect", "effect: no effect"),
        ("f.words", "speech: nothing found"),
        ("g.several", "several: nothing found"),
        ("h.dealt", "dealt: no effect"),
    ]


def test_each_kind_is_broken_as_it_says() -> None:
    assert _broken("a.truth", "truth: negated").truth() is False
    assert _broken("b.number", "number: one more").number() == 4
    assert _broken("b.number", "number: one less").number() == 2
    assert _broken("e.effect", "effect: no effect").effect(2, Point(1)) == Point(1)
    assert _broken("f.words", "speech: nothing found").speech() == ""
    assert _broken("g.several", "several: nothing found").several() == ()


def test_a_check_is_not_enforced_but_those_within_it_are() -> None:
    lax = _broken("c.check", "check: not enforced")
    lax.check(2)
    with pytest.raises(RuleViolation) as caught:
        lax.check(3)
    assert caught.value.rule == "d.inner"
    _broken("d.inner", "inner: not enforced").inner(3)


def test_an_effect_on_nothing_of_its_kind_stays() -> None:
    assert _broken("h.dealt", "dealt: no effect").dealt() == Point(5)


def test_only_one_rule_is_broken() -> None:
    for (rule_id, _), engine in SPOILED.items():
        assert marked(engine).keys() == marked(Kinds).keys()
        others = {name for each in set(marked(Kinds)) - {rule_id} for name in marked(Kinds)[each]}
        assert all(getattr(engine, name) is getattr(Kinds, name) for name in others)


def test_the_engine_itself_stays_whole() -> None:
    assert list(spoiled(Nim))
    assert Nim().limit() == 3


def test_the_trace_of_a_spoiled_engine_records_the_spoiled_value() -> None:
    found = {how: engine for _, how, engine in spoiled(Nim)}
    engine = found["limit: one more"]()
    with engine.tracing() as trace:
        engine.play(Heap(), Take("Anna", 4))
    assert [step.value for step in trace.walk() if step.rule == "nehmen.grenze"] == [4]
