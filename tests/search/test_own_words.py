"""Own words: what readers of one game say for its terms finds its statements, and no other's."""

from kb.records.thesaurus import Group
from kb.search import impact, vocabulary
from kb.search.own_words import own_words
from kb.search.query import understand
from kb.search.unit import Unit

TEXTS = {"quilt": "Jeder bekommt 5 Knöpfe.", "hemd": "Das Hemd hat 5 Knöpfe."}
GROUPS = (Group(term="Knopf", words=("Geld",)),)


def _found(typed: str) -> list[str]:
    units = [Unit(game, "rule", "a", "Aufbau", text) for game, text in TEXTS.items()]
    lexicon = vocabulary.lexicon([*TEXTS.values(), "Geld"], (), {})
    own = {"quilt": own_words(GROUPS), "hemd": ()}
    postings = impact.postings(units, lexicon, own)
    terms = [term for group in understand(typed, lexicon).groups for term, _ in group]
    return [units[number].game for term in terms for number, _ in postings.get(term, ())]


def test_a_readers_word_finds_the_statements_of_its_game_only() -> None:
    assert _found("Geld") == ["quilt"]


def test_the_games_own_word_finds_all() -> None:
    assert _found("Knopf") == ["quilt", "hemd"]
