"""Stems: the part of a word that its inflections share."""

from functools import lru_cache

import snowballstemmer

_SNOWBALL = snowballstemmer.stemmer("german")


@lru_cache(maxsize=1 << 17)
def stem(folded: str) -> str:
    """The stem of a folded word; `zurück` and `rück` are one prefix: Rückzahlung, zurückzahlen."""
    found: str = _SNOWBALL.stemWord(folded)
    return found[2:] if found.startswith("zuruck") and len(found) > 6 else found
