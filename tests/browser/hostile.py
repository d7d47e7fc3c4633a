"""Hostile games: the full sample with an attack in place of every word that it holds."""

import json
import re
import shutil
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml
import yamlcore

from kb.records import library
from kb.records.problem import Loc, ProblemsFound, spell
from tests.site import records

ATTACKS = Path(__file__).with_name("attacks.yaml")
FILES = ("game.yaml", "examples.yaml")
PROBES = {
    "data": "zwei\nZeilen",
    "plain": "Probe <b> eins",
    "asked": "Probe <b> eins?",
    "text": "Probe eins",
    "address": "https://probe.example/eins",
    "origin": "inferred from Probe eins",
}
"""Kinds of fields by what they accept, the most lenient first. What accepts none of these is a
name, a number, a date or one of a few words, and takes no attack either."""
WAYS = {
    "data": ("{}",),
    "plain": ("{}",),
    "asked": ("{}?",),
    "text": ("{}",),
    "address": ("{}", "https://probe.example/{}"),
    "origin": ("inferred from {}",),
}
"""How an attack can be brought into a field: as it is, or behind what the field asks for."""

Place = tuple[str, Loc]
"""A file of a record and the way to a value in it."""


@dataclass(frozen=True)
class Attack:
    """A hostile text, and the kinds of fields that let it in."""

    id: str
    text: str
    loads: frozenset[str]


def attacks() -> list[Attack]:
    """All attacks, as they are written down."""
    found = yaml.load(ATTACKS.read_text("utf-8"), yamlcore.CCoreLoader)  # noqa: S506
    return [Attack(each["id"], each["text"], frozenset(each["loads"])) for each in found]


@dataclass
class Hostile:
    """A copy of the sample in a folder of its own, with words in place of others."""

    content: Path
    slug: str
    data: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        folder = records.SAMPLES / "muster"
        for name in FILES:
            self.data[name] = yaml.load((folder / name).read_text("utf-8"), yamlcore.CCoreLoader)  # noqa: S506
        self.data["game.yaml"]["id"] = self.slug

    def places(self) -> list[Place]:
        """The place of every text, its id but for the game's own among them."""
        found = [(name, loc) for name in FILES for loc in _texts(self.data[name])]
        found.remove(("game.yaml", ("id",)))
        return found

    def get(self, place: Place) -> str:
        value = self.data[place[0]]
        for step in place[1]:
            value = value[step]
        return str(value)

    def put(self, place: Place, words: str) -> None:
        holder = self.data[place[0]]
        for step in place[1][:-1]:
            holder = holder[step]
        holder[place[1][-1]] = words

    def refused(self) -> set[tuple[str, str]]:
        """Where the loader finds problems: file and place, as it spells them."""
        folder = self.content / "games" / self.slug
        folder.mkdir(parents=True, exist_ok=True)
        for name in FILES:
            (folder / name).write_text(_as_yaml(self.data[name]), "utf-8")
        try:
            library.load(self.content)
        except ProblemsFound as found:
            return {(Path(each.path).name, each.where) for each in found.problems}
        return set()


def _texts(data: Any, loc: Loc = ()) -> Iterator[Loc]:
    if isinstance(data, str):
        yield loc
    elif isinstance(data, dict | list):
        for step, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from _texts(value, (*loc, step))


def _as_yaml(data: Any) -> str:
    """JSON, which is YAML; what YAML does not take as it stands is escaped."""
    words = json.dumps(data, ensure_ascii=False, indent=1)
    hidden = re.compile(
        r"[^\n -\x7e\xa0-\u2027\u202f-\ud7ff\uf900-\ufefe\uff00-\ufffd\U0001f000-\U0001faff]"
    )
    return hidden.sub(lambda found: f"\\U{ord(found[0]):08x}", words)


def kinds(folder: Path) -> dict[Place, str]:
    """The kind of every field that takes words."""
    found: dict[Place, str] = {}
    for kind, probe in PROBES.items():
        game = Hostile(folder / kind, "probe")
        places = game.places()
        for place in places:
            game.put(place, probe)
        refused = game.refused()
        for place in places:
            if (place[0], spell(place[1])) not in refused:
                found.setdefault(place, kind)
    return found


def spoil(folder: Path, attack: Attack, fields: dict[Place, str]) -> tuple[Path, set[Place]]:
    """Bring an attack into every field; where it is refused in every way, the old words stay.

    Gives the folder of the game, which loads, and the places where the attack is in.
    """
    game = Hostile(folder / attack.id, f"angriff-{attack.id}")
    left = {
        place: [way.format(attack.text) for way in WAYS[kind]] + [game.get(place)]
        for place, kind in fields.items()
    }
    again = set(fields)
    while again:
        for place in again:
            game.put(place, left[place].pop(0))
        refused = game.refused()
        again = {place for place in fields if (place[0], spell(place[1])) in refused}
        assert again or not refused, f"{attack.id}: {refused}"
    inside = {place for place, words in left.items() if words}
    return game.content / "games" / game.slug, inside


def collect(folder: Path, games: list[Path]) -> Path:
    """A content folder of hostile games and, to compare with, the sample as it is."""
    content = records.content(folder, "muster")
    for game in games:
        shutil.copytree(game, content / "games" / game.name)
    return content
