"""The facts of a game as a reader meets them: numbers, names, voices, sources, dates."""

import pytest

from tests.site import dom


def facts(page: dom.Node) -> dict[str, str]:
    """The fact box, label by label."""
    box = page.one("dl", "rf-facts")
    return {each.one("dt").text: each.all("dd")[0].text for each in box.all("div")}


def test_the_head_names_the_game_as_it_is_written(full: dom.Node) -> None:
    assert full.one("h1").text == 'Muster & Söhne: „Das __große__ Spiel" <3'
    assert full.one("title").children == ['Muster & Söhne: „Das __große__ Spiel" <3 – Regelfest']
    assert full.one("p", "rf-aka").text == (
        "Im Original: Sample & Sons · auch bekannt als Das *Muster*, Schnittmuster"
    )
    assert full.one("meta", name="description")["content"] == "Ihr näht Muster & Säume."
    assert full.at("kurz").text == "Ihr näht Muster & Säume."


def test_the_fact_box_has_numbers_and_the_date_of_the_record(full: dom.Node) -> None:
    assert facts(full) == {
        "Personen": "ab 2",
        "Minuten": "30–45",
        "Alter": "ab 8",
        "Erschienen": "2014",
        "Regeln": "18",
        "Stand": "29.11.2026",
    }
    assert full.one("dl", "rf-facts").one("time")["datetime"] == "2026-11-29"


def test_what_nobody_knows_is_said(plain: dom.Node) -> None:
    found = facts(plain)
    assert {found[label] for label in ("Personen", "Minuten", "Alter", "Erschienen")} == {
        "unbekannt"
    }
    assert found["Stand"] == "2.5.2025"


def test_the_fact_box_says_what_its_numbers_rest_on(full: dom.Node) -> None:
    box = full.one("dl", "rf-facts")
    marks = [[mark.text for mark in each.all(kind="rf-mark")] for each in box.all("div")]
    assert marks == [
        ["S. 1"],
        ["Regelheft ohne Seitenangabe", "eigene Einordnung"],
        ["S. 1", "unbestätigt"],
        ["Lexikon", "eigene Einordnung"],
        [],
        [],
    ]


def test_what_other_sources_say_of_the_numbers_stands_below(full: dom.Node) -> None:
    assert "Anders Laden Nur 20 Minuten." in full.one("dl", "rf-glance").text


def test_title_audience_and_kin_are_sourced(full: dom.Node) -> None:
    assert full.at("titel.herkunft").text == (
        "Zum Titel Der Titel ist erdacht. Kritik eigene Einordnung "
        "Anders Laden Der Händler schreibt „Musterbogen“."
    )
    assert full.at("fuer-wen").text == "Für wen Für alle, die gern nähen. eigene Einordnung"
    assert full.at("aehnlich.flicken").text == (
        "Flickwerk: Auch dort wird genäht. Kritik unbestätigt"
    )
    assert full.at("aehnlich.stand").text == "Mehr ist nicht geprüft. unbestätigt"
    assert full.at("wissen.garn").text.startswith(
        "Das Garn ist so lang wie ein Fußballfeld. Kritik"
    )


@pytest.mark.parametrize(
    ("anchor", "words"),
    [
        (
            "material.karten",
            "72 Karten & Marken = 44 Orte <groß> + 28 Artefakte, davon 4 Startkarten "
            "Die Rückseiten sind gleich. Anders Hilfe Es seien 70 Karten. S. 3",
        ),
        ("material.garn", "unbegrenzt Garn Regelheft ohne Seitenangabe"),
        ("material.nadeln", "unbekannt Nadeln unbestätigt"),
    ],
)
def test_components_show_their_number_and_its_parts(
    full: dom.Node, anchor: str, words: str
) -> None:
    assert full.at(anchor).text.removesuffix(" # ⚑") == words


def test_pieces_that_are_listed_elsewhere_are_linked(full: dom.Node) -> None:
    link = full.at("material.flicken").one("a", href="../../api/data/patchwork/patches.json")
    assert link.text == "Alle 33 als Daten (JSON)"


def test_an_edition_has_its_numbers(full: dom.Node) -> None:
    assert full.at("ausgabe-2014").text == (
        "Erste Auflage · 2014 · Musterverlag, Muster & Cie · Deutsch, Ungarisch · "
        "Artikelnummer MU-001 <a> · EAN 4002051692001 Mit losem Garn. Anders Laden Erst 2015. "
        "Regelheft ohne Seitenangabe eigene Einordnung # ⚑"
    )
    assert full.at("ausgabe-neu").text == "Neue Auflage · unbekannt Laden # ⚑"
    assert full.at("erweiterung-mehr").text.startswith("Mehr Muster · 2016 Bringt Samt. Anders")


def test_a_voice_is_quoted_in_its_language_with_author_date_mark_and_address(
    full: dom.Node,
) -> None:
    place = full.at("stimme.kritik")
    assert place.one("blockquote", lang="fr").text == "„Un jeu <très> malin“"
    assert place.one("h3").one("a")["href"] == "https://kritik.example/muster?x=1&y=2"
    assert place.one("h3").text == "Kritik & Co 7,5 von 10"
    assert place.one(kind="rf-byline").text == "Berta Beispiel, 31. Januar 2026"
    assert "Lob: Schnell erklärt." in place.text
    assert "Einwand: Das Garn verknotet." in place.text


def test_awards_and_credits_are_named(full: dom.Node) -> None:
    assert full.at("preis.nadel").text.startswith("Goldene Nadel 2015: nominiert Anders Laden")
    assert full.at("mitwirkende.autorin").text.startswith(
        "Autor: Anna Beispiel, Bo O'Neill Auch Anne."
    )


def test_lists_that_hold_nothing_say_so(full: dom.Node, plain: dom.Node) -> None:
    assert plain.at("stimmen.keine").text.startswith("Keine. unbestätigt")
    assert full.at("erweiterungen.stand").text.startswith("Sonst keine. unbestätigt")


@pytest.mark.parametrize(
    ("anchor", "words"),
    [
        (
            "quelle-heft",
            "Spielregel von „Muster & Söhne“ "
            "Regelheft · Anna Beispiel · Musterverlag · 2014 · Deutsch · 8 Seiten "
            "selbst gelesen am 1. November 2026 Das Heft liegt vor.",
        ),
        (
            "quelle-blatt",
            "Regelblatt Regelheft · Englisch · 1 Seite "
            "gelesen über: Zusammenfassung am 2. November 2026",
        ),
        (
            "quelle-notiz",
            "Zusammenfassung Zusammenfassung · Deutsch · mindestens 3 Seiten "
            "selbst gelesen am 3. November 2026",
        ),
        (
            "quelle-liste",
            "Liste der Flicken Datensatz · Deutsch selbst gelesen am 7. November 2026",
        ),
    ],
)
def test_a_source_says_what_it_is_and_how_we_read_it(
    full: dom.Node, anchor: str, words: str
) -> None:
    assert full.at(anchor).text == words


def test_a_source_leads_to_its_address(full: dom.Node) -> None:
    assert full.at("quelle-heft").one("a")["href"] == "https://muster.example/regel?a=1&b=2"
    assert full.at("quelle-blatt").all("a") == []


def test_the_bench_says_honestly_that_nothing_was_executed(full: dom.Node) -> None:
    bench = full.one(kind="rf-bench")
    assert bench.text.startswith("Noch ist nichts ausgeführt.")
    assert [each.text for each in bench.one("ul", "rf-counts").all("li")] == [
        "18 Regeln, jede mit Quelle oder Herkunft",
        "11 davon mit Seitenangabe",
        "1 davon unbestätigt",
        "5 Beispiele",
        "1 Irrtum",
        "1 offene Frage",
    ]
    assert bench.one("a", href="../../api/games/muster.json").text == "Dieses Spiel als JSON"


def test_the_bench_has_the_change_log(full: dom.Node) -> None:
    log = full.one(kind="rf-bench").one("details").one("ul").all("li")
    assert [each.text for each in log] == [
        "29. November 2026: Zweite Fassung & Korrekturen.",
        "1. März 2026: Erste Fassung.",
    ]


def test_a_game_without_a_drawing_of_its_own_has_the_plain_one(
    full: dom.Node, plain: dom.Node
) -> None:
    assert full.one("img")["src"] == "../../spiele/muster/emblem.svg"
    assert plain.one("img")["src"] == "../../assets/emblem.svg"
