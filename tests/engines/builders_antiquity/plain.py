"""A plain second implementation: what a move costs and brings, worked out on plain data.

It follows the texts of the record, not the engine, and knows no rule ids: a move either leads to
what the mover then has, or is refused.
"""

from typing import Any

Data = dict[str, Any]
KINDS = ("stone", "wood", "architecture", "decoration")
PRICES = {"slave": 7, "tool": 2, "university": 7, "loan": -10}


def result(table: Data, move: Data, readings: dict[str, str]) -> Data | None:
    """The mover's coins, used actions and finished buildings after a move; None: refused."""
    mine = next(each for each in table["players"] if each["name"] == move["player"])
    kind, turns = move["move"], table["phase"] == "turns"
    if not turns and kind not in ("free", "repay"):
        return None
    asked = {
        "begin": _begin,
        "hire": _hire,
        "send": _send,
        "invest": _invest,
        "take": _take,
        "free": _free,
        "repay": _repay,
    }[kind](table, mine, move, readings)
    if asked is None:
        return None
    actions, wanted, gained, finishes = asked
    used = table["turn"]["used"]
    bought = max(0, used + actions - 3) - max(0, used - 3) if turns else 0
    if mine["coins"] < 5 * bought + wanted:
        return None
    pays = sum(each["pays"] for each in finishes)
    return {
        "coins": mine["coins"] - 5 * bought - wanted + gained + pays,
        "used": used + actions,
        "built": sorted(each["name"] for each in (*mine["built"], *finishes)),
    }


Asked = tuple[int, int, int, list[Data]] | None
"""Actions, sesterces that must be there, sesterces that come in, buildings that get finished."""


def _begin(table: Data, mine: Data, move: Data, readings: dict[str, str]) -> Asked:
    return (1, 0, 0, []) if move["building"] in _names(table["buildings"]) else None


def _hire(table: Data, mine: Data, move: Data, readings: dict[str, str]) -> Asked:
    return (1, 0, 0, []) if move["worker"] in _names(table["workers"]) else None


def _send(table: Data, mine: Data, move: Data, readings: dict[str, str]) -> Asked:
    site = _called(mine["sites"], move["site"])
    worker = _called(mine["workers"], move["who"])
    machine = _called(mine["built"], move["who"])
    if not site or not (worker or (machine and machine["machine"])):
        return None
    if move["who"] in [hand["who"] for hand in _hands(mine)]:
        return None
    slave = worker is not None and worker["status"] == "slave"
    if move["tool"] and not _tool_goes(mine, move["tool"], slave, bool(worker), readings):
        return None
    wage = 0 if slave or not worker else worker["wage"]
    crew = [*site["crew"], {"who": move["who"], "tool": move["tool"]}]
    done = [site] if _covers(mine, crew, site["needs"]) else []
    return table["turn"]["sent"].count(site["name"]) + 1, wage, 0, done


def _tool_goes(mine: Data, tool: str, slave: bool, human: bool, readings: dict[str, str]) -> bool:
    if tool not in mine["tools"] or tool in [hand["tool"] for hand in _hands(mine)]:
        return False
    if slave:
        return readings["frage.werkzeug-sklave"] == "lesart.werkzeug-auch-fuer-sklaven"
    return human or readings["frage.werkzeug-maschine"] == "lesart.werkzeug-auch-fuer-maschinen"


def _has_invested(table: Data, readings: dict[str, str]) -> bool:
    counted = ["invest"]
    if readings["frage.freilassen-investition"] == "lesart.freilassen-als-investition":
        counted.append("free")
    return any(kind in counted for kind in table["turn"]["done"])


def _invest(table: Data, mine: Data, move: Data, readings: dict[str, str]) -> Asked:
    if _has_invested(table, readings):
        return None
    price, card = PRICES[move["card"]], move["card"]
    finishes: list[Data] = []
    if card == "loan" and not table["loan_stack"]:
        return None
    if card == "tool" and move["choice"] not in table["tools"]:
        return None
    if card == "slave" and move["choice"] not in _names(table["slaves"]):
        return None
    if card == "university":
        school = _called(table["universities"], move["choice"])
        worker = _called(mine["workers"], move["worker"])
        if not school or not worker or not _may_study(mine, worker, readings):
            return None
        taught = {**worker, "universities": [*worker["universities"], school]}
        people = [taught if each is worker else each for each in mine["workers"]]
        site = next((each for each in mine["sites"] if worker["name"] in _crew(each)), None)
        if site and _covers({**mine, "workers": people}, site["crew"], site["needs"]):
            finishes = [site]
    return 1, max(0, price), max(0, -price), finishes


def _may_study(mine: Data, worker: Data, readings: dict[str, str]) -> bool:
    again, at_work = worker["universities"], worker["name"] in [h["who"] for h in _hands(mine)]
    if again and readings["frage.zweite-universitaet"] == "lesart.nur-eine-universitaet":
        return False
    where = readings["frage.universitaet-bei-der-arbeit"]
    if at_work and where == "lesart.universitaet-nur-zu-hause":
        return False
    return bool(worker["status"] != "slave")


def _take(table: Data, mine: Data, move: Data, readings: dict[str, str]) -> Asked:
    number, before = move["actions"], 0
    if readings["frage.getrennt-nehmen"] == "lesart.nehmen-zusammen":
        before = table["turn"]["taken"]
    if number < 1 or before + number > 3:
        return None
    return number, 0, sum(range(before + 1, before + number + 1)), []


def _free(table: Data, mine: Data, move: Data, readings: dict[str, str]) -> Asked:
    slave = _called(mine["workers"], move["slave"])
    if not slave or slave["status"] != "slave":
        return None
    if slave["name"] in [hand["who"] for hand in _hands(mine)]:
        return None
    if table["phase"] != "turns":
        return 0, 5, 0, []
    investing = readings["frage.freilassen-investition"] == "lesart.freilassen-als-investition"
    return None if investing and _has_invested(table, readings) else (1, 0, 0, [])


def _repay(table: Data, mine: Data, move: Data, readings: dict[str, str]) -> Asked:
    early = readings["frage.darlehen-frueher"] == "lesart.darlehen-vor-dem-ende"
    if not mine["loans"] or (table["phase"] == "turns" and not early):
        return None
    return 0, 15, 0, []


def _covers(mine: Data, crew: list[Data], needs: Data) -> bool:
    """Whether a crew brings every resource."""
    bag = [kind for hand in crew for kind in _brings(mine, hand)]
    return all(bag.count(kind) >= needs[kind] for kind in KINDS)


def _brings(mine: Data, hand: Data) -> list[str]:
    source = _called(mine["workers"], hand["who"]) or _called(mine["built"], hand["who"])
    assert source
    cards = [source["yields"], *(each["adds"] for each in source.get("universities", []))]
    found = [kind for card in cards for kind in KINDS for _ in range(card[kind])]
    return [*found, *([hand["tool"]] if hand["tool"] else [])]


def _hands(mine: Data) -> list[Data]:
    return [hand for each in mine["sites"] for hand in each["crew"]]


def _crew(site: Data) -> list[str]:
    return [hand["who"] for hand in site["crew"]]


def _names(cards: list[Data]) -> list[str]:
    return [each["name"] for each in cards]


def _called(cards: list[Data], name: str) -> Data | None:
    return next((each for each in cards if each["name"] == name), None)
