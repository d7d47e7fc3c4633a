"""Sections: rules that belong together under a title."""

from typing import Literal

from pydantic import Field

from kb.records.model import Id, Model, Plain
from kb.records.rule import Rule


class Section(Model):
    """A title and its rules: a step of the set-up, a phase of the turn, or any other topic."""

    id: Id
    """Its name, unique in the game; the anchor on the page."""
    title: Plain
    """Its heading."""
    rules: tuple[Rule, ...] = Field(min_length=1)
    """Its rules, in the order in which they are read."""

    @property
    def every_rule(self) -> tuple[Rule, ...]:
        """All rules below its title, in the order in which they are read."""
        return self.rules


class Action(Section):
    """Something a player may choose to do."""

    mark: Plain | None = None
    """The letter or number that the rulebook gives it."""
    costs: tuple[Rule, ...] = ()
    """What it costs."""
    limits: tuple[Rule, ...] = ()
    """How often or when it may be done."""

    @property
    def every_rule(self) -> tuple[Rule, ...]:
        """All rules below its title: how it is done, what it costs, what limits it."""
        return (*self.rules, *self.costs, *self.limits)


class Turn(Model):
    """How a turn, or a round, runs."""

    title: Plain = "So läuft ein Zug ab"
    """The heading; change it where the game runs in rounds."""
    rules: tuple[Rule, ...] = ()
    """What holds for the whole turn."""
    phases: tuple[Section, ...] = ()
    """Its phases, in order."""


class Actions(Model):
    """What players can do."""

    title: Plain = "Die Aktionen"
    """The heading."""
    rules: tuple[Rule, ...] = ()
    """What holds for all actions."""
    choices: tuple[Action, ...] = Field(min_length=1)
    """The actions, in the order of the rulebook."""


class End(Model):
    """How the game ends and who wins."""

    trigger: tuple[Rule, ...] = Field(min_length=1)
    """What starts the end."""
    finish: tuple[Rule, ...] = ()
    """How the game is played out from there."""
    scoring: tuple[Rule, ...] = ()
    """What counts for how much."""
    tie_break: tuple[Rule, ...] = ()
    """Who wins when players are level."""


class Variant(Section):
    """Another way to play: for two, alone, or with other rules."""

    kind: Literal["two players", "solo", "variant"]
    """What it is for."""
