"""The export: a collection as small JSON files, of which a browser fetches what a query needs."""

import base64
import hashlib
import itertools
import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import numpy as np

from kb.search import (
    compounds,
    exported_topics,
    lexicon,
    query,
    ranking,
    spelling,
    stopwords,
    text,
    verbs,
)
from kb.search.collection import Collection
from kb.search.fold import fold
from kb.search.lexicon import Lexicon
from kb.search.meaning import word_table
from kb.search.meaning.clusters import NEAREST
from kb.search.meaning.meaning import StaticMeaning
from kb.search.unit import LABELS, Unit

FORMAT = 4
"""Told to the scripts, which read no other."""
MANIFEST = "manifest.json"
SIZE = 12_000
"""How many bytes a shard of the lexicon or of postings has at most, unless one entry is longer."""
STATEMENTS = 16
"""How many statements stand in a shard."""

Json = Any
Shard = tuple[str | int, Json]
"""The first key of a shard, and what it holds."""


def files(
    collection: Collection, pictures: Mapping[tuple[str, str], bytes] | None = None
) -> Iterator[tuple[str, bytes]]:
    """Every file of the export with its content, the manifest last.

    `pictures` are those of the examples that answers show, by game and example.

    A shard is named by the hash of what it holds, so that none of an older export, which a
    browser may have kept, is taken for one of this.
    """
    drawn = pictures or {}
    names = {example: _name(drawn[example]) for example in exported_topics.shown(collection, drawn)}
    kinds: dict[str, Iterator[Shard]] = {
        "lexicon": _lexicon(collection.lexicon),
        "postings": _postings(collection),
        "statements": _statements(collection),
        "asking": iter([(0, exported_topics.needed(collection))]),
        "topics": exported_topics.compared(collection),
        "answers": exported_topics.told(collection, names),
    }
    for example, name in names.items():
        yield f"drawings/{name}.json", drawn[example]
    meaning, found_by_meaning = _meaning(collection.meaning)
    yield from found_by_meaning.items()
    shards: dict[str, list[tuple[str | int, str]]] = {kind: [] for kind in kinds}
    for kind, found in kinds.items():
        for first, data in found:
            words = _json(data)
            name = _name(words)
            shards[kind].append((first, name))
            yield f"shards/{name}.json", words
    yield MANIFEST, _json(_manifest(collection, shards) | {"meaning": meaning})


def _meaning(meaning: StaticMeaning) -> tuple[Json, dict[str, bytes]]:
    """What a browser needs to compare meanings, and the files that it fetches.

    The file of a cluster has, little-endian: as uint32 how many statements it holds and their
    numbers, then the int8 vectors.
    """
    table = word_table.FILE.read_bytes()
    files = {f"meaning/{_name(table)}.bin": table}
    clusters, found = meaning.clusters, []
    for at, centre in enumerate(clusters.centres):
        numbers = clusters.numbers(at)
        counted = np.concatenate([[len(numbers)], numbers]).astype("<u4").tobytes()
        data = counted + clusters.vectors[numbers].tobytes()
        files[f"meaning/{_name(data)}.bin"] = data
        found.append({"name": _name(data), "centre": base64.b64encode(centre.tobytes()).decode()})
    dimensions = meaning.encoder.table.dimensions
    about = {"dimensions": dimensions, "words": _name(table), "nearest": NEAREST}
    return about | {"clusters": found}, files


def _name(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:12]


def _manifest(collection: Collection, shards: Mapping[str, Json]) -> Json:
    """What every query needs, and where all else is: the first key of each shard and its name."""
    units = collection.units
    return {
        "format": FORMAT,
        "constants": constants(),
        "titles": collection.titles,
        "labels": LABELS,
        "games": _runs(unit.game for unit in units),
        "kinds": _runs(unit.kind for unit in units),
        "names": list(collection.lexicon.names.items()),
        "phrases": list(collection.lexicon.phrases.items()),
        "shards": shards,
    }


def constants() -> dict[str, Json]:
    """The constants of the modules that the scripts mirror, by their names there."""
    return {
        "FULL": lexicon.FULL,
        "FUNCTION": lexicon.FUNCTION,
        "PART": lexicon.PART,
        "SHORT_PARTS": sorted(lexicon.SHORT_PARTS),
        "GUESSED": query.GUESSED,
        "HALVED": query.HALVED,
        "SURE": query.SURE,
        "WORTH": ranking.WORTH,
        "LOOKED_UP": ranking.LOOKED_UP,
        "FUNCTION_WORD": ranking.FUNCTION_WORD,
        "WORDS": ranking.WORDS,
        "NEAR": ranking.NEAR,
        "OTHER_GAME": ranking.OTHER_GAME,
        "SHORT": spelling.SHORT,
        "LONG": spelling.LONG,
        "ALIKE": spelling.ALIKE,
        "LINKS": compounds.LINKS,
        "HEAD": compounds.HEAD,
        "TAIL": compounds.TAIL,
        "LONGEST": compounds.LONGEST,
        "PARTICLES": verbs.PARTICLES,
        "STOPWORDS": sorted(stopwords.STOPWORDS),
        "LINKING": sorted(stopwords.LINKING),
        "VAGUE": sorted(stopwords.VAGUE),
        "SPELLED": stopwords.SPELLED,
    }


def _lexicon(known: Lexicon) -> Iterator[Shard]:
    """The lexicon in the order of folded words: what is known of a word stands in one shard."""
    entries = sorted(
        (fold(key), part, key, found)
        for part in ("forms", "families", "akin")
        for key, found in getattr(known, part).items()
    )
    sized = ((word, (part, key, found)) for word, part, key, found in entries)
    for first, cut in _cut(sized):
        shard: dict[str, dict[str, Json]] = {"forms": {}, "families": {}, "akin": {}}
        for part, key, found in cut:
            shard[part][key] = _flat(found) if part == "akin" else found
        yield first, shard


def _postings(collection: Collection) -> Iterator[Shard]:
    """For each term the steps from one statement to the next, each with the impact there."""
    entries = sorted((fold(term), term, found) for term, found in collection.impacts.items())
    for first, cut in _cut((word, (term, _steps(found))) for word, term, found in entries):
        yield first, dict(cut)


def _steps(found: Iterable[tuple[int, int]]) -> list[int]:
    """Pairs with rising numbers, as a flat list with what each number is more than the last."""
    steps, last = [], 0
    for number, impact in found:
        steps += [number - last, impact]
        last = number
    return steps


def _flat(pairs: Iterable[tuple[str, int]]) -> list[str | int]:
    return list(itertools.chain.from_iterable(pairs))


def _statements(collection: Collection) -> Iterator[Shard]:
    """What is shown of statements, and the terms of their words, by which they are marked."""
    units = collection.units
    for first in range(0, len(units), STATEMENTS):
        shown = units[first : first + STATEMENTS]
        words = {
            word: terms
            for unit in shown
            for _, _, word in text.places(f"{unit.title} {unit.text}")
            if (terms := collection.lexicon.terms(word))
        }
        yield first, {"units": [_shown(unit) for unit in shown], "words": words}


def _shown(unit: Unit) -> Json:
    return [unit.id, unit.title, unit.text, unit.cite, int(unit.tested)]


def _cut(entries: Iterable[tuple[str, Json]]) -> Iterator[tuple[str, list[Json]]]:
    """Entries in the order of their words, cut between words where a shard is full."""
    first, held, size = "", list[Json](), 0
    for word, group in itertools.groupby(entries, key=lambda entry: entry[0]):
        found = [entry for _, entry in group]
        more = len(_json(found))
        if held and size + more > SIZE:
            yield first, held
            held, size = [], 0
        first = first if held else word
        held, size = held + found, size + more
    if held:
        yield first, held


def _runs(values: Iterable[str]) -> list[tuple[str, int]]:
    """Each value with how often it follows upon itself."""
    return [(value, len(list(run))) for value, run in itertools.groupby(values)]


def _json(value: Json) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
