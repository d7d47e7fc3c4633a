"""Words: how numbers are said in German."""


def sesterces(number: int) -> str:
    """An amount of money."""
    return "1 Sesterz" if number == 1 else f"{number} Sesterzen"


def actions(number: int) -> str:
    """A number of actions."""
    return "1 Aktion" if number == 1 else f"{number} Aktionen"


def points(number: int) -> str:
    """A number of victory points."""
    return "1 Siegpunkt" if number == 1 else f"{number} Siegpunkte"


def tenths(number: int) -> str:
    """Points that are counted in tenths."""
    whole, rest = divmod(abs(number), 10)
    sign = "−" if number < 0 else ""
    return f"{sign}{whole},{rest}" if rest else f"{sign}{whole}"
