"""Wording: the very words of a question as one number, to know it when it is put so again."""

from kb.search.fold import words

BASIS, PRIME, BITS = 2166136261, 16777619, 0xFFFFFFFF


def wording(written: str) -> int:
    """The FNV-1a hash of the folded words of a text; two texts share it once in 2³² pairs."""
    found = BASIS
    for letter in " ".join(words(written)):
        found = (found ^ ord(letter)) * PRIME & BITS
    return found
