"""Checks of what the parts of a record say of each other.

They walk the plain data, so that they speak even where the shape is wrong elsewhere. What
could not be read at all is not searched for names: that would only repeat the one fault.
"""

from pathlib import Path

from kb.records.checks import citations, ids, material, references
from kb.records.document import Document


def check(game: Document, examples: Document | None, engines: Path) -> None:
    """Note in both documents what one part says of another and is not so."""
    documents = [game] if examples is None else [game, examples]
    names = ids.collect(documents)
    if all(document.whole for document in documents):
        citations.check(documents, names)
        references.check(documents, names)
    material.check(game, engines)
