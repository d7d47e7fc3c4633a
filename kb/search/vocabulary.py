"""Builds the lexicon from the words of a collection and of the thesaurus."""

from collections import defaultdict
from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import replace

from kb.records.thesaurus import Group
from kb.search import text
from kb.search.compounds import split
from kb.search.fold import fold, has_umlaut, small, words
from kb.search.lemma import forms, is_known, is_noun, lemmas
from kb.search.lexicon import Lexicon, Term, may_be_part
from kb.search.small_words import NUMBERS
from kb.search.stem import stem
from kb.search.stopwords import STOPWORDS
from kb.search.verbs import last_particle, without_particle

LONG_TAIL = 5
"""The fewest letters of a part that only the dictionary knows."""
ENDINGS = ("en", "es", "er", "n", "s", "e")
"""What inflections end with."""
RELATIVE, SYNONYM, PART = 70, 60, 50
"""What a word of the same stem, a synonym and a part of a compound are worth, in percent."""


def terms_of(word: text.Word) -> tuple[Term, ...]:
    """The terms of a word in its sentence: a capital letter inside of one marks a noun."""
    found = lemmas(word.written)
    own = found[:1] if word.capital and not word.first else found
    return tuple(dict.fromkeys(map(_term, own)))


def _term(lemma: str) -> Term:
    return NUMBERS.get(fold(lemma), small(lemma))


class _Reader:
    """The words of texts, with their terms and lemmas."""

    def __init__(self, texts: Iterable[str]) -> None:
        self.terms: dict[str, set[Term]] = defaultdict(set)
        """By the folded word, and by the word with its umlauts."""
        self.lemmas: set[str] = set()
        self.nouns: set[str] = set()
        """What was written with a capital letter, as compounds are."""
        for each in dict.fromkeys(texts):
            for clause in text.clauses(each):
                apart = last_particle([word.folded for word in clause])
                for word in clause:
                    if word.folded not in STOPWORDS:
                        self._read(word)
                        self._join(apart, word)
        self._read_bare_verbs()

    def _read(self, word: text.Word) -> None:
        self.add(word.written, terms_of(word))
        self.lemmas.update(lemmas(word.written))
        if word.capital and word.folded not in self.nouns:
            self.nouns.add(word.folded)
            found = split(word.written.lower(), is_noun)
            if found and len(found[1]) >= LONG_TAIL:
                self._read(text.Word(found[1].capitalize(), fold(found[1]), first=False))

    def add(self, word: str, terms: Iterable[Term]) -> None:
        """Note the terms of a word."""
        for spelled in {fold(word), small(word)}:
            self.terms[spelled].update(terms)

    def _read_bare_verbs(self) -> None:
        """Read the zahlen of zurückzahlen too, so that it is known where it comes apart."""
        for lemma in sorted(self.lemmas):
            bare = without_particle(lemma)
            if bare and is_known(bare):
                self.add(bare, [bare])
                self.lemmas.add(bare)

    def _join(self, particle: str, word: text.Word) -> None:
        """Read the verb that a word is with the particle at the end of its clause."""
        for each in terms_of(word) if particle else ():
            if is_known(particle + each):
                self.add(particle + each, [particle + each])
                self.lemmas.add(particle + each)


def lexicon(texts: Iterable[str], groups: Iterable[Group], names: Mapping[str, str]) -> Lexicon:
    """The lexicon of texts and of groups of synonyms; `names` are the games' names and slugs."""
    groups = tuple(groups)
    spoken = [word for group in groups for word in group.all_words]
    read = _Reader((*texts, *spoken, *names))
    for number, figure in NUMBERS.items():
        read.add(number, [figure])
    same = _inflected(read)
    families = _families(read)
    _add_forms(read, families)
    spelled = {
        word: tuple(sorted(found))
        for word, found in sorted(read.terms.items())
        if not has_umlaut(word) or found != read.terms.get(fold(word))
    }
    bare = Lexicon(spelled, families, {})
    akin: dict[Term, dict[Term, int]] = {
        each: {} for each in sorted({each for found in spelled.values() for each in found})
    }
    for one, other, worth in (*_relatives(bare), *_parts(read.nouns, bare), *_synonyms(groups)):
        if one != other and one in akin:
            akin[one][other] = max(worth, akin[one].get(other, 0))
    return Lexicon(
        spelled,
        families,
        {each: tuple(sorted(found.items())) for each, found in akin.items()},
        dict(_phrases(groups)),
        {folded: slug for name, slug in names.items() if (folded := tuple(words(name)))},
        same,
    )


def alive(lexicon: Lexicon, found: Container[Term]) -> Lexicon:
    """The lexicon without the terms that find nothing; of words without others no more is known."""
    finding = {
        term
        for term, akin in lexicon.akin.items()
        if term in found or any(other in found for other, _ in akin)
    }

    def pruned(words: Mapping[str, tuple[Term, ...]]) -> dict[str, tuple[Term, ...]]:
        return {word: tuple(t for t in terms if t in finding) for word, terms in words.items()}

    forms = pruned(lexicon.forms)
    families = {word: terms for word, terms in pruned(lexicon.families).items() if terms}
    kept = {
        word: terms
        for word, terms in forms.items()
        if terms or not (has_umlaut(word) or stem(word) in families)
    }
    akin = {
        term: tuple((other, worth) for other, worth in lexicon.akin[term] if other in found)
        for term in sorted(finding)
    }
    return replace(lexicon, forms=kept, families=families, akin=akin)


def _inflected(read: _Reader) -> Mapping[Term, Term]:
    """Terms that only inflect another, though the dictionary has neither: Sesterzen, Sesterz."""
    known = {each for terms in read.terms.values() for each in terms}
    same: dict[Term, Term] = {}
    for each in sorted(known):
        shorter = (each.removesuffix(end) for end in ENDINGS if each.endswith(end))
        bare = next((found for found in shorter if found in known), "")
        if len(bare) >= LONG_TAIL and not is_known(each) and not is_noun(each):
            same[each] = bare
    for terms in read.terms.values():
        for each in terms & same.keys():
            terms.remove(each)
            terms.add(same[each])
    return same


def _families(read: _Reader) -> Mapping[str, tuple[Term, ...]]:
    found: dict[str, set[Term]] = defaultdict(set)
    for terms in read.terms.values():
        for each in terms:
            for word in words(each):
                found[stem(word)].add(each)
    return {each: tuple(sorted(terms)) for each, terms in sorted(found.items())}


def _add_forms(read: _Reader, families: Mapping[str, tuple[Term, ...]]) -> None:
    """Add the forms of known lemmas that their stem does not tell: nimmt, Häuser, gewürfelt."""
    told = defaultdict(set)
    for form, lemma in forms(read.lemmas):
        if form.isalpha() and fold(form) not in STOPWORDS:
            told[fold(form)].add(_term(lemma))
            told[small(form)].add(_term(lemma))
    for form, terms in told.items():
        if form in read.terms or has_umlaut(form) or terms != set(families.get(stem(form), ())):
            read.terms[form].update(terms)


def _relatives(bare: Lexicon) -> Iterator[tuple[Term, Term, int]]:
    """Words of one stem: Rückzahlung, zurückzahlen; but not zahlen, zählen."""
    for family in bare.families.values():
        for one in family:
            akin = (each for each in family if has_umlaut(each) == has_umlaut(one))
            yield from ((one, other, RELATIVE) for other in akin)


def _parts(nouns: Iterable[str], bare: Lexicon) -> Iterator[tuple[Term, Term, int]]:
    """Each compound with its parts."""
    for word in nouns:
        for part in parts(word, bare):
            yield from ((whole, part, PART) for whole in bare.terms(word))


def parts(word: str, known: Lexicon) -> Iterator[Term]:
    """The terms of the known words that a compound is made of, and of those that they are made of.

    One at its beginning may be known to the dictionary alone: the Sieg of Siegpunkte.
    """
    found = split(word, known.knows) or split(word, known.knows, _may_begin)
    for each in found or ():
        yield from _nouns(each, known)
        yield from parts(each, known)


def _may_begin(part: str) -> bool:
    return may_be_part(part) and is_noun(part)


def _nouns(part: str, known: Lexicon) -> tuple[Term, ...]:
    """The terms of a part: that of the noun where it is one, Karte and not karten."""
    found = known.terms(part)
    noun = lemmas(part.capitalize())[0]
    return (small(noun),) if small(noun) in found else found


def _synonyms(groups: Iterable[Group]) -> Iterator[tuple[Term, Term, int]]:
    for group in groups:
        single = [each for word in group.all_words for each in _single(word)]
        yield from ((one, other, SYNONYM) for one in single for other in single)


def _single(word: str) -> tuple[Term, ...]:
    """The terms of a word of the thesaurus; none where it is several words."""
    found = [each for clause in text.clauses(word) for each in clause]
    return (_term(lemmas(found[0].written)[0]),) if len(found) == 1 else ()


def _phrases(groups: Iterable[Group]) -> Iterator[tuple[tuple[str, ...], tuple[Term, ...]]]:
    """The groups' entries of several words, with the terms of those of one word."""
    for group in groups:
        terms = tuple(dict.fromkeys(each for word in group.all_words for each in _single(word)))
        for each in group.all_words:
            spelled = tuple(words(each))
            if len(spelled) > 1 and terms:
                yield spelled, terms
