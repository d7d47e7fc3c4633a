"""The page of a game as a reader meets it: its parts, its rules and their marks."""

from pathlib import Path

import pytest

from kb.records import library, links
from kb.records.game import Game
from kb.site import game_page
from kb.site.settings import Extra, Operator, Settings
from tests.site import dom, records

PARTS = [
    ("auf-einen-blick", "Auf einen Blick"),
    ("ziel", "Ziel"),
    ("material", "Material"),
    ("aufbau", "Aufbau"),
    ("ablauf", "So läuft eine Runde ab"),
    ("aktionen", "Die drei Aktionen"),
    ("weitere-regeln", "Weitere Regeln"),
    ("ende-und-wertung", "Ende und Wertung"),
    ("beispiele", "Beispiele"),
    ("irrtuemer", "Häufige Irrtümer"),
    ("varianten", "Zu zweit, Varianten und Solo"),
    ("hinweise", "Hinweise"),
    ("fragen", "Fragen"),
    ("stimmen", "Stimmen"),
    ("auszeichnungen", "Auszeichnungen"),
    ("ausgaben", "Ausgaben und Erweiterungen"),
    ("autoren-und-verlag", "Autoren und Verlag"),
    ("quellen", "Quellen"),
    ("pruefstand", "Prüfstand"),
]
LEFT_OUT = {"weitere-regeln", "beispiele", "irrtuemer", "varianten", "hinweise", "fragen"}
HEFT = "Spielregel von „Muster & Söhne“"


def headings(page: dom.Node) -> list[tuple[str, str]]:
    return [(each["id"], each.text.removesuffix("#")) for each in page.all("h2")]


def marks(page: dom.Node, anchor: str) -> list[tuple[str, str, str | None]]:
    """The words, the explanation and the address of each mark of a statement, but its foot's."""
    place = page.at(anchor)
    (foot,) = [each for each in place.all(kind="rf-marks") if each in place.children]
    return [(each.text, each["title"], each.get("href")) for each in foot.all(kind="rf-mark")]


def test_the_parts_stand_in_their_order(full: dom.Node) -> None:
    assert headings(full) == PARTS


def test_parts_that_a_game_does_not_have_are_left_out(plain: dom.Node) -> None:
    kept = dict(each for each in PARTS if each[0] not in LEFT_OUT)
    own = {"ablauf": "So läuft ein Zug ab", "aktionen": "Die Aktionen"}
    assert headings(plain) == list((kept | own).items())


@pytest.mark.parametrize("game", ["muster", "schlicht"])
def test_both_lists_of_contents_lead_to_the_parts(samples: Path, game: str) -> None:
    page = dom.read(samples / "spiele" / game / "index.html")
    due = [(f"#{anchor}", words) for anchor, words in headings(page)]
    own = page.one("details", "rf-contents").all("a")
    assert [(each["href"], each.text) for each in own] == due
    beside = page.one("nav", "md-nav--secondary").all("a")
    known = dict(due)
    assert [(each["href"], each.text) for each in beside if each["href"] in known] == due


def test_each_part_holds_what_belongs_to_it(full: dom.Node) -> None:
    found: dict[str, list[str]] = {}
    part = ""
    for node in full.elements():
        if node.tag == "h2":
            part = node["id"]
        elif node.get("id"):
            found.setdefault(part, []).append(node["id"])
    assert found["ziel"] == ["ziel.sieg"]
    assert found["ablauf"] == ["runde.reihum", "phase.ernte", "phase.ernte.alles"]
    assert found["ende-und-wertung"] == [
        "ende.ziel", "ende.runde", "wertung.knoepfe", "wertung.gleichstand"
    ]  # fmt: skip
    assert found["irrtuemer"] == ["irrtum.vorrat"]
    assert found["quellen"][:2] == ["quelle-heft", "quelle-blatt"]


def _every_rule(page: dom.Node, game: Game, settings: Settings) -> list[str]:
    """What is amiss with the rules of a page."""
    amiss = []
    for _, rule in links.rules(game):
        place = page.at(rule.id)
        leads = {each["href"] for each in place.all("a", "rf-tool")}
        if leads != {f"#{rule.id}", settings.report_address(game.id, rule.id)}:
            amiss.append(f"{rule.id}: tools lead to {leads}")
        if len(marks(page, rule.id)) < len(rule.cite) + len(rule.editions):
            amiss.append(f"{rule.id}: has not all its marks")
    return amiss


def test_every_rule_of_every_game_has_its_anchor_its_permalink_and_its_marks(built: Path) -> None:
    settings = _settings("mailto:fehler@regelfest.example?subject={title}")
    entries = library.load(records.ROOT / "content")
    assert len(entries) >= 4
    for entry in entries:
        page = dom.read(built / "spiele" / entry.game.id / "index.html")
        assert _every_rule(page, entry.game, settings) == []


@pytest.mark.parametrize(
    ("anchor", "due"),
    [
        ("runde.reihum", ("S. 4", f"{HEFT}, S. 4 – selbst gelesen", "#quelle-heft")),
        (
            "material.garn",
            ("Regelheft ohne Seitenangabe", f"{HEFT}, ohne Seitenangabe – selbst gelesen",
             "#quelle-heft"),
        ),
        ("aufbau.reihe.preise", ("S. 3", "Zusammenfassung, S. 3 – selbst gelesen",
         "#quelle-notiz")),
        (
            "aufbau.reihe.wer",
            ("Regelblatt ohne Seitenangabe",
             "Regelblatt, ohne Seitenangabe – gelesen über: Zusammenfassung", "#quelle-blatt"),
        ),
        ("phase.ernte.alles", ("Hilfe", "Hilfe im Netz – selbst gelesen", "#quelle-hilfe")),
        ("naehen.einmal",
         ("unbestätigt", "Nicht geprüft: Keine Quelle bestätigt das.", None)),
        ("hinweis.ecke", ("eigene Einordnung", "Eigene Einordnung, nicht belegt", None)),
        ("solo.uhr", ("erdacht", "Von uns zur Erklärung erdacht", None)),
        ("wertung.gleichstand", ("laut Hilfe", "Laut Hilfe im Netz", "#quelle-hilfe")),
    ],
)  # fmt: skip
def test_a_mark_says_what_a_statement_rests_on(
    full: dom.Node, anchor: str, due: tuple[str, str, str | None]
) -> None:
    assert marks(full, anchor) == [due]
    if due[2]:
        assert full.at(due[2].removeprefix("#"))


def test_a_statement_shows_all_its_citations_then_its_editions_then_its_provenance(
    full: dom.Node,
) -> None:
    assert [words for words, _, _ in marks(full, "aufbau.knoepfe.zahl")] == ["S. 4", "S. 5–6, 8"]
    assert marks(full, "naehen.preis")[1] == (
        "Ausgabe 2014", "Gilt für die Ausgabe Erste Auflage", "#ausgabe-2014"
    )  # fmt: skip
    assert marks(full, "naehen.flicken")[1] == (
        "erschlossen", "Erschlossen aus: dem Bild auf der Schachtel", None
    )  # fmt: skip


def test_nothing_is_unconfirmed_that_a_source_confirms(full: dom.Node) -> None:
    doubtful = {
        each["id"]
        for each in full.all("li", "rf-rule")
        if any(mark.text == "unbestätigt" for mark in each.all(kind="rf-mark"))
    }
    assert doubtful == {
        "naehen.einmal", "stimmen.stand", "preise.stand", "ausgaben.stand", "erweiterungen.stand"
    }  # fmt: skip


def test_what_other_sources_say_stands_below_a_rule(full: dom.Node) -> None:
    found = full.at("spezial.sofort").one("ul", "rf-differs").all("li")
    assert [each.text for each in found] == [
        "Anders S. 1 Erst im nächsten Zug.",
        "Anders Hilfe Nie.",
    ]


def test_an_open_question_shows_all_readings_and_ours(full: dom.Node) -> None:
    place = full.at("frage.nadel")
    assert "offen · 3 Lesarten Keine Quelle, die wir kennen, entscheidet das." in place.text
    readings = [(each["id"], each.text) for each in place.one("ul", "rf-readings").all("li")]
    assert readings == [
        ("nadel.alt", "Wer am ältesten ist. Kritik"),
        ("nadel.jung", "Unsere Lesart Wer am jüngsten ist. Hilfe"),
        ("nadel.keiner", "Niemand. eigene Einordnung"),
    ]
    assert "So ist es kürzer als nach" in place.text


@pytest.mark.parametrize(
    ("anchor", "verdict", "answer"),
    [("frage.drehen", "Ja.", "Das darfst du"), ("frage.stapeln", "Nein.", "Jedes Feld trägt")],
)
def test_an_answer_begins_with_its_verdict(
    full: dom.Node, anchor: str, verdict: str, answer: str
) -> None:
    assert full.at(anchor).all("p")[0].text.startswith(f"{verdict} {answer}")


def test_old_names_of_a_rule_still_lead_to_it(full: dom.Node) -> None:
    rule = full.at("aufbau.knoepfe.zahl")
    assert rule.at("aufbau.startgeld")
    assert rule.at("startgeld")


def test_references_lead_to_what_they_name(full: dom.Node) -> None:
    assert ("#wertung.knoepfe", "Ende und Wertung") in _links(full, "ziel.sieg")
    assert ("#material.garn", "das Garn") in _links(full, "irrtum.vorrat")
    assert ("#naehen", "Nähen & Säumen") in _links(full, "beispiel.vorrat")
    assert ("https://hilfe.example/?a=1&b=2", "die Hilfe") in _links(full, "naehen.flicken")


def _links(page: dom.Node, anchor: str) -> list[tuple[str, str]]:
    return [(each["href"], each.text) for each in page.at(anchor).all("a")]


def test_an_example_names_the_rules_that_it_shows(full: dom.Node) -> None:
    shows = full.at("beispiel.vorrat").one(kind="rf-shows")
    assert shows.text == "Zeigt: Nähen & Säumen (1, 2), Ziel"
    assert [each["href"] for each in shows.all("a")] == [
        "#naehen.flicken", "#naehen.preis", "#ziel.sieg"
    ]  # fmt: skip


def test_a_misconception_is_claim_and_correction(full: dom.Node) -> None:
    place = full.at("irrtum.vorrat")
    assert place.one("h3").text == '„Der Vorrat "leert" sich.“'
    assert place.one(kind="rf-true").text == "So ist es Nein, er ist unbegrenzt: das Garn."
    assert "Beispiel: Der Vorrat & sein Ende" in place.text


def test_numbers_by_players_are_a_table(full: dom.Node) -> None:
    table = full.at("aufbau.knoepfe.zahl").one("table")
    assert table.one("caption").text == "Knöpfe bei Spielbeginn"
    rows = [[cell.text for cell in row.children if isinstance(cell, dom.Node)]
            for row in table.all("tr")]  # fmt: skip
    assert rows == [
        ["", "Knöpfe", "Decken <9>"],
        ["1 Person", "0", "–"],
        ["2 Personen", "5", "1"],
        ["3–4 Personen", "4", "– & –"],
        ["5 und mehr Personen", "3", "2"],
    ]
    assert full.at("aufbau.reihe.preise").one("th", scope="row").text == "Flicken & Co"


def _settings(report: str) -> Settings:
    operator = Operator(name="x", street="x", town="x", mail="x", host="x")
    return Settings(site_url="https://a.example", extra=Extra(operator=operator, report=report))


@pytest.mark.parametrize(
    ("report", "due"),
    [
        ("mailto:a@b.de?subject={title}", "mailto:a@b.de?subject=muster%3A%20naehen.preis"),
        (
            "https://git.example/issues/new?template=fehler.yml&title={title}",
            "https://git.example/issues/new?template=fehler.yml&title=muster%3A%20naehen.preis",
        ),
    ],
)
def test_a_fault_is_reported_with_game_and_rule(tmp_path: Path, report: str, due: str) -> None:
    (entry,) = library.load(records.content(tmp_path, "muster"))
    page = dom.parse(game_page.render(entry, _settings(report)).partition("\n---\n\n")[2])
    (tool,) = page.at("naehen.preis").all("a", title="Fehler melden")
    assert tool["href"] == due
    assert tool["aria-label"] == "Fehler melden: naehen.preis"
