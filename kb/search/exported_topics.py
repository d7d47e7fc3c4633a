"""Exported topics: what a browser needs to answer a question, in parts that it fetches apart."""

from collections.abc import Container, Iterator, Mapping
from typing import Any

from kb.search import ask, asking, likeness, numbers, phrasing, rarity, reply, small_words
from kb.search.collection import Collection
from kb.search.stored_topics import as_data

Json = Any
Example = tuple[str, str]
"""A game and one of its examples."""
COMPARED, TOLD = 12, 8
"""How many topics stand in a shard: what they are compared by, and what is told of them."""


def needed(collection: Collection) -> Json:
    """What every question needs: the small words, the constants, which statements answer."""
    sets = (
        "MUST", "FORBIDDEN", "NOT", "AMOUNTS", "LEADING", "ASIDE", "RELATIVE", "CONFIRMING",
        "EMPTY", "PERSONS", "NAMES", "BOUND", "SPANS", "WITHIN",
    )  # fmt: skip
    maps = ("ASKING", "TURNING", "SENSES", "NUMBERS", "MOMENTS")
    return (
        {name: sorted(getattr(small_words, name)) for name in sets}
        | {name: getattr(small_words, name) for name in maps}
        | {"constants": _constants(), "answering": collection.answering}
    )


def _constants() -> dict[str, Json]:
    """The constants of the modules that the scripts mirror, by their names there."""
    return {
        "CANDIDATES": ask.CANDIDATES,
        "SAID": ask.SAID,
        "BEYOND": ask.BEYOND,
        "WORKED_OUT": ask.WORKED_OUT,
        "BACK": ask.BACK,
        "EXAMPLE": ask.EXAMPLE,
        "NEAR": ask.NEAR,
        "NEARER": ask.NEARER,
        "TIMES": asking.TIMES,
        "HAPPENING": small_words.HAPPENING,
        "BEGINNING": asking.BEGINNING,
        "SHORT": asking.SHORT,
        "SHORT_WORD": numbers.SHORT,
        "ELSEWHERE": likeness.ELSEWHERE,
        "ASIDE": likeness.ASIDE,
        "OPTIONAL": likeness.OPTIONAL,
        "UNSURE": likeness.UNSURE,
        "LENIENT": likeness.LENIENT,
        "SAME": likeness.SAME,
        "FEW": likeness.FEW,
        "PEOPLE": small_words.PEOPLE,
        "COUNTED": small_words.PERSON,
        "SENSE": phrasing.SENSE,
        "PERSON": phrasing.PERSON,
        "LEAST": rarity.LEAST,
        "MOST": rarity.MOST,
        "UNKNOWN": reply.UNKNOWN,
        "DEPENDS": reply.DEPENDS,
        "NO_ANSWER": reply.NO_ANSWER,
        "NEAREST": reply.NEAREST,
        "ALIKE": reply.ALIKE,
    }


def compared(collection: Collection) -> Iterator[tuple[int, Json]]:
    """What questions are compared with, by the number of the statement that answers."""
    for part in _parts(collection.answering, COMPARED):
        yield part[0], {str(number): _compared(collection, number) for number in part}


def told(collection: Collection, drawings: Mapping[Example, str]) -> Iterator[tuple[int, Json]]:
    """What is told of each topic once it answers; `drawings` are the names of those of examples."""
    for part in _parts(collection.answering, TOLD):
        yield part[0], {str(number): _told(collection, number, drawings) for number in part}


def shown(collection: Collection, drawn: Container[Example]) -> list[Example]:
    """The examples of answers that are drawn, in order."""
    found = {_example(collection, number) for number in collection.answering}
    return sorted(each for each in found if each in drawn)


def _example(collection: Collection, number: int) -> Example:
    return collection.places[number].game, collection.topic(number).answerable.example


def _compared(collection: Collection, number: int) -> Json:
    topic = collection.topic(number)
    data = as_data(topic)
    computed = data["answerable"].get("computed")
    del data["answerable"], data["rules"]
    about = topic.answerable
    more = {"computed": computed} if computed else {}
    return data | {"verdict": about.verdict, "told": bool(about.story)} | more


def _told(collection: Collection, number: int, drawings: Mapping[Example, str]) -> Json:
    data = as_data(collection.topic(number))
    about = data["answerable"]
    wanted = ("id", "story", "answer", "example", "misreading", "shown")
    drawing = drawings.get(_example(collection, number))
    return {
        **{name: about[name] for name in wanted if name in about},
        **({"drawing": drawing} if drawing else {}),
        "question": about["asked"][0],
        "rules": data["rules"],
    }


def _parts(answering: list[int], size: int) -> Iterator[list[int]]:
    return (answering[first : first + size] for first in range(0, len(answering), size))
