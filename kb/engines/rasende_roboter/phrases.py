"""Phrases: what a position or move of Rasende Roboter may lack, as readers are told in German."""

PHRASES = {
    r"a chip whose target lies on the plan": "ein Zielchip, dessen Ziel auf dem Plan liegt",
    r"a space of the plan outside the middle": "ein Feld des Plans außerhalb der Mitte",
    r"a space without another robot": "ein Feld ohne einen anderen Roboter",
    r"each chip at one place": "jeder Zielchip nur an einer Stelle",
    r"players of different names": "Personen mit verschiedenen Namen",
}
