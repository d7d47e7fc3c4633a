"""The terms of a statement: what it is found by, with weights."""

from collections import defaultdict
from collections.abc import Mapping

from kb.search import text
from kb.search.lexicon import FULL, Lexicon, Term
from kb.search.stopwords import STOPWORDS
from kb.search.verbs import last_particle
from kb.search.vocabulary import PART, parts, terms_of


def terms(written: str, lexicon: Lexicon) -> Mapping[Term, float]:
    """How often each term occurs; a part of a compound counts for less."""
    found: dict[Term, float] = defaultdict(float)
    for clause in text.clauses(written):
        apart = last_particle([word.folded for word in clause])
        for word in clause:
            if word.folded in STOPWORDS:
                continue
            own = [lexicon.same.get(each, each) for each in terms_of(word)]
            for each in own:
                found[each] += 1
                if apart and (joined := apart + each) in lexicon.akin:
                    found[joined] += 1
            for each in parts(word.folded, lexicon) if word.capital else ():
                if each not in own:
                    found[each] += PART / FULL
    return found
