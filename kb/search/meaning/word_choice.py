"""The choice of words: which German words the word table holds, by how often they are written."""

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from kb.search.fold import fold
from kb.search.meaning.encoder import parts
from kb.search.meaning.teacher import Missing

_FREQUENT = re.compile("[a-zäöüß]{2,}")
_WRITTEN = re.compile("[A-Za-zÄÖÜäöüß]{2,}")


@dataclass(frozen=True)
class WordChoice:
    """Base words, and inflected words that share the row of one."""

    spelled: dict[str, str]
    """Each base word: folded, and as it is written."""
    shares: dict[str, float]
    """How often it is written in all its forms, as a share of all words."""
    forms: dict[str, str]
    """Folded inflected words whose base word the encoder would not find by itself."""


@dataclass(frozen=True)
class Form:
    """A word as it is written, its base word, and its share of all words."""

    word: str
    base: str
    share: float = 0.0


def choose(frequent: Sequence[Form], own: Sequence[Form], bases: int, forms: int) -> WordChoice:
    """The most frequent base words and our own, with the most frequent forms of both.

    `frequent` begins with the most frequent form.
    """
    spelled: dict[str, str] = {}
    shares: dict[str, float] = defaultdict(float)
    for form in (*frequent, *own):
        spelled.setdefault(fold(form.base), form.base)
        shares[fold(form.base)] += form.share
    often = sorted(shares, key=lambda base: -shares[base])[:bases]
    chosen = {*often, *(fold(form.base) for form in own)}
    inflected = [form for form in frequent if fold(form.base) in chosen][:forms]
    return WordChoice(
        {base: spelled[base] for base in sorted(chosen)},
        {base: shares[base] for base in sorted(chosen)},
        _lost([*inflected, *own], chosen),
    )


def _lost(forms: Iterable[Form], bases: set[str]) -> dict[str, str]:
    """The forms that lead elsewhere than to their base word; short ones first, being parts."""
    rows = {base: base for base in bases}
    for form in sorted(forms, key=lambda form: (len(form.word), -form.share, form.word)):
        word, base = fold(form.word), fold(form.base)
        if word not in rows and [rows[part] for part in parts(word, rows)] != [base]:
            rows[word] = base
    return {word: base for word, base in rows.items() if word not in bases}


def frequent_forms() -> list[Form]:
    """The German words of the frequency list. Raises Missing without the extra `semantic`."""
    try:
        from wordfreq import get_frequency_dict
    except ImportError as error:
        raise Missing("wordfreq is not installed – `make semantic` installs it") from error

    found = get_frequency_dict("de", wordlist="large")
    often = sorted(found.items(), key=lambda item: (-item[1], item[0]))
    bases = ((word, _base(word), share) for word, share in often if _FREQUENT.fullmatch(word))
    return [Form(word, base, share) for word, base, share in bases if base]


def forms_of(texts: Iterable[str]) -> list[Form]:
    """The words of texts; those that no dictionary has are their own base words."""
    written = dict.fromkeys(word for text in texts for word in _WRITTEN.findall(text))
    return [Form(word, _base(word) or word) for word in written]


def _base(word: str) -> str:
    """The base word, rather a noun than a verb, or nothing where the word is unknown."""
    from simplemma import is_known, lemmatize

    noun, other = word.capitalize(), word.lower()
    if is_known(noun, "de") and (base := str(lemmatize(noun, "de")))[0].isupper():
        return base
    return str(lemmatize(other, "de")) if is_known(other, "de") else ""
