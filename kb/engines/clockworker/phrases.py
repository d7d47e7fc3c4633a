"""Phrases: what a position or move of Clockworker may lack, as readers are told in German."""

PHRASES = {
    r"a set-up for 2 to 4 players of different names": (
        "ein Aufbau für 2 bis 4 Personen mit verschiedenen Namen"
    ),
    r"(\d+) start places": r"\1 Startorte",
    r"players": "mindestens eine Person",
    r"the name of a player": "der Name einer Person am Tisch",
    r"bots on slots from 1 to (\d+)": r"Werkbots auf Plätzen von 1 bis \1",
    r"bots on ascending slots, one on each": "die Plätze der Werkbots aufsteigend, jeder einmal",
    r"as many bots as slots, or 'slots' alone, not (\d+) bots": (
        r"so viele Werkbots wie Plätze oder nur „slots“, nicht \1 Werkbots"
    ),
    r"a place in 'to'": "ein Ort in „to“",
    r"places of different names": "Orte mit verschiedenen Namen",
    r"players of different names": "Personen mit verschiedenen Namen",
    r"a row of places of different names": "eine Reihe von Orten mit verschiedenen Namen",
    r"a turn of one of the players": "in „turn“ der Name einer Person am Tisch",
    r"players, since the game is over": "Personen am Tisch, denn das Spiel ist zu Ende",
}
