"""Spelling: the known word that somebody probably meant."""

from collections.abc import Iterable

SHORT, LONG = 4, 8
"""From how many letters on one slip, and two, are forgiven."""
ALIKE = 0.45
"""The least share of trigrams that words must have in common to be taken for one another."""


def distance(a: str, b: str, most: int) -> int:
    """How many letters to change, add, drop or swap with their neighbour; at most `most` + 1."""
    if abs(len(a) - len(b)) > most or len(set(a) ^ set(b)) > 2 * most:  # a slip changes two letters
        return most + 1
    before: list[int] = []
    last = list(range(len(b) + 1))
    for i, letter in enumerate(a, 1):
        row = [i]
        for j, other in enumerate(b, 1):
            cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (letter != other))
            if i > 1 and j > 1 and letter == b[j - 2] and a[i - 2] == other:
                cost = min(cost, before[j - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return most + 1
        before, last = last, row
    return last[-1]


def forgiven(word: str) -> int:
    """How many slips a word of its length may have."""
    return 0 if len(word) < SHORT else 1 if len(word) < LONG else 2


def nearest(word: str, known: Iterable[str], most: int) -> list[str]:
    """The known words that are fewest slips away, at most `most` and what is forgiven."""
    best, found = min(most, forgiven(word)), []
    for other in known:
        apart = distance(word, other, best)
        if apart < best:
            best, found = apart, [other]
        elif apart == best and best:
            found.append(other)
    return sorted(found)


def alike(word: str, known: Iterable[str]) -> list[str]:
    """The known words that share the most trigrams with a word, if they share enough."""
    own, best, found = _trigrams(word), ALIKE, []
    for other in known:
        share = _common(own, _trigrams(other))
        if share > best:
            best, found = share, [other]
        elif share == best:
            found.append(other)
    return sorted(found)


def likest(word: str, known: Iterable[str]) -> str:
    """Of some known words the one that shares the most trigrams with a word."""
    own = _trigrams(word)
    return min(known, key=lambda other: (-_common(own, _trigrams(other)), other))


def _common(own: set[str], theirs: set[str]) -> float:
    """The share of trigrams that two words have in common."""
    return 2 * len(own & theirs) / (len(own) + len(theirs))


def _trigrams(word: str) -> set[str]:
    padded = f"  {word} "
    return {padded[at : at + 3] for at in range(len(padded) - 2)}
