"""Topics as plain data, as they are stored."""

from dataclasses import asdict
from typing import Any

from kb.search.answerable import Answerable, Refuted
from kb.search.asking import Asked
from kb.search.numbers import Computed, Slot
from kb.search.phrasing import Phrasing, Weighed
from kb.search.topic import Topic

Data = Any


def as_data(topic: Topic) -> dict[str, Data]:
    """A topic as what JSON can say; what is as it mostly is, is left out."""
    return {
        "answerable": _told(asdict(topic.answerable)),
        "phrasings": [_phrasing(each) for each in topic.phrasings],
        "story": list(topic.story),
        "counted": sorted(topic.counted),
        "rules": topic.rules,
    }


def of_data(data: dict[str, Data]) -> Topic:
    """The topic of what `as_data` made."""
    told = data["answerable"]
    refuted = told.get("misreading")
    lists = {name: tuple(told.get(name, ())) for name in ("asked", "rules")}
    missing = {"story": "", "verdict": "", "answer": ""}
    misreading = Refuted(**refuted) if refuted else None
    computed = _computed(told.get("computed"))
    return Topic(
        Answerable(**{**missing, **told, **lists, "misreading": misreading, "computed": computed}),
        tuple(_phrasing_of(each) for each in data["phrasings"]),
        _words(data["story"]),
        frozenset(map(tuple, data["counted"])),
        tuple(data["rules"]),
    )


def _computed(data: Data) -> Computed | None:
    if not data:
        return None
    slots = (Slot(tuple(each["words"]), each["least"], each["most"]) for each in data["slots"])
    return Computed(tuple(slots), tuple(data["answers"]))


def _told(data: dict[str, Data]) -> dict[str, Data]:
    return {name: value for name, value in data.items() if value}


def _phrasing(phrasing: Phrasing) -> dict[str, Data]:
    asked = {
        name: sorted(value) if isinstance(value, frozenset) else value
        for name, value in asdict(phrasing.asked).items()
    }
    more = {"bound": phrasing.bound, "wording": phrasing.wording}
    return _told({"asked": _told(asked), "words": list(phrasing.words), **more})


def _phrasing_of(data: dict[str, Data]) -> Phrasing:
    asked = dict(data["asked"])
    for name in ("asking", "turning"):
        asked[name] = frozenset(asked.get(name, ()))
    for name in ("counted", "moments"):
        asked[name] = frozenset(map(tuple, asked.get(name, ())))
    bound, wording = data.get("bound", False), data.get("wording", 0)
    return Phrasing(Asked(**asked), _words(data.get("words", ())), bound, wording)


def _words(data: Data) -> tuple[Weighed, ...]:
    return tuple((said, weight) for said, weight in data)
