"""Likeness: how much two questions are about the same."""

from collections.abc import Iterable, Sequence

from kb.search.lexicon import FULL
from kb.search.phrasing import Phrasing, Said, Weighed

ELSEWHERE, ASIDE = 90, 30
"""What a word is worth that another way to ask has, or only the answer, in percent."""
OPTIONAL = 70
"""What a word still weighs that no other way to ask has, in percent."""
UNSURE = 70
"""What a word is worth that was only guessed, in percent."""
LENIENT = 45
"""By how much of what it lacks a synonym is forgiven, in percent."""
FEW = 2
"""With fewer other ways to ask it cannot be told which words are essential."""
SAME = 50
"""From what worth on a word stands for another one."""


def alike(
    groups: Sequence[Weighed],
    phrasing: Phrasing,
    others: Sequence[Phrasing],
    story: Sequence[Weighed],
    aside: Sequence[int],
) -> tuple[int, int]:
    """How much of what was asked one way to ask says, and the other way round; in thousandths.

    `groups` is what was asked; `aside` what each of them is worth elsewhere in the statement;
    `others` are the other ways to ask the same.
    """
    elsewhere = [said for other in others for said, _ in other.words]
    elsewhere += [said for said, _ in story if phrasing.bound]
    found = total = 0
    for (group, weight), worth in zip(groups, aside, strict=True):
        here = _best(group, (said for said, _ in phrasing.words))
        if here < FULL:
            there = _best(group, elsewhere) * ELSEWHERE // FULL
            here = max(here, there, _lenient(worth) * ASIDE // FULL)
        total += weight
        found += weight * here
    back, all_back = _back(groups, phrasing, others)
    if phrasing.bound:
        more, all_more = _covered(groups, story)
        back, all_back = back + more, all_back + all_more
    return _share(found, total), _share(back, all_back)


def lacks(
    groups: Sequence[Weighed], phrasing: Phrasing, others: Sequence[Phrasing], least: int
) -> bool:
    """Whether a question lacks a word that all ways to ask have, where there are some."""
    if len(others) < FEW:
        return False
    return any(
        weight > least
        and all(any(_stands(said, each) for each, _ in other.words) for other in others)
        and _best_group(said, groups) < SAME
        for said, weight in phrasing.words
    )


def goes_beyond(
    groups: Sequence[Weighed],
    told: Sequence[Phrasing],
    story: Sequence[Weighed],
    aside: Sequence[int],
    least: int,
) -> bool:
    """Whether a question has a word that no way to ask, no story and no answer has."""
    words = [said for phrasing in told for said, _ in phrasing.words]
    words += [said for said, _ in story if any(phrasing.bound for phrasing in told)]
    return any(
        weight > least and worth <= SAME and _best(group, words) < SAME
        for (group, weight), worth in zip(groups, aside, strict=True)
    )


def _back(
    groups: Sequence[Weighed], phrasing: Phrasing, others: Sequence[Phrasing]
) -> tuple[int, int]:
    """What the words of a phrasing find in what was asked, and the most that they could."""
    with_words = [other for other in others if other.words]
    found = total = 0
    for said, weight in phrasing.words:
        shared = sum(any(_stands(said, each) for each, _ in one.words) for one in with_words)
        share = shared * FULL // len(with_words) if with_words else FULL
        own = weight * (OPTIONAL + (FULL - OPTIONAL) * share // FULL) // FULL
        total += own
        found += own * _best_group(said, groups)
    return found, total


def _covered(groups: Sequence[Weighed], words: Iterable[Weighed]) -> tuple[int, int]:
    found = total = 0
    for said, weight in words:
        total += weight
        found += weight * _best_group(said, groups)
    return found, total


def _share(found: int, total: int) -> int:
    return found * 1000 // (total * FULL) if total else 0


def _best(group: Said, words: Iterable[Said]) -> int:
    return max((match(group, said) for said in words), default=0)


def _best_group(said: Said, groups: Iterable[Weighed]) -> int:
    return max((match(group, said) for group, _ in groups), default=0)


def match(group: Said, said: Said) -> int:
    """What a word that was asked is worth for a word of a record, in percent."""
    best = max(
        (
            _lenient(group[term]) * _lenient(worth) // FULL
            for term, worth in said.items()
            if term in group
        ),
        default=0,
    )
    return best if FULL in group.values() else best * UNSURE // FULL


def _stands(one: Said, other: Said) -> bool:
    return any(term in other for term in one)


def _lenient(worth: int) -> int:
    return worth + (FULL - worth) * LENIENT // FULL if worth > SAME else worth
