"""Stop words: German words that say nothing of what a rule is about, folded."""

import re

STOPWORDS = frozenset(
    """
    ab aber alle allem allen aller alles als also am an ander andere anderem anderen anderer
    anderes ans auch auf aufs aus bei beim bin bis bist bitte da dabei dadurch dafur dagegen daher
    damit danach dann daran darauf daraus darf darfst darin darum das dass dasselbe davon davor
    dazu dein deine deinem deinen deiner dem den denn der deren derselbe des deshalb dessen dich
    die dies diese dieselbe dieselben diesem diesen dieser dieses dir doch dort du durch durchs
    durfen durft eben egal eigentlich ein eine einem einen einer eines er es etwa etwas euch euer
    eure fur furs ganz gar gegen genau gibt hab habe haben hast hat hatte hier hin hinters ich ihm
    ihn ihnen ihr ihre ihrem ihren ihrer im in ins ist ja jede jedem jeden jeder jedes jemand jene
    jetzt kann kannst kein keine keinem keinen keiner konnen konnt konnte machen macht mal man mehr
    mein meine meinem meinen meiner mich mir mit muss mussen musst nach ne nein nen nich nicht
    nichts noch nun nur ob oder ohne pro schon sei sein seine seinem seinen seiner seit selbst sich
    sie sind so sobald sofern sogar solche solchen soll sollen sollst sollte sondern sonst soviel
    sowie statt uber ubers um ums und uns unser unter unters viel viele vielem vielen vieler vieles
    vom von vor vors wahrend wann war ware waren warum was wegen weil welche welchem welchen
    welcher welches wem wen wenn wer werde werden wie wieder wieso wieviel wieviele will willst wir
    wird wirst wo wobei wodurch wofur woher wohin womit woraus woruber worum wovon wozu wurde
    wurden zu zum zur zwar
    """.split()  # noqa: SIM905 – a list to read
)
LINKING = frozenset(
    """
    am an auf aus bei beim das dem den der des die ein eine einem einen einer eines fur im in ins
    mit ohne pro und vom von vor zu zum zur
    """.split()  # noqa: SIM905 – a list to read
)
"""Those that only link what is looked up: Ende des Spiels."""
VAGUE = frozenset((
    "regel", "regeln", "spielregel", "spielregeln", "regelwerk", "anleitung", "spielanleitung",
))  # fmt: skip
"""Those that all of our statements are: beside other words they tell nothing."""
SPELLED = 5
"""From how many letters on a stop word may be misspelled; shorter ones are too easily others."""


def _heard(word: str) -> str:
    """A word as it sounds, more or less: without double letters, and with i for ie."""
    return re.sub(r"(.)\1", r"\1", word.replace("ie", "i"))


_BY_SOUND = {_heard(word): word for word in sorted(STOPWORDS)}


def misspelled(word: str) -> str:
    """The stop word that an unknown folded word is if it is spelled as it sounds: kanst, giebt."""
    return _BY_SOUND.get(_heard(word), "") if len(word) >= SPELLED else ""
