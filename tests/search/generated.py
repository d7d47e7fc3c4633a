"""Queries and questions made of the collection's own words: inflected, joined, and misspelled."""

import random
from collections.abc import Callable, Iterator

from kb.search import text
from kb.search.collection import Collection

LETTERS = "abcdefghijklmnopqrstuvwxyzäöüß"


def queries(collection: Collection, amount: int, seed: int) -> Iterator[str]:
    """As many queries as wanted, of one to four words, the same for the same seed."""
    chance = random.Random(seed)  # noqa: S311
    forms = sorted(collection.lexicon.forms)
    written = [
        word.written
        for unit in collection.units
        for clause in text.clauses(unit.text)
        for word in clause
    ]
    for _ in range(amount):
        words = [chance.choice((written, written, forms)) for _ in range(chance.randint(1, 4))]
        yield " ".join(chance.choice(CHANGES)(chance.choice(each), chance) for each in words)


def questions(collection: Collection, amount: int, seed: int) -> list[dict[str, str]]:
    """Ways to ask that records list, put otherwise: as many as wanted, each about a game or all."""
    chance = random.Random(seed)  # noqa: S311
    known = [
        (collection.places[number].game, asked)
        for number in collection.answering
        for asked in collection.topic(number).answerable.asked
    ]
    chosen = [chance.choice(known) for _ in range(amount)]
    return [
        {"question": _put_otherwise(asked, chance), "game": chance.choice((game, ""))}
        for game, asked in chosen
    ]


def _put_otherwise(asked: str, chance: random.Random) -> str:
    words = asked.split()
    at = chance.randrange(len(words))
    changed = chance.choice((str, str.lower, str.upper, lambda word: _slipped(word, chance)))
    added = chance.choice(("", "", "", "nicht", "nur", "zwei", "3", "eigentlich", "alle"))
    words[at : at + 1] = filter(None, (changed(words[at]), added))
    begun = chance.choice(
        ("", "", "", "", "Stimmt es, dass ", "Wir streiten. ", "Wenn Anna fragt, ")
    )
    return begun + " ".join(words)


def _same(word: str, chance: random.Random) -> str:
    return chance.choice((word, word.lower(), word.upper()))


def _ended(word: str, chance: random.Random) -> str:
    return word + chance.choice(("e", "en", "er", "es", "n", "s", "t", "te", "ung", "heit"))


def _joined(word: str, chance: random.Random) -> str:
    return word + chance.choice(("", "s", "n", "en")) + chance.choice(JOINED)


def _begun(word: str, chance: random.Random) -> str:
    return chance.choice(("ab", "an", "auf", "zurück", "ge", "aufzu", "umge", "ein")) + word.lower()


def _slipped(word: str, chance: random.Random) -> str:
    """A word with a letter dropped, doubled, changed, or swapped with the next; or two of these."""
    for _ in range(chance.randint(1, 2)):
        at = chance.randrange(len(word))
        new = chance.choice(("", word[at] * 2, chance.choice(LETTERS), word[at : at + 2][::-1]))
        word = word[:at] + new + word[at + max(1, len(new) if new != word[at] * 2 else 1) :]
        word = word or "a"
    return word


JOINED = ("karte", "regel", "kosten", "plättchen", "zahlung", "stapel", "wertung", "feld")
CHANGES: tuple[Callable[[str, random.Random], str], ...] = (
    _same, _same, _ended, _joined, _begun, _slipped, _slipped,
)  # fmt: skip
