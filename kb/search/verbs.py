"""Verbs that come apart: fängt … an, zurückgezahlt, anzuhalten all belong to one verb."""

import re
from collections.abc import Iterator, Sequence

PARTICLES = (
    "ab", "an", "auf", "aus", "bei", "durch", "ein", "fest", "frei", "her", "hin", "los", "mit",
    "nach", "um", "unter", "vor", "weg", "weiter", "wieder", "zu", "zuruck", "zusammen",
)  # fmt: skip
"""What stands apart at the end of a clause, folded."""
ENDS = {"und", "oder", "wenn", "als", "bis"}
"""Small words before which a clause may end without a comma."""
_ANY = "|".join(sorted((*PARTICLES, "zurück"), key=len, reverse=True))
_TOGETHER = re.compile(rf"({_ANY})(ge|zu)(.{{3,}})")
_PARTICLE = re.compile(rf"({_ANY})(.{{4,}})")
_PARTICIPLE = re.compile(r"ge(.{3,})t")
_PRESENT = re.compile(r"(.{3,}n)d(?:e[mnrs]?)?")


def prefix(particle: str) -> str:
    """A folded particle as it is written."""
    return "zurück" if particle == "zuruck" else particle


def taken_apart(word: str) -> Iterator[tuple[str, str]]:
    """The particle and the rest of which a participle or an infinitive with `zu` may consist.

    There is no particle in gewürfelt and in fahrender.
    """
    if found := _TOGETHER.fullmatch(word):
        particle, infix, rest = found.groups()
        if infix == "ge":
            yield prefix(particle), "ge" + rest
        yield prefix(particle), rest
    if found := _PARTICIPLE.fullmatch(word):
        yield "", found[1] + "en"
    if found := _PRESENT.fullmatch(word):
        yield "", found[1]


def last_particle(clause: Sequence[str]) -> str:
    """The particle at the end of a clause of folded words, as it is written: er zahlt es zurück."""
    for at, word in enumerate(clause):
        if at and word in PARTICLES and (at + 1 == len(clause) or clause[at + 1] in ENDS):
            return prefix(word)
    return ""


def separated(clause: Sequence[str], at: int) -> Iterator[str]:
    """The particles that follow a word in its clause and may belong to it."""
    return (each for each in clause[at + 1 :] if each in PARTICLES)


def without_particle(word: str) -> str:
    """A word without the particle that it begins with: kaufen of loskaufen; else nothing."""
    found = _PARTICLE.fullmatch(word)
    return found[2] if found else ""
