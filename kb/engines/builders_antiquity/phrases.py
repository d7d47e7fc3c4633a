"""Phrases: what a position or move of Antiquité may lack, as readers are told in German."""

PHRASES = {
    r"players": "mindestens eine Person",
    r"players of different names": "Personen mit verschiedenen Namen",
    r"the name of a player": "der Name einer Person am Tisch",
}
