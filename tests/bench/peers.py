"""Peers: other engines on the same statements, each in the best way that we found to use it."""

import re
import sqlite3
from collections.abc import Callable, Sequence

from whoosh import fields, qparser, scoring
from whoosh.analysis import LanguageAnalyzer
from whoosh.filedb.filestore import RamStorage

from kb.search.unit import Unit

Engine = Callable[[str], Sequence[Unit]]
MOST = 10


def whoosh_german(units: Sequence[Unit]) -> Engine:
    """Whoosh with its own German analyzer, words joined by OR, titles counting twice."""
    analyzer = LanguageAnalyzer("de")
    schema = fields.Schema(
        number=fields.STORED,
        title=fields.TEXT(analyzer=analyzer, field_boost=2.0),
        game=fields.TEXT(analyzer=analyzer),
        text=fields.TEXT(analyzer=analyzer),
    )
    index = RamStorage().create_index(schema)
    writer = index.writer()
    for number, unit in enumerate(units):
        said = " ".join((unit.text, *unit.asked))
        writer.add_document(number=number, title=unit.title, game=unit.game, text=said)
    writer.commit()
    searcher = index.searcher(weighting=scoring.BM25F())
    # A question mark is no wildcard here.
    parser = qparser.MultifieldParser(
        ["title", "game", "text"],
        schema,
        plugins=[qparser.WhitespacePlugin()],
        group=qparser.OrGroup,
    )

    def find(query: str) -> list[Unit]:
        words = " ".join(re.findall(r"\w+", query))
        return [units[hit["number"]] for hit in searcher.search(parser.parse(words), limit=MOST)]

    return find


def sqlite_trigrams(units: Sequence[Unit]) -> Engine:
    """SQLite's full text search on trigrams, all of the query's joined by OR."""
    base = sqlite3.connect(":memory:")
    base.execute("CREATE VIRTUAL TABLE f USING fts5(title, game, text, tokenize='trigram')")
    rows = ((unit.title, unit.game, " ".join((unit.text, *unit.asked))) for unit in units)
    base.executemany("INSERT INTO f VALUES (?, ?, ?)", rows)

    def find(query: str) -> list[Unit]:
        words = (word for word in re.findall(r"\w+", query.lower()) if len(word) > 2)
        trigrams = {word[at : at + 3] for word in words for at in range(len(word) - 2)}
        if not trigrams:
            return []
        asked = " OR ".join(f'"{each}"' for each in sorted(trigrams))
        sql = "SELECT rowid FROM f WHERE f MATCH ? ORDER BY bm25(f, 2.0, 1.0, 1.0) LIMIT ?"
        return [units[row - 1] for (row,) in base.execute(sql, (asked, MOST))]

    return find
