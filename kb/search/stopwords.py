"""Stop words: German words that say nothing of what a rule is about, folded."""

STOPWORDS = frozenset(
    """
    ab aber alle allem allen aller alles als also am an ander andere anderem anderen anderer
    anderes auch auf aus bei beim bin bis bitte bist da dabei dadurch dafur dagegen daher damit
    danach dann daran darauf daraus darf darfst darin darum das dass dasselbe davon davor dazu
    dein deine deinem deinen deiner dem den denn der deren derselbe des deshalb dessen dich die
    dies diese dieselbe dieselben diesem diesen dieser dieses dir doch dort du durch durfen durft
    eben egal eigentlich ein eine einem einen einer eines er es etwa etwas euch euer eure fur ganz
    gar gegen genau gibt hab habe haben hast hat hatte hier hin ich ihm ihn ihnen ihr ihre ihrem
    ihren ihrer im in ins ist ja jede jedem jeden jeder jedes jemand jene jetzt kann kannst kein
    keine keinem keinen keiner konnen konnt konnte machen macht man mal mehr mein meine meinem
    meinen meiner mich mir mit muss mussen musst nach nein nicht nichts noch nun nur ob oder ohne
    pro schon sei sein seine seinem seinen seiner seit selbst sich sie sind so sobald sofern sogar
    soll sollen sollst sollte solche solchen sondern sonst soviel sowie statt uber um und uns unser
    viel viele vielem vielen vieler vieles
    unter vom von vor wahrend wann war ware waren warum was wegen weil welche welchem welchen
    welcher welches wem wen wenn wer werde werden wie wieder wieso wieviel wieviele will willst
    wir wird wirst wo wobei wodurch wofur woher wohin womit woraus woruber worum wovon wozu wurde
    wurden zu zum zur zwar
    """.split()  # noqa: SIM905 – a list to read
)
