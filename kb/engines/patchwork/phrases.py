"""Phrases: what a position or move of Patchwork may lack, as readers are told in German."""

PHRASES = {
    r"who reached the last space second": "wer das letzte Feld als Zweiter erreicht hat",
    r"whose time token came later": "wessen Zeitstein später dorthin kam",
    r"a space from (\d+) to (\d+)": r"ein Feld von \1 bis \2",
    r"at most (\d+) rows of (\d+) squares": r"höchstens \1 Reihen mit je \2 Feldern",
    r"squares of '\.\.', '\*\*', '##' or a patch's number, not '(.*)'": (
        r"für jedes Feld „..“, „**“, „##“ oder die Nummer eines Flickens, nicht „\1“"
    ),
    r"(\S+) in its own shape": r"\1 in der Form, die dieser Flicken hat",
    r"two players with different names": "zwei Personen mit verschiedenen Namen",
    r"the name of a player who moved last, not (.*)": (
        r"bei „moved_last“ der Name einer der beiden Personen, nicht „\1“"
    ),
    r"patches from P01 to P33, not (.*)": r"Flicken von P01 bis P33, nicht „\1“",
    r"each patch in one place only": "jeder Flicken nur an einer Stelle",
}
