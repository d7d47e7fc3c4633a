"""Impacts: a rule is found by the words of the questions that rest on it, besides its own."""

from dataclasses import replace

from kb.search import impact, vocabulary
from kb.search.lexicon import Postings
from kb.search.unit import Unit

RULE = Unit("quilt", "rule", "rand", "Einfügen", "Überstehen darf ein Flicken nicht.")
QUESTION = Unit("quilt", "question", "frage", "Was gilt beim Saum?", "Nein.", rules=("rand",))
CLAIM = Unit("quilt", "misconception", "irrtum", "„Zipfel sind egal.“", "Nein.", rules=("rand",))
EXAMPLE = Unit("quilt", "example", "fall", "Annas Mantel", "Anna näht.", rules=("rand",))
OTHER = Unit("hemd", "rule", "rand", "Ärmel", "Er ist lang.")


def _postings(*units: Unit) -> Postings:
    lexicon = vocabulary.lexicon([t for u in units for t in (u.title, u.text)], (), {})
    return impact.postings(units, lexicon, {"quilt": (), "hemd": ()})


def test_a_rule_is_found_by_what_rests_on_it_in_its_game() -> None:
    found = _postings(RULE, QUESTION, CLAIM, OTHER)
    assert [number for number, _ in found["saum"]] == [0, 1]
    assert [number for number, _ in found["zipfel"]] == [0, 2]


def test_the_question_itself_is_worth_more_than_its_rule() -> None:
    worth = dict(_postings(RULE, QUESTION)["saum"])
    assert worth[1] > worth[0] > 0


def test_a_rule_is_not_found_by_the_story_of_an_example() -> None:
    assert [number for number, _ in _postings(RULE, EXAMPLE)["mantel"]] == [1]


def test_what_readers_type_for_a_rule_counts_like_a_question_put_for_it() -> None:
    sought = replace(RULE, asked=("Zipfel am Saum",))
    question = replace(sought, kind="question")
    assert _postings(sought, OTHER)["zipfel"] == _postings(question, OTHER)["zipfel"]
