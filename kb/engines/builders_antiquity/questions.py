"""Open questions of the record, as far as the rules meet them."""

from kb.engines.engine import OpenQuestion

NOT_FORBIDDEN = "Keine unserer Quellen verbietet es."

QUESTIONS = (
    OpenQuestion(
        "frage.werkzeug-sklave",
        ("lesart.werkzeug-nicht-fuer-sklaven", "lesart.werkzeug-auch-fuer-sklaven"),
    ),
    OpenQuestion(
        "frage.werkzeug-maschine",
        ("lesart.werkzeug-auch-fuer-maschinen", "lesart.werkzeug-nicht-fuer-maschinen"),
        "lesart.werkzeug-auch-fuer-maschinen",
        "Eine fertige Maschine wird wie ein Arbeiter eingesetzt.",
    ),
    OpenQuestion(
        "frage.zweite-universitaet",
        ("lesart.mehrere-universitaeten", "lesart.nur-eine-universitaet"),
        "lesart.mehrere-universitaeten",
        NOT_FORBIDDEN,
    ),
    OpenQuestion(
        "frage.universitaet-bei-der-arbeit",
        ("lesart.universitaet-jederzeit", "lesart.universitaet-nur-zu-hause"),
        "lesart.universitaet-jederzeit",
        NOT_FORBIDDEN,
    ),
    OpenQuestion(
        "frage.getrennt-nehmen",
        ("lesart.nehmen-einzeln", "lesart.nehmen-zusammen"),
        "lesart.nehmen-einzeln",
        "Die Beträge gelten für die Aktionen, die du auf einmal dafür verwendest.",
    ),
    OpenQuestion(
        "frage.freilassen-investition",
        ("lesart.freilassen-eigene-aktion", "lesart.freilassen-als-investition"),
        "lesart.freilassen-eigene-aktion",
        "Begrenzt ist das Nehmen einer Karte, und beim Freilassen nimmst du keine.",
    ),
    OpenQuestion(
        "frage.darlehen-frueher",
        ("lesart.darlehen-vor-der-wertung", "lesart.darlehen-vor-dem-ende"),
    ),
    OpenQuestion(
        "frage.sesterzen-wertung",
        ("lesart.zehntel", "lesart.volle-zehner"),
        "lesart.zehntel",
        "So steht es in der Zusammenfassung; je 10 Münzen rechnet nur eine Spielhilfe.",
    ),
)
