"""Turns: who is to move."""

from kb.engines.codec import BadData
from kb.engines.engine import rule
from kb.engines.patchwork.ending import Ending
from kb.engines.patchwork.pieces import START_SPACE
from kb.engines.patchwork.position import Player, Position


class Turns(Ending):
    """Who is to move, and who is not."""

    def owing(self, position: Position) -> Player | None:
        """Who still has to sew in a special patch."""
        return next((player for player in position.players if player.special_patches), None)

    def to_move(self, position: Position) -> str:
        """Whose turn it is, by the time tokens; nobody's once the game is over."""
        first, second = position.players
        if first.space != second.space:
            return self.behind(position)
        return "" if self.is_over(position) else self.upper(position)

    def to_act(self, position: Position) -> str:
        """Who does the next thing: sew in a special patch, else take their turn."""
        owing = self.owing(position)
        return owing.name if owing else self.to_move(position)

    @rule("zug.hinten")
    def behind(self, position: Position) -> str:
        """Always the player whose time token is further behind is to move. [regel-de]"""
        player = min(position.players, key=lambda each: each.space)
        self.note(f"{player.name} liegt hinten, auf Feld {player.space}.")
        return player.name

    @rule("zug.gleiches-feld")
    def upper(self, position: Position) -> str:
        """On a shared space it is the one whose token lies on top: who came later. [regel-de]

        Raises BadData where that is not known.
        """
        if not position.moved_last and position.players[0].space > START_SPACE:
            raise BadData("position.moved_last", "whose time token came later", "")
        self.note(f"Der Zeitstein von {position.on_top} liegt obenauf.")
        return position.on_top

    @rule("zug.mehrmals")
    def wait_for_your_turn(self, position: Position, name: str) -> None:
        """You may be to move several times, until your token is ahead. [regel-de]"""
        if name != (found := self.to_move(position)):
            self.refuse(f"Am Zug ist {found or 'niemand'}, nicht {name}.", to_move=found)
        again = name == position.moved_last and any(each.space for each in position.players)
        self.note(f"{name} ist noch einmal am Zug." if again else f"{name} ist am Zug.")

    @rule("ende.allein")
    def play_on_only_on_the_way(self, position: Position, name: str) -> None:
        """At the last space you move no more; the other plays on alone. [wikisum, bgg-411]"""
        arrived = [player.name for player in position.players if player.space >= self.last_space()]
        if name in arrived:
            self.refuse(f"{name} ist am Ziel und zieht nicht mehr.", arrived=tuple(arrived))
        self.note(f"{arrived[0]} ist am Ziel, {name} spielt allein weiter.")
