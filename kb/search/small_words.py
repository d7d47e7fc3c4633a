"""Small words: those that say how a question is meant and not what it is about, all folded."""

MUST = frozenset((
    "muss", "musst", "mussen", "musste", "brauche", "brauchst", "braucht", "brauchen", "notig",
    "notwendig", "pflicht", "zwingend", "verpflichtet", "gezwungen",
))  # fmt: skip
FORBIDDEN = frozenset(("verboten", "untersagt", "unzulassig", "ungultig", "unmoglich"))
NOT = frozenset((
    "nicht", "kein", "keine", "keinen", "keinem", "keiner", "keines", "nie", "niemals", "niemand",
    "nichts",
))  # fmt: skip
ASKING = {
    "wer": "wer", "wen": "wer", "wem": "wer", "wessen": "wer", "welche": "wer", "welcher": "wer",
    "welches": "wer", "welchen": "wer", "welchem": "wer",
    "was": "was", "wie": "was", "wieviel": "was", "wieviele": "was", "wievielte": "was",
    "wievielten": "was", "wievielter": "was", "womit": "was",
    "worauf": "was", "wovon": "was", "wofur": "was", "wozu": "was", "wodurch": "was",
    "wann": "wann", "wo": "wo", "wohin": "wo", "woher": "wo",
    "warum": "warum", "wieso": "warum", "weshalb": "warum",
}  # fmt: skip
"""Words that ask for a value, with what they ask for."""
AMOUNTS = frozenset(("wievielte", "wievielten", "wievielter", "wieviel", "wieviele"))
LEADING = frozenset((
    "in", "mit", "bei", "auf", "aus", "unter", "uber", "zu", "ab", "bis", "von", "fur", "um", "an",
    "nach", "und", "aber", "also", "oder", "denn", "ja", "seit", "vor", "durch", "gegen", "die",
    "der", "das", "den",
))  # fmt: skip
"""What may stand before the word that asks: ab wie vielen."""
ASIDE = frozenset((
    "wenn", "falls", "sobald", "obwohl", "weil", "da", "nachdem", "bevor", "wahrend", "solange",
    "als", "sofern", "indem", "ob",
))  # fmt: skip
"""What a clause begins with that says under what conditions."""
RELATIVE = frozenset((
    "dass", "damit", "bis", "um", "ohne", "statt", "anstatt", "der", "die", "das", "den", "dem",
    "dessen", "deren", "was", "wo", "wie", "welche", "welcher", "auf", "an", "mit", "in", "zu",
    "von", "bei", "aus", "fur",
))  # fmt: skip
"""What a later clause begins with that says something aside."""
CONFIRMING = frozenset(("stimmt", "richtig", "wahr", "korrekt", "heisst", "bedeutet"))
"""Who asks so wants to know if what follows is right."""
TURNING = {
    "ohne": "ohne", "ausser": "ausser", "nur": "nur", "bloss": "nur", "lediglich": "nur",
    "ausschliesslich": "nur", "hochstens": "hochstens", "maximal": "hochstens",
    "mindestens": "mindestens", "statt": "statt", "anstatt": "statt", "nichts": "nichts",
}  # fmt: skip
"""Words that turn a question into another one; who asks the same uses them too."""
MOMENTS = {
    "vor": "vor", "vorm": "vor", "bevor": "vor", "nach": "nach", "nachdem": "nach", "beim": "bei",
    "wahrend": "bei",
}  # fmt: skip
"""Words that say when, beside what happens then: before one thing is not before another."""
HAPPENING = ("en", "ung")
"""How words end for what happens: vor dem Bezahlen; but not vor der Figur."""
SPANS = frozenset(("zug", "runde"))
WITHIN = frozenset((
    "einem", "einer", "selben", "gleichen", "demselben", "derselben", "jedem", "jeder", "diesem",
    "dieser", "pro", "je",
))  # fmt: skip
"""Before a span of play: who asks about one turn does not ask about the whole game."""
_SENSES = {
    "alle": "alle allen aller alles samtliche ganz ganze ganzen ganzer",
    "selb": "selbe selben derselbe dieselbe dasselbe denselben demselben desselben derselben"
    " gleiche gleichen gleicher gleiches",
    "ander": "andere anderen anderer anderes anderem",
    "mehr": "mehr mehrere mehreren mehrfach mehrmals",
    "weniger": "weniger wenig",
    "noch": "noch nochmal nochmals weitere weiteren weiterer",
    "wieder": "wieder",
    "erst": "erst",
    "beide": "beide beiden",
    "nach": "nach nachdem danach",
    "vor": "vor bevor vorher zuvor",
    "immer": "immer jede jeden jedes jeder jedem",
    "sofort": "sofort gleich direkt unmittelbar umgehend",
    "spater": "spater nachtraglich hinterher",
    "eben": "eben gerade frisch soeben neu neue neuen neuer neues",
}
SENSES = {word: sense for sense, found in _SENSES.items() for word in found.split()}
"""Words too frequent to search for that tell one question from another, each with its sense."""
_COUNTED = ("null", "", "zwei", "drei", "vier", "funf", "sechs", "sieben", "acht", "neun", "zehn",
            "elf", "zwolf")  # fmt: skip
_ENDINGS = ("", "mal", "ten", "te", "ter", "tes", "t", "fach")
NUMBERS = {
    word + ending: str(at) for at, word in enumerate(_COUNTED) if word for ending in _ENDINGS
} | {
    "eins": "1", "dritte": "3", "dritten": "3", "dritter": "3", "drittes": "3", "dritt": "3",
    "siebte": "7", "siebten": "7", "siebter": "7", "siebtes": "7", "achte": "8", "achten": "8",
    "achter": "8", "achtes": "8", "doppelt": "2", "siebzehn": "17", "siebzehnten": "17",
}  # fmt: skip
"""Numbers as words, also where they say how often, which one or how many together."""
EMPTY = frozenset((
    "einfach", "trotzdem", "uberhaupt", "irgendwie", "extra", "tatsachlich", "wirklich",
    "normalerweise", "grundsatzlich", "theoretisch", "okay", "regel", "regeln", "laut", "stimmt",
    "richtig", "wahr", "korrekt", "moglich", "erlaubt", "gestattet", "zulassig", "geht", "gehen",
    "gultig", "verboten", "untersagt", "unzulassig", "ungultig", "unmoglich", "notig",
    "notwendig", "pflicht", "zwingend", "verpflichtet", "gezwungen", "brauche", "brauchst",
    "braucht", "brauchen", "durfte", "konnte", "spiel", "partie", "erdacht", "x",
    "heisst", "bedeutet",
))  # fmt: skip
"""Words that a question may have or lack and still be about the same."""
PEOPLE, PERSON = ("spieler", "person", "leute", "mitspieler", "kinder", "erwachsene"), "person"
"""How words for people begin that are counted, and what they are all taken for."""
PERSONS = frozenset(("spieler", "person", "leute", "jemand"))
"""Words for people, by which questions hardly differ."""
NAMES = frozenset((
    "anna", "anne", "anton", "ben", "carla", "cem", "clara", "david", "dora", "emil", "emma",
    "eva", "felix", "finn", "frieda", "greta", "hannah", "ida", "jan", "jana", "jonas", "julia",
    "karl", "laura", "lea", "lena", "leo", "lisa", "lukas", "luisa", "maria", "marie", "max",
    "mia", "mila", "nina", "noah", "ole", "oskar", "paul", "paula", "peter", "sara", "sarah",
    "sophie", "susi", "thomas", "tim", "tom",
))  # fmt: skip
"""People of our examples and of those who ask; anybody may stand for them."""
BOUND = frozenset((
    "er", "sie", "ihn", "ihm", "ihr", "dieser", "diese", "dieses", "diesen", "diesem", "dort",
    "jetzt", "damit", "darauf", "so",
))  # fmt: skip
"""Words that point to what was told before."""
