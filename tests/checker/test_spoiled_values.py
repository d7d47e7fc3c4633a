"""Spoiled rules: the trace records what a spoiled rule says, so that examples can notice it."""

from kb.checker.spoil import spoiled
from tests.checker.nim import Heap, Nim, Take


def test_the_trace_of_a_spoiled_engine_records_the_spoiled_value() -> None:
    found = {how: engine for _, how, engine in spoiled(Nim)}
    engine = found["limit: one more"]()
    with engine.tracing() as trace:
        engine.play(Heap(), Take(4))
    assert [step.value for step in trace.walk() if step.rule == "nehmen.grenze"] == [4]
