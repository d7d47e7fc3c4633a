"""Completion: what a crew delivers, and what happens when a building is finished."""

from dataclasses import replace

from kb.engines.builders_antiquity.cards import WORDS, Building, Resources, University, Worker
from kb.engines.builders_antiquity.position import Player, Position
from kb.engines.builders_antiquity.turns import Turns
from kb.engines.builders_antiquity.words import points, sesterces
from kb.engines.engine import rule


class Completion(Turns):
    """Finishing a building as soon as its crew delivers what it needs."""

    # What a crew delivers

    @rule("ressourcen.arten")
    def resources(self) -> tuple[str, ...]:
        """There are four: stone, wood, architecture and decoration. (heft-pl)"""
        self.note("Stein, Holz, Architektur und Dekoration zählen je für sich.")
        return ("stone", "wood", "architecture", "decoration")

    @rule("universitaeten.stufe")
    def raised(self, yields: Resources, university: University) -> Resources:
        """A university raises what a worker yields. (gamesfanatic, zusammenfassung)"""
        higher = yields.plus(university.adds)
        self.note(f"{university.name}: {university.adds} mehr, zusammen {higher}.")
        return higher

    @rule("werkzeuge.wirkung")
    def more_with_a_tool(self) -> int:
        """A tool delivers one resource more. (islaythedragon)"""
        self.note("Das Werkzeug liefert 1 dazu.")
        return 1

    @rule("werkzeuge.arten")
    def delivered_by_tool(self, tool: str, resource: str) -> int:
        """There is a tool for each resource, and it delivers only that. (islaythedragon)"""
        self.note(f"{WORDS[resource]} vom Werkzeug für {WORDS[tool]}.")
        return self.more_with_a_tool() if tool == resource else 0

    def delivered(self, player: Player, site: Building) -> Resources:
        """All that the crew of a site delivers."""
        found = Resources()
        for hand in site.crew:
            found = found.plus(self.yields(player, hand.who))
            if hand.tool:
                number = {each: self.delivered_by_tool(hand.tool, each) for each in WORDS}
                found = found.plus(Resources(**number))
        return found

    def yields(self, player: Player, name: str) -> Resources:
        """What a worker or machine yields, universities included."""
        worker = player.worker(name)
        if worker is None:
            machine = player.finished(name)
            return machine.yields if machine else Resources()
        found = worker.yields
        for university in worker.universities:
            found = self.raised(found, university)
        return found

    # When a building is finished

    @rule("fertig.ueberschuss")
    def counted(self, delivered: Resources, needs: Resources) -> Resources:
        """What is delivered beyond the need is lost. (recherche)"""
        found = Resources(*(min(delivered.of(each), needs.of(each)) for each in WORDS))
        self.note(f"Geliefert ist {delivered}; davon zählt {found}.")
        return found

    @rule("fertig.bedingung")
    def is_finished(self, delivered: Resources, needs: Resources) -> bool:
        """Finished as soon as each resource is reached by itself. (gamesfanatic, recherche)"""
        counted = self.counted(delivered, needs)
        missing = [each for each in self.resources() if counted.of(each) != needs.of(each)]
        words = ", ".join(f"{needs.of(each) - counted.of(each)} {WORDS[each]}" for each in missing)
        self.note(f"Gefordert ist {needs}; " + (f"es fehlt {words}." if words else "alles ist da."))
        return not missing

    def finish_if_due(self, position: Position, name: str, at: str) -> Position:
        """The position with the site finished, if its crew delivers all that it needs."""
        player = position.player(name)
        site = player.site(at)
        if site is None or not self.is_finished(self.delivered(player, site), site.needs):
            return position
        bill = self.bill(position, name, self.actions_for_finishing())
        finished = self.pay_out(self.settle(position, name, bill), name, site)
        return self.turn_over(self.send_home(finished, name, site), name, site)

    @rule("fertig.keine-aktion")
    def actions_for_finishing(self) -> int:
        """Finishing is no action. (philojeux, zusammenfassung)"""
        self.note("Das Fertigstellen selbst kostet keine Aktion.")
        return 0

    @rule("fertig.sesterzen")
    def pay_out(self, position: Position, name: str, site: Building) -> Position:
        """The owner gets the sesterces of the card. (heft-pl, zusammenfassung)"""
        self.note(f"{name} erhält {sesterces(site.pays)} für {site.name}.")
        return position.with_coins(name, site.pays)

    @rule("fertig.rueckkehr")
    def send_home(self, position: Position, name: str, site: Building) -> Position:
        """Workers and tools of the site return to their owner. (zusammenfassung)"""
        player = position.player(name)
        for hand in site.crew:
            if (worker := player.worker(hand.who)) and worker.universities:
                kept = self.kept_universities(worker)
                player = player.with_worker(replace(worker, universities=kept))
        tools = [f"das Werkzeug für {WORDS[hand.tool]}" for hand in site.crew if hand.tool]
        self.note(f"Zurück zu {name}: {', '.join([*(hand.who for hand in site.crew), *tools])}.")
        return position.with_player(player.with_site(replace(site, crew=())))

    @rule("universitaeten.dauerhaft")
    def kept_universities(self, worker: Worker) -> tuple[University, ...]:
        """Universities stay on a worker's card for good. (archi-chouette, recherche)"""
        kept = ", ".join(each.name for each in worker.universities)
        self.note(f"Auf {worker.name} bleibt liegen: {kept}.")
        return worker.universities

    @rule("fertig.umdrehen")
    def turn_over(self, position: Position, name: str, site: Building) -> Position:
        """The card is turned over and counts its points from now on. (zusammenfassung)"""
        player = position.player(name)
        card = player.site(site.name) or site
        self.note(f"{site.name} zählt von nun an {points(site.points)}.")
        sites = tuple(each for each in player.sites if each.name != site.name)
        return position.with_player(replace(player, sites=sites, built=(*player.built, card)))
