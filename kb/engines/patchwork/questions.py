"""Questions: what the rulebook leaves open, how it can be read, and by what we play."""

from kb.engines.engine import OpenQuestion

FULL_QUILT = OpenQuestion(
    "frage.volle-decke",
    ("lesart.volle-decke.verfaellt", "lesart.volle-decke.bleibt-liegen"),
    default="lesart.volle-decke.verfaellt",
    because="Das Heft schweigt; die BGG-Antwort ist die einzige Auskunft, die wir kennen, und zwei "
    "Programme halten es ebenso.",
)
FEWER_THAN_THREE = OpenQuestion(
    "frage.weniger-als-drei",
    ("lesart.weniger-als-drei.vorhandene", "lesart.weniger-als-drei.kein-kauf"),
    default="lesart.weniger-als-drei.vorhandene",
    because="So ist es üblich, und nach dem Wortlaut bleibt eine Auswahl, solange Flicken "
    "daliegen.",
)
NO_ROOM = OpenQuestion(
    "frage.kein-platz",
    ("lesart.kein-platz.verboten", "lesart.kein-platz.verfaellt"),
    default="lesart.kein-platz.verboten",
    because="Alle geprüften Programme verbieten es, und es folgt aus der festen Reihenfolge: erst "
    "bezahlen, dann einfügen.",
)
SUPPLY_EMPTY = OpenQuestion(
    "frage.vorrat-leer",
    ("lesart.vorrat-leer.ersatz", "lesart.vorrat-leer.nur-was-da-ist"),
)
