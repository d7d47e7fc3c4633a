"""Data for others: they follow their schemas and say what the pages say."""

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from kb.records import library
from tests.site import dom, records

Data = dict[str, Any]


def load(site: Path, name: str) -> Data:
    found: Data = json.loads((site / "api" / name).read_text("utf-8"))
    return found


def check(site: Path, name: str, kind: str) -> None:
    schema = load(site, f"schema/{kind}.json")
    assert schema["$schema"] == jsonschema.Draft202012Validator.META_SCHEMA["$id"]
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.Draft202012Validator(schema).validate(load(site, name))


@pytest.fixture(params=["built", "samples"])
def folder(request: pytest.FixtureRequest) -> Path:
    site: Path = request.getfixturevalue(request.param)
    return site


def test_every_file_follows_its_schema(folder: Path) -> None:
    check(folder, "games.json", "games")
    games = load(folder, "games.json")["games"]
    assert len(games) >= 2
    for game in games:
        check(folder, f"games/{game['id']}.json", "game")
        if "examples" in game:
            check(folder, f"examples/{game['id']}.json", "examples")


def test_a_file_that_does_not_follow_its_schema_would_be_noticed(samples: Path) -> None:
    record = load(samples, "games/muster.json")
    record["goal"].pop("text")
    with pytest.raises(jsonschema.ValidationError, match="'text' is a required property"):
        jsonschema.validate(record, load(samples, "schema/game.json"))


def test_every_game_is_listed_and_every_address_is_there(folder: Path) -> None:
    games = load(folder, "games.json")["games"]
    folders = {path.parent.name for path in (folder / "spiele").glob("*/index.html")}
    assert [game["id"] for game in games] == sorted(folders)
    for game in games:
        assert (folder / game["page"] / "index.html").is_file()
        assert (folder / game["record"]).is_file()
        assert (folder / game.get("examples", game["record"])).is_file()


def test_the_list_has_the_facts(samples: Path) -> None:
    full, plain = load(samples, "games.json")["games"]
    assert full["title"] == 'Muster & Söhne: „Das __große__ Spiel" <3'
    assert full["pitch"] == "Ihr näht Muster & Säume."
    assert (full["players"]["min"], full["players"]["max"]) == (2, "unlimited")
    assert (plain["players"], plain["minutes"], plain["age"]) == ("unknown",) * 3
    assert "examples" not in plain


def test_records_can_be_read_back_whole(samples: Path) -> None:
    record = load(samples, "games/muster.json")
    assert record["setup"][0]["rules"][0]["cite"] == ["heft:4", "heft:5-6,8"]
    assert record["changes"][0] == {"date": "2026-11-29", "text": "Zweite Fassung & Korrekturen."}
    example = load(samples, "examples/muster.json")["examples"][0]
    assert example["position"] == {"players": [{"name": "Anna & Co", "buttons": 1, "patch": None}]}
    assert example["moves"] == [{"player": "Ben", "move": "take"}]


def test_a_published_record_loads_again(samples: Path, tmp_path: Path) -> None:
    content = records.content(tmp_path, "muster")
    before = library.load(content)
    folder = content / "games" / "muster"
    (folder / "game.yaml").write_bytes((samples / "api/games/muster.json").read_bytes())
    (folder / "examples.yaml").write_bytes((samples / "api/examples/muster.json").read_bytes())
    assert library.load(content) == before


def test_lists_of_pieces_are_published_as_they_are(folder: Path) -> None:
    published = sorted((folder / "api" / "data").rglob("*.json"))
    assert published
    for file in published:
        own = library.ENGINES / file.relative_to(folder / "api" / "data")
        assert json.loads(file.read_text("utf-8")) == json.loads(own.read_text("utf-8"))


def linked(page: dom.Node) -> Data:
    found: Data = json.loads(
        "".join(map(str, page.one("script", type="application/ld+json").children))
    )
    return found


def test_linked_data_have_the_facts(full: dom.Node) -> None:
    assert linked(full) == {
        "@context": "https://schema.org",
        "@type": "Game",
        "name": 'Muster & Söhne: „Das __große__ Spiel" <3',
        "alternateName": ["Das *Muster*", "Schnittmuster"],
        "description": "Ihr näht Muster & Säume.",
        "url": "https://regelfest.example/spiele/muster/",
        "inLanguage": "de",
        "dateModified": "2026-11-29",
        "numberOfPlayers": {"@type": "QuantitativeValue", "minValue": 2},
        "typicalAgeRange": "8-",
        "datePublished": "2014",
        "author": [
            {"@type": "Person", "name": "Anna Beispiel"},
            {"@type": "Person", "name": "Bo O'Neill"},
        ],
    }


def test_linked_data_invent_nothing(plain: dom.Node) -> None:
    found = linked(plain)
    unknown = {"numberOfPlayers", "typicalAgeRange", "datePublished", "alternateName"}
    assert unknown & found.keys() == set()


def test_every_real_game_has_linked_data_and_no_other_page_has(built: Path) -> None:
    entries = {entry.game.id: entry.game for entry in library.load(records.ROOT / "content")}
    for file in built.rglob("*.html"):
        page = dom.read(file)
        game = entries.get(file.parent.name)
        if game is None:
            assert page.all("script", type="application/ld+json") == []
            continue
        assert linked(page)["name"] == game.title
        assert linked(page)["url"].endswith(f"/spiele/{game.id}/")
